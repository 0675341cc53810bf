// The example page of the JavaScript library: a board of plain text, under a policy that allows little.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibility, open, shot } from './harness.mjs';

async function example(options = {}) {
  const page = await open({ path: 'examples/library.html', waits: false, ...options });
  await page.waitForFunction(() => document.querySelector('#board button'));
  return page;
}

const press = (page, point) => page.click(`#board [aria-label^="${point} "]`);
const text = (page, selector) => page.textContent(selector);

test('stones are put, refused with the rule and taken back, and forbidden points are crossed', async () => {
  const page = await example();
  await press(page, 'a1');
  assert.match(await text(page, '#status'), /^the first stone belongs .+ \(overview, Play\)$/);
  for (const point of 'h8 g7 j8 a1 i9 a3 i10 a5'.split(' ')) await press(page, point);
  assert.equal(await text(page, '#record'), 'goishi 1 renju-classical\n\nh8 g7 j8 a1 i9 a3 i10 a5\n');
  assert.deepEqual(await page.locator('#board .forbidden').allTextContents(), ['×']);
  await press(page, 'i8');
  assert.equal(await text(page, '#status'), 'Black may not make a double-three (overview, Play)');
  await shot(page, 'library-renju');
  assert.deepEqual(await accessibility(page), []);
  await page.click('#undo');
  assert.match(await text(page, '#record'), / i10\n$/);
  await page.click('#words button:text-is("resign")');
  assert.equal(await text(page, '#status'), 'Black wins: resign.');
});

test('two stones are proposed, colours are chosen, and every rule set has its board', async () => {
  const page = await example({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await page.selectOption('#rules', 'renju-rif');
  for (const point of ['h8', 'h9', 'j10']) await press(page, point);
  await page.click('#words button:text-is("stay")');
  for (const point of ['a1', 'g7', 'k7', 'k7']) await press(page, point);
  assert.match(await text(page, '#record'), /h8 h9 j10 stay a1 g7\/k7 k7\n$/);
  await shot(page, 'library-phone');
  for (const id of await page.locator('#rules option').allTextContents()) {
    await page.selectOption('#rules', id);
    const names = await page.locator('#board button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label').split(' ')[0]));
    await press(page, names[Math.floor(names.length / 2) + (id.startsWith('ren:') || id.startsWith('rin') ? 3 : 0)]);
    const played = await text(page, '#record');
    assert.match(played, /\n\n\S+\n$/, id);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.ok(!wide, `${id} fits a phone`);
  }
});
