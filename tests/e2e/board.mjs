// The page as its player sees and uses it.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { started } from './page.mjs';

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
    last: called('last move'),
    filled: called('filled').sort(),
    killed: called('killed').sort(),
    title: `${document.getElementById('page').dataset.game} ${document.querySelector('#rule-set :checked').textContent}`,
    sentence: text('sentence'),
    effect: text('effect'),
    notice: text('notice-text'),
    lookingBack: text('looking-back'),
    live: text('live'),
    alert: text('alert'),
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

const GAMES = { rin: 'Rin', ren: 'Ren', renju: 'Renju' };

/** Where one of the choices in the sheet for a new game is pressed. */
const choice = (value) => `#new-game label:has([value="${value}"])`;

/**
 * Starts a new game by its sheet, with the mouse or another way to `press`; with these of its boxes `ticked` and no others,
 * and with this `clock`.
 */
export async function newGame(page, rules, { ticked = [], clock, press = (selector) => page.click(selector) } = {}) {
  await press('[data-open="new-game"]');
  const checked = () => page.evaluate(() => [...document.querySelectorAll('#new-game :checked')].map((box) => box.value));
  for (const value of [GAMES[rules.split(/[:-]/)[0]], rules]) if (!(await checked()).includes(value)) await press(choice(value));
  const boxes = rules.startsWith('ren:') || rules === 'ren' ? ['rui=5', 'lead=6', 'match'] : [];
  for (const box of boxes) if ((await checked()).includes(box) !== ticked.includes(box)) await press(choice(box));
  if (clock !== undefined) await page.fill('#new-game [name="clock"]', clock);
  await closes(page, 'new-game', () => press('#start'));
}

/** Waits until the deed has closed the sheet: the page hears of it a moment later, and before us. */
export async function closes(page, id, deed) {
  await page.evaluate((id) => {
    window.isClosed = false;
    document.getElementById(id).addEventListener('close', () => { window.isClosed = true; }, { once: true });
  }, id);
  await deed();
  await page.waitForFunction(() => window.isClosed);
}

/** Opens a game by its link in the running page, and closes the notice of it. */
export const openLink = (page, link) => page.evaluate(async (link) => {
  const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
  location.hash = link;
  await heard;
  document.getElementById('dismiss').click();
}, link);

/** The link to the position shown, by the button for it and the clipboard. */
export async function copyLink(page) {
  await page.click('[data-open="share"]');
  await page.click('#copy-link');
  await page.waitForFunction(() => document.querySelector('#share .told').textContent.includes('clipboard'));
  await page.keyboard.press('Escape');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What was seen, without what is said once. */
export const unsaid = (seen) => ({ ...seen, notice: '', live: '', alert: '' });

export const isPossible = async (page, id) => (await page.getAttribute(`#${id}`, 'aria-disabled')) === 'false';

/** What the browser keeps: the text of the game on the `board`, and those of the `others`, the newest first. */
export const saved = (page) => page.evaluate(() => {
  const start = 'goishi.game.';
  const running = start + sessionStorage.getItem('goishi.current');
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start) && key !== running);
  const newest = keys.sort((a, b) => Number(b.slice(start.length)) - Number(a.slice(start.length)));
  return { board: localStorage.getItem(running), others: newest.map((key) => localStorage.getItem(key)) };
});

/** The moves of the saved game, brackets and all, on one line. */
export const savedMoves = async (page) => (await saved(page)).board.split('\n\n')[1].trim().replace(/\s+/g, ' ');

/** Opens a sheet, and waits for what is loaded with it: the list of saved games. */
export async function openSheet(page, id) {
  await page.evaluate(() => { // what was listed the last time
    document.getElementById('saved').replaceChildren();
    document.getElementById('no-games').hidden = true;
  });
  await page.click(`[data-open="${id}"]`);
  if (id === 'games') await page.waitForFunction(() => document.querySelector('#saved > li, #no-games:not([hidden])'));
}

/** Puts a saved game on the board by the list of them: the newest of the others, the one after so many, or one with these moves. */
export async function reopen(page, which = 0) {
  const isIt = (text) => text.endsWith(`\n\n${which}\n`);
  const index = typeof which === 'number' ? which : (await saved(page)).others.findIndex(isIt);
  await openSheet(page, 'games');
  await page.locator('#saved [data-load]').nth(index).click();
  await page.waitForFunction(() => !document.getElementById('games').open);
}

/** How many saved games can be opened by the list of them. */
export async function countSaved(page) {
  await openSheet(page, 'games');
  const count = await page.locator('#saved [data-load]').count();
  await page.keyboard.press('Escape');
  return count;
}

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
