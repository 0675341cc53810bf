// Clocks: what they show, whose runs, and what happens when a flag falls. The time is the test's own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hover, isOpen, newGame, openSheet, press, put, reopen } from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { reload } from "../support/page.mjs";
import { field, part } from "../support/parts.mjs";
import { shows } from "../support/view.mjs";
import { called, say, word } from "../support/words.mjs";

/** From now on the page's time stands still until a test lets it pass. */
const standStill = (page) =>
  page.evaluate(() => {
    const [date, start] = [Date.now(), performance.now()];
    window.passed = 0;
    Date.now = () => date + window.passed;
    performance.now = () => start + window.passed;
  });

/** Lets seconds pass; the page sees it when it looks, or at once where the mouse leaves the board. */
const passUnseen = (page, seconds) =>
  page.evaluate((seconds) => {
    window.passed += seconds * 1000;
  }, seconds);
async function pass(page, seconds) {
  await passUnseen(page, seconds);
  await page.evaluate(() => the("board").dispatchEvent(new PointerEvent("pointerleave")));
}

/** A page with a new game that has these clocks. */
async function withClocks(rules, clock) {
  const page = await open();
  await standStill(page);
  await newGame(page, rules, { texts: { clock } });
  return page;
}

/** Black's clock and White's, when the page has looked at the time. */
async function isAt(page, ...clocks) {
  const isSo = (clocks) => ["black-clock", "white-clock"].every((part, i) => the(part).textContent === clocks[i]);
  await page.waitForFunction(isSo, clocks, { timeout: 5_000 }).catch(() => {});
  return shows(page, { clocks });
}

test("the clock of who is to move runs, each stone brings seconds, and undo takes them back", async () => {
  const page = await withClocks("renju-classical", "10+5");
  await pass(page, 61);
  await isAt(page, "8:59", "10:00");
  await put(page, "h8");
  await pass(page, 0.5);
  await isAt(page, "9:04", "10:00");
  await pass(page, 589.5);
  await put(page, "h9");
  await isAt(page, "9:04", "0:15");
  await press(page, "undo");
  await pass(page, 2);
  await isAt(page, "9:04", "0:08.0");
});

test("the clocks are seen to run by themselves, also again after Undo took back the end of the game", async () => {
  const page = await withClocks("renju-pritchard", "5+0");
  const shows = (time) => page.waitForFunction((time) => the("black-clock").textContent === time, time);
  await passUnseen(page, 10);
  await shows("4:50");
  await put(page, ..."h8 a1 i8 a3 j8 a5 k8 a7 l8".split(" "));
  await hover(page);
  await page.waitForTimeout(500); // the last look at the clocks of the finished game
  await pass(page, 100);
  await isAt(page, "4:50", "5:00");
  await page.focus(part("undo"));
  await page.keyboard.press("Enter");
  await passUnseen(page, 10);
  await shows("4:40");
});

test("Pause stops both clocks and lets them go on", async () => {
  const page = await withClocks("renju-free", "5+3");
  await press(page, "pause");
  await pass(page, 100);
  await isAt(page, "5:00", "5:00");
  assert.equal(await page.textContent(part("pause")), word("Resume"));
  await press(page, "pause");
  await pass(page, 5);
  await isAt(page, "4:55", "5:00");
  assert.equal(await page.textContent(part("pause")), word("Pause"));
});

test("a flag that falls ends the game, also while somebody looks back; who goes on all the same does so without clocks", async () => {
  const page = await withClocks("renju-rif", "1+0");
  await put(page, "h8", "h9", "h10");
  await press(page, "first");
  await pass(page, 59);
  await shows(page, { isOver: false });
  await pass(page, 1);
  const sentence = say("WonByTime Black White");
  const { live, moves } = await shows(page, { sentence, decisions: "rematch", clocks: ["1:00", "0:00.0"] });
  assert.ok(live.endsWith(sentence), live);
  assert.equal(moves.at(-1), called("time"));
  await press(page, "undo");
  await shows(page, { sentence: say("ChooseColours White"), clocks: ["", ""] });
});

test("where players are the referees a flag is not announced, and wins when it is claimed", async () => {
  const page = await withClocks("renju-rif:referee=players", "1+0");
  await put(page, "h8", "h9", "h10");
  await pass(page, 61);
  await isAt(page, "1:00", "0:00.0");
  await shows(page, { sentence: say("ChooseColours White"), effect: "", notice: "" });
  await press(page, "claim-white");
  await shows(page, { notice: word("ClaimFailed") });
  await press(page, "claim-black");
  await shows(page, { sentence: say("WonByTime Black White") });
});

test("clocks that cannot be read are refused in the sheet, and the game stays", async () => {
  const page = await open();
  await put(page, "3,3");
  await openSheet(page, "new-game");
  for (const text of ["0", "ten", "0+5", "30/0", "-5+5", "١٠+٥", "<b>", "x".repeat(2000)]) {
    await page.fill(field("clock"), text);
    await press(page, "start");
    assert.ok(await isOpen(page, "new-game"), text);
    assert.equal(await page.inputValue(field("clock")), text, "with what was written");
  }
  await page.keyboard.press("Escape");
  await shows(page, { moves: ["3,3"] });
  await newGame(page, "renju-free", { texts: { clock: " 10 " } });
  await shows(page, { decisions: "back pause", clocks: ["10:00", "10:00"] });
  await newGame(page, "renju-free", { texts: { clock: "" } });
  await shows(page, { clocks: ["", ""], decisions: "back" }, "no clocks, no Pause");
});

test("a reload keeps the clocks, and they stand still until somebody goes on; so does a game that was set aside", async () => {
  const page = await withClocks("renju-classical", "10+5");
  await pass(page, 60);
  await put(page, "h8");
  await pass(page, 30);
  await isAt(page, "9:05", "9:30");
  await reload(page);
  await standStill(page);
  await pass(page, 500);
  await isAt(page, "9:05", "9:30");
  await press(page, "pause");
  await pass(page, 10);
  await isAt(page, "9:05", "9:20");
  await newGame(page, "renju-free", { texts: { clock: "" } });
  await pass(page, 100);
  await reopen(page);
  await isAt(page, "9:05", "9:20");
});

test("clocks do not follow the machine's own clock when that is set", async () => {
  const page = await open();
  await newGame(page, "renju-free", { texts: { clock: "10+5" } });
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 3_600_000;
  });
  await page.evaluate(() => the("board").dispatchEvent(new PointerEvent("pointerleave")));
  await shows(page, { isOver: false });
});
