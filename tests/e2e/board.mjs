// The page as its player sees and uses it.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { started } from './harness.mjs';

/** All that the page shows now, in one look. */
export const look = (page) => page.evaluate(() => {
  const text = (id) => {
    const element = document.getElementById(id);
    return element.closest('[hidden]') ? '' : element.textContent.trim();
  };
  const due = (id) => Number(document.getElementById(id).dataset.due);
  const cells = [...document.querySelectorAll('.cell')];
  const names = cells.map((cell) => cell.getAttribute('aria-label'));
  const called = (word) => cells.filter((_, i) => names[i].split(', ').includes(word)).map((cell) => cell.dataset.at);
  const size = document.querySelectorAll('.row').length;
  const signs = names.map((name) => ({ black: 'x', white: 'o', empty: '.' })[name.split(', ')[1]] ?? '?').join('');
  return {
    size,
    board: signs.match(new RegExp(`.{${size}}`, 'g')).join('/'),
    last: called('last stone'),
    filled: called('filled').sort(),
    killed: called('killed').sort(),
    title: text('title'),
    sentence: text('sentence'),
    effect: text('effect'),
    notice: text('notice-text'),
    lookingBack: text('looking-back'),
    live: text('live'),
    counts: { black: Number(text('black-count')), white: Number(text('white-count')) },
    due: { black: due('black'), white: due('white') },
    moves: [...document.querySelectorAll('.move')].map((move) => move.textContent),
    current: [...document.querySelectorAll('.move')].findIndex((move) => move.ariaCurrent === 'step') + 1,
  };
});

/** What `look` must see of a position of the oracle's. */
export function expected(game) {
  const { black, white } = game.score;
  return {
    board: game.draw(),
    last: game.last ? [game.last] : [],
    filled: game.filled.filter((at) => !game.killed.includes(at)).sort(),
    killed: game.killed.slice().sort(),
    counts: { black, white },
    due: { black: 0, white: 0, ...(game.over ? {} : { [game.toMove]: game.left }) },
    sentence: sentence(game, Math.max(black, white), Math.min(black, white)),
  };
}

function sentence(game, most, least) {
  if (game.over && most === least) return `A draw, ${most} to ${least}.`;
  if (game.over) return `${game.score.black === most ? 'Black' : 'White'} wins, ${most} to ${least}.`;
  const stones = game.k === 0 ? 'one stone' : ['', 'one more stone', 'two stones'][game.left];
  return `${game.toMove === 'black' ? 'Black' : 'White'} to play: ${stones}.`;
}

/** The page shows this position of the oracle's, in every word and number. */
export async function shows(page, game, message) {
  const seen = await look(page);
  const wanted = expected(game);
  const part = Object.fromEntries(Object.keys(wanted).map((key) => [key, seen[key]]));
  assert.deepEqual(part, wanted, message);
  return seen;
}

export const cell = (page, at) => page.locator(`[data-at="${at}"]`);

/** The middles of points in the window. */
const middles = (page, points) => page.evaluate((points) => points.map((at) => {
  const box = document.querySelector(`[data-at="${at}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}), points);

export const middle = async (page, at) => (await middles(page, [at]))[0];

/** A click with the mouse on each of the points, one after the other. */
export async function click(page, ...points) {
  for (const [x, y] of await middles(page, points)) await page.mouse.click(x, y);
}

/** Starts a new game by its sheet, with the mouse or another way to press. */
export async function newGame(page, rules, press = (selector) => page.click(selector)) {
  await press('[data-open="new-game"]');
  await press(`#new-game button[value="${rules}"]`);
  await isNew(page, Number(rules.split('=')[1] ?? 16));
}

/** Waits for an empty board of this size: a sheet tells the page a moment later that it was closed. */
export const isNew = (page, size) => page.waitForFunction(
  (size) => document.querySelectorAll('.row').length === size && !document.querySelector('.move'),
  size,
);

/** Opens a game by its link in the running page, and closes the notice of it. */
export const openLink = (page, link) => page.evaluate(async (link) => {
  const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
  location.hash = link;
  await heard;
  document.getElementById('dismiss').click();
}, link);

export const isPossible = async (page, id) => (await page.getAttribute(`#${id}`, 'aria-disabled')) === 'false';

/** The texts that the browser keeps: the running `game`, those `kept` aside, the `unreadable`. */
export const saved = (page, kind) => page.evaluate((start) => Object.keys(localStorage)
  .filter((key) => key.startsWith(start)).sort().map((key) => localStorage.getItem(key)), `goishi.${kind}`);

/** The moves of the saved game, brackets and all, on one line. */
export const savedMoves = async (page) => (await saved(page, 'game'))[0].split('\n\n')[1].trim().replace(/\s+/g, ' ');

export async function reload(page) {
  await page.reload();
  await started(page);
}

/** Waits until all that was asked for is painted. */
export const painted = (page) => page.evaluate(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
);

/** A fingerprint of the board's picture, to be compared with another. */
export async function picture(page) {
  await painted(page);
  const pixels = await page.evaluate(() => document.getElementById('canvas').toDataURL());
  return createHash('sha256').update(pixels).digest('hex');
}

/** Red, green and blue in the picture, so many steps right of and below a point. */
export async function colorAt(page, at, right = 0, down = 0) {
  await painted(page);
  return page.evaluate(([at, right, down]) => {
    const canvas = document.getElementById('canvas');
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const frame = canvas.getBoundingClientRect();
    const box = document.querySelector(`[data-at="${at}"]`).getBoundingClientRect();
    const scale = canvas.width / frame.width;
    const x = (box.x + box.width * (0.5 + right) - frame.x) * scale;
    const y = (box.y + box.height * (0.5 + down) - frame.y) * scale;
    return [...copy.getImageData(Math.round(x), Math.round(y), 1, 1).data.slice(0, 3)];
  }, [at, right, down]);
}

/** From 0, black, to 255, white. */
export const brightness = ([red, green, blue]) => (red + green + blue) / 3;
