// What is seen on Ren's board: rings, bands, signs and points, and what a stone would do.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brightness, colorAt, painted, reload } from './board.mjs';
import { open, shot } from './harness.mjs';
import { before, CAPTURE, CHAIN, circle, FOUR, go, hover, isRinged, list, load, NIBAI, NINE, place, see, tabTo } from './ren.mjs';

/** How light the upper left corner of a square is: wood, or the band on it. */
const corner = async (page, name) => brightness(await colorAt(page, place(name), -0.4, -0.4));

/** Whether a dark outline goes along the upper or the left edge of a square. */
const isEdged = async (page, name) => {
  const edges = [await colorAt(page, place(name), -0.4, -0.47), await colorAt(page, place(name), -0.47, -0.4)];
  return edges.some((edge) => brightness(edge) < 60);
};

/** Four arms that go out from the middle. */
const isCrossed = async (page, name, [ink, ground]) => {
  const seen = await circle(page, name, 0.11);
  return [11, 33, 56, 78].every((turn) => seen[turn] === ink) && [0, 22, 45, 67].every((turn) => seen[turn] === ground);
};

test('weak stones have broken rings, those that the limit protects whole ones, all others none', async () => {
  const page = await open();
  await load(page, 'ren', NIBAI);
  for (const at of ['d6', 'f6']) assert.ok(await isRinged(page, at), at);
  for (const at of ['e7', 'e5', 'e6']) assert.match(await circle(page, at, 0.339), /^#+$/, at);
  await load(page, 'ren', CHAIN);
  for (const at of ['c6', 'c7', 'e7']) assert.match(await circle(page, at, 0.372), /^#+$/, at);
  for (const at of ['b6', 'b7', 'd8', 'd6']) assert.match(await circle(page, at, 0.372), /^o+$/, at);
  await shot(page, 'ren-protected');
  await load(page, 'ren', `${CHAIN} j1`);
  assert.match(await circle(page, 'c6', 0.372), /^o+$/, 'it lasts for one move');
});

test('a band lies under what was scored, in the tone of who scored it', async () => {
  const page = await open();
  await load(page, 'ren', before(NIBAI));
  const bare = await corner(page, 'e7');
  await load(page, 'ren', NIBAI);
  for (const at of ['e7', 'e6', 'e5']) assert.ok((await corner(page, at)) < bare - 40, `${at} is darker`);
  for (const at of ['d6', 'f6', 'e4', 'd5']) assert.ok((await corner(page, at)) > bare - 15, `${at} is not`);
  await load(page, 'ren', CHAIN);
  for (const at of ['b6', 'c6']) assert.ok((await corner(page, at)) > bare + 30, `${at} is lighter`);
  await load(page, 'ren', `${CHAIN} j1`);
  assert.ok((await corner(page, 'b6')) < bare + 15, 'it goes with the next move');
});

test('a stone in atari has a triangle, until that is switched off; a captured one leaves a cross in a ring', async () => {
  const page = await open();
  await load(page, 'ren', before(CAPTURE));
  const triangle = async () => (await circle(page, 'e6', 0.05)) + (await circle(page, 'e6', 0.15)).replace(/o+/, 'o');
  assert.equal(await triangle(), `${'#'.repeat(90)}o`);
  assert.deepEqual((await see(page)).atari, ['e6']);
  await page.click('[data-open="settings"]');
  await page.click('#mark-atari');
  await page.keyboard.press('Escape');
  assert.equal(await triangle(), `${'o'.repeat(90)}o`);
  assert.deepEqual((await see(page)).atari, []);
  await load(page, 'ren', CAPTURE);
  assert.match(await circle(page, 'e6', 0.3255), /^#+$/);
  assert.ok(await isCrossed(page, 'e6', '#.'));
  assert.ok(!(await isCrossed(page, 'h3', '#.')));
  const { captured, effect, board } = await see(page);
  assert.deepEqual([captured, effect, board.split('/')[4]], [['e6'], 'The stone captures e6.', '...x.x....']);
});

/** Keeps what is written on the board, and where the middle of it is seen. */
const catchTexts = () => {
  window.texts = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    const ink = this.measureText(text);
    const middle = y + (ink.actualBoundingBoxDescent - ink.actualBoundingBoxAscent) / 2;
    if (this.canvas.id === 'canvas') window.texts.push([text, x, middle]);
    return fillText.call(this, text, x, y);
  };
};

/** What `act` lets the page write on the board, and on which squares. */
async function written(page, act) {
  await painted(page);
  await page.evaluate(() => { window.texts = []; });
  await act();
  await painted(page);
  const found = await page.evaluate(() => window.texts.map(([text, x, y]) => {
    const canvas = document.getElementById('canvas');
    const frame = canvas.getBoundingClientRect();
    const [left, top] = [x, y].map((it) => (it * frame.width) / canvas.width);
    const cell = [...document.querySelectorAll('.cell')].find((cell) => {
      const box = cell.getBoundingClientRect();
      return Math.hypot(box.x + box.width / 2 - frame.x - left, box.y + box.height / 2 - frame.y - top) < 3;
    });
    return `${text} on ${cell?.ariaLabel.split(',')[0]}`;
  }));
  return [...new Set(found)].sort();
}

test('the niban has a 2, and each group its points on a stone of its own', async () => {
  const page = await open({ init: catchTexts });
  assert.deepEqual(await written(page, () => load(page, 'ren', NIBAI)), ['+1 on e8', '2 on e6']);
  const below = list('e4 e5 d5 d6 f5 f6 e3 e7 e6'); // the niban comes first from above
  assert.deepEqual(await written(page, () => load(page, 'ren', below)), ['+1 on e4', '2 on e5']);
  await load(page, 'ren', before(below));
  assert.deepEqual(await written(page, () => hover(page, 'e6')), ['+1 on e4'], 'the captured stone has its cross');
  assert.deepEqual(await written(page, () => load(page, 'ren', CHAIN, { ply: 26 })), ['+1 on e10', '+2 on c8']);
  assert.deepEqual(await written(page, () => load(page, 'ren:size=8', NINE)), ['+10 on a8']);
  await load(page, 'ren', CHAIN, { ply: 25 });
  assert.deepEqual(await written(page, () => hover(page, 'e7')), ['+1 on e10', '+2 on c8'], 'also of a stone that is not there yet');
  assert.deepEqual(await written(page, () => page.mouse.move(1, 1)), ['+1 on e7'], 'then of the one that is');
});

test('the mouse over a square tells what a stone there would do, in words and on the board', async () => {
  const page = await open();
  await load(page, 'ren', before(NIBAI));
  const bare = await see(page);
  await hover(page, 'e5');
  assert.equal((await see(page)).effect, 'e5 captures e6, adds a second stone there (nibai), scores 1 point (four in a row) and leaves 2 stones weak.');
  assert.deepEqual([await isEdged(page, 'e7'), await isEdged(page, 'd6')], [true, false], 'the outline of the group');
  assert.ok(await isCrossed(page, 'e6', '#o'), 'a cross on the stone that would be captured');
  await hover(page, 'a5');
  assert.deepEqual([await isEdged(page, 'e7'), await see(page)], [false, bare], 'nothing to tell of a quiet square');
  await load(page, 'ren', CHAIN, { ply: 27 });
  await hover(page, 'd6');
  assert.equal((await see(page)).effect, 'd6 replaces a weak stone (3 of 3 in succession), scores 1 point (four in a row) and reaches the rui limit.');
  await page.mouse.move(1, 1);
  assert.equal((await see(page)).effect, 'The stone replaces a weak stone (2 of 3 in succession), scores 1 point (four in a row) and leaves 2 stones weak.');
  await load(page, 'ren', CHAIN);
  await hover(page, 'c6');
  assert.equal((await see(page)).effect, 'c6, weak, but protected by the rui limit.');
  await load(page, 'ren:size=8', before(NINE));
  await hover(page, 'b7');
  assert.equal((await see(page)).effect, 'b7 scores 10 points (nine in a box), and White wins 11 to 0.');
});

test('the keys tell it as well; switched off nothing is told, and that is remembered', async () => {
  const page = await open();
  await load(page, 'ren', before(FOUR));
  await page.focus('[data-open="new-game"]');
  await page.keyboard.press('Tab');
  await go(page, 'g5');
  const told = 'scores 1 point (four in a row) and leaves 1 stone weak.';
  const label = () => page.evaluate(() => document.activeElement.ariaLabel);
  assert.deepEqual([(await see(page)).effect, await label()], [`g5 ${told}`, `g5, empty. A stone here ${told}`]);
  await page.keyboard.press('ArrowDown');
  assert.deepEqual([(await see(page)).effect, await label()], ['', 'g4, empty']);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, '#pass');
  assert.deepEqual([(await see(page)).effect, await isEdged(page, 'e5')], ['', false], 'the focus has left the board');
  const turn = async () => {
    await page.click('[data-open="settings"]');
    await page.click('#look-ahead');
    await page.keyboard.press('Escape');
  };
  await turn();
  for (const again of [false, true]) {
    if (again) await reload(page);
    await hover(page, 'g5');
    assert.deepEqual([(await see(page)).effect, await isEdged(page, 'e5')], ['', false]);
    assert.equal(await page.locator('.cell[aria-label*=":"]').count(), 0, 'nor in the names');
  }
  await turn();
  await hover(page, 'g5');
  assert.deepEqual([(await see(page)).effect, await isEdged(page, 'e5')], [`g5 ${told}`, true]);
});
