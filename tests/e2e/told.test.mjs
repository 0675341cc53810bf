// What is told beside the board: notices, what a point would mean, and what the computer decides.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middle, painted } from './board.mjs';
import { open, shot } from './harness.mjs';
import { takeWorkers } from './opponent.mjs';
import * as ren from './ren.mjs';
import { load, place, put } from './renju.mjs';
import { openText, says } from './room.mjs';

/** What can be read of these, and where all else in the card stands. */
const card = (page) => page.evaluate(() => {
  const isRead = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const read = (id) => (isRead(document.getElementById(id)) ? document.getElementById(id).textContent : '');
  const others = [...document.querySelectorAll('.card > *, .card .choices button, .controls, #moves')].filter((it) => it.id !== 'told');
  return {
    effect: read('effect'),
    notice: read('notice-text'),
    places: others.map((it) => { const { x, y, width } = it.getBoundingClientRect(); return [it.id, x, y, width].join(' '); }),
  };
});

/** The card while the mouse is on this point, or beside the board. */
async function cardAt(page, at) {
  await page.mouse.move(...(at ? await middle(page, at) : [1, 1]));
  await painted(page);
  return card(page);
}

test('a notice hides nothing of a forbidden point, and nothing moves', async () => {
  const page = await open({ viewport: { width: 1200, height: 800 } });
  await load(page, 'renju-classical', 'h8 g7 j8 a1 i9 a3 i10 a5');
  await put(page, 'a1');
  const before = await cardAt(page);
  const notice = 'a1: the point is occupied (overview, Play).';
  assert.deepEqual([before.notice, before.effect], [notice, '']);
  const now = await cardAt(page, place('i8'));
  assert.deepEqual([now.notice, now.effect], [notice, 'i8, forbidden: double three.']);
  assert.deepEqual(now.places, before.places);
  await shot(page, 'told-renju');
});

for (const [width, height] of [[1200, 800], [1000, 620], [800, 1000]]) {
  test(`${width} x ${height}: in Ren a notice gives its room to what a stone would do, and nothing moves`, async () => {
    const page = await open({ viewport: { width, height } });
    await ren.load(page, 'ren', ren.before(ren.FOUR));
    await ren.put(page, 'a1');
    const before = await cardAt(page);
    assert.match(before.notice, /^a1: /);
    assert.equal(before.effect, '');
    const now = await cardAt(page, ren.place('g5', 10));
    assert.deepEqual([now.notice, now.effect.split(' (')[0]], ['', 'g5 scores 1 point']);
    assert.deepEqual(now.places, before.places);
    await shot(page, `told-ren-${width}`);
    assert.deepEqual(await cardAt(page), before, 'and it is there again');
    await page.click('#dismiss');
    assert.equal((await cardAt(page)).notice, '');
  });
}

test('the keyboard reads a notice in Ren as soon as it leaves the board', async () => {
  const page = await open({ viewport: { width: 1200, height: 800 } });
  await ren.load(page, 'ren', ren.before(ren.FOUR));
  await page.fill('#move', 'a1');
  await page.keyboard.press('Enter');
  assert.match((await card(page)).notice, /^a1: /);
  await page.locator('[data-at="5,6"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  assert.deepEqual([(await card(page)).notice, (await card(page)).effect.split(' (')[0]], ['', 'g5 scores 1 point']);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'dismiss');
  assert.match((await card(page)).notice, /^a1: /);
});

test('what the computer decides is a sentence to be read and heard, in the language of the page', async () => {
  for (const [lang, swaps, stays] of [
    ['en', 'The computer takes Black.', 'The computer stays White.'],
    ['de', 'Der Computer nimmt Schwarz.', 'Der Computer lässt die Farben, wie sie sind: Er behält Weiß.'],
  ]) {
    const page = await open({ init: takeWorkers, locale: lang });
    for (const [answer, sentence] of [['swap', swaps], ['stay', stays]]) {
      await page.evaluate((answer) => { window.instead = ({ id }) => [{ id, answer }]; }, answer);
      await openText(page, 'goishi 1 renju-rif\nwhite: computer 6\n\nh8 i9 j10\n');
      await says(page, 'notice-text', sentence);
      await says(page, 'live', sentence);
    }
  }
});
