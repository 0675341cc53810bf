// Problems of ours by their ids in somebody else's page: in the element, in the frame, in the self-contained script, and the one of the day.

import assert from "node:assert/strict";
import { test } from "node:test";
import { heard as heardIn, inside, pointOf, ready, tag, withBoards } from "../support/element.mjs";
import { frame, heard, send, withFrame } from "../support/frame.mjs";
import { pageWith } from "../support/guest.mjs";
import { open, shot } from "../support/harness.mjs";
import { problems } from "../support/problems.mjs";
import { snippets } from "../support/readme.mjs";

const PROBLEM = problems("renju")[41];
const ID = "renju-0042";
/** Where a point of this name lies: row and column from the top left. */
const place = (name) => `${15 - Number(name.slice(1))},${name.charCodeAt(0) - 97}`;
const JUDGED = ["attempt", "failed", "solved"];

test("a board shows the problem of an id, and tells what becomes of it", async () => {
  const page = await withBoards(tag(`problem="${ID}" lang="de"`));
  assert.match(await inside(page, "sentence").textContent(), /Vierer/);
  await pointOf(page, place(PROBLEM.wrong[0])).click();
  await inside(page, "retry").click();
  for (const [number, name] of PROBLEM.right.entries()) {
    if (number % 2 === 0) await pointOf(page, place(name)).click();
    await page.waitForFunction((count) => board.moves.length === count, number + 1);
  }
  await page.waitForFunction(() => window.heard.some(([kind]) => kind === "solved"));
  const told = (await heardIn(page, { details: true })).filter(([kind]) => JUDGED.includes(kind));
  const own = PROBLEM.right.filter((_, number) => number % 2 === 0);
  assert.deepEqual(told, [
    ["attempt", { move: PROBLEM.wrong[0], right: false }],
    ["failed", { move: PROBLEM.wrong[0], mistakes: 1 }],
    ...own.map((move) => ["attempt", { move, right: true }]),
    ["solved", { mistakes: 1 }],
  ]);
  await shot(page, "problem-by-id");
});

test("a frame shows the problem of an id, and tells what becomes of it", async () => {
  const page = await withFrame(frame(`problem=${ID}`));
  const play = (move) => send(page, { goishi: 1, type: "play", move });
  await play(PROBLEM.wrong[0]);
  assert.deepEqual((await heard(page, "attempt")).right, false);
  assert.equal((await heard(page, "failed")).mistakes, 1);
});

test("a frame tells when its problem is solved", async () => {
  const page = await withFrame(frame(`problem=${ID}`));
  const play = (move) => send(page, { goishi: 1, type: "play", move });
  let moves = 0;
  for (const [number, name] of PROBLEM.right.entries()) {
    if (number % 2 === 0) await play(name);
    await heard(page, "move", moves++);
  }
  assert.equal((await heard(page, "solved")).mistakes, 0);
});

test("the problem of the day is the same for everybody, and an id that there is not is told of", async () => {
  const boards = tag('problem="today"') + tag('problem="today" lang="ja"') + tag('problem="ren-9999"');
  const page = await withBoards(boards, { waits: false });
  await page.waitForFunction(() => document.querySelectorAll("goishi-board")[1].ready);
  const [first, second] = await page.evaluate(() =>
    [...document.querySelectorAll("goishi-board")].map((board) => board.record?.split("problem")[0]),
  );
  assert.ok(first.includes("setup:"), first);
  assert.equal(first, second);
  await page.waitForFunction(() =>
    window.heard.some(([kind, detail]) => kind === "error" && detail.code === "not-found"),
  );
});

test("the page of problems in the documents counts what is solved", async () => {
  const page = await withBoards(snippets("One script", "html").at(-1), { waits: false });
  // The last board is not in sight yet, and waits.
  await page.waitForFunction(() => document.querySelectorAll("goishi-board")[2].record?.includes("problem: "));
  await page.evaluate(() =>
    document.querySelector("goishi-board").dispatchEvent(new Event("solved", { bubbles: true })),
  );
  assert.equal(await page.locator("#count").textContent(), "1");
});

test("the self-contained script has all problems inside", async () => {
  const script = '<script src="goishi-board.js"></script>';
  const ids = ["renju-0042", "ren-0007", "rin-0123"];
  const html = pageWith(ids.map((id) => tag(`problem="${id}"`)).join(""), { head: script });
  const page = await open({
    path: "guest.html",
    waits: false,
    route: (context) =>
      context.route("**/guest.html", (asked) => asked.fulfill({ contentType: "text/html; charset=utf-8", body: html })),
  });
  await ready(page);
  const records = await page.evaluate(() => boards.map((board) => board.record));
  assert.ok(records.every((record) => record.includes("problem: ")));
  assert.ok(!page.requests.some((address) => address.includes("problems/")));
});
