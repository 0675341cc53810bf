// <goishi-board> while things change: attributes, what is loaded late or not at all, and the board itself, which comes and goes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { code, guest, heard, held, state } from './element.mjs';

const tag = (attributes) => `<goishi-board ${attributes}></goishi-board>`;
const SMALL = tag('rules="rin:size=8" interactive');
const inside = (page, selector) => page.locator(`goishi-board ${selector}`).first();
const record = (page) => page.evaluate(() => board.record);
const isTheme = (page, theme) => page.waitForFunction((theme) => board.shadowRoot.querySelector('.root').dataset.theme === theme, theme);
/** Changes attributes of the first board, and waits until it has looked at them. */
const set = (page, attributes) => page.evaluate(async (attributes) => {
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  await null;
}, attributes);

/** Takes the first board out of the page, does this with it, and puts it back. */
const away = (page, attributes, { waits = true } = {}) => page.evaluate(async ([attributes, waits]) => {
  board.remove();
  if (waits) await new Promise((done) => setTimeout(done));
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  await new Promise((done) => setTimeout(done));
  document.body.append(board);
  while (!board.legalMoves.length) await new Promise((done) => setTimeout(done, 20));
}, [attributes, waits]);

test('a change of the look leaves the players of a game alone, and is no other position', async () => {
  const page = await guest(tag('rules="renju-rif" moves="h8" interactive'));
  await page.evaluate(() => board.load('goishi 1 renju-classical\nblack: Ann\nwhite: Ben\n\nh8 i9\n'));
  const before = await record(page);
  await heard(page);
  await set(page, { theme: 'dark', numbers: 'on', lang: 'fr' });
  await isTheme(page, 'dark');
  assert.equal(await record(page), before);
  assert.deepEqual(await heard(page), []);
});

test('a change of the look leaves a hint where it is', async () => {
  const page = await guest(tag('rules="renju-pritchard" moves="h8 a1 i8 a3 j8 a5" interactive controls="full"'));
  const hint = await page.evaluate(() => board.hint());
  await set(page, { theme: 'dark' });
  await isTheme(page, 'dark');
  assert.ok(await inside(page, '.advice').isVisible());
  assert.deepEqual(await page.evaluate(() => board.hint()), hint);
});

test('a change of the look does not make the computer begin anew, one of its level does', async () => {
  const { route, release } = held('**/engine/engine.wasm');
  const page = await guest(tag('rules="rin:size=8" ai="black" interactive'), { route });
  await heard(page);
  await set(page, { theme: 'dark' });
  await isTheme(page, 'dark');
  assert.deepEqual([(await state(page)).busy, await heard(page)], [true, []]);
  await set(page, { level: '1' });
  assert.deepEqual([(await state(page)).busy, await heard(page)], [true, ['aiend', 'aistart']]);
  release();
  await page.waitForFunction(() => board.moves.length === 1, null, { timeout: 60_000 });
});

test('after a swap the computer keeps its place, whatever changes and wherever the board goes', async () => {
  const { route, release } = held('**/engine/engine.wasm');
  const page = await guest(tag('rules="renju-rif" moves="h8 i9 j10" ai="black" interactive'), { route });
  await page.evaluate(() => board.play('swap'));
  const players = async () => (await record(page)).match(/^(black|white): .*$/gm);
  assert.deepEqual(await players(), ['white: computer 3']);
  await set(page, { theme: 'dark' });
  assert.deepEqual(await players(), ['white: computer 3']);
  await set(page, { level: '2' });
  assert.deepEqual(await players(), ['white: computer 2']);
  await away(page, {});
  assert.deepEqual(await players(), ['white: computer 2']);
  await away(page, { ai: 'black', level: '4' });
  assert.deepEqual(await players(), ['black: computer 4'], 'who is said anew while it is away plays');
  release();
});

test('after a swap the visitor keeps his seat, while the board is a diagram and wherever it goes', async () => {
  const page = await guest(tag('rules="renju-rif" moves="h8 i9 j10" side="white" interactive'));
  await page.evaluate(() => board.play('swap')); // who had White has Black now, and White plays the fourth stone
  const mayPlay = async (point, expected, when) => {
    const before = (await state(page)).moves;
    await page.evaluate((point) => board.shadowRoot.querySelector(`[aria-label^="${point},"]`).click(), point);
    const after = (await state(page)).moves;
    assert.equal(after !== before, expected, when);
    if (after !== before) await page.evaluate(() => board.undo());
  };
  await mayPlay('k9', false, 'White is the page\'s');
  await page.evaluate(async () => {
    board.removeAttribute('interactive');
    await null;
    board.setAttribute('interactive', '');
    await null;
  });
  await mayPlay('k9', false, 'still, after it was a diagram');
  await away(page, {});
  await mayPlay('k9', false, 'and after it was away');
  await set(page, { side: 'both' });
  await set(page, { side: 'white' });
  await mayPlay('k9', true, 'who says it anew means the colours of now');
  await away(page, { side: 'black' });
  await mayPlay('k9', false, 'also while it is away');
});

test('attributes that change while a board is nowhere count when it is back', async () => {
  const page = await guest(tag('rules="rin:size=8" moves="3,3 4,4" interactive'));
  await page.evaluate(() => board.play('5,5'));
  await away(page, { theme: 'dark' });
  assert.equal((await state(page)).moves, '3,3 4,4 5,5');
  await away(page, { ply: '1' });
  assert.deepEqual([(await state(page)).moves, (await state(page)).ply], ['3,3 4,4 5,5', 1]);
  await away(page, { moves: '1,1' });
  assert.equal((await state(page)).moves, '1,1');
  await away(page, { moves: '2,2' }, { waits: false });
  assert.equal((await state(page)).moves, '2,2', 'also those that change at once');
});

test('of two games that are loaded the later one counts, however long the other takes', async () => {
  const { route, release } = held('**/extras/goishi_extras_bg.wasm');
  const page = await guest(SMALL, { route });
  await page.evaluate(async () => {
    window.slow = board.load('(;GM[4]SZ[15];B[hh];W[hi])'); // another format takes a part of the program more
    await board.load('goishi 1 rin:size=8\n\n3,3\n');
  });
  release();
  await page.evaluate(() => window.slow);
  assert.equal((await state(page)).moves, '3,3');
  await page.evaluate(() => board.load('(;GM[4]SZ[15];B[hh];W[hi])'));
  assert.equal((await state(page)).moves.split(' ').length, 2, 'by itself it is read');
});

test('a part that could not be loaded is asked for again', async () => {
  let asks = 0;
  const route = (context) => context.route('**/extras/goishi_extras_bg.wasm', (asked) => (asks++ ? asked.continue() : asked.fulfill({ status: 404 })));
  const page = await guest(tag('rules="rin:size=8" moves="3,3"'), { route });
  assert.equal(await code(page, 'board.toText()'), 'not-loaded');
  assert.match(await page.evaluate(() => board.toText()), /^ 3 \. \. \. x/m);
  page.forgive(/404/);
});

/** Keeps in `window.fetched` what the page asks for. */
function keepFetches() {
  window.fetched = [];
  const { fetch } = window;
  window.fetch = (what, ...rest) => {
    window.fetched.push(String(what));
    return fetch(what, ...rest);
  };
}

test('what was stopped, or left with its board, before the computer was there is never asked', async () => {
  const { route, release } = held('**/later/engine.js');
  const page = await guest(SMALL + SMALL, { route, init: keepFetches });
  const codes = await page.evaluate(async () => {
    const hints = boards.map((board) => board.hint().catch((error) => error.code));
    boards[0].stop();
    boards[1].remove();
    return Promise.all(hints);
  });
  assert.deepEqual(codes, ['no-hint', 'no-hint']);
  release();
  await page.evaluate(async () => {
    await import('./later/engine.js');
    await new Promise((done) => setTimeout(done));
  });
  assert.ok(await inside(page, '.advice').isHidden());
  const asked = () => page.evaluate(() => window.fetched.some((address) => address.endsWith('/engine/engine.wasm')));
  assert.equal(await asked(), false);
  assert.equal(await page.evaluate(async () => (await board.hint()).moves.length), 3, 'another question is');
  assert.equal(await asked(), true);
});

test('a board that breaks while its attributes change throws nothing into the page', async () => {
  const page = await guest(SMALL);
  await page.evaluate(async () => {
    const { Board } = await import('./element/goishi_element.js');
    Board.prototype.adjust = () => {
      throw new Error('broken');
    };
    board.setAttribute('ply', '0');
    await null;
  });
  const told = await heard(page, { details: true });
  assert.deepEqual(told.filter(([kind]) => kind === 'error').map(([, { code }]) => code), ['stopped']);
  assert.equal(await code(page, 'board.goTo(0)'), 'not-ready');
});

/** The colour of the board near its corner, read from a copy: the board's own canvas is not made for that. */
const pixel = () => {
  const copy = new OffscreenCanvas(4, 4).getContext('2d', { willReadFrequently: true });
  copy.drawImage(board.shadowRoot.querySelector('canvas'), 0, 0);
  return [...copy.getImageData(2, 2, 1, 1).data].slice(0, 3).join(' ');
};
const isPainted = (page, rgb) => page.waitForFunction(`(${pixel})() === '${rgb}'`);

test('the colours of the page are read when the board changes its size', async () => {
  const page = await guest(SMALL);
  await page.evaluate(() => {
    board.style.setProperty('--goishi-board', '#336699');
    board.style.maxWidth = '300px';
  });
  await isPainted(page, '51 102 153');
});

test('a page that changes colours without end has some of them, and the board goes on', async () => {
  const page = await guest(SMALL);
  await page.evaluate(async () => {
    for (let i = 0; i < 400; i++) {
      board.setAttribute('bg', `#000${(i + 0x1000).toString(16).slice(1)}`);
      await null;
    }
  });
  await set(page, { bg: '#000042' });
  await isPainted(page, '0 0 66');
  await set(page, { bg: '#123456' });
  await page.waitForFunction(`(${pixel})() !== '0 0 66'`);
  assert.notEqual(await page.evaluate(pixel), '18 52 86', 'that is one too many');
  assert.equal(await page.evaluate(() => board.play('3,3')), true);
});

test('a language that there is not is told when the board comes', async () => {
  const page = await guest(tag('rules="rin:size=8" lang="klingon"'));
  const told = await heard(page, { details: true });
  assert.deepEqual(told.filter(([kind]) => kind === 'error').map(([, { code, name }]) => [code, name]), [['bad-parameter', 'lang']]);
});
