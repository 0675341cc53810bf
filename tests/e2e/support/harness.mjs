// What the end-to-end tests share: the browser, the built page served to it, and a watch over
// all that the page says and asks for.
//
//   import { test } from 'node:test';
//   import { open, shot } from '../support/harness.mjs';
//
//   test('a dark board', async () => {
//     const page = await open({ colorScheme: 'dark', viewport: { width: 400, height: 800 } });
//     await page.click(part('board'));
//     await shot(page, 'dark');
//   });
//
// After each test its pages are closed, and the test fails if one of them wrote to the console,
// threw, or asked for something that failed or lies outside its own origin.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, afterEach, before } from "node:test";
import { serve } from "../../../scripts/serve.mjs";
import { browser as findBrowser } from "./launch.mjs";
import { dist, markStart, started } from "./page.mjs";
import { IN_PAGE } from "./parts.mjs";

let browser;
let end;
let site;
let inUse = [];
const atRest = [];

before(async () => {
  site = await serve(dist);
  ({ browser, end } = await findBrowser());
});

afterEach(async () => {
  const opened = inUse;
  inUse = [];
  await Promise.all(opened.map(rest));
  for (const page of opened) page.check();
});

after(async () => {
  await end?.();
  await site?.close();
});

/** The address of the served page. */
export const address = () => site.url;

/**
 * Opens the page as somebody who has been here before, but has saved no game, and waits until it runs: the board is an empty one of
 * Rin, for two people. With `firstVisit: true` nothing at all is kept.
 *
 * `path` is what follows the address, such as a fragment; `init` is a function the page runs
 * first; `home` is another address to open it at; `route` is a function that may change the context before it is used; with `waits: false`
 * nothing is waited for; all else are Playwright's context options: viewport, colorScheme,
 * deviceScaleFactor, hasTouch, reducedMotion, permissions...
 *
 * The page has, on top of Playwright's: `home` (its address), `complaints` (texts, so far),
 * `requests` (addresses, so far), `check()` (throws if there are complaints) and
 * `forgive(pattern)` (drops those that match, and throws if none does).
 */
export async function open({
  path = "",
  home = site.url,
  init,
  route,
  waits = true,
  firstVisit = false,
  viewport,
  ...options
} = {}) {
  const kind = init || route || firstVisit || home !== site.url ? null : JSON.stringify(options);
  const size = viewport ?? { width: 1000, height: 700 };
  const page =
    (await wake(kind, size)) ??
    (await newPage({ viewport: size, ...options }, { home, kind, init, route, firstVisit }));
  inUse.push(page);
  await page.goto(new URL(path, home).href);
  if (waits) await started(page);
  return page;
}

/** To be run in the page before anything else: the visitor has played Rin before. */
function beHereBefore() {
  if (!/(\/|index\.html|goishi\.html)$/.test(location.pathname)) return; // somebody else's page
  try {
    if (localStorage.length === 0) localStorage.setItem("goishi.choice.Rin", "goishi 1 rin\n\n");
  } catch {
    // Some pages have no storage.
  }
}

async function newPage(options, { home, kind, init, route, firstVisit }) {
  // Nothing is kept for the next test, unless that is what it is about.
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  await context.addInitScript({ content: IN_PAGE });
  if (!firstVisit) await context.addInitScript(beHereBefore);
  if (init) await context.addInitScript(init);
  await context.addInitScript(markStart);
  await route?.(context);
  context.setDefaultTimeout(30_000);
  const watch = watchOver(context, home);
  return Object.assign(await context.newPage(), watch, { home, kind, colorScheme: options.colorScheme ?? null });
}

/** A page of this kind that an earlier test has left: a new one takes twice the time. */
async function wake(kind, size) {
  const found = atRest.findIndex((page) => kind !== null && page.kind === kind);
  if (found < 0) return null;
  const [page] = atRest.splice(found, 1);
  await page.setViewportSize(size);
  page.complaints.length = page.requests.length = 0;
  return page;
}

/** Leaves the page as it was found, for the next test, or closes it. */
async function rest(page) {
  if (page.kind === null) return page.context().close();
  await page.mouse.move(0, 0);
  await page.emulateMedia({ colorScheme: page.colorScheme });
  // The page may save something when it is left; these listeners come after its own.
  await page.evaluate(() => {
    const clear = () => {
      localStorage.clear();
      sessionStorage.clear();
    };
    addEventListener("pagehide", clear);
    document.addEventListener("visibilitychange", clear);
  });
  await page.goto("about:blank");
  atRest.push(page);
}

function watchOver(context, home) {
  const watch = { complaints: [], requests: [], check, forgive };
  const complain = (text) => watch.complaints.push(text);
  context.on("console", (message) => {
    // The browser's own remark to a focus that comes before it has looked at the sheets' headings.
    if (message.text().startsWith("Autofocus processing was blocked")) return;
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    complain(`console.${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => complain(`thrown: ${error.error().stack || error.error().message}`));
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") complain(`failed: ${request.url()} ${why}`); // by a reload, say
  });
  context.on("response", (response) => {
    if (response.status() >= 400) complain(`status ${response.status()}: ${response.url()}`);
  });
  context.on("request", (request) => {
    watch.requests.push(request.url());
    if (!isOwn(request.url(), home)) complain(`left the page's origin: ${request.url()}`);
  });
  return watch;
}

// Those two schemes hold what they name; nothing is fetched for them.
const isOwn = (url, home) => url.startsWith(home) || url.startsWith("blob:") || url.startsWith("data:");

function check() {
  assert.deepEqual(this.complaints, [], "the page complained");
}

function forgive(pattern) {
  const rest = this.complaints.filter((text) => !pattern.test(text));
  assert.notEqual(rest.length, this.complaints.length, `no complaint matches ${pattern}: ${this.complaints}`);
  this.complaints.splice(0, Infinity, ...rest);
}

/** The file that the page hands out while `deed` is done. */
export async function download(page, deed, timeout = 30_000) {
  const [file] = await Promise.all([page.waitForEvent("download", { timeout }), deed()]);
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(parts) };
}

/** Takes a picture of the page, if GOISHI_SHOTS names a folder for pictures. */
export async function shot(page, name, options = {}) {
  const folder = process.env.GOISHI_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), ...options });
}

/**
 * What axe finds wrong with the page, or with what a selector names: one line for each rule and place, none if
 * all is well.
 */
export async function accessibility(page, within = null) {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere)
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  const { violations } = await page.evaluate((within) => window.axe.run(within ?? document), within);
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
}

/** Lets the program of the page, or of the boards on it, panic. */
export const provokePanic = (page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType("resource").map(({ name }) => name);
    const { provokePanic } = await import(scripts.find((name) => /goishi_web-\w+\.js$/.test(name)));
    setTimeout(provokePanic); // its error is nobody's promise
  });
