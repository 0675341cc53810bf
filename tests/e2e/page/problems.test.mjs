// A lesson and a problem of each game, failed and solved on the page by mouse, finger and keys, and how quickly a problem is there.
// tests/e2e/all-problems.mjs does so with every lesson and thirty problems of each game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, PHONE } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { begin, fail, lessons, problems, solve, some } from "../support/problems.mjs";

const GAMES = ["renju", "ren", "rin"];
const LESSONS = lessons();

for (const [number, hand] of ["mouse", "finger", "keys"].entries()) {
  test(`lessons and problems of all games are failed and solved by ${hand}`, async () => {
    const page = await open(hand === "finger" ? PHONE : {});
    for (const game of GAMES) {
      const lesson = LESSONS.filter((lesson) => lesson.game === game && lesson.wrong)[3 + number];
      const problem = some(game, 9)[2 * number + 1];
      for (const exercise of [lesson, problem]) {
        await begin(page, exercise);
        await fail(page, hand, exercise);
        await solve(page, hand, exercise);
      }
    }
    await shot(page, `problem-solved-${hand}`);
  });
}

test("a problem is on the board soon after it was asked for, on a slow machine", async () => {
  const page = await open();
  await newGame(page, "renju-rif");
  const [first, ...others] = some("renju", 6);
  await begin(page, first);
  await page.waitForFunction(() => cells().length === 225 && the("sentence").innerText.length > 0);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times = [];
  for (const { course } of others) times.push(await page.evaluate(timeOf, course));
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  console.log(`opening a problem at a quarter of the speed: ${times.map(Math.round).join(", ")} ms`);
  assert.ok(times.every((time) => time > 0));
});

/** The milliseconds until the problem is painted, measured in the page. */
function timeOf(course) {
  const button = document.createElement("button");
  button.dataset.train = course;
  the("learn").append(button);
  const start = performance.now();
  button.click();
  button.remove();
  return new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start))),
  );
}

test("the ids of problems are their numbers in the files", () => {
  for (const game of GAMES) assert.equal(problems(game)[41].course, `one:${game}-0042`);
});
