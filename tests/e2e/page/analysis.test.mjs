// Analysis: a finished game stays as it was played, whatever is tried in it, until somebody plays on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isPossible, openText, press, put, savedGames, textOf } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { answered, isQuiet } from "../support/opponent.mjs";
import { look, shows } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

const LOST = ["h8", "i9", "k5", "j8", "k4", "k7", "a1", "l6", "a2", "h10"];
const OVER = `goishi 1 renju-free\nwhite: computer 1\n\n${LOST.join(" ")}`;

test("tries in a finished game are variations and get no answer; playing on begins a game with one", async () => {
  const page = await open();
  await openText(page, OVER);
  await shows(page, { moves: LOST, isOver: true });
  assert.equal(await textOf(page, "call"), word("YouLost"));
  assert.equal(await isPossible(page, "play-on"), false);
  await press(page, "previous", "previous", "previous", "previous", "previous", "previous");
  await put(page, "g9", "h7");
  await isQuiet(page);
  await shows(page, { moves: LOST, isOver: false, last: "h7" });
  assert.equal(await textOf(page, "call"), word("Analysis"));
  assert.deepEqual(await page.locator(".branch").allTextContents(), ["g9", "h7"]);
  await shot(page, "analysis");
  await press(page, "to-game");
  await shows(page, { isOver: true, sentence: say("WonBy White ByFive"), shown: LOST.length });
  await page.click(".branch >> text=g9");
  await press(page, "play-on");
  const moves = await answered(page, 6);
  assert.deepEqual(moves.slice(0, 5), ["h8", "i9", "k5", "j8", "g9"]);
  const saved = (await savedGames(page)).map(({ text }) => text.trim().split("\n").at(-1));
  assert.ok(saved.includes("h8 i9 k5 j8 k4 (g9 h7) k7 a1 l6 a2 h10"), saved.join(" | "));
  assert.equal((await look(page)).isOver, false);
});
