// What the browser keeps: every game, listed with its picture, named, deleted and brought back, whatever becomes of the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  choose,
  closeSheet,
  isClosed,
  newGame,
  openGames,
  openText,
  press,
  put,
  savedGame,
  savedGames,
  set,
  type,
} from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { reload, started } from "../support/page.mjs";
import { noticeIn, part } from "../support/parts.mjs";
import { look, shows } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

/** The games as the sheet lists them, when there are so many: name, lines below it, and what can be done. */
async function listed(page, count) {
  if (!(await page.isVisible(part("games")))) await openGames(page);
  await page.waitForFunction((count) => document.querySelectorAll(".saved-game").length === count, count);
  return page.locator(".saved-game").evaluateAll((items) =>
    items.map((item) => ({
      name: item.querySelector("input").value,
      lines: [...item.querySelectorAll("p")].map((line) => line.textContent),
      buttons: [...item.querySelectorAll("button")].map((button) => button.textContent),
      here: item.querySelector(".here")?.textContent ?? "",
    })),
  );
}

const NOBODY = say("Versus Black White");
const HERE = word("ThisGame");

/** Three games, the last of them on the board. */
async function three(options) {
  const page = await open(options);
  await openText(page, "goishi 1 renju-free\nblack: Ann\nwhite: Ben\n\nh8 i7 j1\n");
  await openText(page, "goishi 1 ren:size=8\n\na1 b2 resign\n");
  await choose(page, "rin:size=8");
  await type(page, "3,3");
  return page;
}

test("every game with a move is listed, the newest first, with a picture, players, date, rules and how it stands", async () => {
  const page = await three();
  await choose(page, "rin");
  const games = await listed(page, 3);
  assert.deepEqual(
    games.map(({ name, lines: [, ...lines] }) => [name, ...lines]),
    [
      [NOBODY, "Rin 8×8", say("MovesPlayed 1")],
      [NOBODY, "Ren 8×8", say("WonByResign White Black")],
      [say("Versus Ann Ben"), `Renju ${word("NameFree")}`, say("MovesPlayed 3")],
    ],
  );
  assert.deepEqual(
    games.map(({ buttons }) => buttons),
    ["Continue", "OpenGame", "OpenGame"].map((key) => [word(key), word("DeleteGame")]),
  );
  for (const {
    lines: [date],
  } of games)
    assert.ok(Math.abs(Date.now() - Date.parse(date)) < 600_000, `${date} is just now`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".thumbnail")].every((canvas) => canvas.width === canvas.height),
  );
  const pictures = await page.locator(".thumbnail").evaluateAll((all) =>
    all.map((canvas) => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      return {
        colors: new Set(new Uint32Array(data.buffer)).size,
        text: canvas.toDataURL(),
        shown: canvas.getBoundingClientRect().width,
      };
    }),
  );
  assert.equal(new Set(pictures.map(({ text }) => text)).size, 3, "no two are alike");
  for (const { colors, shown } of pictures) assert.ok(colors > 20 && shown > 60, `${colors} colours, ${shown} px`);
});

test("a game is opened from the list and goes on; the one before it stays", async () => {
  const page = await three();
  assert.deepEqual(
    (await listed(page, 3)).map(({ here }) => here),
    [HERE, "", ""],
  );
  await page.click(".saved-game:nth-child(3) [data-load]");
  await isClosed(page);
  await shows(page, { rules: "renju-free", moves: ["h8", "i7", "j1"] });
  await put(page, "a1");
  const games = await listed(page, 3);
  assert.deepEqual([games.map(({ here }) => here), games[2].lines[2]], [["", "", HERE], say("MovesPlayed 4")]);
});

test("deleted games can be brought back where they were, one or many, until the page is left", async () => {
  const page = await three();
  const before = await savedGames(page);
  await listed(page, 3);
  await page.focus(".saved-game:nth-child(3) [data-delete]");
  await page.keyboard.press("Enter");
  await listed(page, 2);
  assert.equal(await page.textContent(noticeIn("games")), word("Deleted"), "told in the sheet: it hides all else");
  assert.deepEqual(await savedGames(page), before.slice(1));
  assert.equal(
    await page.evaluate(() => document.activeElement.ariaLabel),
    `${word("UndoDelete")}: ${say("Versus Ann Ben")}`,
    "the keyboard stays there",
  );
  await page.keyboard.press("Enter");
  await listed(page, 3);
  assert.deepEqual(await savedGames(page), before);
  await page.click("[data-delete] >> nth=0", { clickCount: 2 });
  await listed(page, 2);
  assert.equal((await savedGames(page)).length, 2, "a double click deletes one");
  await page.click("[data-delete] >> nth=0");
  assert.deepEqual(
    (await listed(page, 1)).map(({ here }) => here),
    [HERE],
  );
  await page.click("[data-restore] >> nth=1");
  await listed(page, 2);
  await page.click("[data-restore]");
  await listed(page, 3);
  assert.deepEqual(await savedGames(page), before);
});

test("a name is kept, in the record as well; the games of a match keep what makes them one", async () => {
  const page = await three();
  const rename = async (nth, name) => {
    await page.fill(`[data-rename] >> nth=${nth}`, name);
    await page.press(`[data-rename] >> nth=${nth}`, "Tab");
  };
  await listed(page, 3);
  await rename(2, "The <b>last</b> round");
  await rename(0, "Practice");
  await closeSheet(page);
  await reload(page);
  await shows(page, { rules: "rin:size=8" }, "the same game is on the board");
  assert.deepEqual(
    (await listed(page, 3)).map(({ name }) => name),
    ["Practice", NOBODY, "The <b>last</b> round"],
  );
  assert.deepEqual((await savedGame(page)).head, ["event: Practice"]);
  await closeSheet(page);
  await newGame(page, "ren:size=8", { match: true });
  await type(page, "a1");
  const { head } = await savedGame(page);
  await choose(page, "rin");
  await listed(page, 4);
  await rename(0, "Nice");
  await page.click("[data-load] >> nth=0");
  assert.deepEqual((await savedGame(page)).head, head);
});

test("a game is saved with every move: a page that is reloaded, killed or crashes loses none", async () => {
  const page = await open({ route: () => {} });
  await choose(page, "renju-free");
  for (const name of ["h8", "i7", "j1"]) {
    await put(page, name);
    await reload(page);
  }
  await press(page, "previous");
  await reload(page);
  await shows(page, { moves: ["h8", "i7", "j1"], shown: 3 });
  await put(page, "a1");
  const context = page.context();
  const visit = async () => {
    const next = await context.newPage();
    await next.goto(page.home);
    await started(next);
    await shows(next, { moves: ["h8", "i7", "j1", "a1"] });
    return next;
  };
  await page.close({ runBeforeUnload: false });
  const again = await visit();
  await again.goto("chrome://crash").catch(() => {});
  await visit();
});

/** A second window of the same browser. */
async function secondWindow(page) {
  const other = await page.context().newPage();
  await other.goto(page.home);
  await started(other);
  return other;
}

/** What one window saves reaches the other a moment later. */
const holds = (page, count) =>
  page.waitForFunction(
    (count) => Object.keys(localStorage).filter((key) => key.startsWith("goishi.game.")).length === count,
    count,
  );

test("a game that two windows go on with becomes two games, and no move is lost", async () => {
  const page = await open({ route: () => {} });
  await choose(page, "renju-free");
  await type(page, "h8", "i7");
  const other = await secondWindow(page);
  await shows(other, { moves: ["h8", "i7"] });
  await type(page, "j1");
  await type(other, "k1", "a1");
  await type(page, "a2", "a3");
  const words = (await savedGames(page)).map(({ text }) => text.split("\n\n")[1].trim());
  assert.deepEqual(words.sort(), ["h8 i7 j1 a2 a3", "h8 i7 k1 a1"]);
  await reload(page);
  await reload(other);
  assert.deepEqual(
    [(await look(page)).moves.at(-1), (await look(other)).moves.at(-1)],
    ["a3", "a1"],
    "each window its own",
  );
});

test("a game begun or deleted in one window is in the list of the other", async () => {
  const page = await open({ route: () => {} });
  await type(page, "8,8");
  const other = await secondWindow(page);
  await choose(other, "renju-free");
  await type(other, "h8");
  await holds(page, 2);
  await listed(page, 2);
  await page.click("[data-delete]");
  await closeSheet(page);
  await holds(other, 1);
  await type(other, "i7");
  await holds(page, 2); // who plays on keeps the game
});

test("settings of two windows do not overwrite each other", async () => {
  const page = await open({ route: () => {} });
  const other = await secondWindow(page);
  await set(page, "theme", "dark");
  await set(other, "confirm-by", "off");
  const settings = await page.evaluate(() => localStorage.getItem("goishi.settings"));
  assert.ok(settings.includes("theme=dark") && settings.includes("confirm=off"), settings);
});
