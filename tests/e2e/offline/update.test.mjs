// A second build: it is offered and never forced, the game stays, and no window ever gets files of two builds.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { deploy, deployNext, isKept, UNUSED_SCRIPT } from "../support/deploy.mjs";
import { choose, openSheet, press, put } from "../support/hands.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { reload, started, until } from "../support/page.mjs";
import { part } from "../support/parts.mjs";
import { isOnBoard, look, says, shows } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do
const OLD = "first";

let host;
afterEach(() => host?.clear());

/** Which build the page of this window comes from. */
const pageOf = (page) => page.evaluate(() => document.documentElement.dataset.build ?? "first");
/** Which build a script of this window comes from that has not been loaded before. */
const scriptOf = (page) =>
  page.evaluate(async (script) => {
    const answer = await fetch(script);
    return /^\/\/ (second|third)/m.exec(await answer.text())?.[1] ?? "first";
  }, UNUSED_SCRIPT);
/** The builds that the browser keeps. */
const kept = (page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /^goishi .* [0-9a-f]{16}$/.test(name)).length);
const keeps = (page, count) =>
  until(
    page,
    async (count) => (await caches.keys()).filter((name) => /^goishi .* [0-9a-f]{16}$/.test(name)).length === count,
    count,
  );
/** Has the browser look for another build, as it does by itself when a page is opened. */
const lookForNext = (page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration()).update();
  });
const isOffered = (page) => page.waitForSelector(part("new-version"), { timeout: 60_000 });

async function visit() {
  host = await deploy("games/");
  const page = await open({ home: host.url, serviceWorkers: "allow" });
  await isKept(page);
  await choose(page, "renju-free");
  await put(page, "h8", "i9");
  return page;
}

/** Reloads by what is pressed; the game is there afterwards. */
async function takes(page) {
  const { moves } = await look(page);
  await Promise.all([page.waitForEvent("load"), press(page, "use-new-version")]);
  await started(page);
  await shows(page, { moves }, "the game is as it was");
}

test("a new version is offered, nothing happens by itself, and taking it keeps the game", LIMIT, async () => {
  const page = await visit();
  await page.evaluate(() => caches.open("of somebody else"));
  deployNext(host, "second");
  await lookForNext(page);
  await isOffered(page);
  assert.equal(await page.textContent(`${part("new-version")} p`), word("NewVersion"));
  assert.equal((await look(page)).live, word("NewVersion"));
  assert.deepEqual(await accessibility(page, part("new-version")), []);
  await shot(page, "new-version");
  await put(page, "a1");
  await shows(page, { moves: ["h8", "i9", "a1"] });
  assert.deepEqual([await pageOf(page), await scriptOf(page)], [OLD, "first"], "the game goes on with the old version");
  await takes(page);
  assert.deepEqual([await pageOf(page), await scriptOf(page)], ["second", "second"]);
  await keeps(page, 1);
  assert.ok(await page.evaluate(() => caches.has("of somebody else")), "what others keep is not touched");
  assert.ok(await page.isHidden(part("new-version")));
});

/** Two hours later somebody looks at the page again. */
const comeBack = (page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 7_200_000;
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("an offer that is put off comes again with the next visit, in the language of the page", LIMIT, async () => {
  const page = await visit();
  deployNext(host, "second");
  await comeBack(page);
  await isOffered(page);
  await page.focus(part("not-now"));
  await page.keyboard.press("Enter");
  assert.ok(await page.isHidden(part("new-version")));
  assert.ok(await isOnBoard(page), "the keyboard is at the board");
  await page.evaluate(() => localStorage.setItem("goishi.settings", "lang=de"));
  await reload(page);
  await isOffered(page);
  await says(page, "use-new-version", say("UseNewVersion", "de"));
  assert.equal(await pageOf(page), OLD, "the new version waits");
  await takes(page);
  assert.equal(await pageOf(page), "second");
});

/** Has the page begin to look for new versions only when one is on its way already. */
function beginLate() {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...order) {
    const registration = await register.apply(this, order);
    if (!registration.active || registration.waiting) return registration;
    const isComing = new Promise((found) => registration.addEventListener("updatefound", found, { once: true }));
    if (!registration.installing) await Promise.all([isComing, registration.update()]);
    return registration;
  };
}

test("a version that is on its way when a window opens is offered there too", LIMIT, async () => {
  const page = await visit();
  deployNext(host, "second");
  await page.addInitScript(beginLate);
  await reload(page);
  await isOffered(page);
  assert.equal(await pageOf(page), OLD);
});

test("the build of a window that is only just opening is kept, that of one that never did is not", LIMIT, async () => {
  const page = await visit();
  const [opening, closed] = await page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    const windows = await caches.open(`goishi ${scope} windows`);
    const pretend = async (id, build, time) => {
      await windows.put(`${scope}windows/${id}`, new Response(`${build} ${time}`));
      await caches.open(`goishi ${scope} ${build}`);
      return `goishi ${scope} ${build}`;
    };
    const names = [
      await pretend("opening", "1".repeat(16), Date.now() + 100_000),
      await pretend("closed", "2".repeat(16), Date.now() - 100_000),
    ];
    navigator.serviceWorker.controller.postMessage("tidy");
    return names;
  });
  await until(page, async (name) => !(await caches.has(name)), closed);
  assert.deepEqual([await page.evaluate((name) => caches.has(name), opening), await kept(page)], [true, 2]);
});

test(
  "two windows: one takes the new version, the other goes on with all of the old one until it is loaded anew",
  LIMIT,
  async () => {
    const page = await visit();
    const other = await page.context().newPage();
    await other.goto(host.url);
    await started(other);
    await isKept(other);
    deployNext(host, "second");
    await lookForNext(page);
    await Promise.all([isOffered(page), isOffered(other)]);
    await takes(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    assert.deepEqual([await pageOf(page), await scriptOf(page)], ["second", "second"]);
    assert.deepEqual(
      [await pageOf(other), await scriptOf(other)],
      [OLD, "first"],
      "nothing of the new build comes here",
    );
    assert.equal(await kept(page), 2);
    await host.stop();
    await openSheet(other, "games");
    await other.waitForSelector(`${part("saved")} li`);
    assert.equal(await scriptOf(other), "first", "and not from the host either");
    await other.keyboard.press("Escape");
    await takes(other);
    assert.deepEqual([await pageOf(other), await scriptOf(other)], ["second", "second"]);
    await keeps(page, 1);
    page.complaints.splice(
      0,
      Infinity,
      ...page.complaints.filter((text) => !/ERR_CONNECTION_REFUSED|sw\.js/.test(text)),
    );
  },
);
