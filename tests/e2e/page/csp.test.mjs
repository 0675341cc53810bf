// The page under the strictest content security policy that it can live with, which is the one in the README.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { deploy, isKept } from "../support/deploy.mjs";
import {
  closeSheet,
  copyLink,
  newGame,
  openGames,
  openSheet,
  press,
  put,
  set,
  speak,
  turn,
} from "../support/hands.mjs";
import { download, open } from "../support/harness.mjs";
import { answered, hasThoughts } from "../support/opponent.mjs";
import { dist, started } from "../support/page.mjs";
import { part, tab } from "../support/parts.mjs";
import { snippets } from "../support/readme.mjs";
import { waitFor } from "../support/webdriver.mjs";

const [POLICY] = snippets("Content security policy", "http").map((line) =>
  line
    .replace(/^Content-Security-Policy:/, "")
    .replace(/\s+/g, " ")
    .trim(),
);
const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do

let host;
before(async () => {
  host = await deploy("strict/", { "Content-Security-Policy": POLICY });
});
after(() => host?.clear());

test("the page has no script and no style inside it", () => {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  assert.doesNotMatch(html, /<style|<script(?![^>]* src=)|\son\w+=|\sstyle=|javascript:/i);
});

// What a policy forbids, the console tells, and that fails a test.
test(
  "everything works and nothing is forbidden: opponents, advice, sheets, rules, words, sounds, pictures and files",
  LIMIT,
  async () => {
    const page = await open({ home: host.url, permissions: ["clipboard-read", "clipboard-write"] });
    await newGame(page, "renju-free", { white: "1" });
    await put(page, "h8");
    await answered(page, 2);
    await press(page, "hint");
    await hasThoughts(page);
    for (const theme of ["dark", "paper", "contrast", "wood"]) await set(page, "theme", theme);
    await turn(page, "sound");
    for (const lang of ["fr", "en"]) await speak(page, lang);
    for (const game of ["Rin", "Ren", "Renju"]) {
      await page.click(tab(game));
      await openSheet(page, "rules");
      await page.frameLocator(part("guide")).getByRole("heading", { name: game, level: 1 }).waitFor();
      await page.frameLocator(part("guide")).locator("svg.board").first().waitFor();
      await closeSheet(page);
    }
    await openGames(page);
    await closeSheet(page);
    await openSheet(page, "share");
    for (const kind of ["png", "svg", "gif"]) {
      const { bytes } = await download(page, () => press(page, `as-${kind}`));
      assert.ok(bytes.length > 1000, kind);
    }
    await press(page, "as-sgf");
    await page.waitForFunction(() => the("text").value.startsWith("(;"));
    await download(page, () => press(page, "save-text"));
    await download(page, () => press(page, "one-file"));
    await closeSheet(page);
    await copyLink(page);
  },
);

test("it is kept for a time without a network under the policy as well", LIMIT, async () => {
  const page = await open({ home: host.url, serviceWorkers: "allow" });
  await isKept(page);
});

/** What has to be done for a directive to be asked; the others are when the page is opened. */
const DEEDS = {
  "frame-src": (page) => openSheet(page, "rules"),
  "worker-src": (page) => press(page, "hint"),
  "img-src": asksForManifest,
  "manifest-src": asksForManifest,
};

/** What a browser with a window does by itself, for who may want to install the page. */
async function asksForManifest(page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.getAppManifest");
  await browser.send("Page.getInstallabilityErrors"); // which looks at the icons
}

/** By the browser, or by the page in the board's place where its program may not run. */
const isSaid = (text, directive) => /content security policy/i.test(text) && text.includes(directive);

/** Something that this directive says is forbidden under this policy. */
async function forbids(policy, directive) {
  const less = await deploy("", { "Content-Security-Policy": policy });
  try {
    const deed = DEEDS[directive];
    const page = await open({ home: less.url, serviceWorkers: "allow", waits: false });
    if (deed) await started(page);
    await deed?.(page);
    await waitFor(
      async () => [...page.complaints, await page.textContent("body")].some((text) => isSaid(text, directive)),
      policy,
      30,
    );
    await page.context().close();
    page.complaints.length = 0;
  } finally {
    await less.clear();
  }
}

test("the policy is the least: without any word of it something is forbidden", LIMIT, async () => {
  const [first, ...parts] = POLICY.split("; ");
  assert.equal(first, "default-src 'none'");
  const given = parts.map((part) => part.split(" ")).filter(([, source]) => source !== "'none'");
  const words = given.flatMap(([directive, ...sources]) => sources.map((source) => [directive, source]));
  assert.equal(words.length, 10);
  for (const [directive, source] of words) {
    const less = parts.map((part) => (part.startsWith(directive) ? part.replace(` ${source}`, "") : part));
    await forbids([first, ...less].join("; "), directive);
  }
});
