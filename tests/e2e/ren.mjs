// Ren for the tests: squares and links by their names, positions to begin with, the judged games, and what the page shows.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { openLink, painted } from './board.mjs';

/** Squares on a side. */
export const sizeOf = (rules) => (rules.includes('size=8') ? 8 : 10);

/** The page's own name of a square: on ten by ten, `a1` is `9,0`. */
export const place = (name, size = 10) => `${size - Number(name.slice(1))},${name.charCodeAt(0) - 97}`;

/** The middles of squares in the window. */
const middles = (page, names) => page.evaluate((names) => names.map((name) => {
  const box = document.querySelector(`.cell[aria-label^="${name},"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}), names);

/** A click with the mouse on each of the squares. */
export async function put(page, ...names) {
  for (const [x, y] of await middles(page, names)) await page.mouse.click(x, y);
}

/** A tap with a finger on each of the squares. */
export async function tap(page, ...names) {
  for (const [x, y] of await middles(page, names)) await page.touchscreen.tap(x, y);
}

/** Leads the mouse over a square, and waits until that is seen. */
export async function hover(page, name) {
  const [[x, y]] = await middles(page, [name]);
  await page.mouse.move(x, y);
  await painted(page);
}

/** Moves as a record has them: a text with blanks, or a list. */
export const list = (moves) => (typeof moves === 'string' ? moves.split(/\s+/).filter(Boolean) : moves);

const WORDS = { pass: 'P', resign: 'R', 'resign:black': 'B', 'resign:white': 'W' };

/** The address's fragment that opens a game after `ply` of its moves; `event` is of its head. */
export function linkTo(rules, moves, { ply = list(moves).length, event = '' } = {}) {
  const letter = (line) => String.fromCharCode(97 + Number(line));
  const short = (name) => WORDS[name] ?? place(name, sizeOf(rules)).split(',').map(letter).reverse().join('');
  const code = (sign) => `.${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  const head = event && `;event=${event.replace(/[^a-z0-9]/gi, code)}`;
  return `#1;${rules};${list(moves).map(short).join('')}${head};${ply}`;
}

/** Opens a game by its link in the running page; nothing has the focus then. */
export async function load(page, rules, moves, options) {
  await openLink(page, linkTo(rules, moves, options));
  await page.evaluate(() => document.activeElement.blur()); // it has gone to a square
}

/** All of a game but its last move. */
export const before = (moves) => list(moves).slice(0, -1);

/** Black's stone on g5 makes four in a row. */
export const FOUR = 'd5 a1 e5 a3 f5 a5 g5';

/** Black's stone on e5 captures e6, puts the niban there and makes four in a row. */
export const NIBAI = 'e7 e6 d6 d5 f6 f5 e8 e4 e5';

/** Black's stone on e5 captures e6 and does no more. */
export const CAPTURE = 'e7 e6 d6 a1 f6 a3 e5';

/** The document's example of rui: four stones, the last three on weak ones, so that White's are safe. */
export const CHAIN = 'e7 e10 f7 e9 d6 c8 e6 d8 d5 e8 d4 a7 pass b7 pass c7 pass d7 pass a6 pass b6 pass c6 f6 e7 d7 d6';

/** On the small board: White is behind and makes nine in a box. */
export const NINE = 'h1 a8 g1 b8 f1 c8 e1 a7 e3 c7 g3 a6 e5 b6 g5 c6 h8 b7';

/** All that the page shows of a game of Ren, in one look. It runs in the page. */
export const glance = () => {
  const text = (id) => {
    const element = document.getElementById(id);
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? element.textContent.trim() : '';
  };
  // A name and its remarks, and after a full stop what a stone would do there.
  const names = [...document.querySelectorAll('.cell')].map((cell) => cell.getAttribute('aria-label').split('. ')[0].split(', '));
  const called = (word) => names.filter((parts) => parts.includes(word)).map(([name]) => name).sort();
  const safe = called('but protected by the rui limit');
  const signs = names.map(([, content]) => ({ black: 'x', white: 'o', empty: '.' })[content] ?? '?').join('');
  const moves = [...document.querySelectorAll('.move')];
  return {
    board: signs.match(new RegExp(`.{${document.querySelectorAll('.row').length}}`, 'g')).join('/'),
    weak: called('weak').filter((name) => !safe.includes(name)),
    safe,
    atari: called('in atari'),
    captured: called('captured'),
    niban: called('niban').join(),
    scored: called('scored'),
    last: called('last move').join(),
    score: ['black', 'white'].map((id) => Number(text(`${id}-count`))),
    players: ['black', 'white'].map((id) => text(`${id}-name`)),
    due: ['black', 'white'].map((id) => document.getElementById(id).dataset.due).join(''),
    title: `${document.getElementById('page').dataset.game} ${document.querySelector('#rule-set :checked').textContent}`,
    sentence: text('sentence'),
    effect: text('effect'),
    steps: [...document.querySelectorAll('#nine li')].map((step) => step.textContent),
    rui: text('rui'),
    standing: text('standing'),
    question: text('question'),
    notice: text('notice-text'),
    lookingBack: text('looking-back'),
    live: document.getElementById('live').textContent.trim(),
    alert: document.getElementById('alert').textContent.trim(),
    decisions: [...document.querySelectorAll('.card .choices button:not(#review, #computer), #resign')].filter((it) => it.checkVisibility() && it.ariaDisabled !== 'true').map((it) => it.id).join(' '),
    moves: moves.map((move) => [...move.childNodes].map((part) => part.textContent).join(' ')),
    current: moves.findIndex((move) => move.ariaCurrent === 'step') + 1,
  };
};

export const see = (page) => page.evaluate(glance);

/**
 * What is painted on a circle round a square's middle, from the right by way of below: `#` where it is dark, `o` where it is
 * light, and between them `.` for wood. Its radius is told in squares.
 */
export async function circle(page, name, radius) {
  await painted(page);
  return page.evaluate(([name, radius]) => {
    const canvas = document.getElementById('canvas');
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const frame = canvas.getBoundingClientRect();
    const box = document.querySelector(`.cell[aria-label^="${name},"]`).getBoundingClientRect();
    const scale = canvas.width / frame.width;
    const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
    const sign = ([red, green, blue]) => (red + green + blue < 270 ? '#' : red + green + blue > 600 ? 'o' : '.');
    return Array.from({ length: 90 }, (_, i) => {
      const turn = (i / 90) * 2 * Math.PI;
      const [right, down] = [Math.cos(turn), Math.sin(turn)].map((part) => part * radius * box.width);
      return sign(copy.getImageData(Math.round((x + right) * scale), Math.round((y + down) * scale), 1, 1).data);
    }).join('');
  }, [name, radius]);
}

/** Whether a black stone has the broken ring of a weak one, which is larger while it swells. */
export const isRinged = async (page, name, radius = 0.339) => /^(o+#+){9}$/.test((await circle(page, name, radius)).replaceAll('.', ''));

/** Games of all rule sets, move by move, as a judge of another make has seen them. */
export const judgedGames = () => {
  const file = new URL('../data/ren_games.jsonl.gz', import.meta.url);
  return gunzipSync(readFileSync(file)).toString().trim().split('\n').map((line) => JSON.parse(line));
};

const NAME = { black: 'Black', white: 'White' };
const ENDINGS = { nine: 'nine in a box', lead: 'a lead of six or more', full: 'the board is full', passes: 'both players passed' };

function sentence({ status, by, score, to_move: color, replaceable }) {
  const [most, least] = Object.values(score).sort((a, b) => b - a);
  if (status === 'draw') return `A draw, ${most} to ${least}: ${ENDINGS[by]}.`;
  if (by === 'nine') return `${NAME[status]} wins: ${ENDINGS[by]}.`;
  if (status !== 'playing') return `${NAME[status]} wins ${most} to ${least}: ${ENDINGS[by]}.`;
  return `${NAME[color]} to play${replaceable.length ? ': in an empty square or on a weak stone' : ''}.`;
}

/** What `glance` must see of one judged position. */
export function wanted(rules, position) {
  const { board, score, weak, rui, captured, niban, status } = position;
  const limit = rules.includes('rui=5') ? 5 : 3;
  const [isOver, isSafe] = [status !== 'playing', rui === limit];
  return {
    board,
    score: [score.black, score.white],
    weak: isOver || isSafe ? [] : weak,
    safe: !isOver && isSafe ? weak : [],
    captured: captured.filter((at) => at !== niban),
    niban: niban ?? '',
    sentence: sentence(position),
    rui: isOver ? '' : `Rui count: ${rui} of ${limit}${isSafe ? ', the limit is reached' : ''}`,
  };
}

/** A nine in a box is counted step by step. */
export const counted = (page) => page.waitForFunction(() => /adds 10/.test(document.getElementById('nine').textContent));

/** The page shows this judged position. */
export async function shows(page, rules, position, message) {
  if (position.by === 'nine') await counted(page);
  const [seen, expected] = [await see(page), wanted(rules, position)];
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, seen[key]])), expected, message);
  return seen;
}

/** Tab until this has the focus. */
export async function tabTo(page, selector) {
  const isThere = () => page.evaluate((selector) => document.activeElement.matches(selector), selector);
  for (let i = 0; i < 40 && !(await isThere()); i++) await page.keyboard.press('Tab');
  assert.ok(await isThere(), selector);
}

/** Leads the focus over the board to a square by the arrows; it is there already. */
export async function go(page, name) {
  const [from, size] = await page.evaluate(() => [document.activeElement.dataset.at, document.querySelectorAll('.row').length]);
  const [[row, col], [toRow, toCol]] = [from, place(name, size)].map((at) => at.split(',').map(Number));
  for (let i = row; i !== toRow; i += Math.sign(toRow - row)) await page.keyboard.press(toRow < row ? 'ArrowUp' : 'ArrowDown');
  for (let i = col; i !== toCol; i += Math.sign(toCol - col)) await page.keyboard.press(toCol < col ? 'ArrowLeft' : 'ArrowRight');
}
