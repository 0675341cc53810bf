// The computer at the board, as the tests play against it: how it is chosen and waited for, what the page shows of it, and
// somebody who can play.

import assert from 'node:assert/strict';
import { closeSheet, fieldsOf, openSheet, playByMouse, savedGame, seen } from './room.mjs';
import { Game } from './short-games.mjs';

/** Begins a game by its sheet, with a level of the computer for Black or White. */
export async function begin(page, rules, { black = '', white = '' } = {}) {
  const { game, base } = fieldsOf(rules);
  await page.click('#new');
  await page.click(`#new-game .tabs label:has([value="${game}"])`);
  await page.click(`#new-game label:has([name="${game}"][value="${base}"])`);
  await page.selectOption('[name="black-by"]', black);
  await page.selectOption('[name="white-by"]', white);
  await page.click('#start');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
}

/** Sets how long it thinks, in seconds. */
export async function thinksFor(page, seconds) {
  await openSheet(page, 'settings');
  await page.selectOption('#think-time', seconds);
  await closeSheet(page);
}

/** A game in which White is the best player and thinks for so long that there is time to do something. */
export async function beginSlow(page, rules = 'renju-free', seconds = '5') {
  await thinksFor(page, seconds);
  await begin(page, rules, { white: '6' });
}

/**
 * To be run in a page before anything else: keeps the workers and what they told. Where `instead` is set to a function, it is
 * asked in their place; it answers with a list of what they say. Where `whenTold` is, it hears of every worker that has told
 * something.
 */
export function takeWorkers() {
  Object.assign(window, { workers: [], told: [], instead: null, whenTold: null });
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...order) {
      super(...order);
      window.workers.push(this);
      this.addEventListener('message', ({ data }) => {
        if (!data?.told) return;
        window.told.push(data.told);
        window.whenTold?.(this);
      });
    }

    postMessage(data) {
      if (!window.instead || !data.id) return super.postMessage(data);
      for (const said of window.instead(data, this)) {
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: said })));
      }
    }
  };
}

/** From now on the workers say nothing. */
export const silence = (page) => page.evaluate(() => { window.instead = () => []; });

/** Waits until nobody thinks. */
export const isQuiet = (page) => page.waitForFunction(
  () => document.getElementById('page').dataset.busy === 'false', null, { timeout: 30_000 },
);

export const isBusy = (page) => page.evaluate(() => document.getElementById('page').dataset.busy === 'true');

/** Waits until there are so many moves and nobody thinks, and returns the moves. */
export async function answered(page, count) {
  await page.waitForFunction(
    (count) => document.querySelectorAll('.move').length === count && document.getElementById('page').dataset.busy === 'false',
    count, { timeout: 30_000 },
  );
  return (await seen(page)).moves;
}

/** Clicks on these points, each after the answer to the one before. */
export async function play(page, rules, ...words) {
  for (const word of words) {
    await playByMouse(page, rules, word);
    await isQuiet(page);
  }
}

/** Notes all that the page says from now on, for `heard`. */
export const listen = (page) => page.evaluate(() => {
  window.heard = { sentence: [], live: [], alert: [], busy: [] };
  const note = (name, text) => text && window.heard[name].at(-1) !== text && window.heard[name].push(text);
  const look = () => {
    for (const id of ['sentence', 'live', 'alert']) note(id, document.getElementById(id).textContent);
    note('busy', document.getElementById('page').dataset.busy);
  };
  look();
  new MutationObserver(look).observe(document.getElementById('page'), {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-busy'],
  });
});

export const heard = (page) => page.evaluate(() => window.heard);

/** The text of what it thinks; empty if nothing is shown. */
export const thoughts = async (page) => ((await page.isVisible('#thoughts')) ? page.innerText('#thoughts') : '');

/** Waits until nothing of it is shown. */
export const thoughtsGo = (page) => page.waitForFunction(() => document.getElementById('thoughts').hidden);

/** The points that are hints, as the cells are called. */
export const hinted = (page) => page.evaluate(() => [...document.querySelectorAll('.cell')]
  .map((cell) => cell.ariaLabel.split(', ')).filter((label) => label.includes('a hint')).map(([name]) => name));

/** Waits for a hint or a review. */
export const hasThoughts = (page) => page.waitForFunction(
  () => !document.getElementById('thoughts').hidden && document.getElementById('page').dataset.busy === 'false',
  null, { timeout: 30_000 },
);

export const isPressed = async (page, id) => (await page.getAttribute(`#${id}`, 'aria-pressed')) === 'true';

/**
 * Plays the game on the board to its end, or until there are so many moves: `choose` names the moves of whoever is no computer,
 * from the game as the library of rules knows it. Returns the game.
 */
export async function playToTheEnd(page, rules, choose, most = Infinity) {
  for (let turn = 0; turn < 400; turn++) {
    await isQuiet(page);
    const game = await gameOn(page, rules);
    const { status, ply } = game.status();
    if (status !== 'playing' || ply >= most) return game;
    const word = choose(game);
    await playByMouse(page, rules, word);
    const played = (ply) => document.querySelectorAll('.move').length > ply;
    await page.waitForFunction(played, ply).catch(() => assert.fail(`${word} was not played: ${game.record()}`));
  }
  return assert.fail('the game does not end');
}

/** The game on the board in the hands of the library of rules. */
export async function gameOn(page, rules) {
  const count = await page.locator('.move').count();
  return count ? Game.load(`goishi 1 ${rules}\n\n${(await savedGame(page)).words.join(' ')}\n`) : new Game(rules);
}

const isPoint = (token) => /^([a-z]\d+|\d+,\d+)$/.test(token);

/** Any move; `random` is a number from 0 to 1. */
export function anyMove(game, random = Math.random()) {
  const legal = game.legalMoves();
  const points = legal.filter(isPoint);
  const all = points.length ? points : legal;
  return all[Math.floor(random * all.length)];
}

/** Someone who has played Renju before: makes rows, and stands in the way of others. `decides` are words to prefer. */
export const reader = (...decides) => (game) => {
  const legal = game.legalMoves();
  const decision = decides.find((word) => legal.includes(word)) ?? legal.find((token) => /^(stay|refuse|.*\/.*)$/.test(token));
  if (decision) return decision;
  const { board, to_move: color, forbidden = {} } = game.status();
  const rows = board.split('/');
  const fouls = Object.values(forbidden).flat();
  const points = legal.filter((token) => isPoint(token) && !(color === 'black' && fouls.includes(token)));
  const value = (name) => worth(rows, 15 - Number(name.slice(1)), name.charCodeAt(0) - 97, color === 'black' ? 'x' : 'o');
  return points.reduce((best, name) => (value(name) > value(best) ? name : best));
};

/** How much a stone here is worth: each five points in a row that only one colour has stones on count by how many. */
function worth(rows, row, col, own) {
  let sum = 0;
  for (const [down, right] of [[0, 1], [1, 0], [1, 1], [1, -1]]) {
    for (let start = -4; start <= 0; start++) {
      const five = [0, 1, 2, 3, 4].map((i) => rows[row + (start + i) * down]?.[col + (start + i) * right]);
      const stones = five.filter((sign) => sign === 'x' || sign === 'o');
      if (five.includes(undefined) || new Set(stones).size > 1) continue;
      sum += 10 ** stones.length * (stones[0] === own ? 3 : 1);
    }
  }
  return sum;
}
