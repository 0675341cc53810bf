// Saved games in a hostile world: a storage that is full or closed, and texts that nobody would call a game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { choose, closeSheet, openSheet, playByMouse, reload, savedGames, says, seen, type } from './room.mjs';

/** Fills the browser's storage to the last letter. */
const fill = (page) => page.evaluate(() => {
  let text = '';
  for (let more = 1 << 22; more >= 1; more /= 2) {
    try {
      localStorage.setItem('filler', text + 'x'.repeat(more));
      text += 'x'.repeat(more);
    } catch { /* too much: half of it, then */ }
  }
});

const empty = (page) => page.evaluate(() => localStorage.removeItem('filler'));

test('a full storage: it is told for as long as it lasts, nothing is lost by a reload, and it is one game when there is room', async () => {
  const page = await open();
  await choose(page, 'renju-free');
  await type(page, 'h8');
  await fill(page);
  await playByMouse(page, 'renju-free', 'i7');
  assert.match((await seen(page)).alert, /^Your game could not be saved in this browser: its storage is closed or full\./);
  await playByMouse(page, 'renju-free', 'j1', 'a1');
  assert.equal((await seen(page)).notice, 'This game is not saved.', 'for as long as it is so');
  await page.click('[data-tab="Ren"]');
  await page.click('[data-tab="Renju"]');
  assert.deepEqual((await seen(page)).moves, ['h8', 'i7', 'j1', 'a1'], 'also when another game was looked at');
  const asked = [];
  page.on('dialog', (dialog) => { asked.push(dialog.type()); dialog.accept(); });
  await reload(page);
  assert.deepEqual(asked, ['beforeunload'], 'who leaves is asked');
  assert.deepEqual((await seen(page)).moves, ['h8', 'i7', 'j1', 'a1'], 'the window has kept it');
  await empty(page);
  await playByMouse(page, 'renju-free', 'a2');
  const now = await seen(page);
  assert.deepEqual([now.notice, now.alert, now.moves.length], ['', '', 5]);
  const texts = (await savedGames(page)).map(({ text }) => text).filter((text) => text.includes('h8'));
  assert.deepEqual(texts, ['goishi 1 renju-free\n\nh8 i7 j1 a1 a2\n'], 'one game, all of it');
});

test('when the storage is full, deleting a game makes room, and the game on the board is saved at once', async () => {
  const page = await open();
  await type(page, ...Array.from({ length: 40 }, (_, i) => `${i % 8},${2 * Math.floor(i / 8)}`));
  await choose(page, 'renju-free');
  await fill(page);
  await type(page, 'h8');
  assert.match((await seen(page)).alert, /could not be saved/);
  await openSheet(page, 'games');
  await page.click('[data-delete]');
  await page.waitForSelector('[data-restore]');
  await closeSheet(page);
  assert.ok((await savedGames(page)).some(({ text }) => text.endsWith('\n\nh8\n')));
  await page.evaluate(() => sessionStorage.clear());
  await reload(page);
  assert.deepEqual((await seen(page)).moves, ['h8']);
});

test('a storage that is closed altogether: the page plays and says that it keeps nothing', async () => {
  const page = await open({
    init: () => Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } }),
  });
  await type(page, '8,8');
  assert.match((await seen(page)).notice, /could not be saved/);
  await type(page, '3,3');
  assert.deepEqual((await seen(page)).moves, ['8,8', '3,3']);
});

const HOSTILE = {
  11: '',
  12: 'goishi 9 renju-rif\n\nh8\n',
  13: 'goishi 1 chess\n\ne4\n',
  14: 'goishi 1 renju-free\n\nh8 h8\n',
  15: `goishi 1 rin\nblack: <img src=x onerror="document.title='hacked'">\nwhite: \u202eevil\u0000\n\n3,3\n`,
  16: `goishi 1 renju-free\n\n${'('.repeat(20_000)}`,
  17: `goishi 1 renju-free\nevent: ${'W'.repeat(5000)}\n\nh8\n`,
  18: 'x'.repeat(200_000),
  19: 'goishi 1 renju-free\n\nh8 {never closed',
  '99999999999999999999999999': 'goishi 1 rin\n\n5,5\n',
};

test('hostile texts in the storage: each is listed or named as unreadable, none does anything', async () => {
  const page = await open();
  await page.evaluate((texts) => {
    for (const [id, text] of Object.entries(texts)) localStorage.setItem(`goishi.game.${id}`, text);
    localStorage.setItem('goishi.game.<b>', 'goishi 1 rin\n\n5,5\n');
    localStorage.setItem('goishi.choice.Ren', 'nonsense');
    localStorage.setItem('goishi.settings', 'theme=<b> lang=xx =dark numbers keys=on=off 01101');
    localStorage.setItem('goishi.current', '14');
    sessionStorage.clear();
  }, HOSTILE);
  await reload(page);
  assert.match((await seen(page)).notice, /^A saved game could not be read: line 3, "h8": the point is occupied \(.+\)\.$/);
  await openSheet(page, 'games');
  await page.waitForSelector('.saved-game');
  const rows = await page.locator('.saved-game').evaluateAll((items) => items.map((item) => [...item.querySelectorAll('p')].at(-1).textContent));
  const [good, bad] = [rows.filter((line) => line === '1 move'), rows.filter((line) => line.startsWith('A saved game could not be read: '))];
  assert.deepEqual([good.length, bad.length, rows.length], [3, 7, 10]);
  assert.equal(await page.title(), 'Goishi');
  assert.equal(await page.locator('#games img').count(), 0);
  const [wide, inner] = await page.locator('#games').evaluate((it) => [it.scrollWidth, it.clientWidth]);
  assert.ok(wide <= inner, 'nothing is wider than the sheet');
  for (const id of [12, 16, 18]) {
    await page.click(`[data-load="${id}"]`);
    await says(page, 'alert', 'A saved game could not be read');
  }
  const before = (await savedGames(page)).length;
  await page.click('[data-delete="18"]');
  await page.waitForSelector('[data-restore]');
  assert.equal((await savedGames(page)).length, before - 1);
  await page.click('[data-restore]');
  assert.equal((await savedGames(page)).length, before, 'even what cannot be read is somebody’s');
  await page.click('[data-load="15"]');
  assert.equal(await page.textContent('#black-name'), `<img src=x onerror="document.title='hacked'">`);
  await playByMouse(page, 'rin', '6,6');
  const texts = Object.fromEntries((await savedGames(page)).map(({ id, text }) => [id, text]));
  for (const id of [12, 13, 14, 16, 18, 19]) assert.equal(texts[id], HOSTILE[id], 'left as it is');
});
