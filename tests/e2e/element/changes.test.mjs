// <goishi-board> while things change: attributes, what is loaded late or not at all, and the board itself, which comes and goes.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  breakBoards,
  code,
  heard,
  inside,
  isTheme,
  SMALL,
  setAttributes,
  state,
  tag,
  withBoards,
} from "../support/element.mjs";
import { FILES, held } from "../support/files.mjs";
import { provokePanic } from "../support/harness.mjs";

const record = (page) => page.evaluate(() => board.record);
/** Takes the first board out of the page, does this with it, and puts it back. */
const away = (page, attributes, { waits = true } = {}) =>
  page.evaluate(
    async ([attributes, waits]) => {
      board.remove();
      if (waits) await new Promise((done) => setTimeout(done));
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      await new Promise((done) => setTimeout(done));
      document.body.append(board);
      while (!board.legalMoves.length) await new Promise((done) => setTimeout(done, 20));
    },
    [attributes, waits],
  );

test("a change of the look leaves the players of a game alone, and is no other position", async () => {
  const page = await withBoards(tag('rules="renju-rif" moves="h8" interactive'));
  await page.evaluate(() => board.load("goishi 1 renju-classical\nblack: Ann\nwhite: Ben\n\nh8 i9\n"));
  const before = await record(page);
  await heard(page);
  await setAttributes(page, { theme: "dark", numbers: "on", lang: "fr" });
  await isTheme(page, "dark");
  assert.equal(await record(page), before);
  assert.deepEqual(await heard(page), []);
});

test("a record that follows the moves begins no other game: what was taken back can be played again", async () => {
  const page = await withBoards(tag('record="goishi 1 renju-free; h8" interactive'));
  await page.evaluate(() => board.addEventListener("positionchange", () => board.setAttribute("record", board.record)));
  await page.evaluate(() => board.play("i9"));
  await heard(page);
  await page.evaluate(() => board.undo());
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  assert.deepEqual((await heard(page)).filter((kind) => kind === "positionchange").length, 1);
  assert.ok(await inside(page, "redo").isEnabled());
  await page.evaluate(() => board.setAttribute("record", "goishi 1 gomoku; a1"));
  await page.waitForFunction(() => board.record.startsWith("goishi 1 gomoku"));
});

test("a change of the look leaves a hint where it is", async () => {
  const page = await withBoards(tag('rules="renju-pritchard" moves="h8 a1 i8 a3 j8 a5" interactive controls="full"'));
  const hint = await page.evaluate(() => board.hint());
  await setAttributes(page, { theme: "dark" });
  await isTheme(page, "dark");
  assert.ok(await inside(page, "advice").isVisible());
  assert.deepEqual(await page.evaluate(() => board.hint()), hint);
});

test("a change of the look does not make the computer begin anew, one of its level does", async () => {
  const { route, release } = held(FILES.engine);
  const page = await withBoards(tag('rules="rin:size=8" ai="black" interactive'), { route });
  await heard(page);
  await setAttributes(page, { theme: "dark" });
  await isTheme(page, "dark");
  assert.deepEqual([(await state(page)).busy, await heard(page)], [true, []]);
  await setAttributes(page, { level: "1" });
  assert.deepEqual([(await state(page)).busy, await heard(page)], [true, ["aiend", "aistart"]]);
  release();
  await page.waitForFunction(() => board.moves.length === 1, null, { timeout: 60_000 });
});

test("after a swap the computer keeps its place, whatever changes and wherever the board goes", async () => {
  const { route, release } = held(FILES.engine);
  const page = await withBoards(tag('rules="renju-rif" moves="h8 i9 j10" ai="black" interactive'), { route });
  await page.evaluate(() => board.play("swap"));
  const players = async () => (await record(page)).match(/^(black|white): .*$/gm);
  assert.deepEqual(await players(), ["white: computer 3"]);
  await setAttributes(page, { theme: "dark" });
  assert.deepEqual(await players(), ["white: computer 3"]);
  await setAttributes(page, { level: "2" });
  assert.deepEqual(await players(), ["white: computer 2"]);
  await away(page, {});
  assert.deepEqual(await players(), ["white: computer 2"]);
  await away(page, { ai: "black", level: "4" });
  assert.deepEqual(await players(), ["black: computer 4"], "who is said anew while it is away plays");
  release();
});

test("after a swap the visitor keeps his seat, while the board is a diagram and wherever it goes", async () => {
  const page = await withBoards(tag('rules="renju-rif" moves="h8 i9 j10" side="white" interactive'));
  await page.evaluate(() => board.play("swap")); // who had White has Black now, and White plays the fourth stone
  const mayPlay = async (point, expected, when) => {
    const before = (await state(page)).moves;
    await page.evaluate((point) => board.shadowRoot.querySelector(`[aria-label^="${point},"]`).click(), point);
    const after = (await state(page)).moves;
    assert.equal(after !== before, expected, when);
    if (after !== before) await page.evaluate(() => board.undo());
  };
  await mayPlay("k9", false, "White is the page's");
  await page.evaluate(async () => {
    board.removeAttribute("interactive");
    await null;
    board.setAttribute("interactive", "");
    await null;
  });
  await mayPlay("k9", false, "still, after it was a diagram");
  await away(page, {});
  await mayPlay("k9", false, "and after it was away");
  await setAttributes(page, { side: "both" });
  await setAttributes(page, { side: "white" });
  await mayPlay("k9", true, "who says it anew means the colours of now");
  await away(page, { side: "black" });
  await mayPlay("k9", false, "also while it is away");
});

test("attributes that change while a board is nowhere count when it is back", async () => {
  const page = await withBoards(tag('rules="rin:size=8" moves="3,3 4,4" interactive'));
  await page.evaluate(() => board.play("5,5"));
  await away(page, { theme: "dark" });
  assert.equal((await state(page)).moves, "3,3 4,4 5,5");
  await away(page, { ply: "1" });
  assert.deepEqual([(await state(page)).moves, (await state(page)).ply], ["3,3 4,4 5,5", 1]);
  await away(page, { moves: "1,1" });
  assert.equal((await state(page)).moves, "1,1");
  await away(page, { moves: "2,2" }, { waits: false });
  assert.equal((await state(page)).moves, "2,2", "also those that change at once");
});

test("of two games that are loaded the later one counts", async () => {
  const page = await withBoards(SMALL);
  await page.evaluate(async () => {
    const first = board.load("(;GM[4]SZ[15];B[hh];W[hi])");
    await board.load("goishi 1 rin:size=8\n\n3,3\n");
    await first;
  });
  assert.equal((await state(page)).moves, "3,3");
  await page.evaluate(() => board.load("(;GM[4]SZ[15];B[hh];W[hi])"));
  assert.equal((await state(page)).moves.split(" ").length, 2, "by itself it is read");
});

test("what was stopped, or left with its board, before the computer was there is never asked", async () => {
  const { route, release } = held(FILES.engine);
  const page = await withBoards(SMALL + SMALL, { route });
  const codes = await page.evaluate(async () => {
    const hints = boards.map((board) => board.hint().catch((error) => error.code));
    boards[0].stop();
    boards[1].remove();
    return Promise.all(hints);
  });
  assert.deepEqual(codes, ["no-hint", "no-hint"]);
  release();
  assert.ok(await inside(page, "advice").isHidden());
  assert.equal(await page.evaluate(async () => (await board.hint()).moves.length), 3, "another question is");
});

test("a board that breaks while its attributes change throws nothing into the page", async () => {
  const page = await withBoards(SMALL);
  await breakBoards(page);
  await setAttributes(page, { ply: "0" });
  const told = await heard(page, { details: true });
  assert.deepEqual(
    told.filter(([kind]) => kind === "error").map(([, { code }]) => code),
    ["stopped"],
  );
  assert.equal(await code(page, "board.goTo(0)"), "not-ready");
});

/** The colour of the board near its corner, read from a copy: the board's own canvas is not made for that. */
const pixel = () => {
  const copy = new OffscreenCanvas(4, 4).getContext("2d", { willReadFrequently: true });
  copy.drawImage(board.shadowRoot.querySelector("canvas"), 0, 0);
  return [...copy.getImageData(2, 2, 1, 1).data].slice(0, 3).join(" ");
};
const isPainted = (page, rgb) => page.waitForFunction(`(${pixel})() === '${rgb}'`);

test("the colours of the page are read when the board changes its size", async () => {
  const page = await withBoards(SMALL);
  await page.evaluate(() => {
    board.style.setProperty("--goishi-board", "#336699");
    board.style.maxWidth = "300px";
  });
  await isPainted(page, "51 102 153");
});

test("a page that changes colours without end has its board painted", async () => {
  const page = await withBoards(SMALL);
  await page.evaluate(async () => {
    for (let i = 0; i < 400; i++) {
      board.setAttribute("bg", `#000${(i + 0x1000).toString(16).slice(1)}`);
      await null;
    }
  });
  await setAttributes(page, { bg: "#000042" });
  await isPainted(page, "0 0 66");
  assert.equal(await page.evaluate(() => board.play("3,3")), true);
});

test("a language that there is not is told when the board comes", async () => {
  const page = await withBoards(tag('rules="rin:size=8" lang="klingon"'));
  const told = await heard(page, { details: true });
  assert.deepEqual(
    told.filter(([kind]) => kind === "error").map(([, { code, name }]) => [code, name]),
    [["bad-parameter", "lang"]],
  );
});

test("a panic puts its message and place on the console, and a sentence into the board's place", async () => {
  const page = await withBoards(SMALL);
  await heard(page);
  await provokePanic(page);
  await page.waitForFunction(() => window.heard.some(([kind]) => kind === "error"), null, { timeout: 5000 });
  const told = await heard(page, { details: true });
  assert.deepEqual(
    told.filter(([kind]) => kind === "error").map(([, { code }]) => code),
    ["stopped"],
  );
  assert.match(await inside(page, "trouble").textContent(), /fault in the program.*panicked at .*\.rs:\d+/s);
  assert.ok(
    page.complaints.some((text) => /panicked at .*\.rs:\d+/.test(text)),
    String(page.complaints),
  );
  page.complaints.length = 0;
});
