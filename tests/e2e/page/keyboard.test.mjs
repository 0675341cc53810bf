// The page without a mouse: where Tab leads, how the board is walked over, and where the focus goes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo } from "../support/games.mjs";
import {
  closeSheet,
  isOpen,
  keys,
  load,
  newGame,
  openSheet,
  openText,
  painted,
  press,
  put,
  tabTo,
  type,
} from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { reload } from "../support/page.mjs";
import { cell, opener, part } from "../support/parts.mjs";
import { focused, hasMoves, isOnBoard, judged, look, shows } from "../support/view.mjs";
import { say, saying } from "../support/words.mjs";

const isAfter = (page, moves, rules = "rin") => shows(page, judged(rules, moves));

/** Tab by Tab through the whole page, from its start to its last control. Not beyond: there the browser's own window has the focus. */
async function stops(page) {
  const seen = [];
  while (seen.at(-1) !== "keys-sheet") {
    await keys(page, "Tab");
    seen.push(await focused(page));
    assert.ok(seen.length < 60, `no end: ${seen}`);
  }
  return seen;
}

/** The keys that lead from the start of the page to the board: past three games, their rules and New game. */
const TO_BOARD = Array(6).fill("Tab");

test("Tab stops at every control once, and at the board once, both ways", async () => {
  const page = await open({ path: linkTo("rin", ["3,4", "5,6"]) });
  await press(page, "dismiss");
  await reload(page);
  const forth = await stops(page);
  assert.deepEqual(forth, [
    "Renju",
    "Ren",
    "Rin",
    "rule-set",
    "new",
    "8,8",
    "white-seat",
    "black-seat",
    "tab-moves",
    "move 2",
    "first",
    "previous",
    "autoplay",
    "next",
    "last",
    "undo",
    "redo",
    "hint",
    "resign",
    "move",
    "games-button",
    "share-button",
    "learn-button",
    "rules",
    "settings",
    "keys-sheet",
  ]);
  const back = forth.slice(-1);
  while (back.length < forth.length) {
    await keys(page, "Shift+Tab");
    back.push(await focused(page));
  }
  assert.deepEqual(back, forth.reverse());
});

test("the arrows lead through the tabs, which are one stop", async () => {
  const page = await open({ path: linkTo("rin", ["3,4", "5,6"]) });
  await press(page, "dismiss");
  await page.focus(part("tab-moves"));
  for (const [key, tab] of [
    ["ArrowRight", "analysis"],
    ["ArrowLeft", "moves"],
    ["ArrowLeft", "search"],
    ["Home", "moves"],
    ["End", "search"],
  ]) {
    await keys(page, key);
    assert.equal(await focused(page), `tab-${tab}`, key);
    assert.ok(await page.isVisible(part(`panel-${tab}`)), key);
    assert.equal(await page.getAttribute(part(`panel-${tab}`), "role"), "tabpanel");
  }
  await keys(page, "Shift+Tab", "Tab");
  assert.equal(await focused(page), "tab-search", "Tab comes back to the open one");
  await isAfter(page, ["3,4", "5,6"]);
});

test("the board stays one stop wherever the arrows have led, which stop at its edge", async () => {
  const page = await open();
  await keys(page, ...TO_BOARD);
  assert.equal(await focused(page), "8,8", "the middle comes first");
  for (const [key, at] of [
    ["ArrowUp", "7,8"],
    ["ArrowLeft", "7,7"],
    ["Home", "7,0"],
    ["ArrowLeft", "7,0"],
    ["PageDown", "15,0"],
    ["ArrowDown", "15,0"],
    ["Control+Home", "0,0"],
    ["Control+End", "15,15"],
    ["Shift+ArrowLeft", "15,15"],
    ["Alt+ArrowUp", "15,15"],
  ]) {
    await keys(page, key);
    assert.equal(await focused(page), at, key);
  }
  assert.equal(await page.locator(".cell[tabindex='0']").count(), 1);
  await keys(page, "Tab");
  assert.equal(await focused(page), "white-seat");
  await keys(page, "Shift+Tab");
  assert.equal(await focused(page), "15,15", "Tab comes back to where it was");
  await keys(page, "Shift+Tab");
  assert.equal(await focused(page), "new");
  assert.deepEqual(await page.evaluate(() => [scrollX, scrollY]), [0, 0], "the page does not move");
  await isAfter(page, []);
});

test("Enter and the space bar put a stone; the focus stays and can be seen", async () => {
  const page = await open();
  await keys(page, ...TO_BOARD, "Enter", "ArrowRight", " ");
  await isAfter(page, ["8,8", "8,9"]);
  assert.equal(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), "solid");
  await keys(page, "Enter");
  const { notice } = await isAfter(page, ["8,8", "8,9"]);
  assert.match(notice, saying("Refused 8,9 WhyOccupied"));
  assert.equal(await focused(page), "8,9");
});

test("Escape leads from the field for typed moves back to the point where the board was left, and says no to a question", async () => {
  const page = await open();
  await keys(page, ...TO_BOARD, "Enter", "ArrowRight", "Enter", "ArrowUp", "m", "3", "Escape");
  assert.equal(await focused(page), "7,9");
  await keys(page, "m");
  await type(page, "resign");
  assert.ok(await page.isVisible(part("confirm")));
  await keys(page, "Escape");
  assert.deepEqual([await focused(page), await page.isVisible(part("confirm"))], ["7,9", false]);
});

/** The ways out of each sheet: the part or the words of what has the focus, and the key. */
const CLOSE = "×";
const WAYS_OUT = [
  ["new-game", null, "Escape"],
  ["new-game", "start", "Escape"],
  ["new-game", CLOSE, "Enter"],
  ["new-game", CLOSE, " "],
  ["rules", null, "Escape"],
  ["rules", CLOSE, " "],
  ["settings", null, "Escape"],
  ["settings", CLOSE, "Enter"],
  ["share", "text", "Escape"],
  ["share", CLOSE, "Enter"],
  ["games", null, "Escape"],
  ["games", CLOSE, "Enter"],
  ["keys-sheet", null, "Escape"],
  ["keys-sheet", CLOSE, "Enter"],
];

test("the sheets open and close by keys, which start no new game, and the focus returns", async () => {
  const page = await open();
  await newGame(page, "rin:size=8");
  await put(page, "5,5");
  for (const [sheet, stop, key] of WAYS_OUT) {
    await page.focus(opener(sheet));
    const from = await focused(page);
    await keys(page, "Enter");
    assert.ok(await isOpen(page, sheet));
    for (let i = 0; stop && (await focused(page)) !== stop; i++) {
      assert.ok(i < 60, `Tab leads to no ${stop}`);
      await keys(page, "Tab");
    }
    await keys(page, key);
    assert.ok(!(await isOpen(page, sheet)), `${key} closes ${sheet}`);
    assert.equal(await focused(page), from, `the focus returns from ${sheet}`);
    await painted(page);
  }
  await isAfter(page, ["5,5"], "rin:size=8");
});

test("Escape closes the rules also after a click into their text", async () => {
  const page = await open();
  await openSheet(page, "rules");
  await page.frameLocator(part("guide")).getByRole("heading").first().click();
  await closeSheet(page);
});

test("a game is pasted by keys: to the text and to opening it", async () => {
  const page = await open();
  await page.focus(opener("games"));
  await keys(page, "Enter");
  assert.equal(await focused(page), "games-title", "no field: on a phone that would bring a keyboard");
  await tabTo(page, "summary");
  await keys(page, "Enter");
  await tabTo(page, part("paste"));
  await page.keyboard.type("goishi 1 renju-free\n\nh8 h9");
  await tabTo(page, part("open-text"));
  await keys(page, "Enter");
  await hasMoves(page, 2);
  assert.ok(await isOnBoard(page), "the focus goes to the game");
});

test("a control keeps the focus when it can do no more, and says so", async () => {
  const page = await open();
  await put(page, "5,5");
  await page.focus(part("undo"));
  await keys(page, "Enter", "Enter");
  assert.equal(await focused(page), "undo");
  assert.equal(await page.getAttribute(part("undo"), "aria-disabled"), "true");
});

test("whoever decides by keys finds the focus on the board afterwards, whatever came of it", async () => {
  const page = await open();
  const decides = async (name) => {
    await page.focus(part(name));
    await keys(page, "Enter");
    await painted(page); // a browser takes the focus from what is hidden with the next frame
  };
  for (const [rules, moves, name] of [
    ["renju-rif", "h8 h9 h10", "stay"],
    ["ren", "e5", "pass"],
    ["renju-rif", "h8 h9 i8 stay a1 k11/g5 k11 a3=", "refuse"],
  ]) {
    await load(page, rules, moves);
    await decides(name);
    assert.ok(await isOnBoard(page), `not lost with ${name}`);
  }
  await load(page, "renju-rif", "h8 h9");
  await decides("resign");
  await decides("cancel");
  assert.ok(await isOnBoard(page));
  await decides("resign");
  await keys(page, "Enter");
  await shows(page, { question: "", isOver: false }, "only Yes is a yes");
  await decides("resign");
  await decides("confirm");
  await shows(page, { sentence: say("WonByResign White Black") });
  assert.ok(await isOnBoard(page));
});

test("a foul that loses: Enter asks, Tab leads to Yes and No, and the board has the focus afterwards", async () => {
  const page = await open();
  await load(page, "renju-rif", "h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5");
  await page.focus(cell("i8"));
  await keys(page, "Enter", "Tab", "Tab", "Tab");
  assert.equal(await focused(page), "confirm");
  await keys(page, "Tab");
  assert.equal(await focused(page), "cancel");
  await keys(page, "Enter");
  assert.deepEqual([(await look(page)).question, await focused(page)], ["", "i8"]);
  await keys(page, "Enter", "Tab", "Tab", "Tab", "Enter");
  await shows(page, { sentence: say("WonBy White ByDoubleThree") });
  assert.equal(await focused(page), "i8");
});

test("after Resign the keyboard is at Yes and No", async () => {
  const page = await open();
  await put(page, "5,5");
  await page.focus(part("resign"));
  await keys(page, "Enter");
  const far = async () => {
    for (let i = 0; i <= 2; i++) {
      if (["confirm", "cancel"].includes(await focused(page))) return i;
      await keys(page, "Tab");
    }
    return Infinity;
  };
  assert.ok((await far()) <= 1, "at most one Tab away");
});

test("a saved game with another board that is opened from the list has the focus", async () => {
  const page = await open();
  await newGame(page, "rin:size=8");
  await put(page, "3,3");
  await openText(page, "goishi 1 renju-free\n\nh8\n");
  await page.focus(cell("h8"));
  await keys(page, "g");
  await page.focus(`${part("saved")} [data-load]`);
  await keys(page, "Enter");
  await shows(page, { rules: "rin:size=8" });
  await painted(page);
  assert.ok(await isOnBoard(page), await focused(page));
});

test("arrow keys on the list of rule sets begin no new game while it is being looked through", async () => {
  const page = await open();
  await openText(page, "goishi 1 renju-free\n\nh8 i9 d11\n");
  await page.focus(part("rule-set"));
  await keys(page, "ArrowUp", "ArrowUp");
  await shows(page, { moves: ["h8", "i9", "d11"] });
  await keys(page, "Escape");
  await page.focus(part("undo"));
  await shows(page, { moves: ["h8", "i9", "d11"] });
});

test("a typed point beyond the board leaves the board in reach of the keyboard", async () => {
  for (const [rules, token] of [
    ["renju-classical", "a16"],
    ["ren:size=8", "h9"],
    ["rin:size=8", "8,8"],
  ]) {
    const page = await open({ path: linkTo(rules, "") });
    await type(page, token);
    assert.notEqual((await look(page)).notice, "");
    assert.equal(await page.locator(".cell[tabindex='0']").count(), 1, rules);
    await keys(page, "Escape");
    assert.ok(await isOnBoard(page), rules);
  }
});
