// A phone: a tap aims and a second one puts the stone; other gestures do neither.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { look, middle, newGame, shows } from './board.mjs';
import { open, shot } from './harness.mjs';
import { replay, Rin } from './rin.mjs';

const phone = (height = 740) =>
  open({ viewport: { width: 360, height }, deviceScaleFactor: 3, hasTouch: true, isMobile: true });

const tap = async (page, at) => page.touchscreen.tap(...(await middle(page, at)));

/** Points on a phone are nearer than fingers are wide: the first tap aims, the second one plays. */
const put = async (page, at) => {
  await tap(page, at);
  await tap(page, at);
};

/** A finger put down at one place of the window, drawn to another and lifted. */
async function drag(page, from, to, { steps = 12 } = {}) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: from[0], y: from[1] }]);
  for (let i = 1; i <= steps; i++) {
    const along = (axis) => from[axis] + ((to[axis] - from[axis]) * i) / steps;
    await touch('touchMove', [{ x: along(0), y: along(1) }]);
  }
  await touch('touchEnd', []);
}

test('taps put stones just where the finger was, turn by turn', async () => {
  const page = await phone();
  const moves = ['0,0', '15,15', '0,15', '7,8', '8,7', '15,0'];
  const game = new Rin();
  for (const at of moves) {
    await tap(page, at);
    await shows(page, game, `${at} is only aimed at`);
    await tap(page, at);
    await shows(page, game.play(at), at);
  }
  await shot(page, 'phone');
});

test('a tap near a point is a tap on it, also at the corners of the cell', async () => {
  const page = await phone();
  const [x, y] = await middle(page, '4,4');
  const [next] = await middle(page, '4,5');
  const near = (next - x) * 0.4;
  await page.touchscreen.tap(x + near, y - near);
  await page.touchscreen.tap(x - near, y + near);
  assert.deepEqual((await look(page)).last, ['4,4']);
});

test('drawing a finger over the board scrolls the page and puts no stone', async () => {
  const page = await phone(520);
  await drag(page, await middle(page, '12,7'), await middle(page, '2,7'));
  await page.waitForFunction(() => scrollY > 50);
  await shows(page, new Rin());
});

test('a tap hits its point wherever the page has been scrolled to', async () => {
  const page = await phone(520);
  await page.evaluate(() => scrollTo(0, 90));
  await put(page, '3,3');
  await shows(page, replay(16, ['3,3']));
});

test('drawing a finger along the board puts no stone either', async () => {
  const page = await phone();
  await drag(page, await middle(page, '7,12'), await middle(page, '7,2'));
  await put(page, '3,3');
  await shows(page, replay(16, ['3,3']), 'only the taps count');
});

test('a double tap is one stone, and a triple tap too: none is added, none is lost, nothing is zoomed', async () => {
  const page = await phone();
  const [x, y] = await middle(page, '5,5');
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await shows(page, replay(16, ['5,5']));
  await page.touchscreen.tap(x, y);
  await shows(page, replay(16, ['5,5']));
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  await put(page, '5,6');
  const seen = await shows(page, replay(16, ['5,5', '5,6']));
  assert.equal(seen.notice, '');
});

test('two fingers that spread put no stone', async () => {
  const page = await phone();
  const [x, y] = await middle(page, '7,7');
  const fingers = await page.context().newCDPSession(page);
  const touch = (type, apart) => fingers.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: apart === null ? [] : [{ x: x - apart, y, id: 1 }, { x: x + apart, y, id: 2 }],
  });
  await touch('touchStart', 20);
  for (const apart of [30, 45, 60, 80]) await touch('touchMove', apart);
  await touch('touchEnd', null);
  await shows(page, new Rin());
});

test('all of a game is in reach of a thumb: sheet, undo, steps, moves', async () => {
  const page = await phone();
  await newGame(page, 'rin:size=8', { press: (selector) => page.tap(selector) });
  for (const at of ['1,1', '2,2', '3,3']) await put(page, at);
  await page.tap('#undo');
  await shows(page, replay(8, ['1,1', '2,2']));
  await page.tap('#redo');
  await page.tap('#first');
  await shows(page, new Rin(8));
  await page.tap('.move >> nth=1');
  await shows(page, replay(8, ['1,1', '2,2']));
});
