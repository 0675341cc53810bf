// The computer at the board, as the tests play against it: how it is waited for, what the page shows of it, its workers, and
// somebody who can play.

import assert from "node:assert/strict";
import { chance, Game, isPoint, record } from "./games.mjs";
import { newGame, play, savedGame, set } from "./hands.mjs";
import { part } from "./parts.mjs";
import { look } from "./view.mjs";

const LONG = { timeout: 30_000 };

/** Begins a game in which White is the best player and thinks for so long that there is time to do something. */
export async function beginSlow(page, rules = "renju-free", seconds = "5") {
  await set(page, "think-time", seconds);
  await newGame(page, rules, { white: "6" });
}

/**
 * To be run in a page before anything else: keeps the workers and the moves that they told. Where `instead` is set to a
 * function, it is asked in their place, with the question and the worker; it answers with a list of what they say, made by
 * `reply`. Where `whenTold` is, it hears of every worker that has told something.
 */
export function takeWorkers() {
  const answer = ({ id }, it) => ({ id, said: { Answer: it } });
  const reply = {
    move: (asked, token) => answer(asked, { Move: { token, hopeless: false } }),
    hopeless: (asked, token) => answer(asked, { Move: { token, hopeless: true } }),
    advice: (asked, candidates) => answer(asked, { Hint: candidates }),
    told: ({ id }, token) => ({ id, said: { Progress: { Best: token } } }),
    fault: (asked, reason) => answer(asked, { Failed: { BadRecord: reason } }),
  };
  Object.assign(window, { workers: [], told: [], asked: [], instead: null, whenTold: null, reply });
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...order) {
      super(...order);
      window.workers.push(this);
      this.addEventListener("message", ({ data }) => {
        const best = data?.said?.Progress?.Best;
        if (!best) return;
        window.told.push(best);
        window.whenTold?.(this);
      });
    }

    postMessage(data) {
      if (data.question) window.asked.push(data.question);
      if (!window.instead || !data.question) return super.postMessage(data);
      for (const said of window.instead(data, this)) {
        setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: said })));
      }
      return undefined;
    }
  };
}

/** From now on the workers say nothing, or speak for themselves again. */
export const silence = (page) =>
  page.evaluate(() => {
    window.instead = () => [];
  });
export const unsilence = (page) =>
  page.evaluate(() => {
    window.instead = null;
  });

/** From now on the workers answer each question with this move. */
export const answers = (page, token) =>
  page.evaluate((token) => {
    window.instead = (question) => [reply.move(question, token)];
  }, token);

/** The workers answer the next question with this move, and say nothing after that. */
export const answersOnce = (page, token) =>
  page.evaluate((token) => {
    window.instead = (question) => {
      window.instead = () => [];
      return [reply.move(question, token)];
    };
  }, token);

/** Waits until nobody thinks. */
export const isQuiet = (page) => page.waitForFunction(() => the("page").dataset.busy === "false", null, LONG);

export const isBusy = async (page) => (await look(page)).isBusy;

/** Waits until there are so many moves and nobody thinks, and returns the moves. */
export async function answered(page, count) {
  await page.waitForFunction((count) => moves().length === count && the("page").dataset.busy === "false", count, LONG);
  return (await look(page)).moves;
}

/** Plays these words, each after the answer to the one before. */
export async function playOn(page, ...tokens) {
  for (const token of tokens) {
    await play(page, token);
    await isQuiet(page);
  }
}

/** Notes all that the page says from now on, for `heard`. */
export const listen = (page) =>
  page.evaluate(() => {
    window.heard = { sentence: [], live: [], busy: [] };
    const note = (name, text) => text && window.heard[name].at(-1) !== text && window.heard[name].push(text);
    const watch = () => {
      for (const name of ["sentence", "live"]) note(name, the(name).textContent);
      note("busy", the("page").dataset.busy);
    };
    watch();
    new MutationObserver(watch).observe(the("page"), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["data-busy"],
    });
  });

export const heard = (page) => page.evaluate(() => window.heard);

/** The text of what it thinks; empty if nothing is shown. */
export const thoughts = async (page) =>
  (await page.isVisible(part("thoughts"))) ? page.innerText(part("thoughts")) : "";

/** Something in what it thinks. */
export const inThoughts = (page, selector) => page.locator(`${part("thoughts")} ${selector}`);

/** Waits until nothing of it is shown, or until a hint or a review is. */
export const thoughtsGo = (page) => page.waitForFunction(() => the("thoughts").hidden);
export const hasThoughts = (page) =>
  page.waitForFunction(() => !the("thoughts").hidden && the("page").dataset.busy === "false", null, LONG);

/**
 * Plays the game on the board to its end, or until there are so many moves: `choose` names the moves of whoever is no computer,
 * from the game as the library of rules knows it. Returns the game.
 */
export async function playToTheEnd(page, rules, choose, most = Infinity) {
  for (let turn = 0; turn < 400; turn++) {
    await isQuiet(page);
    const game = await gameOn(page, rules);
    const { status, ply } = game.status();
    if (status !== "playing" || ply >= most) return game;
    const token = choose(game);
    await play(page, token);
    await page
      .waitForFunction((ply) => moves().length > ply, ply)
      .catch(() => assert.fail(`${token} was not played: ${game.record()}`));
  }
  return assert.fail("the game does not end");
}

/** The game on the board in the hands of the library of rules. */
export async function gameOn(page, rules) {
  const { moves } = await look(page);
  return moves.length ? Game.load(record(rules, (await savedGame(page)).words)) : new Game(rules);
}

const dice = chance(23);

/** Any move, in every run the same ones. */
export function anyMove(game) {
  const legal = game.legalMoves();
  const points = legal.filter(isPoint);
  const all = points.length ? points : legal;
  return all[Math.floor(dice() * all.length)];
}

/** Someone who has played Renju before: makes rows, and stands in the way of others. `decides` are words to prefer. */
export const reader =
  (...decides) =>
  (game) => {
    const legal = game.legalMoves();
    const decision =
      decides.find((token) => legal.includes(token)) ?? legal.find((token) => /^(stay|refuse|.*\/.*)$/.test(token));
    if (decision) return decision;
    const { board, to_move: color, forbidden = {} } = game.status();
    const rows = board.split("/");
    const fouls = Object.values(forbidden).flat();
    const points = legal.filter((token) => isPoint(token) && !(color === "black" && fouls.includes(token)));
    const value = (name) =>
      worth(rows, 15 - Number(name.slice(1)), name.charCodeAt(0) - 97, color === "black" ? "x" : "o");
    return points.reduce((best, name) => (value(name) > value(best) ? name : best));
  };

/** How much a stone here is worth: each five points in a row that only one colour has stones on count by how many. */
function worth(rows, row, col, own) {
  let sum = 0;
  for (const [down, right] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ]) {
    for (let start = -4; start <= 0; start++) {
      const five = [0, 1, 2, 3, 4].map((i) => rows[row + (start + i) * down]?.[col + (start + i) * right]);
      const stones = five.filter((sign) => sign === "x" || sign === "o");
      if (five.includes(undefined) || new Set(stones).size > 1) continue;
      sum += 10 ** stones.length * (stones[0] === own ? 3 : 1);
    }
  }
  return sum;
}
