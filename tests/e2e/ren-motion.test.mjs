// What moves on Ren's board, for how long, and what stands still.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brightness, colorAt, picture } from './board.mjs';
import { open } from './harness.mjs';
import { before, counted, CAPTURE, CHAIN, circle, FOUR, hover, isRinged, load, NIBAI, NINE, place, put, see } from './ren.mjs';

test('nothing below moves while the mouse goes over the board', async () => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  const boxes = () => page.evaluate(() => ['pass', 'confirm', 'black', 'white', 'rui', 'first', 'moves'].map((id) => {
    const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
    return [id, x, y, width, height];
  }));
  const staysStill = async (...squares) => {
    const still = await boxes();
    const told = new Set();
    for (const at of squares) {
      await hover(page, at);
      told.add((await see(page)).effect);
      assert.deepEqual(await boxes(), still, at);
    }
    assert.ok(told.size > 2, `different things were told: ${told.size}`);
  };
  await load(page, 'ren', before(FOUR));
  await staysStill('g5', 'c5', 'h5', 'f5', 'a1');
  await page.click('#resign');
  await staysStill('g5', 'c5', 'h5'); // with a question
  await load(page, 'ren', CHAIN, { ply: 25 });
  await staysStill('e7', 'b8', 'd9', 'j1', 'f7', 'f6');
  await page.setViewportSize({ width: 1000, height: 700 }); // where the panel is narrow
  await load(page, 'ren', 'e5 f5 e6 f6 g6 g5 f7 e4 f4 g4 e7 f3 f4 e8 g7 d7 h7 g6 f6 g7 h6 f8 g8 d6 h5 h4 h8 g3 g2 h3 e3 i3 i4 d5 d4');
  await page.mouse.move(1, 1);
  await staysStill('e4', 'a1', 'c6', 'd8');
});

/** A page whose clock stands still until `window.time` is set, and that counts the frames it asks for. */
const stopClock = () => {
  window.time = 1e12;
  window.asked = 0;
  Date.now = () => window.time;
  window.ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => {
    window.asked += 1;
    return window.ask(then);
  };
};

/** How many frames the page asks for while the browser shows six, so long after the move: a busy machine shows them later. */
const framesAfter = (page, milliseconds) => page.evaluate(async (milliseconds) => {
  const frames = async (count) => {
    for (let i = 0; i < count; i++) await new Promise(window.ask);
  };
  window.time = 1e12 + milliseconds;
  await new Promise((done) => setTimeout(done, 50));
  await frames(2); // what was asked for before
  const before = window.asked;
  await frames(6);
  return window.asked - before;
}, milliseconds);

test('a captured stone is lifted off the board in a quarter of a second, then the page is idle', async () => {
  const page = await open({ init: stopClock });
  await load(page, 'ren', before(CAPTURE));
  const stone = async () => brightness(await colorAt(page, place('e6'), 0.22, 0));
  const lying = await stone();
  await put(page, 'e5');
  assert.ok(Math.abs((await stone()) - lying) < 10, 'at first it lies there');
  assert.ok((await framesAfter(page, 125)) > 1);
  const lifting = await stone();
  assert.ok((await framesAfter(page, 249)) > 1);
  assert.equal(await framesAfter(page, 250), 0, 'no more frames');
  const gone = await stone();
  assert.ok(lying > lifting + 10 && lifting > gone + 10, `${lying} ${lifting} ${gone}`);
  await page.mouse.move(1, 1);
  const rest = await picture(page);
  for (const press of ['#undo', '#redo', '#previous', '#next']) await page.click(press);
  assert.equal(await framesAfter(page, 251), 0, 'nothing moves on the way back and forth');
  assert.equal(await picture(page), rest);
});

test('rings round weak stones swell for less than two seconds, then the page is idle', async () => {
  const page = await open({ init: stopClock });
  await load(page, 'ren', before(NIBAI));
  await put(page, 'e5');
  assert.ok((await framesAfter(page, 300)) > 1);
  assert.ok(await isRinged(page, 'd6', 0.414), 'the ring is larger');
  assert.ok((await framesAfter(page, 1799)) > 1);
  assert.equal(await framesAfter(page, 1800), 0);
  assert.ok(await isRinged(page, 'd6'));
  assert.equal(await framesAfter(page, 3000), 0);
});

test('whoever wants no motion gets none: the picture is at rest at once', async () => {
  const page = await open({ reducedMotion: 'reduce', init: stopClock });
  await load(page, 'ren', NIBAI);
  const rest = await picture(page);
  await load(page, 'ren', before(NIBAI));
  await put(page, 'e5');
  assert.equal(await framesAfter(page, 0), 0);
  await page.mouse.move(1, 1);
  assert.equal(await picture(page), rest);
});

test('nine in a box: the steps to the score come one by one, or at once without motion', async () => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const page = await open({ reducedMotion });
    await load(page, 'ren:size=8', before(NINE));
    await page.evaluate(() => {
      window.seen = [];
      const note = () => {
        const counts = ['black-count', 'white-count'].map((id) => document.getElementById(id).textContent);
        const now = `${document.querySelectorAll('#nine li').length}: ${counts.join('-')}`;
        if (now[0] !== '0' && seen.at(-1) !== now) seen.push(now);
      };
      new MutationObserver(note).observe(document.querySelector('.card'), { childList: true, characterData: true, subtree: true });
    });
    await put(page, 'b7');
    await counted(page);
    const { steps, sentence, score } = await see(page);
    assert.deepEqual(steps, ['Before: 0 to 1.', 'The scores are swapped: 1 to 0.', 'Nine in a box adds 10: 11 to 0.']);
    assert.deepEqual([sentence, score], ['White wins: nine in a box.', [0, 11]]);
    const seen = await page.evaluate(() => window.seen);
    assert.deepEqual(seen, reducedMotion === 'reduce' ? ['3: 0-11'] : ['1: 1-0', '2: 0-1', '3: 0-11']);
    await page.click('#previous');
    assert.deepEqual((await see(page)).steps, []);
    await page.click('#next');
    assert.equal((await see(page)).steps.length, 3, 'who steps through the game sees them at once');
  }
});
