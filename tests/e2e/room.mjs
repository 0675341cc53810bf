// The room to play in, as the tests walk through it: how a game is begun, played by any hand, and read back.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { started } from './page.mjs';

/** Every rule set of every game. */
export const RULES = {
  Renju: [
    'renju-classical', 'renju-rif', 'renju-rif:referee=players', 'renju-classical-swap', 'renju-pritchard', 'renju-free',
  ],
  Ren: ['', ':rui=5', ':lead=6', ':rui=5,lead=6', ':size=8', ':size=8,rui=5', ':size=8,lead=6', ':size=8,rui=5,lead=6']
    .map((options) => `ren${options}`),
  Rin: ['rin', 'rin:size=12', 'rin:size=8'],
};
export const ALL_RULES = Object.values(RULES).flat();

export const gameOf = (rules) => Object.keys(RULES).find((game) => RULES[game].includes(rules));

const SIZES = { Renju: 15, Ren: 10, Rin: 16 };
export const sizeOf = (rules) => Number(/size=(\d+)/.exec(rules)?.[1] ?? SIZES[gameOf(rules)]);

/** The page's own name of a point: `h8` is `7,7` in Renju; Rin writes so itself. */
export function place(rules, name) {
  if (name.includes(',')) return name;
  return `${sizeOf(rules) - Number(name.slice(1))},${name.charCodeAt(0) - 97}`;
}

/** The judged game of a rule set: its words, its last board, and what was judged of each position and of the last. */
export function playthrough(rules) {
  const file = new URL(`../playthroughs/${rules.replace(/[:=,]/g, '-')}.txt`, import.meta.url);
  const [head, moves, judged] = readFileSync(file, 'utf8').split(/\n\n/);
  assert.equal(head, `goishi 1 ${rules}`);
  const lines = judged.trim().split('\n');
  const board = lines.slice(-sizeOf(rules)).map((line) => line.trim()).join('/');
  const positions = lines.filter((line) => /^\d+ .+ \{/.test(line)).map((line) => JSON.parse(line.slice(line.indexOf('{'))));
  return { rules, words: moves.split(/\s+/), board, positions, last: positions.at(-1) };
}

const ENDINGS = {
  five: 'five in a row', nine: 'nine in a box', lead: 'a lead of six or more', passes: 'both players passed',
  full: 'the board is full', supply: 'no stone can be placed any more', overline: 'Black made an overline',
  'double-four': 'Black made a double-four', 'double-three': 'Black made a double-three',
};

/** The sentence of the result banner after a judged game. */
export function banner({ rules, last: { status, by, score } }) {
  const why = ENDINGS[by];
  const counts = score && [score.black, score.white].sort((a, b) => b - a).join(' to ');
  const start = { black: 'Black wins', white: 'White wins', draw: 'A draw' }[status];
  if (gameOf(rules) === 'Rin') return `${start}, ${counts}.`;
  if (gameOf(rules) === 'Renju' || by === 'nine') return `${start}: ${why}.`;
  return `${start}${status === 'draw' ? ',' : ''} ${counts}: ${why}.`;
}

/**
 * What is to be pressed for a word of a record, one thing after the other: points, and ids of buttons. Where one of two stones is
 * removed, that one is pressed, and the record names the other.
 */
export function presses(rules, word, before = '') {
  if (rules === 'renju-classical-swap' && before.includes('/')) {
    return [{ point: place(rules, before.split('/').find((name) => name !== word)) }];
  }
  if (/^[a-z]+(:[a-z]+)?$/.test(word)) return [{ button: word.replace(':', '-') }];
  const points = word.replace('=', '').split('/').map((name) => ({ point: place(rules, name) }));
  return word.endsWith('=') ? [{ button: 'offer' }, ...points] : points;
}

/** Where the middle of a point is in the window. */
const middleOf = (page, at) => page.evaluate((at) => {
  const box = document.querySelector(`[data-at="${at}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}, at);

/** All that these tests look at, at once. */
export const seen = (page) => page.evaluate(() => {
  const text = (id) => {
    const element = document.getElementById(id);
    return element.closest('[hidden]') ? '' : element.textContent.trim();
  };
  const cells = [...document.querySelectorAll('.cell')];
  const signs = cells.map((cell) => ({ black: 'x', white: 'o', empty: '.' })[cell.ariaLabel.split(', ')[1].split('.')[0]] ?? '?');
  const size = Math.sqrt(cells.length);
  const moves = [...document.querySelectorAll('.move')];
  return {
    game: document.querySelector('[data-tab][aria-pressed="true"]').dataset.tab,
    rules: document.getElementById('rule-set').value,
    size,
    board: signs.join('').match(new RegExp(`.{${size}}`, 'g')).join('/'),
    isOver: document.getElementById('page').dataset.over === 'true',
    sentence: text('sentence'),
    notice: text('notice-text'),
    question: text('question'),
    live: text('live'),
    alert: text('alert'),
    moves: moves.map((move) => move.firstChild.data),
    shown: moves.findIndex((move) => move.ariaCurrent === 'step') + 1,
  };
});

/** The stones on the board, as `x` and `o` by the points' names. */
export const stones = (page) => page.evaluate(() => [...document.querySelectorAll('.cell')]
  .map((cell) => cell.ariaLabel.split(', '))
  .filter(([, stone]) => /^(black|white)/.test(stone))
  .map(([name, stone]) => `${stone.startsWith('black') ? 'x' : 'o'} ${name}`));

/** The page shows an empty board of these rules. */
export const isBegun = (page, rules) => page.waitForFunction(
  ([rules, cells]) => document.getElementById('rule-set').value === rules
    && document.querySelectorAll('.cell').length === cells && !document.querySelector('.move'),
  [rules, sizeOf(rules) ** 2],
);

/** Begins a game with the tab and the list of rule sets, a tap each. */
export async function choose(page, rules) {
  await page.click(`[data-tab="${gameOf(rules)}"]`);
  await page.selectOption('#rule-set', rules);
  await isBegun(page, rules);
}

/** The radio button and the boxes of the sheet that stand for a rule set. */
export function fieldsOf(rules) {
  const [id, options = ''] = rules.split(':');
  const all = options.split(',').filter(Boolean);
  const own = all.filter((option) => /^(size|referee)/.test(option));
  return {
    game: gameOf(rules),
    base: [id, ...own].join(':'),
    boxes: all.filter((option) => !own.includes(option)),
  };
}

/** Begins a game by the sheet. */
export async function beginBySheet(page, rules, { press = (selector) => page.click(selector), texts = {}, match = false } = {}) {
  const { game, base, boxes } = fieldsOf(rules);
  await press('#new');
  await press(`#new-game .tabs label:has([value="${game}"])`);
  await press(`#new-game label:has([name="${game}"][value="${base}"])`);
  for (const value of ['rui=5', 'lead=6', 'match']) {
    const box = page.locator(`#new-game [value="${value}"]`);
    const wanted = value === 'match' ? match : boxes.includes(value);
    if (game === 'Ren' && (await box.isChecked()) !== wanted) await press(`#new-game label:has([value="${value}"])`);
  }
  for (const [name, text] of Object.entries(texts)) await page.fill(`#new-game [name="${name}"]`, text);
  await press('#start');
  await isBegun(page, rules);
}

/** Types into the field for moves, so many words at once as it takes. */
export async function type(page, ...words) {
  while (words.length) {
    let line = words.shift();
    while (words.length && line.length + words[0].length < 40) line += ` ${words.shift()}`;
    await page.fill('#move', line);
    await page.press('#move', 'Enter');
  }
}

/** The mouse plays these words of a record. */
export async function playByMouse(page, rules, ...words) {
  const last = (await page.locator('.move').evaluateAll((moves) => moves.at(-1)?.firstChild.data)) ?? '';
  for (const { point, button } of words.flatMap((word, i) => presses(rules, word, i ? words[i - 1] : last))) {
    if (point) await page.mouse.click(...(await middleOf(page, point)));
    else await page.click(`#${button}`);
  }
}

/** The record texts that the browser keeps, by their keys, the oldest first. */
export const savedGames = (page) => page.evaluate(() => Object.keys(localStorage)
  .filter((key) => key.startsWith('goishi.game.'))
  .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  .map((key) => ({ id: key.slice('goishi.game.'.length), text: localStorage.getItem(key) })));

/** The running game as it is saved: its first line, its head, and its words with brackets and all. */
export async function savedGame(page) {
  const text = await page.evaluate(() => localStorage.getItem(`goishi.game.${localStorage.getItem('goishi.current')}`));
  const [head, moves = ''] = text.split('\n\n');
  const [first, ...lines] = head.split('\n');
  return { rules: first.replace('goishi 1 ', ''), head: lines, words: moves.split(/\s+/).filter(Boolean) };
}

export async function reload(page) {
  await page.reload();
  await started(page);
}

export const isOpen = (page, id) => page.evaluate((id) => document.getElementById(id).open, id);

export const openSheet = (page, id) => page.click(`[data-open="${id}"]`);

export const closeSheet = async (page) => {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
};

/** What has the keyboard's focus: a point, an id, or the words of a control. */
export const focused = (page) => page.evaluate(() => {
  const { activeElement: it } = document;
  if (it === document.body) return 'body';
  return it.dataset.at ?? (it.id || it.dataset.open || it.dataset.tab || it.value || it.textContent);
});

/** Tab by Tab until something that fits has the focus. */
export async function tabTo(page, wanted, key = 'Tab') {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), wanted)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} leads to no ${wanted}`);
}

/** Opens a text as a game, by the sheet. */
export async function openText(page, text) {
  await openSheet(page, 'share');
  await page.fill('#text', text);
  await page.click('#open-text');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
}

/** Waits for a sentence in the element with this id. */
export const says = (page, id, words) => page.waitForFunction(
  ([id, words]) => document.getElementById(id).textContent.includes(words), [id, words],
);

const CALLED = { swap: 'takes Black', stay: 'stays White', accept: 'draw accepted', refuse: 'draw refused', resign: 'resigns', time: 'out of time', claim: 'claims' };

/** What the list of moves calls a word of a record, in English. */
export const called = (word) => CALLED[word.split(':')[0]] ?? word;
