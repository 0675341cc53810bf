// The two programs of the computer players: the one for browsers without SIMD uses none, judges as the other does, and is what such a
// browser gets.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { tag, withBoards } from "../support/element.mjs";
import { FILES, isFile, refuseSimd } from "../support/files.mjs";
import { newGame, put } from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { answered } from "../support/opponent.mjs";
import { dist, inRepo } from "../support/page.mjs";

const FOLDERS = ["engine", "engine-plain"];

/** Games, the positions of them to judge, and how far each is thought through. */
const GAMES = [
  { record: "goishi 1 renju-classical\n\nh8 i9 i7 g9 j8 h9\n", plies: [1, 4, 5, 6], nodes: 3000 },
  { record: "goishi 1 renju-rif\n\nh8 h9 i10 stay j8 g10/i7 i7 f9 j9\n", plies: [8, 9], nodes: 3000 },
  { record: "goishi 1 ren\n\ne5 f6 e6 f5 d6\n", plies: [0, 3, 5], nodes: 3000 },
  { record: "goishi 1 rin:size=8\n\n3,3 4,4 2,5\n", plies: [0, 3], nodes: 200 },
];

const fileOf = (folder, end) => `${folder}/${readdirSync(join(dist, folder)).find((name) => name.endsWith(end))}`;

/** Whether there are vectors in a program. */
function usesSimd(name) {
  const reader = fileURLToPath(inRepo("node_modules/.bin/wasm-dis"));
  const text = execFileSync(reader, ["--all-features", join(dist, name)], { maxBuffer: 1 << 30 });
  assert.ok(text.includes("i32.load"), "it was read");
  return text.includes("v128");
}

/** To be run in a page: what a program answers to these questions. */
async function answersOf([script, wasm, questions]) {
  const worker = new Worker(script);
  const module = await WebAssembly.compile(await (await fetch(wasm)).arrayBuffer());
  worker.postMessage({ module });
  const answers = [];
  for (const question of questions) {
    const answer = new Promise((done) => {
      worker.onmessage = ({ data }) => "Answer" in data.said && done(data.said.Answer);
    });
    worker.postMessage({ id: 1, question });
    answers.push(await answer);
  }
  worker.terminate();
  return answers;
}

const asked = (page, pattern) => page.requests.filter(isFile(pattern)).length;

/** The page has asked for one program only, that without SIMD. */
function isServedPlain(page) {
  const counts = ["plainEngine", "plainWorker", "engine", "worker"].map((name) => asked(page, FILES[name]));
  assert.deepEqual(counts, [1, 1, 0, 0]);
}

test("one program of the computer players uses SIMD, the other none", () => {
  const are = FOLDERS.map((folder) => usesSimd(fileOf(folder, ".wasm")));
  assert.deepEqual(are, [true, false]);
});

test("both programs judge every position of a game alike", async () => {
  const page = await open();
  const questions = GAMES.map(({ record, plies, nodes }) => {
    // biome-ignore lint/suspicious/noThenProperty: the moves after those of the game, none
    return { Judge: { record, spots: plies.map((ply) => ({ ply, then: [] })), nodes } };
  });
  const [fast, plain] = await Promise.all(
    FOLDERS.map((folder) => page.evaluate(answersOf, [fileOf(folder, ".js"), fileOf(folder, ".wasm"), questions])),
  );
  assert.equal(fast.length, GAMES.length);
  for (const answer of fast) assert.ok("Judged" in answer, JSON.stringify(answer));
  assert.deepEqual(plain, fast);
});

test("a browser without SIMD gets the program that needs none, and the computer answers", async () => {
  const page = await open({ init: refuseSimd });
  await newGame(page, "renju-free", { white: "6" });
  await put(page, "h8");
  await answered(page, 2);
  isServedPlain(page);
});

test("so does <goishi-board>", async () => {
  const page = await withBoards(tag('rules="renju-free" moves="h8" ai="white" level="1" interactive'), {
    init: refuseSimd,
  });
  await page.waitForFunction(() => board.moves.length === 2 && !board.busy);
  isServedPlain(page);
});
