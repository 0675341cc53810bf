// Renju for the tests: points and links by their names, the judged games, and what the page says.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { cell, click, colorAt, openLink, painted } from './board.mjs';

/** Every way to play it. */
export const RULES = [
  'renju-rif', 'renju-rif:referee=players', 'renju-pritchard', 'renju-classical', 'renju-classical-swap', 'renju-free',
];

/** The page's own name of a point: `h8` is `7,7`. */
export const place = (name) => `${15 - Number(name.slice(1))},${name.charCodeAt(0) - 97}`;

/** A click with the mouse on each of the points. */
export const put = (page, ...names) => click(page, ...names.map(place));

/** The button over a point. */
export const button = (page, name) => cell(page, place(name));

const WORDS = {
  swap: 'S', stay: 'K', pass: 'P', 'pass=': 'Q', accept: 'A', refuse: 'N', resign: 'R', 'resign:black': 'B',
  'resign:white': 'W', time: 'T', 'time:black': 'X', 'time:white': 'O', 'time:both': 'D', 'claim:black': 'C', 'claim:white': 'V',
};

function short(token) {
  const letters = (name) => name[0] + String.fromCharCode(97 + 15 - Number(name.slice(1)));
  if (WORDS[token]) return WORDS[token];
  if (token.includes('/')) return `${token.split('/').map(letters).join('')}+`;
  return token.endsWith('=') ? `${letters(token.slice(0, -1))}=` : letters(token);
}

/** Moves as a record has them: a text with blanks, or a list. */
export const list = (moves) => (typeof moves === 'string' ? moves.split(/\s+/).filter(Boolean) : moves);

/** The address's fragment that opens a game after `ply` of its moves. */
export const linkTo = (rules, moves, ply = list(moves).length) => `#1;${rules};${list(moves).map(short).join('')};${ply}`;

/** Opens a game by its link in the running page, and closes the notice of it. */
export const load = (page, rules, moves, ply) => openLink(page, linkTo(rules, moves, ply));

/** All that the page shows of a game of Renju, in one look. It runs in the page. */
export const glance = () => {
  const text = (id) => {
    const element = document.getElementById(id);
    return element.checkVisibility() ? element.textContent.trim() : '';
  };
  const names = [...document.querySelectorAll('.cell')].map((cell) => cell.getAttribute('aria-label').split(', '));
  const called = (word) => names.filter((parts) => parts.includes(word)).map(([name]) => name).sort();
  const fouls = names.map((parts) => [parts[0], parts.find((part) => part.startsWith('forbidden: '))?.slice(11)]);
  const signs = names.map(([, content]) => ({ black: 'x', white: 'o', empty: '.' })[content] ?? '?').join('');
  const moves = [...document.querySelectorAll('.move')];
  return {
    board: signs.match(/.{15}/g)?.join('/'),
    forbidden: Object.fromEntries(fouls.filter(([, foul]) => foul)),
    proposed: called('proposed'),
    row: called('in the row'),
    last: called('last move').join(),
    title: `${document.getElementById('page').dataset.game} ${document.querySelector('#rule-set :checked').textContent}`,
    sentence: text('sentence'),
    effect: text('effect'),
    question: text('question'),
    notice: text('notice-text'),
    kanji: text('kanji'),
    opening: text('opening'),
    lookingBack: text('looking-back'),
    live: document.getElementById('live').textContent.trim(),
    alert: document.getElementById('alert').textContent.trim(),
    players: ['black', 'white'].map((id) => text(`${id}-name`)),
    clocks: ['black', 'white'].map((id) => text(`${id}-clock`)),
    due: ['black', 'white'].map((id) => document.getElementById(id).dataset.due).join(''),
    decisions: [...document.querySelectorAll('.card .choices button:not(#review, #computer), #pause, #resign')].filter((it) => it.checkVisibility() && it.ariaDisabled !== 'true').map((it) => it.id).join(' '),
    moves: moves.map((move) => move.textContent),
    current: moves.findIndex((move) => move.ariaCurrent === 'step') + 1,
  };
};

export const see = (page) => page.evaluate(glance);

/** The words of the page's fouls, by those of the native tool. */
export const FOULS = { overline: 'overline', double_four: 'double four', double_three: 'double three' };

/** Games of all rule sets, move by move, as a judge of another make has seen them. */
export const judgedGames = () => {
  const file = new URL('../data/renju_games.jsonl.gz', import.meta.url);
  return gunzipSync(readFileSync(file)).toString().trim().split('\n').map((line) => JSON.parse(line));
};

/** The points with a painted cross: all four of its arms have the accent's red. */
export async function crosses(page) {
  await page.mouse.move(1, 1);
  await painted(page);
  return page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const { width } = canvas;
    const copy = new OffscreenCanvas(width, width).getContext('2d');
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, width, width);
    const frame = canvas.getBoundingClientRect();
    const isRed = (x, y) => {
      const [red, green] = data.slice((Math.round(y) * width + Math.round(x)) * 4);
      return red > 100 && green < 110 && red - green > 55;
    };
    const isCrossed = (cell) => {
      const box = cell.getBoundingClientRect();
      const scale = width / frame.width;
      const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y].map((it) => it * scale);
      const arm = box.width * scale * 0.08;
      return [[1, 1], [1, -1], [-1, 1], [-1, -1]].every(([right, down]) => isRed(x + right * arm, y + down * arm));
    };
    return [...document.querySelectorAll('.cell')].filter(isCrossed).map((cell) => cell.getAttribute('aria-label').split(', ')[0]).sort();
  });
}

/** Whether a line in the accent's red is painted halfway from a point to the next, so many steps right and down. */
export async function isStruck(page, name, right, down) {
  const [red, green] = await colorAt(page, place(name), right / 2, down / 2);
  return red > 100 && green < 110 && red - green > 55;
}

/** Opens a sheet and presses a control in it, then closes it. */
export async function inSheet(page, sheet, ...ids) {
  await page.click(`[data-open="${sheet}"]`);
  for (const id of ids) await page.click(`#${id}`);
  await page.keyboard.press('Escape');
}
