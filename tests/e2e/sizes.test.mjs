// Every screen in every window: nothing scrolls sideways, nothing lies over the board, and fingers find what they want.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { painted } from './board.mjs';
import { accessibility, open, shot } from './harness.mjs';
import { choose, closeSheet, openSheet, openText, type } from './room.mjs';

const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const WINDOWS = [
  { name: 'a small phone', viewport: { width: 320, height: 568 }, ...phone },
  { name: 'a phone', viewport: { width: 360, height: 740 }, ...phone },
  { name: 'a phone on its side', viewport: { width: 740, height: 360 }, ...phone },
  { name: 'a tablet', viewport: { width: 768, height: 1024 }, ...phone },
  { name: 'a laptop', viewport: { width: 1280, height: 800 } },
  { name: 'a laptop at 200 %', viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  { name: 'a large screen', viewport: { width: 3840, height: 2160 } },
];

/** A game of each kind with much to show: names, clocks, a score, a notice. */
const GAMES = {
  Renju: 'goishi 1 renju-rif\nblack: Ann with a long name, as people have\nwhite: Ben\nclock: 30/20\n\nh8 h9 i8 swap a1\n',
  Ren: 'goishi 1 ren\nevent: match of two, game 1\n\ng10 g9 g8 j5 j4 f7 h9 e8 f9 f10 e10 g9 i5 i8 j6 i3 h3 a6\n',
  Rin: 'goishi 1 rin\nblack: Ann\n\n1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2\n',
};
const SHEETS = ['new-game', 'games', 'share', 'settings', 'keys-sheet', 'rules'];

/** What is wrong with how the page lies in the window. */
const faults = (page) => page.evaluate(() => {
  const wrong = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) wrong.push(`the page scrolls sideways: ${scrollWidth} in ${clientWidth}`);
  const sheet = document.querySelector('dialog[open]');
  const within = sheet ?? document.getElementById('page');
  const name = (it) => it.id || it.name || it.textContent.trim().slice(0, 30) || it.className;
  const shown = (selector) => [...within.querySelectorAll(selector)]
    .filter((it) => it.checkVisibility() && !it.closest('.unseen, .cell') && (sheet || !it.closest('dialog')));
  for (const it of [within, ...shown('aside, #moves, ul, form')]) {
    if (it.scrollWidth > it.clientWidth + 1) wrong.push(`${name(it)} scrolls sideways: ${it.scrollWidth} in ${it.clientWidth}`);
  }
  if (sheet) {
    const { left, top, right, bottom } = sheet.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`${sheet.id} is not whole`);
  }
  // Those that a label makes larger count with it.
  const target = (it) => (/radio|checkbox/.test(it.type) ? it.closest('label') : it);
  for (const it of shown('button, select, input, textarea, a').map(target)) {
    const { left, right, width, height } = it.getBoundingClientRect();
    if (left < -0.5 || right > innerWidth + 0.5) wrong.push(`${name(it)} is out of sight`);
    if (matchMedia('(pointer: coarse)').matches && (width < 40 || height < 40)) {
      wrong.push(`${name(it)} is too small for a finger: ${width} x ${height}`);
    }
  }
  return wrong;
});

/** What is wrong with the board itself: it is whole, square, in its column, and nothing lies over it. */
const boardFaults = (page) => page.evaluate(() => {
  scrollTo(0, 0);
  const wrong = [];
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [board, main, canvas] = ['#board', 'main', '#canvas'].map(box);
  if (board.left < 0 || board.top < 0 || board.right > document.documentElement.clientWidth + 0.5) wrong.push('it is cut off at a side');
  if (board.bottom > innerHeight + 0.5) wrong.push(`it is cut off below: ${board.bottom} of ${innerHeight}`);
  if (Math.abs(board.width - board.height) > 0.5 || Math.abs(canvas.width - board.width) > 3) wrong.push('it is not square');
  // In a low window the board and its button have columns of their own.
  if (main.width && (board.left < main.left - 0.5 || board.right > main.right + 0.5)) wrong.push('it is wider than its column');
  for (const other of ['header', 'aside', '#place']) {
    const { left, right, top, bottom } = box(other);
    if (left < board.right - 0.5 && right > board.left + 0.5 && top < board.bottom - 0.5 && bottom > board.top + 0.5) wrong.push(`${other} lies over it`);
  }
  for (const cell of document.querySelectorAll('.cell')) {
    const { x, y, width, height } = cell.getBoundingClientRect();
    if (document.elementFromPoint(x + width / 2, y + height / 2) !== cell) wrong.push(`${cell.dataset.at} is covered`);
  }
  return wrong;
});

for (const { name, ...window } of WINDOWS) {
  const { width, height } = window.viewport;
  test(`${width} x ${height}, ${name}: every game has its place`, async () => {
    const page = await open(window);
    for (const [game, text] of Object.entries(GAMES)) {
      await openText(page, text);
      await painted(page);
      assert.deepEqual([await boardFaults(page), await faults(page)], [[], []], game);
      await shot(page, `size-${width}x${height}-${game}`);
      await type(page, 'nonsense');
      await painted(page);
      assert.deepEqual([await boardFaults(page), await faults(page)], [[], []], `${game} with a notice`);
      await type(page, 'resign');
      assert.deepEqual([await boardFaults(page), await faults(page)], [[], []], `${game} with a question`);
    }
    assert.deepEqual(await accessibility(page), []);
  });

  test(`${width} x ${height}, ${name}: so has every sheet`, async () => {
    const page = await open(window);
    for (const text of Object.values(GAMES)) await openText(page, text);
    for (const game of ['Renju', 'Ren']) {
      await page.click(`[data-tab="${game}"]`);
      for (const sheet of game === 'Renju' ? SHEETS : ['new-game', 'settings']) {
        await openSheet(page, sheet);
        await painted(page);
        assert.deepEqual(await faults(page), [], `${sheet} of ${game}`);
        assert.deepEqual(await accessibility(page, `#${sheet}`), [], `${sheet} of ${game}`);
        await closeSheet(page);
      }
    }
  });
}

test('the window changes while the page is open, and the board with it', async () => {
  const page = await open();
  await choose(page, 'ren');
  for (const [width, height] of [[320, 568], [1280, 800], [740, 360], [768, 1024]]) {
    await page.setViewportSize({ width, height });
    await painted(page);
    assert.deepEqual([await boardFaults(page), await faults(page)], [[], []], `${width} x ${height}`);
  }
});

test('a game or a setting that gives the board more room or less is seen at once', async () => {
  const page = await open({ viewport: { width: 640, height: 400 } });
  const sides = [];
  for (const game of ['Rin', 'Renju', 'Rin']) {
    await page.click(`[data-tab="${game}"]`);
    await painted(page);
    assert.deepEqual(await boardFaults(page), [], game);
    sides.push(await page.locator('#board').evaluate((it) => it.offsetWidth));
  }
  assert.ok(sides[1] < sides[0] && sides[2] === sides[0], `${sides}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const way of ['button', 'off']) {
    await openSheet(page, 'settings');
    await page.selectOption('#confirm-by', way);
    await closeSheet(page);
    await painted(page);
    assert.deepEqual(await boardFaults(page), [], way);
  }
});
