// A whole game of every rule set, from an empty board to its result: every game by mouse, by touch and by keyboard alone, each move
// of it made by hand, and all other rule sets typed. After every move the page shows what the library of rules says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_RULES, fieldsOf, RULES, shortGame } from "../support/games.mjs";
import {
  go,
  isBegun,
  isPossible,
  keys,
  newGame,
  PHONE,
  press,
  presses,
  savedGame,
  tabTo,
  type,
} from "../support/hands.mjs";
import { open } from "../support/harness.mjs";
import { cell, choice, field, part } from "../support/parts.mjs";
import { isOnBoard, judged, look, lookThrough, only, shows } from "../support/view.mjs";
import { called, saying, word } from "../support/words.mjs";

/** Where a point is, once it is in sight, and whether a finger has to aim first. */
const placeOf = (page, name) =>
  page.evaluate((selector) => {
    const it = document.querySelector(selector);
    it.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = it.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, aims: the("page").dataset.confirm !== "off" };
  }, cell(name));

/** In so many milliseconds a second tap on a button is no press of its own, so that nobody ends a game by passing twice at once. */
const DOUBLE_TAP = 500;

/** How each hand opens the page, begins a game, puts a stone and presses a button. */
const HANDS = {
  "by mouse": () => ({
    begin: newGame,
    put: async (page, name) => {
      const { x, y } = await placeOf(page, name);
      await page.mouse.click(x, y);
    },
    press,
  }),
  "by touch on a phone": () => {
    let [stones, last] = [0, ""];
    return {
      options: PHONE,
      begin: (page, rules) => newGame(page, rules, { click: (selector) => page.tap(selector) }),
      put: (page, name) => touch(page, name, stones++ % 3),
      press: async (page, name) => {
        if (name === last) await page.waitForTimeout(DOUBLE_TAP);
        last = name;
        await page.tap(part(name));
      },
    };
  },
  "by keyboard alone": () => ({
    begin: beginByKeyboard,
    put: async (page, name) => {
      if (!(await isOnBoard(page))) await tabTo(page, ".cell", "Shift+Tab");
      await go(page, name);
      await keys(page, "Enter");
    },
    press: async (page, name) => {
      await tabTo(page, part(name));
      await keys(page, "Enter");
    },
  }),
};

/** A stone by finger, in one of the ways that a finger has: the same point again, the button, or a place a little beside it. */
async function touch(page, name, way) {
  const { x, y, width, aims } = await placeOf(page, name);
  await page.touchscreen.tap(x, y);
  if (!aims) return;
  assert.ok((await page.getAttribute(cell(name), "aria-label")).includes(`, ${word("AimedAt")}`));
  assert.equal(await page.textContent(part("place")), word("PutStoneOn", name));
  if (way === 1) await page.tap(part("place"));
  else await page.touchscreen.tap(way === 2 ? x + (x > 180 ? -0.6 : 0.6) * width : x, y);
}

/** Arrow keys in a group of radio buttons, until the wanted one is chosen. */
async function pick(page, name, value) {
  await tabTo(page, field(name));
  for (let i = 0; i < ALL_RULES.length && !(await page.isChecked(`${field(name)}[value="${value}"]`)); i++)
    await keys(page, "ArrowDown");
}

async function beginByKeyboard(page, rules) {
  const { game, base, boxes } = fieldsOf(rules);
  await tabTo(page, part("new"));
  await keys(page, "Enter");
  await pick(page, "game", game);
  if (!(await page.isVisible(choice(base)))) {
    await tabTo(page, `${part("more-rules")} summary`);
    await keys(page, "Enter");
  }
  await pick(page, game, base);
  for (const value of boxes) {
    await tabTo(page, `[value="${value}"]`);
    await keys(page, " ");
  }
  await tabTo(page, part("start"));
  await keys(page, "Enter");
  await isBegun(page, rules);
  await tabTo(page, ".cell");
}

/** Why a foul loses, as the library of rules says it. */
const FOUL = /double|overline/;

/** Plays all of a game. A foul that loses is asked about, and nine in a box is counted step by step. */
async function playWhole(page, { rules, words, positions }, hand) {
  for (const [i, token] of words.entries()) {
    const steps = presses(token, words[i - 1], rules);
    for (const { point, button } of steps) await (point ? hand.put(page, point) : hand.press(page, button));
    if (FOUL.test(positions[i].by)) {
      assert.match((await look(page)).question, saying("FoulQuestion * *"));
      await hand.press(page, "confirm");
    }
    if (positions[i].by === "nine") await page.waitForFunction(() => the("nine").children.length === 3);
    const { moves } = await shows(page, judged(rules, words.slice(0, i + 1)), `${token}, move ${i + 1}`);
    assert.equal(moves.at(-1), called(token));
  }
}

/** The game is over, and everything says so: banner, list, live region and the saved text. */
async function isPlayed(page, game) {
  const { live } = await shows(page, {
    rules: game.rules,
    isOver: true,
    sentence: game.sentence,
    moves: game.words.map(called),
    notice: "",
    question: "",
  });
  assert.ok(live.includes(game.sentence), live);
  assert.ok(await isPossible(page, "rematch"));
  const { rules, head, words } = await savedGame(page);
  assert.deepEqual({ rules, head, words }, { rules: game.rules, head: [], words: game.words });
}

/** The openings of today, and gomoku. */
const TODAY = RULES.Renju.slice(RULES.Renju.indexOf("renju-taraguchi10"));

/** The first rule sets of a game, one by each hand; those of today by every hand. */
const BY_HAND = [
  ...Object.values(RULES).flatMap((all) => Object.keys(HANDS).map((way, i) => [all[i], way])),
  ...TODAY.flatMap((rules) => Object.keys(HANDS).map((way) => [rules, way])),
];

for (const [rules, way] of BY_HAND)
  test(`${rules}, ${way}`, async () => {
    const hand = HANDS[way]();
    const page = await open(hand.options);
    await hand.begin(page, rules);
    await playWhole(page, shortGame(rules), hand);
    await isPlayed(page, shortGame(rules));
  });

/** Takes the decision that is due, or puts the next of `stones`. Colours are kept, so that both take part in all of an opening. */
async function answerAnyhow(page, hand, stones) {
  const buttons = ["stay", "declare-3"];
  const possible = await Promise.all(buttons.map((name) => isPossible(page, name)));
  if (possible.includes(true)) return hand.press(page, buttons[possible.indexOf(true)]);
  const last = (await savedGame(page)).words.at(-1) ?? "";
  return hand.put(page, last.includes("/") ? last.split("/")[0] : await nextEmpty(page, stones));
}

/** The next of `stones` where no stone is yet: the computer may have put one there. */
async function nextEmpty(page, stones) {
  const { words } = await savedGame(page);
  let name;
  do name = stones.shift();
  while (words.includes(name));
  return name;
}

/** Points that begin in the middle and then go apart: for every opening, and no two of them make a row. */
const APART = "h8 i9 j10 k11 g6 e4 l4 d12 m13 c3 n2 b14 o15 a1 c13 m3 b8 n8 h1 h15 a8 o8".split(" ");

/** Whether it is the visitor's turn, once the computer has done all that it has to do; else the game is over. */
async function isMyTurn(page) {
  await page.waitForFunction(() => ["turn", "won", "lost", "drawn"].includes(the("root").dataset.mood));
  return (await page.getAttribute(part("root"), "data-mood")) === "turn";
}

for (const [i, rules] of TODAY.entries()) {
  const way = Object.keys(HANDS)[i % 3];
  test(`${rules}, against the computer, ${way}`, async () => {
    const hand = HANDS[way]();
    const page = await open(hand.options);
    await newGame(page, rules, { white: "3" });
    const stones = [...APART];
    while (await isMyTurn(page)) await answerAnyhow(page, hand, stones);
    const { words } = await savedGame(page);
    assert.equal(await page.getAttribute(part("root"), "data-mood"), "lost", words.join(" "));
    await shows(page, { ...judged(rules, words), isOver: true });
  });
}

for (const rules of ALL_RULES.filter((rules) => !BY_HAND.some(([other]) => other === rules)))
  test(`${rules}, typed`, async () => {
    const page = await open();
    const game = shortGame(rules);
    await newGame(page, rules);
    await type(page, ...game.words);
    if (FOUL.test(game.positions.at(-1).by)) await press(page, "confirm");
    await isPlayed(page, game);
    const [, ...seen] = await lookThrough(page);
    for (const [i, token] of game.words.entries()) {
      const wanted = judged(rules, game.words.slice(0, i + 1));
      assert.deepEqual(only(seen[i], wanted), wanted, `${token}, move ${i + 1}`);
    }
  });
