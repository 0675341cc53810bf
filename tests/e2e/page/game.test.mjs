// One game and the next: taking back, looking back, other lines, other games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo, randomGame } from "../support/games.mjs";
import {
  choose,
  hover,
  isPossible,
  isPressed,
  newGame,
  openText,
  painted,
  press,
  put,
  reopen,
  savedGame,
  savedGames,
  textOf,
  turn,
  type,
} from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { reload } from "../support/page.mjs";
import { part, tab } from "../support/parts.mjs";
import { picture } from "../support/pixels.mjs";
import { judged, look, shows } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

const FIVE = ["1,1", "2,2", "3,3", "4,4", "5,5"];
const isAfter = (page, moves) => shows(page, judged("rin", moves));
const isAt = (page, ply, moves = FIVE) => isAfter(page, moves.slice(0, ply));
const goTo = (page, ply) => page.click(`.move[data-ply="${ply}"]`);
const wordsOf = async (page) => (await savedGame(page)).words.join(" ");

async function possible(page, ...names) {
  const found = await Promise.all(names.map((name) => isPossible(page, name)));
  return names.filter((_, i) => found[i]).join(" ");
}

test("undo takes stones back one by one with what they did, redo brings them back, a new stone ends that", async () => {
  const page = await open();
  assert.equal(await possible(page, "undo", "redo", "first", "previous", "next", "last"), "");
  const ring = ["1,2", "2,2", "9,9", "2,1", "2,3", "9,8", "9,7", "3,2"];
  await put(page, ...ring);
  assert.deepEqual((await isAt(page, 8, ring)).killed, ["2,2"]);
  for (const ply of [7, 6]) {
    await press(page, "undo");
    await isAt(page, ply, ring);
  }
  assert.equal(await possible(page, "undo", "redo"), "undo redo");
  await press(page, "redo", "redo");
  await isAt(page, 8, ring);
  await press(page, "undo");
  await put(page, "12,12");
  assert.equal(await possible(page, "redo"), "");
});

test("the steps and the list lead through the game and show where we are", async () => {
  const page = await open();
  await put(page, ...FIVE);
  for (const [name, ply] of [
    ["previous", 4],
    ["previous", 3],
    ["first", 0],
    ["next", 1],
    ["last", 5],
  ]) {
    await press(page, name);
    const { lookingBack } = await isAt(page, ply);
    assert.equal(lookingBack, ply < 5 ? say(`LookingBack ${ply} 5`) : "");
  }
  assert.equal(await possible(page, "first", "previous", "next", "last"), "first previous");
  for (const ply of [2, 4, 1]) {
    await goTo(page, ply);
    await isAt(page, ply);
  }
  await press(page, "undo");
  await isAt(page, 0);
  assert.equal(await wordsOf(page), FIVE.join(" "), "looking changes nothing, and undo never leaps forward");
});

test("the list of a long game follows the moves in its own window", async () => {
  const moves = randomGame("rin");
  const page = await open({ path: linkTo("rin", moves) });
  await isAt(page, moves.length, moves);
  const inSight = async (ply) => {
    await painted(page);
    return page.evaluate((ply) => {
      const [list, move] = [the("moves"), document.querySelector(`.move[data-ply="${ply}"]`)].map((it) =>
        it.getBoundingClientRect(),
      );
      return move.top >= list.top - 1 && move.bottom <= list.bottom + 1;
    }, ply);
  };
  assert.ok(await inSight(moves.length));
  await press(page, "first", "next");
  assert.ok(await inSight(1));
  assert.ok(!(await inSight(moves.length)), "the list is longer than its window");
  assert.equal(await page.evaluate(() => scrollY), 0, "the page itself stays");
});

test("a stone put at an earlier position is a try, the game stays, and undo takes just that stone", async () => {
  const page = await open();
  await put(page, ...FIVE);
  await goTo(page, 2);
  await put(page, "9,9");
  assert.equal(await wordsOf(page), "1,1 2,2 3,3 (9,9) 4,4 5,5");
  await press(page, "previous");
  await put(page, "3,3");
  assert.equal(await wordsOf(page), "1,1 2,2 3,3 (9,9) 4,4 5,5");
  await isAt(page, 3);
  await goTo(page, 2);
  await put(page, "8,8");
  await press(page, "undo");
  assert.deepEqual((await isAt(page, 2)).moves, FIVE);
  assert.equal(await wordsOf(page), "1,1 2,2 3,3 (9,9) 4,4 5,5");
});

test("variations stand below the moves they replace; each can be looked at, and the game stays", async () => {
  const page = await open();
  await openText(page, "goishi 1 renju-free\n\nh8 i7 (g7 j1) (i9) k1 a1");
  const game = ["h8", "i7", "k1", "a1"];
  const branches = () => page.locator(".branch").allTextContents();
  assert.deepEqual([(await look(page)).moves, await branches()], [game, ["g7", "j1", "i9"]]);
  await page.click(".branch >> text=j1");
  await shows(page, { moves: game, last: "j1" });
  assert.equal(await page.locator('.branch[aria-current="step"]').textContent(), "j1");
  await goTo(page, 1);
  await put(page, "h9");
  await reload(page);
  assert.deepEqual([(await look(page)).moves, await branches()], [game, ["g7", "j1", "i9", "h9"]]);
});

test("the list of saved games leads to every game that was begun, also after a reload; empty boards leave no trace", async () => {
  const page = await open();
  for (const rules of ["rin", "rin:size=12", "rin:size=8"]) {
    if (rules !== "rin") await newGame(page, rules);
    await put(page, "1,1");
  }
  const seen = [];
  for (const index of [0, 1, 0, 1]) {
    await reopen(page, index);
    await reload(page);
    seen.push((await look(page)).size);
  }
  assert.deepEqual(seen, [12, 16, 8, 16], "the games that are not on the board, from 8 to 16");
  await newGame(page, "rin:size=8");
  await newGame(page, "rin:size=12");
  assert.equal((await savedGames(page)).filter(({ text }) => text.includes("1,1")).length, 3);
  await reopen(page);
  assert.equal((await savedGames(page)).length, 3, "none is lost, none is added");
});

test("a tab returns to the game of that name which is still open", async () => {
  const page = await open();
  await choose(page, "renju-free");
  await type(page, "h8", "i7");
  await choose(page, "ren:size=8");
  await type(page, "a1");
  await page.click(tab("Renju"));
  await shows(page, { rules: "renju-free", moves: ["h8", "i7"] });
  await page.click(tab("Ren"));
  await type(page, "resign", "yes");
  await page.click(tab("Renju"));
  await page.click(tab("Ren"));
  await shows(page, { rules: "ren:size=8", moves: [] }, "what is over is not gone on with");
});

test("a rematch: the same rules, exchanged colours, the old game kept; only when a game is over", async () => {
  const page = await open();
  await newGame(page, "rin:size=8", { texts: { black: "Ann", white: "Ben", clock: "10+5" } });
  assert.ok(!(await page.isVisible(part("rematch"))));
  await put(page, "3,3");
  await page.click(part("resign"), { clickCount: 2 });
  await shows(page, { isOver: false }, "a double click does not answer the question");
  await type(page, "resign", "yes");
  await shows(page, { sentence: say("WonByResign Black White") });
  await press(page, "rematch");
  await shows(page, { rules: "rin:size=8", moves: [], players: ["Ben", "Ann"], clocks: ["10:00", "10:00"] });
  assert.ok((await savedGames(page))[0].text.includes("3,3 resign"));
});

test("taking back can be switched off, for good, and on again", async () => {
  const page = await open();
  await choose(page, "renju-free");
  await type(page, "h8", "i7", "undo");
  await turn(page, "take-back");
  assert.equal(await possible(page, "undo", "redo"), "");
  await page.focus(part("undo"));
  await page.keyboard.press("Enter");
  await shows(page, { notice: word("NoTakeBack"), moves: ["h8"] });
  await reload(page);
  assert.equal(await possible(page, "undo", "redo"), "");
  await turn(page, "take-back");
  await press(page, "undo");
  assert.deepEqual((await look(page)).moves, []);
});

test("the game plays by itself, a move each second, until it ends or somebody stops it", async () => {
  const page = await open({ route: (context) => context.clock.install() });
  await openText(page, "goishi 1 renju-free\n\nh8 i7 j1 a1");
  await page.clock.pauseAt(Date.now() + 3_600_000); // from now on time passes only when it is told to
  const isAfter = async (milliseconds, shown, message) => {
    await page.clock.runFor(milliseconds);
    await shows(page, { shown }, message);
  };
  await press(page, "autoplay");
  await isAfter(0, 0);
  await isAfter(1300, 1);
  await isAfter(1000, 2);
  await press(page, "autoplay");
  await isAfter(3000, 2, "stopped");
  await press(page, "autoplay");
  await isAfter(4300, 4, "it goes on from there");
  assert.ok(!(await isPressed(page, "autoplay")), "it ends with the game");
  await press(page, "autoplay", "next");
  await isAfter(3000, 1, "a step by hand stops it");
});

test("numbers are painted on the stones, and those of stones that are gone are listed", async () => {
  const page = await open();
  await choose(page, "ren");
  await type(page, ..."e7 e6 d6 d5 f6 a1 e5 e6".split(" ")); // e6 is captured and played again
  await hover(page);
  const plain = await picture(page);
  assert.equal(await textOf(page, "hidden-numbers"), "");
  await turn(page, "numbers");
  await hover(page);
  assert.notEqual(await picture(page), plain);
  assert.equal(await textOf(page, "hidden-numbers"), "8 = 2");
  await shot(page, "numbers");
  await press(page, "previous");
  assert.equal(await textOf(page, "hidden-numbers"), "e6 = 2");
});

test("the comment on the move shown is read beside the board, as it was written", async () => {
  const page = await open();
  await openText(page, "goishi 1 renju-free\nblack: Ann\n\nh8 {the <b>centre</b>,\nas always} i7 j1 {far}");
  await press(page, "tab-notes");
  await shows(page, { comment: "far" });
  await press(page, "previous");
  await shows(page, { comment: "" });
  await press(page, "previous");
  await shows(page, { comment: "the <b>centre</b>,\nas always" });
});
