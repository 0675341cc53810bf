// The page for those who do not see it: roles and names, what is told of every move, and a whole game by typed moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shortGame, sizeOf } from "../support/games.mjs";
import { choose, closeSheet, copied, load, openSheet, press, put, savedGame, type } from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { cell, noticeIn, part } from "../support/parts.mjs";
import { focused, look, shows } from "../support/view.mjs";
import { say, saying, word } from "../support/words.mjs";

/** The browser's own tree for screen readers: each node with its role, name, and children. */
async function tree(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const seenBy = (node) =>
    node.childIds
      .map((id) => byId.get(id))
      .filter(Boolean)
      .flatMap((child) => (child.ignored || child.role.value === "generic" ? seenBy(child) : [read(child)]));
  const read = (node) => ({
    role: node.role.value,
    name: node.name?.value ?? "",
    properties: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
    children: seenBy(node),
  });
  return read(nodes[0]);
}

const all = (node, role) => [
  ...(node.role === role ? [node] : []),
  ...node.children.flatMap((child) => all(child, role)),
];

const CORNERS = { "renju-classical": ["a15", "o1"], ren: ["a10", "j1"], "rin:size=12": ["0,0", "11,11"] };

for (const [rules, [first, last]] of Object.entries(CORNERS)) {
  test(`${rules}: the board is a grid of rows of cells that are named and can be pressed`, async () => {
    const page = await open();
    await choose(page, rules);
    const [grid, ...others] = all(await tree(page), "grid");
    assert.deepEqual([others.length, grid.name], [0, word("Board")]);
    const size = sizeOf(rules);
    assert.deepEqual(
      grid.children.map((row) => [row.role, row.children.length]),
      Array(size).fill(["row", size]),
    );
    const cells = grid.children.flatMap((row) => row.children);
    assert.ok(
      cells.every((it) => it.role === "gridcell" && it.properties.focusable),
      "all can be reached",
    );
    assert.deepEqual(
      [cells[0].name, cells.at(-1).name],
      [first, last].map((name) => `${name}, ${word("Empty")}`),
      "every point where it belongs",
    );
    assert.equal(new Set(cells.map((it) => it.name)).size, size ** 2);
  });
}

test("all else on the page has a role and a name, and sheets hide what is behind them", async () => {
  const page = await open();
  await type(page, "8,8", "3,3");
  const nodes = await tree(page);
  for (const role of [
    "button",
    "combobox",
    "textbox",
    "list",
    "region",
    "group",
    "main",
    "complementary",
    "navigation",
  ]) {
    const found = all(nodes, role);
    assert.ok(found.length > 0, `there is a ${role}`);
    if (role !== "main")
      assert.deepEqual(
        found.filter((node) => !node.name),
        [],
        `${role}s have names`,
      );
  }
  const names = all(nodes, "button").map((node) => node.name);
  for (const key of ["NewGame", "Undo", "First", "Autoplay", "Games", "Shortcuts"])
    assert.ok(names.includes(word(key)), `${key} of ${names}`);
  for (const sheet of ["new-game", "games", "share", "rules", "settings", "keys-sheet"]) {
    await openSheet(page, sheet);
    const inSheet = await tree(page);
    assert.deepEqual(
      all(inSheet, "dialog").map((dialog) => [dialog.name !== "", dialog.properties.modal]),
      [[true, true]],
      sheet,
    );
    assert.equal(all(inSheet, "grid").length, 0, `no board behind ${sheet}`);
    await closeSheet(page);
  }
});

test("cells say what lies there, when it came, and what holds of it", async () => {
  const page = await open();
  const label = (name) => page.getAttribute(cell(name), "aria-label");
  const stone = (name, color, number, ...more) =>
    [name, word(color), say(`MoveNumber ${number}`), ...more.map((key) => word(key))].join(", ");
  await load(page, "renju-classical", "h8 h9 i8 a1 j9 a3 j10 a7");
  assert.equal(await label("h8"), stone("h8", "StoneBlack", 1));
  assert.equal(await label("a7"), stone("a7", "StoneWhite", 8, "LastMove"));
  assert.equal(await label("j8"), `j8, ${say("Empty")}, ${say("Forbidden DoubleThree")}`);
  await load(page, "rin:size=8", "1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2");
  assert.equal(await label("2,2"), `2,2, ${say("StoneBlack")}, ${say("Filled")}`);
  await load(page, "renju-free", shortGame("renju-free").words);
  const { row, last } = await look(page);
  assert.equal(row.length, 5);
  assert.equal(await label(last), stone(last, "StoneWhite", 12, "LastMove", "InRow"));
});

test("moves are told when there is time for it, refusals and questions at once, and what is said twice is said twice", async () => {
  const page = await open();
  await choose(page, "renju-rif");
  assert.deepEqual(await page.evaluate(() => ["live", "alert"].map((name) => the(name).role)), ["status", "alert"]);
  await type(page, "h8");
  await shows(page, { live: say("Black h8. OpeningStone Black AWhiteStone BesideCentre"), alert: "" });
  await type(page, "a1");
  const { alert, notice } = await look(page);
  assert.match(alert, saying("Refused a1 Because WhyNotBesideTheCentre 'RIF 11'"));
  assert.equal(notice, alert);
  await type(page, "h9", "i8");
  assert.equal((await look(page)).live, `${word("Black")} i8. Ugetsu (D6). ${say("ChooseColours White")}`);
  await type(page, "resign");
  await shows(page, { alert: say("ResignQuestion White") });
  await type(page, "no", "stay");
  for (const _ of ["once", "twice"]) {
    await page.evaluate(() => {
      the("alert").textContent = "";
    });
    await type(page, "bogus");
    await shows(page, { alert: say("BadMove bogus h8") });
  }
});

test("Rin: each move is said with what it did and who is next; so are steps and what is taken back", async () => {
  const page = await open();
  await put(page, "1,1", "2,2", "9,9", "1,2", "2,1", "9,8", "9,7", "2,3", "3,2");
  await shows(page, {
    live: `${say("Black 3,2. Black 2,3.")} ${say("RingKills Black 3,2 'a stone'")} ${say("ToPlayTwoStones White")}`,
  });
  await press(page, "undo");
  await shows(page, { live: say("TakenBack Black 2,3. ToPlayOneMore Black") });
  await press(page, "first");
  await shows(page, { live: say("MoveOf 0 8 EmptyBoard ToPlayOneStone Black") });
});

test("the position as text goes to the clipboard, row by row", async () => {
  const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
  await choose(page, "ren:size=8");
  await type(page, "a8", "b1", "h8");
  await openSheet(page, "share");
  const text = await copied(page, () => press(page, "copy-board"));
  await page.waitForFunction((selector) => document.querySelector(selector).textContent, noticeIn("share"));
  assert.equal(await page.textContent(noticeIn("share")), word("BoardCopied"));
  assert.equal(
    text,
    [
      "Ren 8×8",
      " 8 x . . . . . . x",
      ...[7, 6, 5, 4, 3, 2].map((row) => ` ${row} . . . . . . . .`),
      " 1 . o . . . . . .",
      "   a b c d e f g h",
      say("ToPlay White"),
      "",
    ].join("\n"),
  );
});

test("a whole game by typed moves alone, with decisions, an offer and a foul; undo and redo are words as well", async () => {
  const page = await open();
  const { words, sentence } = shortGame("renju-rif");
  await choose(page, "renju-rif");
  for (const token of words.flatMap((token) =>
    token.endsWith("=") ? ["offer", token.slice(0, -1)] : token.split("/"),
  ))
    await type(page, token);
  await type(page, "yes");
  await shows(page, { sentence });
  assert.deepEqual((await savedGame(page)).words, words);
  await type(page, "undo", "undo", "redo");
  assert.equal((await look(page)).moves.length, words.length - 1);
  await type(page, "redo");
  await shows(page, { sentence });
  assert.equal(await page.inputValue(part("move")), "");
});

test("a line of typed moves goes as far as it can, and what is left can be mended", async () => {
  const page = await open();
  await choose(page, "renju-free");
  await type(page, "h8 I7 j1 h8 k1");
  const { moves, alert } = await look(page);
  assert.deepEqual(moves, ["h8", "i7", "j1"]);
  assert.match(alert, saying("Refused h8 WhyOccupied"));
  assert.equal(await page.inputValue(part("move")), "h8 I7 j1 h8 k1");
  assert.equal(await focused(page), "move");
});
