// The computer in trouble: workers that die, fall silent or talk nonsense, and files that do not come. The game goes on, by
// itself or after a plain sentence, and nothing is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FILES } from "../support/files.mjs";
import { choose, isPressed, newGame, openText, press, put, set, type } from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { answered, hasThoughts, isQuiet, silence, takeWorkers, thoughts, unsilence } from "../support/opponent.mjs";
import { part } from "../support/parts.mjs";
import { look, says, shows } from "../support/view.mjs";
import { say, startOf, telling, word } from "../support/words.mjs";

const FREE = "renju-free";
const workers = (page) => page.evaluate(() => window.workers.length);

/** A game against the best player, who thinks for half a second, after the first stone of ours. */
async function withStone({ before = () => {}, ...options } = {}) {
  const page = await open({ init: takeWorkers, ...options });
  await set(page, "think-time", "0.5");
  await newGame(page, FREE, { white: "6" });
  await before(page);
  await put(page, "h8");
  return page;
}

/** It says what was wrong and stands still with our stone; told to, it moves after all. */
async function letsItMove(page, why) {
  await page.waitForFunction((start) => the("notice-text").textContent.startsWith(start), startOf("NoAnswer"), {
    timeout: 30_000,
  });
  const { notice } = await shows(page, { moves: ["h8"], isBusy: false });
  assert.ok(notice.includes(why), notice);
  assert.equal((await look(page)).alert, notice);
  assert.equal(await page.innerText(part("think")), word("LetItMove"));
  await unsilence(page);
  await press(page, "think");
  await answered(page, 2);
  await shows(page, { notice: "" });
}

test("told to move now before it has a thought, it stands still and can be asked again", async () => {
  const page = await withStone({ before: silence });
  await press(page, "think");
  await shows(page, { moves: ["h8"], isBusy: false });
  assert.equal(await page.innerText(part("think")), word("LetItMove"));
  await unsilence(page);
  await press(page, "think");
  await answered(page, 2);
});

test("a worker that is ended in mid-thought has played its best move so far, and the next move is another's", async () => {
  const page = await withStone({
    before: (page) =>
      page.evaluate(() => {
        window.whenTold = (worker) => {
          worker.terminate();
          window.whenTold = null;
        };
      }),
  });
  const [, second] = await answered(page, 2);
  assert.equal(second, await page.evaluate(() => window.told.at(-1)));
  await put(page, "d12");
  await answered(page, 4);
  assert.equal(await workers(page), 2);
});

for (const [how, end] of [
  ["is ended", "worker.terminate()"],
  ["dies with an error", "worker.dispatchEvent(new ErrorEvent('error', { cancelable: true }))"],
]) {
  test(`a worker that ${how} before its first thought is replaced, and nobody notices`, async () => {
    const page = await withStone({
      before: (page) =>
        page.evaluate((end) => {
          window.instead = (_, worker) => {
            window.instead = null;
            setTimeout(() => new Function("worker", end)(worker));
            return [];
          };
        }, end),
    });
    await answered(page, 2);
    await shows(page, { notice: "" });
    assert.equal(await workers(page), 2);
  });
}

test("a worker that never answers is told of, and the game waits for who wants it to go on", async () => {
  await letsItMove(await withStone({ before: silence }), "");
});

test("a worker that tells a move and never answers has answered", async () => {
  const page = await withStone({
    before: (page) =>
      page.evaluate(() => {
        window.instead = (question) => [reply.told(question, "j10")];
      }),
  });
  assert.deepEqual(await answered(page, 2), ["h8", "j10"]);
});

test("where it does not answer one may play its move for it; a reason in markup is text", async () => {
  const reason = "<img src=x onerror=alert(1)>";
  const page = await withStone({
    before: (page) =>
      page.evaluate((reason) => {
        window.instead = (question) => [reply.fault(question, reason)];
      }, reason),
  });
  await says(page, "notice-text", reason);
  assert.equal(await page.locator(`${part("page")} img`).count(), 0);
  await put(page, "i9");
  await shows(page, { moves: ["h8", "i9"], notice: "" });
  await unsilence(page);
  await put(page, "d12");
  assert.equal((await answered(page, 4))[2], "d12", "the next one it plays itself");
});

for (const [name, said, why] of [
  ["a move to a point that is taken", "h8", "h8"],
  ["a move of another game", "3,3", "3,3"],
  ["markup for a move", "<b>i9</b>", ""],
  ["a number for a move", 7, ""],
]) {
  test(`${name} is told, and puts no stone`, async () => {
    const page = await withStone({
      before: (page) =>
        page.evaluate((said) => {
          window.instead = (question) => [reply.move(question, said)];
        }, said),
    });
    await letsItMove(page, why);
    assert.equal(await page.locator(`${part("page")} b`).count(), 0);
  });
}

test("answers to other questions are not heard, not even those to one that was taken back", async () => {
  const page = await withStone({
    before: (page) =>
      page.evaluate(() => {
        const wrong = ({ id }) => [id - 1, id + 1, String(id), null].map((other) => reply.move({ id: other }, "g8"));
        window.instead = (question) => [
          null,
          "g8",
          7,
          ...wrong(question),
          reply.told(question, "i9"),
          reply.move(question, "i9"),
          reply.move(question, "g9"),
        ];
      }),
  });
  assert.deepEqual(await answered(page, 2), ["h8", "i9"]);
  await page.evaluate(() => {
    window.instead = (question, worker) => {
      window.late = () => worker.dispatchEvent(new MessageEvent("message", { data: reply.move(question, "g7") }));
      return [];
    };
  });
  await put(page, "d12");
  await press(page, "undo");
  await page.evaluate(() => window.late());
  await shows(page, { moves: ["h8", "i9"] });
  await put(page, "d4");
  await unsilence(page);
  await press(page, "think");
  await isQuiet(page);
  assert.equal((await look(page)).moves[2], "d4");
});

test("hints of nonsense are not shown", async () => {
  const page = await open({ init: takeWorkers });
  await choose(page, FREE);
  await put(page, "h8");
  const bad = "<img src=x onerror=alert(1)>";
  for (const answer of [
    { sentence: bad },
    [],
    [{ line: [bad], standing: { black: { Open: 0 }, by_fours: false }, depth: 1 }],
    bad,
  ]) {
    await page.evaluate((answer) => {
      window.instead = (question) => [reply.advice(question, answer)];
    }, answer);
    await press(page, "hint");
    await says(page, "notice-text", startOf("BadText"));
    assert.equal(await thoughts(page), "");
    assert.equal(await page.locator("img").count(), 0);
    await press(page, "dismiss");
  }
});

for (const file of [FILES.engine, FILES.worker]) {
  test(`without ${file} it says so, one may move for it, and it moves when the file is there`, async () => {
    const gone = (asked) => asked.fulfill({ status: 404 });
    const page = await withStone({ before: (page) => page.route(file, gone) });
    await says(page, "notice-text", say("NotLoaded"));
    await put(page, "i9");
    await shows(page, { moves: ["h8", "i9"] });
    await page.unroute(file, gone);
    await put(page, "d12");
    await answered(page, 4);
    page.forgive(/404/);
  });
}

test("without a connection a hint and a review are plain sentences, and two people play on; once loaded, none is needed", async () => {
  const page = await open({ route: () => {} });
  await openText(page, "goishi 1 renju-free\n\nh8\n");
  await page.context().setOffline(true);
  await press(page, "hint");
  await says(page, "notice-text", say("NotLoaded"));
  assert.ok(!(await isPressed(page, "hint")));
  await type(page, "i9", "d12", "resign", "yes");
  await press(page, "review");
  await page.waitForFunction((words) => the("notice-text").textContent.includes(words), say("NotLoaded"));
  assert.match((await look(page)).notice, telling("NotLoaded"));
  await page.context().setOffline(false);
  await press(page, "review");
  await hasThoughts(page);
  await page.context().setOffline(true);
  await newGame(page, FREE, { white: "1" });
  await put(page, "h8");
  await answered(page, 2);
  page.forgive(/ERR_INTERNET_DISCONNECTED/);
});

test("the page goes on painting while the best player thinks", async () => {
  const page = await open();
  await set(page, "think-time", "2");
  await newGame(page, FREE, { white: "6" });
  await put(page, "h8");
  const frames = await page.evaluate(async () => {
    let count = 0;
    while (the("page").dataset.busy === "true") {
      await new Promise(requestAnimationFrame);
      count += 1;
    }
    return count;
  });
  await answered(page, 2);
  assert.ok(frames > 3, `${frames} frames`);
});
