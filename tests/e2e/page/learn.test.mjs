// Learning on the page: lessons and problems by mouse, finger and keys, what is said, and what is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isClosed, keys, newGame, openSheet, PHONE, press, put, tap } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { started } from "../support/page.mjs";
import { cell, part } from "../support/parts.mjs";
import { look } from "../support/view.mjs";
import { word } from "../support/words.mjs";

const sentence = (page) => page.locator(part("sentence")).innerText();
const waitFor = (page, text) =>
  page.waitForFunction((text) => the("sentence").innerText.includes(text), text, { timeout: 20_000 });
const begin = async (page, course) => {
  await openSheet(page, "learn");
  await page.click(`[data-train="${course}"]`);
  await isClosed(page);
};

/** The problems of a theme: the names of their first right stone and of a wrong one. */
function problems(game, theme, size) {
  const text = readFileSync(`www/problems/${game}.txt`, "utf8");
  const section = text.split("# ").find((part) => part.split("\n")[0].endsWith(` ${theme}`));
  const name = (pair) => `${pair[0]}${size - (pair.charCodeAt(1) - 97)}`;
  return section
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [right, wrong] = line.split(" ")[3].split("?");
      return { right: name(right.slice(0, 2)), wrong: wrong && name(wrong.slice(0, 2)) };
    });
}

test("a lesson is solved with the mouse, helped with, and kept", async () => {
  const page = await open();
  await newGame(page, "renju-rif");
  await begin(page, "lesson:renju-overline");
  await waitFor(page, "exactly five");
  await press(page, "learn-help");
  await waitFor(page, "sixth");
  await put(page, "h8");
  await waitFor(page, word("ProblemWrong"));
  await page.waitForFunction(() => the("notice-text").innerText.startsWith("h8"));
  assert.equal(await page.locator(part("why")).innerText(), word("Why"));
  await press(page, "retry");
  await put(page, "c8");
  await waitFor(page, word("ProblemSolved"));
  await shot(page, "lesson-solved");
  await press(page, "next-problem");
  await waitFor(page, "two open threes");
  await page.reload();
  await started(page);
  await page.click('[data-tab="Renju"]');
  await openSheet(page, "learn");
  assert.match(await page.locator('[data-train="lesson:renju-overline"]').innerText(), /✓/);
  await shot(page, "learn");
});

test("a lesson is solved with a finger", async () => {
  const page = await open(PHONE);
  await newGame(page, "rin:size=8");
  await begin(page, "lesson:rin-kill");
  await waitFor(page, "Kill the white stone");
  await tap(page, "4,3");
  if (await page.isVisible(part("place"))) await page.tap(part("place"));
  else await tap(page, "4,3");
  await waitFor(page, word("ProblemSolved"));
  await shot(page, "lesson-phone");
  await openSheet(page, "learn");
  await shot(page, "learn-phone");
});

test("a problem is failed and solved with the keyboard alone", async () => {
  const page = await open();
  await newGame(page, "ren");
  const [first] = problems("ren", "best-score", 8);
  await page.focus(part("learn-button"));
  await keys(page, "Enter");
  await page.focus('[data-train="theme:best-score"]');
  await keys(page, "Enter");
  await isClosed(page);
  await waitFor(page, word("ThemeBestScore"));
  await page.focus(cell(first.wrong));
  await keys(page, "Enter");
  await waitFor(page, word("ProblemWrong"));
  await page.waitForSelector(part("retry"), { state: "visible" }); // the answer is shown first
  await page.focus(part("retry"));
  await keys(page, "Enter");
  await page.focus(cell(first.right));
  await keys(page, "Enter");
  await waitFor(page, word("ProblemSolved"));
  const before = await sentence(page);
  await keys(page, "x");
  await page.waitForFunction((before) => the("sentence").innerText !== before, before);
});

test("a run has its clock, and a reload leads back to it", async () => {
  const page = await open();
  await newGame(page, "ren");
  await begin(page, "sprint");
  const heading = () => page.locator(part("heading")).innerText();
  const seconds = async () => {
    const [, minutes, rest] = /(\d):(\d\d)/.exec(await heading());
    return 60 * Number(minutes) + Number(rest);
  };
  await page.waitForFunction(() => /2:5\d/.test(the("heading").innerText), null, { timeout: 20_000 });
  assert.equal(await page.locator(part("next-problem")).innerText(), word("LearnSkip"));
  const seen = async () => [(await look(page)).board, await sentence(page)];
  const before = await seen();
  await page.reload();
  await started(page);
  await page.waitForFunction(() => /2:\d\d/.test(the("heading").innerText), null, { timeout: 20_000 });
  assert.ok((await seconds()) < 180);
  assert.deepEqual(await seen(), before);
});

test("the sheet offers the grades that there are, and lessons first to who has finished none", async () => {
  const page = await open();
  await newGame(page, "rin:size=8");
  await openSheet(page, "learn");
  await page.waitForSelector('[data-train="theme:kill"]');
  const above = () =>
    page.evaluate(() => {
      const top = (selector) => document.querySelector(selector).getBoundingClientRect().top;
      return top('[data-train^="lesson:"]') < top('[data-train="today"]');
    });
  assert.equal(await above(), true);
  const select = page.locator(part("learn-grade"));
  const grade = await select.locator("option:not([disabled])").nth(1).getAttribute("value");
  await select.selectOption(grade);
  await page.waitForSelector(`[data-train$=":${grade}"]`);
  assert.equal(await page.locator(`[data-train^="theme:"]:not([data-train$=":${grade}"])`).count(), 0);
});
