// Pictures to take away by the buttons of the sheet: what is saved, how far it is, and how it is stopped.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { download, open } from './harness.mjs';
import { choose, openSheet, playthrough, type } from './room.mjs';

/** What is saved after a press on this button. */
const saved = (page, id) => download(page, () => page.click(`#${id}`));

/** A page with so many moves of a game, and the sheet open. */
async function withGame(rules, moves, options) {
  const page = await open(options);
  await choose(page, rules);
  await type(page, ...playthrough(rules).words.slice(0, moves));
  await openSheet(page, 'share');
  return page;
}

test('PNG, SVG and GIF are saved as what they are called', async () => {
  const page = await withGame('renju-free', 9);
  const png = await saved(page, 'as-png');
  assert.equal(png.name, 'goishi.png');
  assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
  assert.ok(png.bytes.readUInt32BE(16) >= 600, 'large enough to be looked at');
  const svg = await saved(page, 'as-svg');
  assert.equal(svg.name, 'goishi.svg');
  assert.match(svg.bytes.toString(), /^<svg [^]*<\/svg>\s*$/);
  const gif = await saved(page, 'as-gif');
  assert.equal(gif.name, 'goishi.gif');
  assert.equal(gif.bytes.subarray(0, 6).toString(), 'GIF89a');
  const frames = await page.evaluate(async (bytes) => {
    const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    return decoder.tracks.selectedTrack.frameCount;
  }, [...gif.bytes]);
  assert.ok(frames >= 9, `${frames} frames`);
  assert.ok(!(await page.isVisible('#making')), 'done');
});

test('with numbers is another picture, and so is another position or theme', async () => {
  const page = await withGame('ren:size=8', 8);
  const all = [(await saved(page, 'as-svg')).bytes.toString()];
  await page.click('#with-numbers');
  all.push((await saved(page, 'as-svg')).bytes.toString());
  const texts = all.map((svg) => svg.match(/<text/g).length);
  assert.equal(texts[1] - texts[0], 8, 'a number for each stone');
  await page.keyboard.press('Escape');
  await page.click('#previous');
  await openSheet(page, 'settings');
  await page.selectOption('#theme', 'paper');
  await page.keyboard.press('Escape');
  await openSheet(page, 'share');
  all.push((await saved(page, 'as-svg')).bytes.toString());
  assert.equal(new Set(all).size, 3);
});

test('a long film shows how far it is, and can be stopped; the next picture is made as if nothing had been', async () => {
  const page = await withGame('rin', 200);
  const files = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await page.click('#as-gif');
  await page.waitForFunction(() => document.getElementById('progress').value > 0.02, null, { timeout: 30_000 });
  assert.ok(await page.isVisible('#stop-making'));
  await page.click('#stop-making');
  await page.waitForFunction(() => document.getElementById('making').hidden);
  await page.locator('#share .told', { hasText: 'Stopped.' }).waitFor();
  await saved(page, 'as-svg');
  await page.locator('#share .told', { hasText: 'The picture is among your downloads.' }).waitFor();
  assert.deepEqual(files, ['goishi.svg']);
});

test('a picture whose part of the program does not come: it is told, and the page plays on', async () => {
  const page = await withGame('rin:size=8', 3, { route: (context) => context.route('**/extras/*', (route) => route.abort()) });
  await page.click('#as-png');
  await page.waitForFunction(() => document.querySelector('#share .told').textContent);
  assert.match(await page.textContent('#share .told'), /^The picture could not be made: .+\.$/);
  assert.ok(!(await page.isVisible('#making')));
  page.forgive(/extras|ERR_FAILED/);
});
