// The computer as an opponent: it is one press away, answers every hand, and can be hurried, interrupted and asked again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FILES, isFile } from "../support/files.mjs";
import {
  choose,
  copyLink,
  isPossible,
  keys,
  newGame,
  openText,
  PHONE,
  play,
  press,
  put,
  savedGame,
  savedGames,
  seat,
  set,
  tabTo,
  tap,
  turn,
  type,
} from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import {
  answered,
  answers,
  answersOnce,
  anyMove,
  beginSlow,
  gameOn,
  heard,
  isBusy,
  isQuiet,
  listen,
  playOn,
  playToTheEnd,
  reader,
  takeWorkers,
} from "../support/opponent.mjs";
import { reload } from "../support/page.mjs";
import { part } from "../support/parts.mjs";
import { focused, look, says, shows } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

const FREE = "renju-free";

test("one press makes White the computer, loads nothing before it is wanted, and a stone by mouse is answered", async () => {
  const page = await open();
  const ofEngine = () => page.requests.filter((url) => isFile(FILES.engine)(url) || isFile(FILES.worker)(url));
  await choose(page, FREE);
  await press(page, "computer");
  await shows(page, { players: [word("You"), word("OpponentOne")], isBusy: false });
  assert.ok(await page.isHidden(part("computer")), "one is enough");
  assert.equal(await focused(page), "h8", "its button is gone, and the board has the focus");
  assert.deepEqual(ofEngine(), []);
  await listen(page);
  await put(page, "h8");
  const [first, second] = await answered(page, 2);
  assert.equal(first, "h8");
  const { live, busy } = await heard(page);
  assert.ok(
    live.some((said) => said.startsWith(`${word("White")} ${second}.`)),
    `${live}`,
  );
  assert.deepEqual(busy, ["false", "true", "false"]);
  assert.deepEqual((await savedGame(page)).head, ["white: computer 1"]);
  assert.ok(ofEngine().length > 0);
});

test("fingers, keys and typed words play against it", async () => {
  const page = await open(PHONE);
  await choose(page, FREE);
  await page.tap(part("computer"));
  await tap(page, "h8");
  assert.ok(!(await isBusy(page)), "it is only aimed at");
  await tap(page, "h8");
  assert.equal((await answered(page, 2))[0], "h8");
  const other = await open();
  await choose(other, FREE);
  await tabTo(other, part("computer"));
  await keys(other, "Enter", "Enter");
  await answered(other, 2);
  assert.equal(await focused(other), "h8", "the focus stays");
  await type(other, "a1");
  assert.equal((await answered(other, 4))[2], "a1");
});

test("while it thinks no click, key or word puts a stone, and nothing can be decided for it", async () => {
  const page = await open();
  await beginSlow(page, "ren");
  await put(page, "e5", "f6", "a1");
  await keys(page, "Enter");
  await type(page, "b2");
  await keys(page, "p");
  await shows(page, { moves: ["e5"], isBusy: true, live: say("Thinking White") });
  assert.ok(await page.isHidden(part("pass")));
  assert.ok(!(await isPossible(page, "hint")));
  await press(page, "think");
});

test("told to move now it plays the best move so far, at once", async () => {
  const page = await open({ init: takeWorkers });
  await beginSlow(page);
  await put(page, "h8");
  assert.equal(await page.innerText(part("think")), word("MoveNow"));
  await page.waitForFunction(() => window.told.length);
  await press(page, "think");
  const { moves } = await shows(page, { isBusy: false });
  assert.equal(moves[1], await page.evaluate(() => window.told.at(-1)));
  assert.ok(await page.isHidden(part("think")));
});

test("a move is taken back in mid-thought, or with the answer to it, and both come again; who steps back is left alone", async () => {
  const page = await open();
  await newGame(page, FREE, { white: "1" });
  await put(page, "h8");
  const two = await answered(page, 2);
  await press(page, "undo");
  await shows(page, { moves: [], isBusy: false });
  await press(page, "redo");
  await shows(page, { moves: two });
  await press(page, "previous");
  const other = ["g8", "i8"].find((name) => name !== two[1]);
  await put(page, other);
  await shows(page, { moves: two, last: other, isBusy: false }, "a try of White's, by hand");
  await beginSlow(page);
  await put(page, "h8");
  await press(page, "undo");
  await shows(page, { moves: [], isBusy: false });
  await press(page, "redo");
  assert.ok(await isBusy(page), "it thinks again");
  await press(page, "undo");
});

test("who resigns while it thinks resigns for himself; a rematch exchanges the colours", async () => {
  const page = await open();
  await beginSlow(page);
  await put(page, "h8");
  await press(page, "resign");
  await shows(page, { question: say("ResignYou") });
  await press(page, "confirm");
  await shows(page, { sentence: say("WonByResign White Black"), isBusy: false });
  await press(page, "rematch");
  await shows(page, { players: [word("OpponentSix"), word("You")] });
  assert.deepEqual(await answered(page, 1), ["h8"]);
  assert.equal((await savedGames(page)).length, 2, "the lost game is kept");
});

test("a reload in mid-thought loses nothing; a game as a link or a text has its computer with it", async () => {
  const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
  await openText(page, "goishi 1 renju-free\nblack: Ann\nwhite: computer 2\n\nh8\n");
  await reload(page);
  await answered(page, 2);
  const other = await open({ path: new URL(await copyLink(page)).hash });
  await shows(other, { players: ["Ann", word("OpponentTwo")] });
  await type(other, "a1");
  assert.equal((await answered(other, 4))[2], "a1");
  const strange = await open({ path: "#1;renju-free;hh;white=computer.207;1" });
  await shows(strange, { players: [word("Black"), "computer 7"], isBusy: false }, "somebody's name");
});

test("how long it thinks and whether it resigns are settings, which last and reach it", async () => {
  const page = await open({ init: takeWorkers });
  await answers(page, "i9");
  await newGame(page, FREE, { white: "5" });
  await put(page, "h8");
  await answered(page, 2);
  const asked = () =>
    page.evaluate(() => {
      const { milliseconds, hope } = window.asked.at(-1).Move;
      return { milliseconds, hope };
    });
  assert.deepEqual(await asked(), { milliseconds: 1000, hope: { LostFor: 0 } });
  await set(page, "think-time", "0.5");
  await turn(page, "resigns");
  await reload(page);
  await answers(page, "i9");
  await press(page, "undo");
  await put(page, "h8");
  await answered(page, 2);
  assert.deepEqual(await asked(), { milliseconds: 500, hope: "Endless" });
});

test("it is told for how long it has been hopeless, and what it says then ends the game", async () => {
  const page = await open({ init: takeWorkers });
  await page.evaluate(() => {
    window.instead = (asked) => {
      const { LostFor: moves } = asked.question.Move.hope;
      return [moves === 2 ? reply.move(asked, "resign") : reply.hopeless(asked, `${"ij"[moves]}9`)];
    };
  });
  await newGame(page, FREE, { white: "5" });
  await playOn(page, "h8", "d12", "d4");
  await shows(page, {
    isOver: true,
    sentence: say("WonByResign Black White"),
    moves: ["h8", "i9", "d12", "j9", "d4", word("MoveResign")],
  });
});

test("what it decides is a sentence to be read and heard, in the language of the page", async () => {
  for (const lang of ["en", "de"]) {
    const page = await open({ init: takeWorkers, locale: lang });
    for (const [token, key] of [
      ["swap", "ComputerSwaps"],
      ["stay", "ComputerStays"],
    ]) {
      await answersOnce(page, token);
      await openText(page, "goishi 1 renju-rif\nwhite: computer 6\n\nh8 i9 j10\n");
      await says(page, "notice-text", say(key, lang));
      await says(page, "live", say(key, lang));
    }
  }
});

/** The page and the library of rules say the same of how a game has ended. */
async function hasEnded(page, game) {
  const { board, status, ply } = game.status();
  const { moves, sentence } = await shows(page, { isOver: true, board, notice: "" });
  assert.equal(moves.length, ply);
  assert.ok(status === "draw" || sentence.startsWith(word(status === "black" ? "Black" : "White")), sentence);
  assert.ok(await page.isHidden(part("think")), "nobody is to move any more");
  assert.ok(await page.isVisible(part("rematch")));
}

/** Both passed or the board is full, sooner or later: who moves anywhere for a while and passes then. */
const lazy = (game) => (game.status().ply > 16 && game.legalMoves().includes("pass") ? "pass" : anyMove(game));

for (const [rules, chooses, level] of [
  ["renju-classical", reader(), "1"],
  ["ren:size=8", lazy, "1"],
  ["rin:size=8", anyMove, "1"],
]) {
  test(`${rules}: somebody has Black, the computer White, and they play to the end`, async () => {
    const page = await open();
    await newGame(page, rules, { white: level });
    await hasEnded(page, await playToTheEnd(page, rules, chooses));
  });
}

for (const [rules, color, choice] of [
  ["renju-rif", "white"],
  ["renju-rif", "black", "swap"],
  ["renju-classical-swap", "white"],
  ["renju-classical-swap", "black", "stay"],
]) {
  test(`${rules}: the computer has ${color}, colours are chosen, fifths are proposed, and who has which is remembered`, async () => {
    const page = await open();
    await newGame(page, rules, { [color]: "1" });
    if (color === "white") await playOn(page, ...(rules === "renju-rif" ? ["h8", "h9", "i8"] : ["h8", "i8", "g9"]));
    const game = await playToTheEnd(page, rules, reader(choice ?? "stay"), 8);
    const { head, words } = await savedGame(page);
    if (choice) assert.equal(words[3], choice);
    const other = color === "white" ? "black" : "white";
    assert.equal(head[0], `${words[3] === "swap" ? other : color}: computer 1`);
    assert.match(words[5], /^[a-o]\d+\/[a-o]\d+$/);
    assert.ok(words[5].split("/").includes(words[6]), `${words}`);
    assert.equal(game.check("resign"), undefined);
  });
}

test("a draw that is offered is accepted or refused", async () => {
  const page = await open();
  await openText(page, "goishi 1 renju-rif\nwhite: computer 1\n\nh8 h9 i8 stay a1 k11/g5 k11 a3\n");
  await play(page, "c3=");
  await isQuiet(page);
  const { words } = await savedGame(page);
  assert.equal(words[8], "c3=");
  assert.match(words[9], /^(accept|refuse)$/);
});

test("the computer plays itself until it is stopped, goes on when it is let, and brings a game to its end", async () => {
  const page = await open();
  await set(page, "think-time", "0.5");
  await newGame(page, FREE, { white: "1" });
  await seat(page, "black", 1);
  const hasMoreThan = (count) => page.waitForFunction((count) => moves().length > count, count, { timeout: 30_000 });
  await hasMoreThan(1);
  assert.equal(await page.innerText(part("think")), word("StopThinking"));
  await press(page, "think");
  const { moves: stopped } = await shows(page, { isBusy: false });
  assert.equal(await page.innerText(part("think")), word("LetItMove"));
  await press(page, "previous", "next");
  assert.ok(!(await isBusy(page)), "who was stopped waits");
  await press(page, "think");
  await page.waitForFunction(() => the("page").dataset.over === "true", null, { timeout: 90_000 });
  assert.deepEqual((await look(page)).moves.slice(0, stopped.length), stopped);
  await hasEnded(page, await gameOn(page, FREE));
});
