// <goishi-board> in somebody else's page: every attribute, property, method and event.

import assert from "node:assert/strict";
import { test } from "node:test";
import { WORDS } from "../support/dice.mjs";
import {
  code,
  heard,
  inside,
  pointOf,
  pressPoint,
  SMALL,
  setAttributes,
  state,
  tag,
  withBoards,
} from "../support/element.mjs";
import { say, telling } from "../support/words.mjs";

const NOTHING = { overline: [], double_four: [], double_three: [] };
test("attributes put a game on the board, and properties tell of it", async () => {
  const page = await withBoards(tag('rules="renju-rif" moves="h8 i9 j10" interactive'));
  const seen = await page.evaluate(() => ({
    record: board.record,
    moves: board.moves,
    ply: board.ply,
    turn: board.turn,
    result: board.result,
    forbidden: board.forbidden,
    score: board.score,
    busy: board.busy,
    legal: board.legalMoves,
  }));
  assert.equal(seen.record, "goishi 1 renju-rif\n\nh8 i9 j10\n");
  assert.deepEqual(seen.moves, ["h8", "i9", "j10"]);
  assert.deepEqual([seen.ply, seen.turn, seen.result, seen.busy, seen.score], [3, "white", null, false, null]);
  assert.deepEqual(seen.forbidden, NOTHING, "White has no forbidden points");
  assert.ok(seen.legal.includes("swap") && seen.legal.includes("stay") && !seen.legal.includes("a1"), `${seen.legal}`);
  assert.equal(await inside(page, "sentence").innerText(), say("ChooseColours White"));
  assert.equal(
    await pointOf(page, "7,7").getAttribute("aria-label"),
    `h8, ${say("StoneBlack")}, ${say("MoveNumber 1")}`,
  );
});

test("score, forbidden points and the result are there where a game has them", async () => {
  const page = await withBoards(tag('rules="ren:size=8" moves="d4 e5 d5 e4 d6 e6 d3"'));
  assert.deepEqual(await page.evaluate(() => board.score), { black: 1, white: 0 });
  await page.evaluate(() => board.load("goishi 1 renju-pritchard\n\nh8 h9 i9 g7 g8 j9 i10 g9"));
  assert.deepEqual(await page.evaluate(() => board.forbidden), { overline: [], double_four: [], double_three: ["i8"] });
  await page.evaluate(() => board.resign());
  const result = { winner: "white", by: "resign", text: say("WonByResign White Black") };
  assert.deepEqual(await page.evaluate(() => [board.result, board.turn, board.legalMoves]), [result, null, []]);
});

test("forbidden has one shape, whatever is played and whoever is to move, and the same in the library", async () => {
  const games = [
    "renju-free\n\nh8 i9",
    "renju-free\n\n",
    "renju-rif\n\nh8",
    "ren\n\n",
    "rin\n\n",
    "renju-pritchard\n\nh8 h9 i9 g7 g8 j9 i10 g9",
  ];
  const page = await withBoards(tag('rules="ren"'));
  const seen = await page.evaluate(async (games) => {
    const { default: init, Game } = await import("./rules/goishi_rules.js");
    await init();
    const pairs = [[document.createElement("goishi-board").forbidden, board.forbidden]];
    for (const text of games) {
      await board.load(`goishi 1 ${text}`);
      pairs.push([board.forbidden, Game.load(`goishi 1 ${text}`).forbidden()]);
    }
    return pairs;
  }, games);
  for (const [element, library] of seen) assert.deepEqual(element, library);
  assert.deepEqual(
    seen.map(([lists]) => lists),
    [...Array(6).fill(NOTHING), { ...NOTHING, double_three: ["i8"] }],
  );
});

test("the record may be the content of the element, which is not seen beside the board", async () => {
  const page = await withBoards(tag('ply="1"', "\n  goishi 1 ren\n  black: Ann\n\n  e5 {the middle} f6\n"));
  assert.deepEqual(await state(page), { moves: "e5 f6", ply: 1, turn: "white", result: null, busy: false });
  assert.equal(await inside(page, "comment").innerText(), "the middle");
  assert.equal(await page.evaluate(() => document.body.innerText.includes("goishi 1")), false);
});

test("without `interactive` it is a diagram: stepped through, and not played on", async () => {
  const page = await withBoards(tag('rules="rin:size=8" moves="3,3 4,4 5,5"'));
  await pressPoint(page, "0,0");
  assert.equal((await state(page)).moves, "3,3 4,4 5,5");
  await inside(page, "first").click();
  assert.equal((await state(page)).ply, 0);
  await inside(page, "next").click();
  assert.equal((await state(page)).ply, 1);
  assert.ok(await inside(page, "undo").isHidden());
  await setAttributes(page, { interactive: "" });
  await pressPoint(page, "0,0");
  assert.equal((await state(page)).moves, "3,3 0,0", "and now another line is played");
});

test("a click plays, and the page hears of it in order; what it prevents is not played", async () => {
  const page = await withBoards(SMALL);
  await heard(page);
  await pressPoint(page, "3,3");
  assert.deepEqual(await heard(page, { details: true }), [
    ["beforemove", { move: "3,3", ply: 1, color: "black", by: "visitor" }],
    ["move", { move: "3,3", ply: 1, color: "black", by: "visitor" }],
    ["positionchange", { ply: 1, turn: "white" }],
  ]);
  await page.evaluate(() =>
    board.addEventListener("beforemove", (event) => event.detail.move === "4,4" && event.preventDefault()),
  );
  await pressPoint(page, "4,4");
  assert.deepEqual(await heard(page), ["beforemove"]);
  assert.equal((await state(page)).moves, "3,3");
  assert.equal(await page.evaluate(() => board.play("4,4")), false, "nor by the page itself");
  assert.equal(await page.evaluate(() => board.play("5,5")), true);
  assert.equal((await state(page)).moves, "3,3 5,5");
});

test("events bubble out of shadows, and the element may be changed while they are told", async () => {
  const page = await withBoards('<div id="host"></div>');
  const seen = await page.evaluate(async () => {
    const shadow = document.getElementById("host").attachShadow({ mode: "open" });
    const board = document.createElement("goishi-board");
    board.setAttribute("rules", "rin:size=8");
    shadow.append(board);
    await board.ready;
    const kinds = [];
    document.addEventListener("move", (event) =>
      kinds.push([event.type, event.bubbles, event.composed, event.cancelable]),
    );
    document.addEventListener("beforemove", (event) =>
      kinds.push([event.type, event.bubbles, event.composed, event.cancelable]),
    );
    board.play("3,3");
    board.addEventListener("move", () => board.undo(), { once: true });
    board.play("4,4");
    board.addEventListener("beforemove", () => board.goTo(0), { once: true });
    board.play("5,5");
    board.addEventListener("move", () => board.remove(), { once: true });
    board.goTo(9);
    board.play("6,6");
    return { kinds: kinds.slice(0, 2), connected: board.isConnected };
  });
  assert.deepEqual(seen, {
    kinds: [
      ["beforemove", true, true, true],
      ["move", true, true, false],
    ],
    connected: false,
  });
});

test("methods play, take back, step and reset, and tell with a code what they cannot do", async () => {
  const page = await withBoards(tag('rules="renju-rif" moves="h8 i9 j10"'));
  await page.evaluate(() => {
    board.play("stay");
    board.play("K9");
    board.undo();
  });
  assert.equal((await state(page)).moves, "h8 i9 j10 stay");
  await page.evaluate(() => board.redo());
  assert.equal((await state(page)).moves, "h8 i9 j10 stay k9");
  await page.evaluate(() => board.goTo(2));
  assert.equal((await state(page)).ply, 2);
  for (const [ply, shown] of [
    ["Infinity", 5],
    ['"4"', 4],
  ]) {
    await page.evaluate(`board.goTo(${ply})`);
    assert.equal((await state(page)).ply, shown, ply);
  }
  for (const none of ["-3", "NaN", "{}", '"x"'])
    assert.equal(await code(page, `board.goTo(${none})`), "bad-argument", none);
  await page.evaluate(() => board.reset());
  assert.deepEqual((await state(page)).moves, "h8 i9 j10");
  assert.equal(await code(page, 'board.play("hello")'), "no-move");
  assert.equal(await code(page, "board.play(undefined)"), "no-move");
  assert.equal(await code(page, 'board.play("h8")'), "illegal-move");
  assert.equal(await code(page, "board.pass()"), "illegal-move");
  assert.equal(await code(page, 'board.load("goishi 1 chess\\n\\n")'), "bad-record");
  assert.equal(await code(page, 'board.load("hello")'), "bad-record");
  assert.equal(await code(page, 'document.createElement("goishi-board").play("h8")'), "not-ready");
  assert.equal((await state(page)).moves, "h8 i9 j10", "nothing is lost by it");
  assert.equal(await page.evaluate(() => board.resign()), true);
  assert.ok((await heard(page)).includes("gameover"));
});

test("pass is played where the rules have it", async () => {
  const page = await withBoards(tag('rules="ren" moves="e5"'));
  assert.equal(await page.evaluate(() => board.pass()), true);
  assert.equal((await state(page)).moves, "e5 pass");
});

test("wrong attributes are told beside the board and to the page, and the others count", async () => {
  const page = await withBoards(
    tag('rules="rin:size=8" theme="pink" level="9" numbers="on" bg="notacolour" moves="3,3"'),
  );
  const faults = (await heard(page, { details: true }))
    .filter(([kind]) => kind === "error")
    .map(([, { code, name }]) => [code, name]);
  assert.deepEqual(faults, [
    ["bad-parameter", "level"],
    ["bad-parameter", "theme"],
    ["bad-parameter", "bg"],
  ]);
  assert.match(await inside(page, "notice").innerText(), telling("BadParameter theme pink *"));
  assert.equal((await state(page)).moves, "3,3");
  await inside(page, "dismiss").click();
  assert.ok(await inside(page, "notice").isHidden());
  await setAttributes(page, { controls: "everything" });
  assert.match(await inside(page, "notice").innerText(), telling("BadParameter controls everything *"));
});

test("a diagram that is stepped back offers no new line", async () => {
  const page = await withBoards(tag('rules="rin:size=8" moves="3,3 4,4" ply="1" controls="steps,sentence"', ""));
  const text = await page.evaluate(() => board.shadowRoot.textContent);
  assert.ok(text.includes(say("MoveOf 1 2")) && !text.includes(say("LookingBack 1 2")), text);
});

test("attributes may change at any time: those of the game begin it anew, others keep it", async () => {
  const page = await withBoards(SMALL);
  await pressPoint(page, "3,3");
  await setAttributes(page, { numbers: "on" });
  await setAttributes(page, { theme: "paper" });
  await page.waitForFunction(() => themeOf(board) === "paper");
  assert.equal((await state(page)).moves, "3,3");
  await setAttributes(page, { ply: "0" });
  assert.equal((await state(page)).ply, 0);
  await setAttributes(page, { ply: null });
  assert.equal((await state(page)).ply, 1);
  await setAttributes(page, { rules: "ren" });
  assert.equal(await page.evaluate(() => board.record), "goishi 1 ren\n\n");
  await setAttributes(page, { moves: "e5 f6" });
  assert.equal((await state(page)).moves, "e5 f6");
});

test("controls are what was asked for", async () => {
  const page = await withBoards(tag('rules="rin:size=8" moves="3,3 4,4"'));
  const shown = () =>
    page.evaluate(() => {
      const isSeen = (name) => board.shadowRoot.querySelector(`[part~="${name}"]`).checkVisibility();
      return ["steps", "undo", "moves", "sentence", "players", "hint"].filter(isSeen).join(" ");
    });
  assert.equal(await shown(), "steps");
  await setAttributes(page, { interactive: "" });
  assert.equal(await shown(), "undo sentence");
  for (const [value, expected] of [
    ["none", ""],
    ["full", "steps undo moves sentence players hint"],
    ["hint,players", "players hint"],
    ["moves steps", "steps moves"],
  ]) {
    await setAttributes(page, { controls: value });
    assert.equal(await shown(), expected, value);
  }
});

test("the game goes where the element goes, and waits while it is nowhere", async () => {
  const page = await withBoards(`${SMALL}<div id="there"></div>`);
  await pressPoint(page, "3,3");
  await page.evaluate(() => document.getElementById("there").append(board));
  await pressPoint(page, "4,4");
  assert.equal((await state(page)).moves, "3,3 4,4");
  await page.evaluate(async () => {
    board.goTo(1);
    board.remove();
    await new Promise((done) => setTimeout(done));
  });
  assert.equal(await code(page, 'board.play("5,5")'), "not-ready");
  await page.evaluate(async () => {
    document.body.append(board);
    while (!board.moves.length) await new Promise((done) => setTimeout(done, 20));
  });
  assert.deepEqual([(await state(page)).moves, (await state(page)).ply], ["3,3 4,4", 1]);
});

test("it speaks the language of the page around it", async () => {
  const page = await withBoards(`${SMALL}<div lang="ja">${SMALL}</div>`, { lang: "de-AT" });
  const says = (sentence, nth) =>
    page.waitForFunction(
      ([sentence, nth]) => boards[nth].shadowRoot.querySelector("[part~=sentence]").textContent === sentence,
      [sentence, nth],
    );
  await says(say("ToPlayOneStone Black", "de"), 0);
  await says(say("ToPlayOneStone Black", "ja"), 1);
  assert.equal(await inside(page, "undo").getAttribute("aria-label"), say("Undo", "de"));
  assert.equal(page.requests.filter((url) => url.endsWith("/words/de.txt")).length, 1);
});

test("its own language may change, and one that there is not is told", async () => {
  const page = await withBoards(SMALL);
  await setAttributes(page, { lang: "fr-CA" });
  await page.waitForFunction(
    (undo) => [...board.shadowRoot.querySelectorAll("[part~=undo]")].some((it) => it.ariaLabel === undo),
    say("Undo", "fr"),
  );
  assert.equal(await inside(page, "root").getAttribute("lang"), "fr");
  await setAttributes(page, { lang: "tlh" });
  assert.match(await inside(page, "notice").innerText(), /^lang="tlh"/);
});

test("a text that comes late does not take the place of what was loaded meanwhile", async () => {
  let send;
  const late = new Promise((done) => (send = done));
  const route = (context) =>
    context.route("**/late.goishi", async (asked) => {
      await late;
      await asked.fulfill({ body: "goishi 1 ren\n\ne5\n" });
    });
  const page = await withBoards(SMALL, { route });
  await setAttributes(page, { src: "late.goishi" });
  await page.evaluate(() => board.load("goishi 1 rin:size=8\n\n3,3\n"));
  const arrived = page.waitForResponse("**/late.goishi");
  send();
  await arrived;
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  assert.equal((await state(page)).moves, "3,3");
});

test("as a module it exports its class", async () => {
  const script =
    '<script type="module">import { GoishiBoard } from "./goishi.mjs"; window.GoishiBoard = GoishiBoard;</script>';
  const page = await withBoards(SMALL, { script });
  assert.ok(await page.evaluate(() => board instanceof GoishiBoard));
});

test("hundreds of hostile attributes and calls run no script and never break the board", async () => {
  const page = await withBoards(SMALL);
  const seen = await page.evaluate(async (nasty) => {
    let seed = 7;
    const random = (below) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    const any = () =>
      Array.from({ length: 1 + random(3) }, () => nasty[random(nasty.length)]).join(random(2) ? "" : " ");
    const names = board.constructor.observedAttributes.filter((name) => name !== "src");
    const calls = ["play", "goTo", "load", "toPNG", "undo", "redo", "pass", "resign", "stop"];
    for (let i = 0; i < 600; i++) {
      if (random(3)) board.setAttribute(names[random(names.length)], any());
      else board.removeAttribute(names[random(names.length)]);
      try {
        if (!random(4)) await board[calls[random(calls.length)]](any());
      } catch (error) {
        if (!(error instanceof Error) || !error.code) throw error;
      }
      if (!random(10)) await null;
    }
    for (const name of names) board.removeAttribute(name);
    board.setAttribute("rules", "rin:size=8");
    board.setAttribute("interactive", "");
    await board.reset();
    return {
      trapped: window.trapped,
      scripts: board.shadowRoot.querySelectorAll("script, img, style").length,
      played: board.play("3,3"),
    };
  }, WORDS);
  assert.deepEqual(seen, { trapped: undefined, scripts: 0, played: true });
});
