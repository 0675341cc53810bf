// Studying as a player of Renju does: the solver, positions of all games, and a database of one's own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gameSays, go, keys, openSheet, openText, PHONE, press, savedGame, tabTo, textOf } from "../support/hands.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { faults } from "../support/layout.mjs";
import { cell, part } from "../support/parts.mjs";
import { look } from "../support/view.mjs";
import { startOf, word } from "../support/words.mjs";

const OPEN_THREES = "goishi 1 renju-free\nsetup: black a1 a15 o1 o15; white g8 h8 i9 i10; white to play\n\n";
const has = (page, name, text) =>
  page.waitForFunction(([name, text]) => document.querySelector(name).textContent.includes(text), [part(name), text]);

test("the solver answers by keyboard alone: the line, all first moves, what stops it, and the threats", async () => {
  const page = await open();
  await openText(page, OPEN_THREES);
  await press(page, "tab-analysis");
  await tabTo(page, part("white-fours"));
  await keys(page, "Enter");
  await has(page, "thoughts", word("RefutedFours", word("WhiteName")));
  await tabTo(page, part("white-threes"));
  await keys(page, "Enter");
  await has(page, "thoughts", "i8");
  const said = await textOf(page, "thoughts");
  assert.ok(said.startsWith(startOf("SolverProved")), said);
  assert.ok(said.includes(startOf("WinningFirst")) && said.includes(word("NothingStops")), said);
  await tabTo(page, `${part("thoughts")} button`);
  assert.deepEqual(await accessibility(page), []);
  await shot(page, "solver");
  await tabTo(page, part("threats"));
  await keys(page, "Enter");
  await page.waitForFunction(
    () => document.querySelector("[data-part=threats]").getAttribute("aria-pressed") === "true",
  );
  await page.waitForFunction(
    ([at, three]) => document.querySelector(at).ariaLabel.includes(three),
    [cell("i8"), word("RankThree")],
  );
  assert.deepEqual(await accessibility(page), []);
});

test("the solver has room on a phone", async () => {
  const page = await open(PHONE);
  await openText(page, OPEN_THREES);
  await press(page, "tab-analysis", "white-threes");
  await has(page, "thoughts", "i8");
  assert.deepEqual(await faults(page), []);
  await shot(page, "solver-phone");
});

test("Ren's weak stones and Rin's stones left are set up by keyboard alone", async () => {
  const page = await open();
  await openText(page, "goishi 1 ren\n\na1 b1 a3");
  await press(page, "tab-notes");
  await tabTo(page, part("set-up"));
  await keys(page, "Enter");
  await tabTo(page, part("put-weak"));
  await keys(page, "Enter", "b");
  await go(page, "a1");
  await keys(page, "Enter");
  await tabTo(page, part("white-to-play"));
  await keys(page, "Enter");
  assert.deepEqual(await accessibility(page), []);
  await tabTo(page, part("play-here"));
  await keys(page, "Enter");
  assert.deepEqual((await savedGame(page)).head, ["setup: black a3 a1; white b1; white to play; weak a1"]);
  await openText(page, "goishi 1 rin\n\n3,3");
  await press(page, "tab-notes");
  await tabTo(page, part("set-up"));
  await keys(page, "Enter");
  await tabTo(page, part("one-left"));
  await keys(page, "Enter");
  for (const name of ["turn-stones", "mirror-stones", "shift-left"]) {
    await tabTo(page, part(name), "Shift+Tab");
    await keys(page, "Enter");
  }
  assert.deepEqual(await accessibility(page), []);
  await tabTo(page, part("analyse-here"));
  await keys(page, "Enter");
  assert.deepEqual((await savedGame(page)).head, ["setup: black 3,2; white to play one"]);
});

const DATABASE = `<?xml version="1.0"?><database>
<players><player id="1" name="Ann" surname="Lee"/><player id="2" name="Bo" surname="Kim"/><player id="3" name="Cy" surname="Ray"/></players>
<tournaments><tournament id="1" name="Cup" year="2026"/></tournaments>
<openings><opening id="4" name="Kagetsu" abbr="D4"/><opening id="5" name="Hogetsu" abbr="I7"/></openings>
<games><game id="1" tournament="1" round="3" rule="1" black="1" white="2" bresult="1" opening="4" alt="g9" swap="R"><move>h8 h9 i9 g8 i8 i7</move><info/></game>
<game id="2" tournament="1" rule="1" black="3" white="1" bresult="0" opening="5" swap="-"><move>h8 i9 i7 g8 g9</move><info/></game>
<game id="3" tournament="1" rule="1" black="2" white="3" bresult="0.5" opening="4"><move>h8 h9 g9 i8</move><info/></game></games></database>`;

test("a database of one's own is opened, listed, and searched by player, opening and position", async () => {
  const page = await open();
  await openSheet(page, "games");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, "open-file")]);
  await chooser.setFiles({ name: "mine.rif", mimeType: "application/xml", buffer: Buffer.from(DATABASE) });
  await page.waitForSelector("[data-game-of-file]");
  assert.equal(await page.locator("[data-game-of-file]").count(), 3);
  assert.deepEqual(await accessibility(page), []);
  await page.locator("[data-game-of-file='0']").press("Enter");
  await gameSays(page, "black: Ann Lee");
  const { head, words } = await savedGame(page);
  assert.deepEqual(head, ["black: Ann Lee", "white: Bo Kim", "event: Cup (3)", "date: 2026", "result: B+"]);
  assert.equal(words.slice(0, 8).join(" "), "h8 h9 i9 swap g8 g9/i8 i8 i7");
  await press(page, "tab-search");
  await has(page, "search-said", word("GamesFound", 1));
  await press(page, "only-here");
  await has(page, "search-said", word("GamesFound", 3));
  await page.fill(part("search-words"), "cy ray");
  await has(page, "search-said", word("GamesFound", 2));
  await page.fill(part("search-words"), "hogetsu");
  await has(page, "search-said", word("GamesFound", 1));
  await page.fill(part("search-words"), "");
  await press(page, "only-here", "first");
  await has(page, "search-said", word("GamesFound", 3));
  assert.deepEqual(await accessibility(page), []);
  assert.deepEqual((await look(page)).alert, "");
});
