// What the browser keeps, what it cannot keep, and what somebody else put there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, look, newGame, openSheet, reload, reopen, saved, shows } from './board.mjs';
import { open } from './harness.mjs';
import { linkTo, randomGame, replay } from './rin.mjs';

test('a reload in the middle of a turn goes on where the game was', async () => {
  const page = await open();
  const moves = [];
  for (const at of ['7,7', '8,8', '0,15']) {
    moves.push(at);
    await click(page, at);
    await reload(page);
    assert.deepEqual((await shows(page, replay(16, moves), `after ${moves}`)).moves, moves);
  }
  assert.deepEqual(await saved(page), { board: 'goishi 1 rin\n\n7,7 8,8 0,15\n', others: [] });
});

test('a new game, an undo and the end of a game are kept as well', async () => {
  const page = await open();
  await newGame(page, 'rin:size=12');
  await reload(page);
  await shows(page, replay(12, []));
  await click(page, '3,3', '4,4');
  await page.click('#undo');
  await reload(page);
  await shows(page, replay(12, ['3,3']));
  const whole = randomGame(8);
  await page.goto(`${page.url()}${linkTo(8, whole)}`);
  await page.waitForFunction(() => location.hash === '');
  await reload(page);
  await shows(page, replay(8, whole));
});

const RECORD = 'goishi 1 rin:size=8\nblack: Ann\n\n3,3 4,4 {close} (3,4) 5,5 # so far\n6,6\n';
const TEXTS = [
  '', ' ', '\n\n', '\0', 'null', '{"game":1}', '<script>alert(1)</script>', 'goishi', 'goishi 1', 'goishi 2 rin\n\n',
  'goishi 1 chess\n\n', 'goishi 1 rin:size=9\n\n', 'goishi 1 rin\n3,3', 'goishi 1 rin\n\n3,3 3,3', 'goishi 1 rin\n\n16,0',
  'goishi 1 rin\n\npass', 'goishi 1 rin\n\n(3,3)', 'goishi 1 rin\n\n3,3)', 'goishi 1 rin\n\n3,3 (', 'goishi 1 rin\n\n{never',
  'goishi 1 rin\nmood: fine\n\n', 'goishi 1 rin\n\n-1,-1', 'goishi 1 rin\n\n3,3 resign 4,4', '環棋 \ud800', '('.repeat(50_000),
  `goishi 1 rin\n\n3,3 ${'(4,4 '.repeat(20_000)}`, 'x'.repeat(1_100_000),
];

/** Opens the page anew after the games with these keys were saved; the first of them was on the board. */
async function visit(page, games) {
  await page.evaluate((games) => {
    for (const [key, text] of Object.entries(games)) localStorage.setItem(`goishi.game.${key}`, text);
    [localStorage, sessionStorage].forEach((storage) => storage.setItem('goishi.current', Object.keys(games)[0]));
  }, games);
  await reload(page);
}

/** Where the saved games stand, as the list says, the newest first; it is closed again. */
async function listed(page) {
  await openSheet(page, 'games');
  const states = await page.locator('.saved-game p:last-child').allTextContents();
  await page.keyboard.press('Escape');
  return states;
}

test('a saved game that cannot be read: the page says why, keeps the text, and plays', async () => {
  const page = await open();
  const isKept = (text) => page.evaluate((text) => localStorage.getItem('goishi.game.1') === text, text);
  for (const text of TEXTS) {
    await page.evaluate(() => localStorage.clear());
    await visit(page, { 1: text });
    const name = JSON.stringify(text.slice(0, 40));
    const { notice } = await look(page);
    assert.match(notice, /^A saved game could not be read: .+\.$/s, name);
    assert.ok(notice.length < 300, 'one short sentence');
    assert.ok(await isKept(text), name);
    await click(page, '3,3');
    await shows(page, replay(16, ['3,3']), name);
    assert.ok(await isKept(text), 'still there when the next game is saved');
    assert.deepEqual(await listed(page), ['1 move', notice], 'the list tells the same');
  }
});

test('a saved game that cannot be read costs nothing of the others', async () => {
  const page = await open();
  const bad = 'goishi 1 rin\n\n3,3 3,3';
  await visit(page, { 1: RECORD, 2: bad, 3: 'goishi 1 rin\n\n5,5\n' });
  const running = replay(8, ['3,3', '4,4', '5,5', '6,6']);
  await shows(page, running);
  await openSheet(page, 'games');
  await page.click('[data-load="2"]');
  await page.keyboard.press('Escape');
  const { notice } = await shows(page, running, 'it cannot be brought back');
  assert.match(notice, /^A saved game could not be read: line 3, "3,3": the point is occupied \(Rin, .+\)\.$/);
  await reopen(page);
  await shows(page, replay(16, ['5,5']), 'the next one can');
  await reopen(page, 1);
  await shows(page, running);
  const { board, others } = await saved(page);
  assert.deepEqual(others, ['goishi 1 rin\n\n5,5\n', bad]);
  assert.match(board, /^goishi 1 rin:size=8\nblack: Ann\n\n3,3 4,4 \{close\} \(3,4\) 5,5 6,6\n$/);
});

test('several texts that cannot be read are all kept, whatever is saved after them', async () => {
  const page = await open();
  await visit(page, { 1: 'one', 2: 'two' });
  await click(page, '3,3');
  await visit(page, { 3: 'three' });
  await newGame(page, 'rin:size=8');
  await click(page, '3,3');
  assert.deepEqual((await saved(page)).others, ['goishi 1 rin\n\n3,3\n', 'three', 'two', 'one']);
});

test('two windows that continue one game differently: neither line is lost', async () => {
  const page = await open();
  await click(page, '1,1');
  const second = await page.context().newPage();
  await second.goto(page.home);
  await second.waitForSelector('.move');
  await click(second, '2,2');
  // What one window saves reaches the other a moment later.
  await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes('2,2')));
  await click(page, '3,3');
  await second.close();
  await reload(page);
  await shows(page, replay(16, ['1,1', '3,3']));
  await reopen(page);
  await shows(page, replay(16, ['1,1', '2,2']));
});

for (const [how, init] of [
  ['is closed', () => Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('closed', 'SecurityError'); },
  })],
  ['takes nothing', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }],
  ['gives nothing', () => { Storage.prototype.getItem = Storage.prototype.setItem = () => { throw new Error('broken'); }; }],
]) {
  test(`a storage that ${how}: the page plays, and says for as long as it is so that nothing is kept`, async () => {
    const page = await open({ init });
    await shows(page, replay(16, []));
    await click(page, '5,5');
    assert.equal((await shows(page, replay(16, ['5,5']))).notice,
      'Your game could not be saved in this browser: its storage is closed or full. The game lasts until you leave the page; '
      + 'save it as a file under Share, or delete others under Games.');
    await click(page, '5,6');
    assert.equal((await shows(page, replay(16, ['5,5', '5,6']))).notice, 'This game is not saved.', 'in fewer words');
    await newGame(page, 'rin:size=8');
    await reopen(page);
    await shows(page, replay(16, ['5,5', '5,6']));
  });
}

test('a storage that is really full', async () => {
  const page = await open({ init: () => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try { localStorage.setItem(`filler.${size}`, 'x'.repeat(size)); } catch { /* smaller pieces */ }
    }
  } });
  await click(page, '5,5');
  const { notice } = await shows(page, replay(16, ['5,5']));
  assert.match(notice, /^Your game could not be saved/);
});
