// What programs show of a link to the page or to a game.

import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { linkTo } from "../support/games.mjs";
import { open } from "../support/harness.mjs";
import { dist } from "../support/page.mjs";
import { part } from "../support/parts.mjs";
import { shows } from "../support/view.mjs";
import { say, word } from "../support/words.mjs";

const MOST = 300_000; // bytes of a picture

/** What a program that runs no scripts finds in a page. */
function found(file) {
  const html = readFileSync(join(dist, file), "utf8");
  const tags = html.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)">/g);
  return {
    title: html.match(/<title>([^<]*)<\/title>/)[1],
    ...Object.fromEntries([...tags].map(([, ...pair]) => pair)),
  };
}

for (const [file, picture, title] of [
  ["index.html", "goishi", "Goishi"],
  ["renju.html", "renju", "Renju – Goishi"],
  ["gomoku.html", "gomoku", "Gomoku – Goishi"],
  ["ren.html", "ren", "Ren – Goishi"],
  ["rin.html", "rin", "Rin – Goishi"],
]) {
  test(`${file} has a title, a description and a picture of the right size`, () => {
    const tags = found(file);
    assert.deepEqual([tags.title, tags["og:title"], tags["twitter:card"]], [title, title, "summary_large_image"]);
    assert.ok(tags.description.length > 20 && tags["og:description"] === tags.description);
    assert.equal(tags["og:image"], `previews/${picture}.png`);
    const bytes = readFileSync(join(dist, tags["og:image"]));
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
    assert.ok(statSync(join(dist, tags["og:image"])).size <= MOST);
  });
}

test("a link by way of such a page opens the game, and going back does not lead there", async () => {
  const page = await open();
  const before = await page.evaluate(() => history.length);
  await page.goto(new URL(`rin.html${linkTo("rin:size=8", ["0,0", "1,1"])}`, page.home).href);
  await page.waitForFunction(() => window.goishiStarted && the("notice-text")?.textContent);
  await shows(page, { moves: ["0,0", "1,1"], notice: word("LinkOpened") });
  assert.equal(new URL(page.url()).pathname, new URL(page.home).pathname);
  assert.equal(await page.evaluate(() => history.length), before + 1, "one entry, not two");
});

test("such a page without a game leads to a new one of its kind, against the first of the computer players", async () => {
  for (const [file, rules] of [
    ["rin.html", "rin"],
    ["gomoku.html", "gomoku"],
  ]) {
    const page = await open({ firstVisit: true });
    await page.goto(new URL(file, page.home).href);
    await page.waitForFunction((rules) => window.goishiStarted && the("rule-set").value === rules, rules);
    assert.match(await page.textContent(part("white-note")), new RegExp(`${say("Computer 1")}`));
  }
});
