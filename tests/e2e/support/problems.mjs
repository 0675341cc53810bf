// Lessons and problems of ours, read from their files, and how they are solved and failed on the page by mouse, finger and keys.

import { readFileSync } from "node:fs";
import { keys, put, tap } from "./hands.mjs";
import { inRepo } from "./page.mjs";
import { cell, part } from "./parts.mjs";
import { word } from "./words.mjs";

const text = (name) => readFileSync(inRepo(`www/${name}`), "utf8");
const linesOf = (name) => text(name).split("\n").filter(Boolean);

/** The names of the points in a line of a collection, two letters each. */
function names(stones, game, size) {
  const pairs = stones.match(/../g) ?? [];
  const place = (letter) => letter.charCodeAt(0) - 97;
  return pairs.map(([col, row]) => (game === "rin" ? `${place(row)},${place(col)}` : `${col}${size - place(row)}`));
}

/**
 * All problems of a game, in the order of their ids. Each has its `course`, its `theme` and `rating`, and the first of its right
 * and of its wrong lines: whose stones are whose says `own`, the number of stones in a turn.
 */
export function problems(game) {
  const found = [];
  let rules;
  let theme;
  for (const line of linesOf(`problems/${game}.txt`)) {
    if (line.startsWith("# ")) {
      [, rules, theme] = line.split(" ");
      continue;
    }
    const size = Number(rules.match(/size=(\d+)/)?.[1] ?? { renju: 15, ren: 10, rin: 16 }[game]);
    const [rating, turn, , lines] = line.split(" ");
    const [right, ...wrong] = lines.split("?");
    const course = `one:${game}-${String(found.length + 1).padStart(4, "0")}`;
    const own = game === "rin" && turn.endsWith("2") ? 2 : 1;
    const read = (stones) => stones && names(stones, game, size);
    found.push({
      course,
      game,
      rules,
      theme,
      rating: Number(rating),
      own,
      right: read(right.split(",")[0]),
      wrong: read(wrong[0]),
    });
  }
  return found;
}

/** So many problems of a game, in equal steps through all of them. */
export function some(game, count) {
  const all = problems(game).filter(({ wrong }) => wrong);
  return Array.from({ length: count }, (_, number) => all[Math.floor((number * all.length) / count)]);
}

/**
 * All lessons, as problems are given. The wrong move is one that the lesson names, or a stone far from the right one; in an opening there
 * is none, as the first stone has one place.
 */
export function lessons() {
  return linesOf("lessons/lessons.txt").map((line) => {
    const [id, record] = line.split(/: (.*)/);
    const [, rules, setup, moves] = record.match(/^goishi 1 (\S+); (.*?)problem: [^;]*; (.*)$/);
    const named = moves.match(/\((\S+) \[\?\]/)?.[1];
    const right = moves
      .replace(/\[[^\]]*\]|\([^)]*\)/g, "")
      .split(" ")
      .filter(Boolean);
    const game = id.split("-")[0];
    const taken = new Set(setup.match(/[a-o]\d+|\d+,\d+/g));
    const far = (game === "rin" ? ["7,7", "7,0", "0,7", "0,0"] : ["a1", "h1", "a8"]).filter(
      (name) => name !== named && !taken.has(name) && !moves.includes(name),
    );
    return {
      course: `lesson:${id}`,
      game,
      rules,
      // In an opening one player lays all stones.
      own: !setup ? right.length : / two;/.test(setup) ? 2 : 1,
      right,
      wrong: setup ? [named ?? far[0], far.at(-1)] : null,
    };
  });
}

/** Puts this lesson or problem on the board, as a button of the sheet for learning does, and waits until it is there. */
export async function begin(page, { course, right }) {
  await page.evaluate((course) => {
    const button = document.createElement("button");
    button.dataset.train = course;
    the("learn").append(button);
    button.click();
    button.remove();
  }, course);
  await page.waitForFunction(
    ([selector, solved]) =>
      the("next-problem").checkVisibility() &&
      !the("sentence").innerText.includes(solved) &&
      document.querySelector(selector),
    [cell(right[0]), word("ProblemSolved")],
  );
}

const says = (page, key) =>
  page.waitForFunction((text) => the("sentence").innerText.includes(text), word(key), { timeout: 60_000 });
const isTaken = (page, name) =>
  page.waitForFunction((selector) => !/, empty/.test(document.querySelector(selector).ariaLabel), cell(name), {
    timeout: 10_000,
  });

/** The button of a decision that a lesson asks for, such as a claim; none for a stone. */
const button = (name) => (name.includes(":") ? part(name.replace(":", "-")) : undefined);

/** How a stone is put, or a button pressed: with the mouse, a finger, or keys. */
export const HANDS = {
  mouse: (page, name) => (button(name) ? page.click(button(name)) : put(page, name)),
  finger: async (page, name) => {
    if (button(name)) return page.tap(button(name));
    await tap(page, name);
    const place = page.locator(part("place"));
    if (await place.isVisible()) await place.tap();
    else await tap(page, name);
  },
  keys: async (page, name) => {
    await page.focus(button(name) ?? cell(name));
    await keys(page, "Enter");
  },
};

/** Plays the wrong move of a problem, if it has one, and takes it back. */
export async function fail(page, hand, { wrong, own }) {
  if (!wrong) return;
  for (const name of wrong.slice(0, own)) await HANDS[hand](page, name);
  await says(page, "ProblemWrong");
  if (hand === "keys") {
    // The answer to the wrong move comes first.
    await page.click(part("retry"), { trial: true });
    await page.focus(part("retry"));
    await keys(page, "Enter");
  } else if (hand === "finger") await page.tap(part("retry"));
  else await page.click(part("retry"));
}

/** Plays the right line of a problem to its end; the other side answers. */
export async function solve(page, hand, { course, right, own }) {
  for (const [number, name] of right.entries()) {
    const isOwn = own > 1 ? number < own : number % 2 === 0;
    if (isOwn) await HANDS[hand](page, name);
    else
      await isTaken(page, name).catch(async () => {
        throw new Error(`${course}: no answer on ${name}; ${await page.locator(part("sentence")).innerText()}`);
      });
  }
  await says(page, "ProblemSolved");
}
