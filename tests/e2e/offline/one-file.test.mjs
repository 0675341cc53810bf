// The page in one file: from a disk in three engines, and in a frame that may do nothing but run scripts. It asks for nothing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { closeSheet, isClosed, newGame, openSheet, press, put, speak, speaks, type } from "../support/hands.mjs";
import { accessibility, download, open, shot } from "../support/harness.mjs";
import { playToTheEnd, reader } from "../support/opponent.mjs";
import { dist, reload, started } from "../support/page.mjs";
import { cell, noticeIn, part, tab } from "../support/parts.mjs";
import { snippets } from "../support/readme.mjs";
import { look, says } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

const FILE = pathToFileURL(join(dist, "goishi.html")).href;
const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do
/** The frame of the README. It may run scripts and nothing else: it has no storage, no forms, no clipboard and no downloads. */
const [FRAME] = snippets("One file", "html");
const PARENT = `<!doctype html><title>Parent</title><link rel="icon" href="data:,">${FRAME}`;

/** What is asked for; blobs and data hold what they name. */
const askedFor = (page) => page.requests.filter((url) => !/^(blob|data):/.test(url));

/** What the browser tells programmers of a confined frame comes sooner or later: it is left out when the test is over. */
function forgiveConfined(page) {
  const isSaid = (text) => /allow-downloads|Clipboard API has been blocked|Blocked autofocusing/.test(text);
  const { check } = page;
  page.check = () => check.call({ complaints: page.complaints.filter((text) => !isSaid(text)) });
  return page;
}

/** The game can be played, by these means: `place` is where it is, a page or a frame in one. */
const hasAtLeast = (place, least) => place.waitForFunction((least) => moves().length >= least, least, LIMIT);

test("from a disk: a whole game against the computer, which is there after a reload", LIMIT, async () => {
  const page = await open({ path: FILE, init: () => {} });
  await newGame(page, "renju-free", { white: "1" });
  const game = await playToTheEnd(page, "renju-free", reader());
  assert.notEqual(game.status().status, "playing");
  assert.deepEqual(askedFor(page), [FILE]);
  const { moves: played } = await look(page);
  await reload(page);
  await hasAtLeast(page, played.length);
  page.forgive(/^left the page's origin: file:/); // the file itself, twice
});

test("from a disk: languages, rules in them, pictures, records and links", LIMIT, async () => {
  const page = await open({ path: FILE, init: () => {} });
  await put(page, "1,1");
  await speak(page, "de");
  await openSheet(page, "rules");
  await page.frameLocator(part("guide")).getByText(say("Black", "de")).first().waitFor();
  assert.equal(await page.frameLocator(part("guide")).locator("html").getAttribute("lang"), "de");
  assert.equal(await page.evaluate(() => the("guide").contentDocument.documentElement.dataset.theme), "wood");
  await shot(page, "one-file-rules");
  await closeSheet(page);
  await page.click(tab("Ren"));
  await openSheet(page, "rules");
  await page.frameLocator(part("guide")).locator("svg.board").first().waitFor();
  await closeSheet(page);
  await page.click(tab("Renju"));
  await put(page, "h8");
  await openSheet(page, "share");
  assert.equal(await page.locator(part("one-file")).count(), 0, "nobody needs what one has");
  const png = await download(page, () => press(page, "as-png"));
  assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
  await press(page, "as-sgf");
  await page.waitForFunction(() => the("text").value.startsWith("(;"));
  const sgf = await download(page, () => press(page, "save-text"));
  assert.match(sgf.bytes.toString(), /GM\[4\]/);
  assert.deepEqual(askedFor(page), [FILE]);
  page.forgive(/^left the page's origin: file:/);
});

test(
  "in a frame that may only run scripts: games, words, rules, and a plain sentence for all that it may not",
  LIMIT,
  async () => {
    const route = (context) =>
      context.route("**/parent.html", (asked) => asked.fulfill({ contentType: "text/html", body: PARENT }));
    const page = forgiveConfined(await open({ path: "parent.html", route, waits: false, serviceWorkers: "allow" }));
    assert.equal(await page.getAttribute("iframe", "sandbox"), "allow-scripts");
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    await frame.waitForSelector(".cell", { state: "attached" });
    await started(frame);

    await frame.click(cell("h8"));
    await says(frame, "notice-text", word("NotSaved"));
    await shot(page, "one-file-sandbox");
    await newGame(frame, "renju-free", { white: "1" });
    await type(frame, "h8");
    await hasAtLeast(frame, 2);
    await says(frame, "notice-text", word("Unsaved"));

    await openSheet(frame, "games");
    await frame.waitForSelector(`${part("saved")} [data-load]`);
    await frame.click(`${part("games")} [data-close]`);
    await openSheet(frame, "settings");
    await frame.selectOption(part("lang"), "fr");
    await speaks(frame, "fr");
    await frame.selectOption(part("lang"), "en");
    await speaks(frame, "en");
    await frame.click(`${part("settings")} [data-close]`);
    await openSheet(frame, "rules");
    const rules = page.frameLocator("iframe").frameLocator(part("guide")).locator("h1", { hasText: "Renju" });
    await rules.click();
    await frame.evaluate(() => {
      window.hasHeard = new Promise((done) => addEventListener("message", () => done(), { once: true }));
    });
    await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage("goishi-escape", "*"));
    await frame.evaluate(() => window.hasHeard);
    assert.ok(await frame.isVisible(part("rules")), "nobody else may close it");
    await page.keyboard.press("Escape");
    await isClosed(frame);
    const told = (words) =>
      frame.waitForFunction(
        ([selector, words]) => document.querySelector(selector).textContent.includes(words),
        [noticeIn("share"), words],
      );
    await openSheet(frame, "share");
    await press(frame, "copy-link");
    await told("goishi.html#1;renju-free");
    await press(frame, "as-png");
    await told(word("NoDownload"));
    assert.deepEqual(
      askedFor(page),
      ["parent.html", "goishi.html"].map((name) => page.home + name),
    );
  },
);

test("the example: the one file is there to be taken along, and plays in its frame", LIMIT, async () => {
  const page = forgiveConfined(await open({ path: "examples/offline.html", waits: false, serviceWorkers: "allow" }));
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await started(frame);
  await frame.click(cell("h8"));
  await hasAtLeast(frame, 2);
  const { name, bytes } = await download(page, () => page.click("a[download]"));
  assert.equal(name, "goishi.html");
  assert.deepEqual(bytes, readFileSync(join(dist, "goishi.html")));
  assert.deepEqual(await accessibility(page, "article"), []);
  await shot(page, "example-offline", { fullPage: true });
});
