// When the program breaks, a sentence says so, whoever reports it finds out why, and the game is saved.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, openSheet, put, savedGame } from "../support/hands.mjs";
import { open, provokePanic, shot } from "../support/harness.mjs";
import { noticeIn, part } from "../support/parts.mjs";
import { look, shows } from "../support/view.mjs";
import { word } from "../support/words.mjs";

/** The page says that it has failed, shows these details, and its link leads back to the game. */
async function saysSo(page, details) {
  await page.waitForSelector(part("trouble"), { state: "visible" });
  const words = await page.textContent(part("trouble"));
  assert.ok(words.includes(word("Trouble")) && words.includes(word("TroubleSaved")), words);
  assert.match(await page.textContent(part("trouble-details")), details);
  assert.equal(await page.getAttribute(part("trouble"), "role"), "alert");
  const inSight = await page.evaluate(() => {
    const box = the("trouble").getBoundingClientRect();
    return box.height > 40 && box.right <= innerWidth;
  });
  assert.ok(inSight);
  await shot(page, "trouble");
  return page.getByRole("link", { name: word("Reload") });
}

/** Reloads by the link; all is well again, with these moves. */
async function recovers(page, link, moves) {
  await link.click();
  await page.waitForSelector(part("trouble"), { state: "hidden" });
  await page.waitForSelector(".cell");
  await shows(page, { moves });
}

test("a browser that cannot paint: a sentence instead of a dead board", async () => {
  const page = await open({
    init: () => {
      if (window.name !== "healed")
        CanvasRenderingContext2D.prototype.arc = () => {
          throw new Error("no circles today");
        };
    },
  });
  const link = await saysSo(page, /no circles today/);
  page.forgive(/no circles today/);
  await page.evaluate(() => {
    window.name = "healed";
  });
  await recovers(page, link, []);
});

/** Lets the program panic, after one more move. */
async function panic(page) {
  await page.evaluate(() => cells()[17].click());
  await provokePanic(page);
}

test("a panic of the program is shown, and the game is there after the reload", async () => {
  const page = await open({ route: () => {} });
  await put(page, "5,5");
  await panic(page);
  const link = await saysSo(page, /./);
  page.complaints.length = 0;
  await link.click();
  await page.waitForSelector(".cell");
  assert.equal((await look(page)).moves[0], "5,5");
});

test("a panic puts its message and its place on the console and into the page, and the last move is saved", async () => {
  const page = await open({ route: () => {} });
  await put(page, "5,5");
  await panic(page);
  await saysSo(page, /panicked at .*\.rs:\d+/);
  assert.ok(
    page.complaints.some((text) => /panicked at .*\.rs:\d+/.test(text)),
    String(page.complaints),
  );
  page.complaints.length = 0;
  assert.deepEqual((await savedGame(page)).words, ["5,5", "1,1"]);
});

/** Lets the next worker that is asked something panic over it. No page asks for that. */
const letWorkerPanic = (page) =>
  page.evaluate(() => {
    const Real = window.Worker;
    let panic = true;
    window.Worker = class extends Real {
      postMessage(data) {
        super.postMessage(data.id ? { ...data, panic } : data);
        if (data.id) panic = false;
      }
    };
  });

/** The panic's message and its place stand in this part of the page, and on the console. */
async function tellsOfPanic(page, selector) {
  const said = /panicked at .*\.rs:\d+/;
  const isSaid = (it) => /panicked at .*\.rs:\d+/.test(document.querySelector(it).textContent);
  await page.waitForFunction(isSaid, selector, { timeout: 5_000 });
  assert.ok(
    page.complaints.some((text) => said.test(text)),
    String(page.complaints),
  );
  page.complaints.length = 0;
}

test("a worker of the computer players that panics says so on the console and in the page", async () => {
  const page = await open();
  await choose(page, "renju-free");
  await put(page, "h8");
  await letWorkerPanic(page);
  await page.click(part("hint"));
  await tellsOfPanic(page, part("notice-text"));
});

test("the program for files that panics says so on the console and in the page, and the next one writes the file", async () => {
  const page = await open();
  await choose(page, "renju-free");
  await put(page, "h8");
  await letWorkerPanic(page);
  await openSheet(page, "share");
  await page.click(part("as-sgf"));
  await tellsOfPanic(page, noticeIn("share"));
  await page.click(part("as-sgf"));
  await page.waitForFunction(() => the("text").value.startsWith("(;"));
});

test("an error without a cause, as other scripts in the browser make, disturbs nobody", async () => {
  const page = await open();
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  });
  await put(page, "1,1");
  await shows(page, { moves: ["1,1"] });
  assert.ok(!(await page.isVisible(part("trouble"))));
});

test("errors and promises of other people's scripts do not say that Goishi has stopped", async () => {
  const page = await open();
  await page.evaluate(() => {
    Promise.reject(new Error("MetaMask: failed to connect"));
    setTimeout(() => {
      throw new TypeError("in an extension");
    });
  });
  await put(page, "1,1");
  await openSheet(page, "settings");
  page.forgive(/MetaMask|extension/);
  page.complaints.length = 0;
  assert.ok(!(await page.isVisible(part("trouble"))));
});
