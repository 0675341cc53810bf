// Notes and positions: what is typed and drawn gets into the record, by mouse, touch and keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  go,
  isPressed,
  keys,
  middle,
  openText,
  PHONE,
  press,
  put,
  savedGame,
  tabTo,
  tap,
  textOf,
} from "../support/hands.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { faults } from "../support/layout.mjs";
import { reload } from "../support/page.mjs";
import { cell, part } from "../support/parts.mjs";
import { look } from "../support/view.mjs";
import { word } from "../support/words.mjs";

const GAME = "goishi 1 renju-free\n\nh8 i9 k5 j8 (g9 g8) k4 resign";
const moves = async (page) => (await savedGame(page)).words.join(" ");

test("a comment is typed, kept over a reload and undone", async () => {
  const page = await open();
  await openText(page, GAME);
  await press(page, "tab-notes");
  await page.fill(part("comment-field"), "A good game");
  assert.equal(await moves(page), "h8 i9 k5 j8 (g9 g8) k4 resign {A good game}");
  await reload(page);
  await press(page, "tab-notes");
  assert.equal(await page.inputValue(part("comment-field")), "A good game");
  await page.locator(part("comment-field")).press("End");
  await page.keyboard.type(" <b>", { delay: 5 });
  await press(page, "undo-edit");
  assert.equal(await page.inputValue(part("comment-field")), "A good game");
  assert.deepEqual(await accessibility(page), []);
});

test("marks are drawn with the mouse, and an arrow by drawing from one point to another", async () => {
  const page = await open();
  await openText(page, GAME);
  await press(page, "tab-notes", "mark-cross");
  assert.ok(await isPressed(page, "mark-cross"));
  await put(page, "c3");
  await press(page, "mark-arrow");
  await page.mouse.move(...(await middle(page, "d4")));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, "f6")), { steps: 4 });
  await page.mouse.up();
  assert.equal((await look(page)).live, word("MarkDrawn", word("ArrowFromTo", "d4", "f6")));
  assert.equal(await moves(page), "h8 i9 k5 j8 (g9 g8) k4 resign [x c3] [arrow d4 f6]");
  await shot(page, "marks");
});

test("marks are drawn by keyboard alone, and lines promoted and taken out", async () => {
  const page = await open();
  await openText(page, GAME);
  await press(page, "tab-notes");
  await tabTo(page, part("mark-letter"));
  await keys(page, "Enter", "b");
  await go(page, "c3");
  await keys(page, "Enter");
  assert.match(await page.getAttribute(cell("c3"), "aria-label"), new RegExp(word("SignLabel", "A")));
  await keys(page, "Escape");
  assert.equal(await isPressed(page, "mark-letter"), false);
  await press(page, "tab-moves");
  await page.click(".branch >> text=g9");
  await press(page, "tab-notes", "promote");
  assert.equal(await moves(page), "h8 i9 k5 g9 (j8 k4 resign [A c3]) g8");
  await press(page, "undo-edit", "remove-line");
  assert.equal(await moves(page), "h8 i9 k5 j8 k4 resign [A c3]");
});

test("a position is set up with a finger and played from", async () => {
  const page = await open(PHONE);
  await openText(page, "goishi 1 renju-free\n\nh8 i9");
  await press(page, "tab-notes", "set-up", "put-white");
  await tap(page, "h8", "c3");
  await press(page, "black-to-play", "shift-up");
  assert.match(await page.getAttribute(cell("c4"), "aria-label"), new RegExp(word("StoneWhite")));
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(await accessibility(page), []);
  await press(page, "play-here");
  assert.deepEqual((await savedGame(page)).head, ["setup: white i10 h9 c4; black to play"]);
  assert.equal((await look(page)).isOver, false);
});

test("Ren's numbers are typed, and what the rules refuse is said", async () => {
  const page = await open();
  await openText(page, "goishi 1 ren\n\na1 b1");
  await press(page, "tab-notes", "set-up");
  await page.fill(part("points-black"), "7");
  await page.locator(part("points-black")).press("Enter");
  await page.fill(part("points-white"), "x");
  await page.locator(part("points-white")).press("Tab");
  assert.equal(await page.inputValue(part("points-white")), "0");
  assert.match(await textOf(page, "notice-text"), new RegExp(word("FaultSetupRange")));
  await press(page, "analyse-here");
  assert.match((await savedGame(page)).text, /score 7-0/);
});
