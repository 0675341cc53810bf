// Renju beside the board: fouls, fives, passes, draws, resignations and claims, as the page shows and asks about them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { judgedGames } from "../support/games.mjs";
import { hover, isPressed, load, PHONE, press, put, tap, turn } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { reload } from "../support/page.mjs";
import { cell, part } from "../support/parts.mjs";
import { crosses, isStruck, picture } from "../support/pixels.mjs";
import { look, lookThrough, shows, unsaid } from "../support/view.mjs";
import { say, saying, word } from "../support/words.mjs";

const PLAYERS = "renju-rif:referee=players";
const THREE = "h8 g7 j8 a1 i9 a3 i10 a5"; // i8 is a double-three
const RIF_THREE = "h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5";
const OPENED = "h8 h9 h10 stay a1 c3/d4 c3";
/** A foul of each kind where it loses: the moves before it, its point, its name in a question, its row, and how the game ends. */
const LOSING = [
  [RIF_THREE, "i8", "ADoubleThree", ["h8", "i10", "i8", "i9", "j8"], "ByDoubleThree"],
  [
    "h8 g8 j8 stay k12 i8/o1 i8 a1 k9 a3 k10 a5 k11 a7",
    "k8",
    "ADoubleFour",
    ["h8", "i8", "j8", "k10", "k11", "k8", "k9"],
    "ByDoubleFour",
  ],
  ["h8 g7 j8 stay a1 i8/o1 i8 a3 l8 a5 m8 a7", "k8", "AnOverline", ["h8", "i8", "j8", "k8", "l8", "m8"], "ByOverline"],
];

test("a judged game: board and forbidden points at every move", async () => {
  const page = await open();
  const points = ({ forbidden, status }) => (status === "playing" ? Object.values(forbidden ?? {}).flat() : []);
  const games = judgedGames("Renju").filter(({ rules, moves }) => rules === "renju-classical" && moves.length <= 60);
  const { rules, moves, plies } = games.reduce((best, game) =>
    Math.max(...game.plies.map((ply) => points(ply).length)) > Math.max(...best.plies.map((ply) => points(ply).length))
      ? game
      : best,
  );
  await load(page, rules, moves);
  const seen = (await lookThrough(page)).slice(1); // without the empty board
  assert.deepEqual(
    seen.map(({ board }) => board),
    plies.map(({ board }) => board),
  );
  assert.deepEqual(
    seen.map(({ forbidden }) => Object.keys(forbidden).sort()),
    plies.map((ply) => points(ply).sort()),
  );
  const most = plies.reduce((best, ply) => (points(ply).length > points(best).length ? ply : best));
  assert.ok(points(most).length > 1);
  await load(page, rules, moves.slice(0, most.ply));
  assert.deepEqual(await crosses(page), points(most).sort(), "crosses are painted there");
});

test("the crosses and the words for them are switched off and on in the settings, for good", async () => {
  const page = await open();
  await load(page, "renju-classical", THREE);
  const marks = async () => [await crosses(page), (await look(page)).forbidden];
  const on = [["i8"], { i8: word("DoubleThree") }];
  assert.deepEqual(await marks(), on);
  await turn(page, "mark-forbidden");
  await reload(page);
  assert.deepEqual(await marks(), [[], {}]);
  await put(page, "i8");
  assert.match((await look(page)).notice, saying("Refused i8 WhyDoubleThree"), "forbidden it is all the same");
  await turn(page, "mark-forbidden");
  await reload(page);
  assert.deepEqual(await marks(), on);
  await press(page, "previous");
  assert.deepEqual(await crosses(page), [], "none while White is to move");
});

test("a refused foul shows its rows, to a finger as to a mouse; the point says why to both hands, and no longer than that", async () => {
  const page = await open({ hasTouch: true });
  const rows = async () => [
    await isStruck(page, "h8", 1, 0),
    await isStruck(page, "i9", 0, -1),
    await isStruck(page, "h8", 0, -1),
  ];
  await load(page, "renju-classical", THREE);
  await hover(page);
  assert.deepEqual(await rows(), [false, false, false]);
  await tap(page, "i8");
  assert.deepEqual(await rows(), [true, true, false], "after a tap");
  await tap(page, "c3", "c3");
  assert.deepEqual(await rows(), [false, false, false], "the next stone ends that");
  await press(page, "undo");
  await hover(page, "i8");
  assert.deepEqual(await rows(), [true, true, false], "under the mouse");
  await shot(page, "renju-foul-rows");
  const why = `i8, ${say("Forbidden DoubleThree")}.`;
  await shows(page, { effect: why });
  await hover(page, "c3");
  await shows(page, { effect: "" });
  await hover(page);
  await page.focus(cell("i7"));
  await page.keyboard.press("ArrowUp");
  await shows(page, { effect: why });
});

test("a foul that loses is asked about: No keeps the game, another stone is played, only Yes loses", async () => {
  const page = await open();
  for (const [moves, point, name, row, by] of LOSING) {
    await load(page, "renju-rif", moves);
    const before = await look(page);
    await put(page, point);
    const question = say(`FoulQuestion ${point} ${name}`);
    await shows(page, { question, alert: question, decisions: "confirm cancel" });
    await press(page, "cancel");
    assert.deepEqual(unsaid({ ...(await look(page)), effect: "" }), unsaid(before));
    await put(page, point, point);
    await shows(page, { question }, "the same point again is no answer");
    await press(page, "confirm");
    await shows(page, { sentence: say(`WonBy White ${by}`), row, last: point, decisions: "rematch", question: "" });
  }
  await load(page, "renju-rif", RIF_THREE);
  await put(page, "i8", "c3");
  await shows(page, { question: "", sentence: say("ToPlay White"), last: "c3" });
  await turn(page, "ask-before-foul");
  await reload(page);
  await load(page, "renju-rif", RIF_THREE);
  await put(page, "i8");
  await shows(page, { isOver: true }, "with the question switched off it is played at once");
});

test("where players are the referees, nothing is marked, asked or said of a foul or a five until it is claimed", async () => {
  const page = await open();
  await load(page, PLAYERS, RIF_THREE);
  assert.deepEqual(await crosses(page), []);
  const bare = await picture(page);
  await hover(page, "i8");
  await shows(page, { forbidden: {} });
  assert.ok(!(await isStruck(page, "i8", 1, 0)), "no row is shown under the mouse");
  await hover(page);
  assert.equal(await picture(page), bare);
  await put(page, "i8");
  await shows(page, { question: "", notice: "", effect: "", sentence: say("ToPlay White"), row: [] });
  await load(page, PLAYERS, "h8 g7 i8 stay a1 j8/o1 j8 a3 k8 a5");
  await put(page, "l8");
  await shows(page, { sentence: say("ToPlay White"), row: [] });
  await press(page, "claim-white");
  await shows(page, {
    effect: word("ClaimFailed"),
    live: say("SaidClaim White ClaimFailed ToPlay White"),
  });
  await put(page, "a9");
  await press(page, "claim-black");
  await shows(page, { sentence: say("WonBy Black ByFive"), row: ["h8", "i8", "j8", "k8", "l8"], decisions: "rematch" });
  assert.ok(await isStruck(page, "h8", 1, 0), "a line runs through the row");
});

test("a five ends the game at once, in words, by a line and by ear; the next stone is refused", async () => {
  const page = await open();
  await load(page, "renju-classical", "h8 g7 i8 a1 j8 a3 k8 a5");
  await put(page, "l8");
  const { live } = await shows(page, {
    sentence: say("WonBy Black ByFive"),
    row: ["h8", "i8", "j8", "k8", "l8"],
    last: "l8",
    decisions: "rematch",
    due: "00",
  });
  assert.ok(live.endsWith(say("WonBy Black ByFive")), live);
  await hover(page);
  assert.ok(await isStruck(page, "h8", 1, 0));
  await put(page, "c12");
  assert.match((await look(page)).notice, saying("Refused c12 WhyGameOver"));
});

test("a draw is offered with a stone or a pass, and accepted, refused or passed over", async () => {
  const page = await open();
  await load(page, "renju-rif", `${OPENED} a3`);
  await press(page, "offer");
  assert.ok(await isPressed(page, "offer"));
  await press(page, "offer");
  await put(page, "e5");
  await shows(page, { effect: "" }, "an offer that was taken back before the stone");
  await press(page, "offer");
  await put(page, "a5");
  await shows(page, {
    effect: say("OffersDraw White"),
    decisions: "accept refuse pass offer resign",
    live: say("White a5. OffersDraw White ToPlay Black"),
  });
  assert.ok(!(await isPressed(page, "offer")), "the next stone carries none");
  assert.equal((await look(page)).moves.at(-1), "a5=");
  await press(page, "refuse");
  await shows(page, { effect: "", decisions: "pass offer resign" });
  await press(page, "offer", "pass");
  await shows(page, { effect: say("OffersDraw Black") });
  await put(page, "a7");
  await shows(page, { effect: "", decisions: "pass offer resign" }, "a stone refuses it");
  await press(page, "undo", "accept");
  await shows(page, { sentence: say("DrawnByAgreement"), decisions: "rematch" });
});

/** A game, what is pressed one after the other, and what the page says then. */
const CONTROLS = [
  ["renju-rif", "h8 h9 h10", ["swap"], "FourthStone White", "FirstIsWhiteNow"],
  ["renju-classical-swap", "h8 h9 h10", ["stay"], "SecondWhiteStone White", ""],
  ["renju-rif", OPENED, ["pass", "pass"], "DrawnBy ByPasses", ""],
  ["renju-rif", OPENED, ["offer", "pass", "accept"], "DrawnByAgreement", ""],
  ["renju-rif", OPENED, ["offer", "pass", "refuse"], "ToPlay Black", ""],
  [PLAYERS, `${RIF_THREE} i8`, ["claim-black"], "ToPlay White", "ClaimFailed"],
  [PLAYERS, `${RIF_THREE} i8`, ["claim-white"], "WonBy White ByDoubleThree", ""],
  ["renju-free", "h8", ["resign", "cancel"], "OpeningStone White AStone InMiddle", ""],
  ["renju-free", "h8", ["resign", "confirm"], "WonByResign Black White", ""],
];

const WAYS = {
  "a finger": [PHONE, (page) => (name) => page.tap(part(name))],
  "the Enter key": [{}, (page) => (name) => page.press(part(name), "Enter")],
};

for (const [way, [options, how]] of Object.entries(WAYS)) {
  test(`every decision can be taken with ${way}`, async () => {
    const page = await open(options);
    const presses = how(page);
    for (const [rules, moves, names, sentence, effect] of CONTROLS) {
      await load(page, rules, moves);
      for (const [i, name] of names.entries()) {
        // What is pressed at the same place at once is a double click, and no second decision.
        if (names[i - 1] === "pass") await page.waitForTimeout(600);
        await presses(name);
      }
      await shows(page, { sentence: say(sentence), effect: say(effect), notice: "" }, `${rules}: ${names}`);
    }
  });
}
