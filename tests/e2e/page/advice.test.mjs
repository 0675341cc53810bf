// Hints and the look back at a game: on the board, beside it and in words, in every window, and for everybody.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  choose,
  hover,
  isPressed,
  keys,
  newGame,
  openText,
  PHONE,
  press,
  put,
  set,
  speak,
  turn,
  type,
} from "../support/hands.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { faults, outOfSight } from "../support/layout.mjs";
import {
  answered,
  hasThoughts,
  heard,
  inThoughts,
  isBusy,
  listen,
  silence,
  takeWorkers,
  thoughts,
  thoughtsGo,
} from "../support/opponent.mjs";
import { reload } from "../support/page.mjs";
import { part, SIDE } from "../support/parts.mjs";
import { picture } from "../support/pixels.mjs";
import { look, shows } from "../support/view.mjs";
import { say, saying } from "../support/words.mjs";

/** White does not stop the three, with the sixth move. */
const GAME = "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8\n";
/** That game before the mistake, and one in which Black has an open three. */
const RUNNING = "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8\n";
const WON = "goishi 1 renju-pritchard\n\nh8 a1 i8 a3 j8 a5\n";

/** Asks for a hint or a review in a page that shows this game. */
async function ask(page, name, text) {
  await openText(page, text);
  await press(page, name);
  await hasThoughts(page);
}
const withHint = async (options, text = RUNNING) => {
  const page = await open(options);
  await ask(page, "hint", text);
  return page;
};
const withReview = async (options) => {
  const page = await open(options);
  await ask(page, "review", GAME);
  return page;
};
const rows = (page, selector) => inThoughts(page, selector).allInnerTexts();

test("a hint is three letters on the board, and words and lines beside it; a second press takes it away", async () => {
  const page = await open();
  await openText(page, WON);
  await hover(page);
  const before = await picture(page);
  await listen(page);
  await press(page, "hint");
  await hasThoughts(page);
  const { hinted } = await look(page);
  const [first] = await rows(page, ".step");
  assert.ok(hinted.length === 3 && hinted.includes(first), `${first} of ${hinted}`);
  assert.ok(["g8", "k8"].includes(first), "the winning one comes first");
  const sentence = say("EvalFours Black 2");
  assert.ok((await rows(page, "p"))[0].startsWith(sentence));
  assert.deepEqual(await rows(page, "li b"), ["A", "B", "C"]);
  assert.equal(await inThoughts(page, ".share").getAttribute("aria-label"), say("EvalShares 100 0"));
  assert.ok(await isPressed(page, "hint"));
  await hover(page);
  assert.notEqual(await picture(page), before);
  assert.ok((await heard(page)).live.includes(`${sentence} ${first}`), "it is told");
  await shot(page, "opponent-hint");
  await press(page, "hint");
  await thoughtsGo(page);
  await hover(page);
  assert.equal(await picture(page), before);
});

test("a move is as good as it is for who makes it; a hint goes with the next move and with a step back", async () => {
  const page = await withHint();
  const label = async () => (await inThoughts(page, ".share").getAttribute("aria-label")).match(/\d+/g);
  const percent = async () => (await rows(page, ".percent"))[0].match(/\d+/)[0];
  assert.equal(await percent(), (await label())[1], "White's");
  await press(page, "previous");
  await thoughtsGo(page);
  await shows(page, { hinted: [] });
  await press(page, "hint");
  await hasThoughts(page);
  assert.equal(await percent(), (await label())[0], "Black's");
  await type(page, (await look(page)).hinted[0]);
  await thoughtsGo(page);
  assert.ok(!(await isPressed(page, "hint")));
});

test("every game has hints, also against the computer when it is not its turn; decisions have one answer", async () => {
  const page = await open();
  for (const [text, count] of [
    ["ren\n\ne5 f6 e6", 3],
    ["rin\n\n3,3 4,4 5,5", 3],
    ["renju-rif\n\nh8 h9 i8", 2],
    ["renju-rif\n\nh8 h9 i8 stay a1 j8/o15 j8 a3=", 1],
  ]) {
    await ask(page, "hint", `goishi 1 ${text}\n`);
    assert.equal((await rows(page, ".candidates > li")).length, count, text);
  }
  await newGame(page, "ren:size=8", { white: "1" });
  await press(page, "hint");
  await hasThoughts(page);
  await put(page, (await look(page)).hinted[0]);
  await thoughtsGo(page);
  await answered(page, 2);
});

test("a hint comes by a key and by a word, one that is thought of is stopped by a second press, and switched off there is none", async () => {
  const page = await open({ init: takeWorkers });
  await choose(page, "rin:size=8");
  await put(page, "3,3");
  await keys(page, "h");
  await hasThoughts(page);
  await keys(page, "h");
  await thoughtsGo(page);
  await type(page, "hint");
  await hasThoughts(page);
  await turn(page, "hints");
  await thoughtsGo(page);
  assert.ok(await page.isHidden(part("hint")));
  await keys(page, "b", "h");
  assert.ok(!(await isBusy(page)));
  await turn(page, "hints");
  await silence(page);
  await press(page, "hint");
  assert.ok((await isBusy(page)) && (await isPressed(page, "hint")));
  await press(page, "hint");
  assert.ok(!(await isBusy(page)) && !(await isPressed(page, "hint")));
  assert.equal(await thoughts(page), "");
});

/** The page shows the position after so many moves, and the graph marks it. */
async function isShown(page, ply) {
  await page.waitForFunction((ply) => {
    const marked = [...document.querySelectorAll(".plies button")].filter((button) => button.ariaCurrent);
    return marked.length === 1 && marked[0].dataset.ply === ply && marked[0].tabIndex === 0;
  }, String(ply));
  await shows(page, { shown: ply });
}

test("after the end there is a graph in words, whose buttons lead to the positions and which marks the one shown", async () => {
  const page = await withReview();
  const said = [say("PlayerMade White ReviewBlunders 1"), say("ReviewLost White 5 6")];
  assert.deepEqual((await rows(page, "p")).slice(0, 2), said);
  assert.equal(await inThoughts(page, ".signs .losing").count(), 1, "where the game was lost");
  const labels = await inThoughts(page, ".plies button").evaluateAll((all) => all.map((it) => it.ariaLabel));
  assert.equal(labels.length, 10, "the start and every move");
  assert.match(labels[0], saying("ReviewStart *"));
  assert.match(labels[1], saying("ReviewMove 1 Black h8 *"));
  assert.match(labels[6], saying("ReviewMove 6 White a1 ReviewBetter ReviewLosing *"));
  await isShown(page, 9);
  const pictured = await inThoughts(page, ".graph").screenshot();
  await inThoughts(page, ".faults button").first().click();
  await isShown(page, 5); // the position before the blunder
  assert.notDeepEqual(await inThoughts(page, ".graph").screenshot(), pictured, "the mark is seen");
  await inThoughts(page, ".plies [data-ply='2']").click();
  await isShown(page, 2);
  await press(page, "next");
  await isShown(page, 3); // it stays while one steps
  await inThoughts(page, ".plies [tabindex='0']").focus();
  for (const [key, ply] of [
    ["ArrowRight", 4],
    ["Home", 0],
    ["End", 9],
    ["ArrowLeft", 8],
  ]) {
    await keys(page, key);
    await isShown(page, ply);
  }
  await shot(page, "opponent-review");
  assert.ok(await page.isHidden(part("review")), "it is there");
  await press(page, "tab-moves", "review");
  assert.ok(await inThoughts(page, ".graph").isVisible(), "a second press does not throw it away");
});

test("a line is seen on the board while it is pointed at or has the focus, and a press plays its first move", async () => {
  const page = await withHint();
  await hover(page);
  const before = await picture(page);
  const line = inThoughts(page, "[data-line='0']");
  await line.hover();
  await page.waitForTimeout(100);
  const seen = await picture(page);
  assert.notEqual(seen, before);
  await hover(page);
  await page.waitForTimeout(100);
  assert.equal(await picture(page), before);
  await line.focus();
  await page.waitForTimeout(100);
  assert.equal(await picture(page), seen);
  const { shown } = await look(page);
  await line.click();
  await shows(page, { shown: shown + 1 });
});

test("a hint goes deeper while it is told to, keeps what it has found, and stops at once", async () => {
  const page = await withHint();
  await press(page, "think-on");
  const depth = async () => Number((await rows(page, ".depth"))[0].match(/\d+/)[0]);
  const first = await depth();
  await page.waitForFunction(
    (first) => Number(document.querySelector(".depth").textContent.match(/\d+/)[0]) > first,
    first,
  );
  await press(page, "think-on");
  assert.ok(!(await isBusy(page)) && (await rows(page, ".candidates > li")).length === 3);
  await press(page, "more-lines");
  await page.waitForFunction(() => document.querySelectorAll(".candidates > li").length === 4);
});

test("one learns from a mistake: it is shown before it was made, and a better move can be tried", async () => {
  const page = await withReview();
  await inThoughts(page, ".to-lessons").click();
  await shows(page, { shown: 5 });
  assert.match((await rows(page, ".lesson p"))[1], saying("LessonPlayed White a1?? ReviewLosing"));
  assert.equal((await rows(page, ".lesson .task"))[0], say("LessonFind White"));
  assert.deepEqual(await rows(page, ".lesson .step"), [], "nothing is given away");
  await press(page, "show-solution");
  const [better] = await rows(page, ".lesson .step");
  await press(page, "try-move");
  assert.equal((await rows(page, ".lesson .task"))[0], say("LessonTry White"));
  await put(page, better);
  await page.waitForFunction(
    (said) => document.querySelector(".lesson .task").textContent.startsWith(said),
    say(`TryBest ${better}`),
  );
  assert.deepEqual((await rows(page, ".lesson .step"))[0], better);
  await reload(page);
  await press(page, "review");
  assert.ok(!(await isBusy(page)), "it is kept with the game");
  assert.ok((await rows(page, ".to-lessons")).length === 1);
});

test("a graph goes with another game and with a reload, and can be asked for again", async () => {
  const page = await withReview();
  await reload(page);
  assert.equal(await thoughts(page), "");
  await press(page, "review");
  await hasThoughts(page);
  await openText(page, GAME.replace("l8", "g8"));
  await thoughtsGo(page);
  await press(page, "review");
  await hasThoughts(page);
  await press(page, "rematch");
  await thoughtsGo(page);
  assert.ok(await page.isHidden(part("review")));
});

for (const [width, height] of [
  [1280, 720],
  [1000, 700],
]) {
  test(`${width} x ${height}: how the game ended and the graph of it are seen together`, async () => {
    const page = await withReview({ viewport: { width, height } });
    assert.deepEqual(await outOfSight(page, "sentence"), []);
    const box = await inThoughts(page, ".graph").boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= height, `${box.y} ${box.height}`);
    await page.evaluate(() => {
      const side = document.querySelector(".side");
      side.scrollTop = side.scrollHeight;
    });
    assert.deepEqual(await outOfSight(page, "sentence"), [], "however far one scrolls");
  });
}

for (const [colorScheme, options] of [
  ["light", PHONE],
  ["dark", { viewport: { width: 1280, height: 800 } }],
  ["dark", { ...PHONE, viewport: { width: 320, height: 568 } }],
]) {
  const { width, height } = options.viewport;
  test(`${colorScheme}, ${width} x ${height}: axe finds nothing wrong with a hint, a review and a computer that thinks, and nothing sticks out`, async () => {
    const page = await open({ colorScheme, ...options, init: takeWorkers });
    const isWell = async (name) => {
      await shot(page, `opponent-${name}-${colorScheme}-${width}`);
      assert.deepEqual([await accessibility(page, SIDE), await faults(page)], [[], []], name);
    };
    await ask(page, "hint", RUNNING);
    await isWell("hint");
    await ask(page, "review", GAME);
    await isWell("review");
    await set(page, "think-time", "5");
    await silence(page);
    await newGame(page, "renju-free", { black: "1" });
    await shows(page, { isBusy: true });
    await isWell("thinking");
  });
}

test("with forced colours the blunders in the graph are seen", async () => {
  const page = await withReview({ forcedColors: "active", ...PHONE });
  const [sign, ground] = await page.evaluate(() => [
    getComputedStyle(document.querySelector(".signs .sign")).fill,
    getComputedStyle(document.body).backgroundColor,
  ]);
  assert.notEqual(sign, ground);
});

test("who has chosen German is thought for in German", async () => {
  const page = await open({ init: takeWorkers });
  await speak(page, "de");
  await ask(page, "hint", WON);
  assert.ok((await rows(page, "p"))[0].startsWith(say("EvalFours Black 2", "de")));
  await ask(page, "review", GAME);
  assert.equal((await rows(page, "p"))[0], say("PlayerMade Weiß ReviewBlunders 1", "de"));
  await silence(page);
  await openText(page, "goishi 1 renju-free\nwhite: computer 1\n\nh8\n");
  await shows(page, { isBusy: true });
  assert.equal(await page.innerText(part("think")), say("MoveNow", "de"));
  assert.equal(await page.innerText(part("white-name")), say("OpponentOne", "de"));
});
