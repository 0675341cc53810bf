// Ren: what is seen on its board and told of it, and matches of two games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { before, judgedGames, list } from "../support/games.mjs";
import {
  copyLink,
  go,
  hover,
  load,
  newGame,
  openSheet,
  openText,
  painted,
  play,
  press,
  put,
  reopen,
  savedGame,
  savedGames,
  tabTo,
  turn,
} from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { reload } from "../support/page.mjs";
import { cell, opener, part } from "../support/parts.mjs";
import { circle, isRinged, keepTexts, toneAt } from "../support/pixels.mjs";
import { CAPTURE, CHAIN, FIRST, FOUR, NIBAI, NINE, second } from "../support/ren.mjs";
import { isOnBoard, look, lookThrough, shows, unsaid } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

/** How light the upper left corner of a square is: wood, or the band on it. */
const corner = (page, name) => toneAt(page, name, -0.4, -0.4);

/** Whether a dark outline goes along the upper or the left edge of a square. */
const isEdged = async (page, name) =>
  Math.min(await toneAt(page, name, -0.4, -0.47), await toneAt(page, name, -0.47, -0.4)) < 60;

/** Four arms that go out from the middle. */
const isCrossed = async (page, name, [ink, ground]) => {
  const seen = await circle(page, name, 0.11);
  return [11, 33, 56, 78].every((turn) => seen[turn] === ink) && [0, 22, 45, 67].every((turn) => seen[turn] === ground);
};

test("a judged game: boards, points, weak stones and captures at every move", async () => {
  const page = await open();
  const { rules, moves, plies } = judgedGames("Ren")
    .filter(({ rules, moves }) => rules === "ren" && moves.length < 60)
    .reduce((best, game) =>
      game.plies.filter(({ weak }) => weak.length).length > best.plies.filter(({ weak }) => weak.length).length
        ? game
        : best,
    );
  await load(page, rules, moves);
  const seen = (await lookThrough(page)).slice(1); // without the empty board
  assert.equal(seen.length, plies.length);
  for (const [i, { board, score, weak, rui, captured, niban, status }] of plies.entries()) {
    const [isOver, isSafe] = [status !== "playing", rui === 3];
    const now = seen[i];
    assert.deepEqual(
      [now.board, now.counts.map(Number), now.weak, now.safe, now.captured, now.niban],
      [
        board,
        [score.black, score.white],
        isOver || isSafe ? [] : weak,
        !isOver && isSafe ? weak : [],
        captured.filter((at) => at !== niban),
        niban ?? "",
      ],
      `move ${i + 1} of ${moves.join(" ")}`,
    );
  }
});

test("weak stones have broken rings, those that the limit protects whole ones, all others none", async () => {
  const page = await open();
  await load(page, "ren", NIBAI);
  for (const at of ["d6", "f6"]) assert.ok(await isRinged(page, at), at);
  for (const at of ["e7", "e5", "e6"]) assert.match(await circle(page, at, 0.339), /^#+$/, at);
  await load(page, "ren", CHAIN);
  await shows(page, { weak: [], safe: ["c6", "c7", "e7"], rui: say("RuiCountFull 3 3") });
  for (const at of ["c6", "c7", "e7"]) assert.match(await circle(page, at, 0.372), /^#+$/, at);
  for (const at of ["b6", "d8", "d6"]) assert.match(await circle(page, at, 0.372), /^[o.]+$/, at);
  await shot(page, "ren-protected");
});

test("a band lies under what was scored, in the tone of who scored it", async () => {
  const page = await open();
  await load(page, "ren", before(NIBAI));
  const bare = await corner(page, "e7");
  await load(page, "ren", NIBAI);
  for (const at of ["e7", "e6", "e5"]) assert.ok((await corner(page, at)) < bare - 40, `${at} is darker`);
  for (const at of ["d6", "e4"]) assert.ok((await corner(page, at)) > bare - 15, `${at} is not`);
  await load(page, "ren", CHAIN);
  assert.ok((await corner(page, "b6")) > bare + 30, "White's is lighter");
  await load(page, "ren", `${CHAIN} j1`);
  assert.ok((await corner(page, "b6")) < bare + 15, "it goes with the next move");
});

test("a stone in atari has a triangle, until that is switched off; a captured one leaves a cross in a ring", async () => {
  const page = await open();
  await load(page, "ren", before(CAPTURE));
  const triangle = async () => (await circle(page, "e6", 0.05)) + (await circle(page, "e6", 0.15)).replace(/o+/, "o");
  assert.match(await triangle(), /^#{75,90}\.{0,4}#*o\.{0,2}o*$/);
  await shows(page, { atari: ["e6"] });
  await turn(page, "mark-atari");
  assert.equal(await triangle(), `${"o".repeat(90)}o`);
  await shows(page, { atari: [] });
  await load(page, "ren", CAPTURE);
  assert.match(await circle(page, "e6", 0.3255), /^#+$/);
  assert.ok(await isCrossed(page, "e6", "#."));
  assert.ok(!(await isCrossed(page, "h3", "#.")));
  await shows(page, { captured: ["e6"], effect: say("StoneOf Black e5 EffectCaptures e6") });
});

/** What `act` lets the page write on the board, and on which squares. */
async function written(page, act) {
  await painted(page);
  await page.evaluate(() => {
    window.texts = [];
  });
  await act();
  await painted(page);
  const found = await page.evaluate(() =>
    window.texts
      .filter(([, , , isBoard]) => isBoard)
      .map(([text, x, y]) => {
        const canvas = the("canvas");
        const frame = canvas.getBoundingClientRect();
        const [left, top] = [x, y].map((it) => (it * frame.width) / canvas.width);
        const square = cells().find((it) => {
          const box = it.getBoundingClientRect();
          return Math.hypot(box.x + box.width / 2 - frame.x - left, box.y + box.height / 2 - frame.y - top) < 3;
        });
        return `${text} on ${square?.ariaLabel.split(",")[0]}`;
      }),
  );
  return [...new Set(found)].sort();
}

test("the niban has a 2, and each group its points on a stone of its own", async () => {
  const page = await open({ init: keepTexts });
  assert.deepEqual(await written(page, () => load(page, "ren", NIBAI)), ["+1 on e7", "2 on e6"]);
  assert.deepEqual(await written(page, () => load(page, "ren", CHAIN, { ply: 26 })), ["+1 on e9", "+2 on d8"]);
  assert.deepEqual(await written(page, () => load(page, "ren:size=8", NINE)), ["+10 on b8"]);
  await load(page, "ren", CHAIN, { ply: 25 });
  assert.deepEqual(
    await written(page, () => hover(page, "e7")),
    ["+1 on e9", "+2 on d8"],
    "also of a stone that is not there yet",
  );
  assert.deepEqual(await written(page, () => page.mouse.move(1, 1)), ["+1 on e7"], "then of the one that is");
});

const SCORES = "EffectScores 1 RowOfFour";
const CAPTURES = say("ListComma 'captures e6' EffectNibai").replace("captures e6", say("EffectCaptures e6"));

test("mouse and keys over a square tell what a stone there would do, in words and on the board; switched off nothing is", async () => {
  const page = await open();
  await load(page, "ren", before(NIBAI));
  const bare = await look(page);
  await hover(page, "e5");
  const { effect } = await look(page);
  for (const part of [CAPTURES, say(SCORES), say("EffectWeakens 2")]) assert.ok(effect.includes(part), effect);
  assert.deepEqual([await isEdged(page, "e7"), await isEdged(page, "d6")], [true, false], "the outline of the group");
  assert.ok(await isCrossed(page, "e6", "#o"), "a cross on the stone that would be captured");
  await hover(page, "a5");
  assert.deepEqual([await isEdged(page, "e7"), await look(page)], [false, bare], "nothing to tell of a quiet square");
  await load(page, "ren", before(FOUR));
  await hover(page);
  await page.focus(opener("new-game"));
  await page.keyboard.press("Tab");
  await go(page, "g5");
  const told = say(`ListAnd '${say(SCORES)}' '${say("EffectWeakens 1")}'`);
  await shows(page, { effect: say(`StoneAt g5 '${told}'`) });
  assert.equal(
    await page.evaluate(() => document.activeElement.ariaLabel),
    `g5, ${word("Empty")}. ${say(`StoneHere '${told}'`)}`,
  );
  await tabTo(page, part("pass"));
  assert.deepEqual([(await look(page)).effect, await isEdged(page, "e5")], ["", false], "the focus has left the board");
  await turn(page, "look-ahead");
  await reload(page);
  await hover(page, "g5");
  assert.deepEqual([(await look(page)).effect, await isEdged(page, "e5")], ["", false]);
  assert.equal(await page.getAttribute(cell("g5"), "aria-label"), `g5, ${word("Empty")}`, "nor in the names");
});

test("each move is said, with what it did, how it scored and who is next; a weak stone is replaced by a click", async () => {
  const page = await open();
  await load(page, "ren", before(FOUR));
  await put(page, "g5");
  const effects = say(`TheStone '${say(`ListAnd '${say(SCORES)}' '${say("EffectWeakens 1")}'`)}'`);
  await shows(page, { live: `${say("Black g5.")} ${effects} ${say("ScoreTold 1 0 ToPlayOnWeak White")}` });
  await put(page, "e5");
  const { notice, alert } = await shows(
    page,
    { effect: "" },
    "the refusal stands where the effect of the last stone was",
  );
  assert.ok(notice.includes(word("WhyNotWeak")) && alert === notice, notice);
  await put(page, "f5");
  await shows(page, {
    last: "f5",
    weak: [],
    rui: say("RuiCount 1 3"),
    effect: `${say("StoneOf White f5 EffectReplaces 1 3")} Black g5 scores 1 point (four in a row).`,
    live: say("White f5. TheStone EffectReplaces 1 3 ToPlay Black"),
  });
  await press(page, "first");
  await shows(page, { live: say("MoveOf 0 8 EmptyBoard FirstSteps ToPlay Black") });
});

test("passing: a second pass ends the game, and the list shows how the score came", async () => {
  const page = await open();
  await load(page, "ren", FOUR);
  await press(page, "pass");
  await shows(page, { weak: [], effect: say("PassedOnce White") });
  assert.ok(await isOnBoard(page), "the focus is on the board again");
  await press(page, "pass");
  await shows(page, { sentence: say("WonByScore Black Counts 1 0 ByPasses"), effect: "", decisions: "rematch" });
  assert.deepEqual((await look(page)).listed.slice(5), ["a5", "g5 +1 1–0", word("MovePass"), word("MovePass")]);
});

test("nine in a box: the score, step by step, and back before the scores were exchanged", async () => {
  const page = await open();
  await load(page, "ren:size=8", NINE);
  const steps = [say("StepBefore Counts 0 1"), say("StepSwapped Counts 1 0"), say("StepNine Counts 11 0")];
  await shows(page, { counts: ["0", "11"], steps, sentence: say("WonBy White ByNine") });
  await press(page, "previous");
  await shows(page, { counts: ["1", "0"], steps: [] });
});

test("every choice in the sheet gives its game: title and saved record", async () => {
  const page = await open();
  for (const [rules, ...options] of [
    ["ren:size=8,rui=5,lead=6", "RuiFive", "LeadSix"],
    ["ren:rui=5", "RuiFive"],
    ["ren:size=8"],
  ]) {
    await newGame(page, rules);
    const size = rules.includes("size=8") ? "8×8" : "10×10";
    await shows(page, {
      title: [`Ren ${size}`, ...options.map((key) => word(key))].join(", "),
      rui: "",
      standing: "",
    });
    assert.equal((await savedGame(page)).text, `goishi 1 ${rules}\n\n`);
  }
});

test("a game as link: whoever opens it sees the same, on a board of another size than theirs; other programs know no Ren", async () => {
  const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
  await load(page, "ren:rui=5", `${CHAIN} c6 pass`, { ply: 27 });
  const mine = unsaid(await look(page));
  const friend = await open();
  await put(friend, "8,8");
  await friend.goto(await copyLink(page));
  await friend.waitForFunction(() => window.goishiStarted && the("notice-text")?.textContent);
  await press(friend, "dismiss");
  assert.deepEqual(unsaid(await look(friend)), mine);
  await openSheet(page, "share");
  assert.ok(!(await page.isVisible(part("as-sgf"))) && !(await page.isVisible(part("as-psq"))));
});

/** Four in a row for Black, and both pass: 1 to 0. */
const ENDED = `${FOUR} pass pass`;
const seats = (black, white) => [say(`NameAndSeat Black ${black}`), say(`NameAndSeat White ${white}`)];
const total = (black, white) => say(`MatchSecond TheSecondPlayer ${black} TheFirstPlayer ${white}`);

test("a whole match: standing, second game, totals, winner, and what is saved; a reload in the pause changes nothing", async () => {
  const page = await open();
  await newGame(page, "ren:size=8", { match: true });
  await shows(page, { standing: say("MatchFirst"), players: seats("FirstPlayer", "SecondPlayer") });
  await play(page, ...list(ENDED));
  await reload(page);
  await shows(page, { standing: say("MatchFirst MatchGoesOn"), decisions: "next-game" });
  await press(page, "previous");
  assert.ok(
    !(await look(page)).decisions.includes("next-game"),
    "the second game is offered at the end of the first alone",
  );
  await press(page, "next", "next-game");
  await shows(page, {
    moves: [],
    counts: ["0", "0"],
    decisions: "pass",
    players: seats("SecondPlayer", "FirstPlayer"),
    standing: total(0, 1),
  });
  assert.ok(await isOnBoard(page), "the focus goes to the board");
  await put(page, "a1", "d5", "c1", "e5", "e1", "f5", "g1", "g5"); // White, the first player, makes four in a row
  await play(page, "pass", "pass");
  const end = `${total(0, 2)} ${say("MatchWon TheFirstPlayer")}`;
  const { live } = await shows(page, { standing: end, decisions: "rematch" });
  assert.ok(live.endsWith(end), live);
  const texts = (await savedGames(page)).map(({ text }) => text.split("\n").slice(0, 2).join(" "));
  assert.deepEqual(texts, [`goishi 1 ren:size=8 event: ${FIRST}`, `goishi 1 ren:size=8 event: ${second("1-0")}`]);
  await reopen(page);
  await shows(page, { standing: say("MatchFirst MatchGoesOn"), decisions: "next-game" });
});

test("names go with their persons, and who resigns gives the match away, after a question that says so", async () => {
  const page = await open();
  await openText(page, `goishi 1 ren\nblack: Ann\nwhite: Ben\nevent: ${FIRST}\n\n${ENDED}\n`);
  await press(page, "next-game");
  await shows(page, {
    players: ["Ben", "Ann"].map((name, i) => say(`NameAndSeat ${name} ${["SecondPlayer", "FirstPlayer"][i]}`)),
    standing: say("MatchSecond Ben 0 Ann 1"),
  });
  await load(page, "ren", FOUR, { event: second("30-0") });
  await press(page, "resign");
  await shows(page, { question: say("ResignMatchQuestion White") });
  await press(page, "confirm");
  await shows(page, {
    sentence: say("WonByResign Black White"),
    standing: `${total(1, 30)} ${say("MatchWon TheSecondPlayer")}`,
    decisions: "rematch",
  });
  await newGame(page, "ren");
  await shows(page, { standing: "" }, "the next game from the sheet is one of its own");
});
