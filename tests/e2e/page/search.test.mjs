// The search over all games, and files of RenLib: large libraries are walked, games are saved as libraries.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  gameSays,
  isClosed,
  isPressed,
  keys,
  newGame,
  openSheet,
  openText,
  PHONE,
  press,
  savedGame,
  tabTo,
  textOf,
  type,
} from "../support/hands.mjs";
import { accessibility, download, open, shot } from "../support/harness.mjs";
import { faults } from "../support/layout.mjs";
import { part } from "../support/parts.mjs";
import { word } from "../support/words.mjs";

const HEAD = Buffer.from([255, ...Buffer.from("RenLib"), 255, 3, 4, ...Array(10).fill(255)]);
const game = (head, moves) => `goishi 1 renju-pritchard\n${head}\n\n${moves}`;

/** Opens three games, of which the last is on the board, and turns to the search. */
async function withGames(options) {
  const page = await open(options);
  await openText(page, game("black: Ada\nwhite: Bo", "h8 h9 i9 g7 resign:white"));
  await openText(page, game("black: Cy\nwhite: Ada", "h8 g8 g7 a1 i9 resign:black"));
  await openText(page, game("event: Mine", "h8 i8"));
  await press(page, "tab-search");
  await said(page, word("GamesFound", 2));
  return page;
}

const said = (page, sentence) =>
  page.waitForFunction(
    ([text, name]) => document.querySelector(name).textContent.startsWith(text),
    [sentence, part("search-said")],
  );

const choose = async (page, name, buffer) => {
  await openSheet(page, "games");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, "open-file")]);
  await chooser.setFiles({ name, mimeType: "application/octet-stream", buffer });
};

test("what was played next is found, played and filtered by name, by keyboard alone", async () => {
  const page = await withGames();
  const next = page.locator("[data-found-move]");
  assert.equal(await next.count(), 1);
  assert.match(await next.textContent(), /: 2 /);
  await shot(page, "search");
  await tabTo(page, "[data-found-move]");
  await keys(page, "Enter");
  await said(page, word("GamesFound", 2));
  assert.equal((await savedGame(page)).words.length, 3);
  await tabTo(page, part("search-words"), "Shift+Tab");
  await page.keyboard.type("cy");
  await said(page, word("GamesFound", 1));
  await tabTo(page, "[data-found-saved]");
  await keys(page, "Enter");
  await gameSays(page, "black: Cy");
  assert.ok(await isPressed(page, "only-here"));
  assert.deepEqual(await accessibility(page), []);
});

test("the search has room on a phone, light and dark", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await withGames({ ...PHONE, colorScheme });
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(await accessibility(page), []);
    await shot(page, `search-phone-${colorScheme}`);
  }
});

/** A library: h8, every answer, and lines of some moves after each. */
function library(moves) {
  const points = [];
  for (let row = 0; row < 15; row++) for (let col = 1; col < 16; col++) points.push((row << 4) | col);
  const others = points.filter((at) => at !== 0x78);
  const bytes = [0, 0x08, ...Buffer.from("start\0"), 0x78, 0];
  let seed = 1;
  const random = (below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  let written = 2;
  for (let nth = 0; written < moves; nth++) {
    const from = nth % others.length;
    const line = [others[from]];
    while (line.length < 20) {
      const at = others[random(others.length)];
      if (!line.includes(at)) line.push(at);
    }
    const isLast = written + line.length >= moves;
    line.forEach((at, place) => {
      bytes.push(at, (place === 0 && !isLast ? 0x80 : 0) | (place === line.length - 1 ? 0x40 : 0));
    });
    written += line.length;
  }
  return Buffer.concat([HEAD, Buffer.from(bytes)]);
}

test("a library of 200,000 moves opens within seconds, does not stop the page and is walked at once", async () => {
  const page = await open();
  const buffer = library(200_000);
  await page.evaluate(() => {
    window.longest = 0;
    let last = performance.now();
    const watch = () => {
      const now = performance.now();
      window.longest = Math.max(window.longest, now - last);
      last = now;
      setTimeout(watch, 0);
    };
    watch();
  });
  const began = Date.now();
  await choose(page, "large.lib", buffer);
  await page.waitForSelector("[data-found-move]");
  const [took, longest] = [Date.now() - began, await page.evaluate(() => window.longest)];
  console.log(`opened in ${took} ms, the page stood still for at most ${Math.round(longest)} ms`);
  assert.ok(took < 15_000, `${took} ms`);
  assert.ok(longest < 1_500, `the page stood still for ${longest} ms`);
  assert.match(await textOf(page, "notice-text"), /\d/);
  assert.equal(await textOf(page, "search-comment"), "start");
  await page.click("[data-found-move=h8]");
  await page.waitForFunction(() => document.querySelectorAll("[data-found-move]").length === 35);
  await shot(page, "library");
});

test("opening a huge file is stopped by keyboard while the board is there, and what is opened next is read", async () => {
  for (const options of [{}, { ...PHONE, colorScheme: "dark" }]) {
    const page = await open(options);
    await newGame(page, "renju-pritchard");
    await choose(page, "huge.lib", library(5_000_000));
    // The sheet gives way to the board, where the file is told of as long as it is read.
    await isClosed(page);
    await page.locator(part("stop-opening")).waitFor();
    await type(page, "h8");
    await page.waitForFunction(() => the("notice-text").innerText.includes("%"));
    assert.deepEqual((await savedGame(page)).words, ["h8"]);
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(await accessibility(page), []);
    await shot(page, `opening${options.hasTouch ? "-phone" : ""}`);
    await page.focus(part("stop-opening"));
    await keys(page, "Enter");
    await page.waitForFunction((stopped) => the("notice-text").innerText === stopped, word("Stopped"));
    assert.equal(await page.locator(part("stop-opening")).isVisible(), false);
    assert.equal(await textOf(page, "notice-text"), word("Stopped"));
    await choose(page, "small.lib", library(6_000));
    await page.waitForSelector("[data-found-move]");
    assert.equal(await textOf(page, "search-comment"), "start");
    assert.equal(await page.locator(part("stop-opening")).isVisible(), false);
  }
});

test("a game is saved as a library and as a position of RenLib", async () => {
  const page = await open();
  await openText(page, game("black: Ada", "h8 h9 {good} (i9) i8"));
  await openSheet(page, "share");
  const lib = await download(page, () => press(page, "as-lib"));
  assert.equal(lib.name, "game.lib");
  assert.deepEqual(lib.bytes.subarray(0, 20), HEAD);
  const pos = await download(page, () => press(page, "as-pos"));
  assert.deepEqual([...pos.bytes], [3, 112, 97, 113]);
});
