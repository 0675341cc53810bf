// What the browser keeps, what it cannot keep, and what somebody else put there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, look, newGame, reload, saved, shows } from './board.mjs';
import { open } from './harness.mjs';
import { chance, linkTo, randomGame, replay } from './rin.mjs';

test('a reload in the middle of a turn goes on where the game was', async () => {
  const page = await open();
  const moves = [];
  for (const at of ['7,7', '8,8', '0,15']) {
    moves.push(at);
    await click(page, at);
    await reload(page);
    assert.deepEqual((await shows(page, replay(16, moves), `after ${moves}`)).moves, moves);
  }
  assert.deepEqual(await saved(page, 'game'), ['goishi 1 rin\n\n7,7 8,8 0,15\n']);
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

test('a saved game that cannot be read: the page says why, keeps the text, and plays', async () => {
  const page = await open();
  for (const text of TEXTS) {
    await page.evaluate((text) => { localStorage.clear(); localStorage.setItem('goishi.game', text); }, text);
    await reload(page);
    const [name, wanted] = [JSON.stringify(text.slice(0, 40)), Buffer.from(text).toString()]; // half characters are none
    const { notice } = await look(page);
    assert.match(notice, /^A saved game could not be read: .+\.$/s, name);
    assert.ok(notice.length < 300, 'one short sentence');
    assert.deepEqual(await saved(page, 'unreadable'), [wanted], name);
    await click(page, '3,3');
    await shows(page, replay(16, ['3,3']), name);
    assert.deepEqual(await saved(page, 'unreadable'), [wanted], 'still there when the next game is saved');
  }
});

/** Opens the page anew after these texts were saved. */
async function visit(page, texts) {
  await page.evaluate((texts) => Object.assign(localStorage, texts), texts);
  await reload(page);
}

test('a game set aside that cannot be read costs nothing of the others', async () => {
  const page = await open();
  const bad = 'goishi 1 rin\n\n3,3 3,3';
  await visit(page, { 'goishi.game': RECORD, 'goishi.kept.0': bad, 'goishi.kept.1': 'goishi 1 rin\n\n5,5\n' });
  const running = replay(8, ['3,3', '4,4', '5,5', '6,6']);
  await shows(page, running);
  await page.click('#return');
  const { notice } = await shows(page, running, 'it cannot be brought back');
  assert.match(notice, /^A saved game could not be read: line 3, "3,3": the point is occupied \(Rin, .+\)\.$/);
  await page.click('#return');
  await shows(page, replay(16, ['5,5']), 'the next one can');
  await page.click('#return');
  await shows(page, running);
  assert.deepEqual(await saved(page, 'unreadable'), [bad]);
  assert.match((await saved(page, 'game'))[0], /^goishi 1 rin:size=8\nblack: Ann\n\n3,3 4,4 \{close\} \(3,4\) 5,5 6,6\n$/);
});

test('several texts that cannot be read are all kept, whatever is saved after them', async () => {
  const page = await open();
  await visit(page, { 'goishi.game': 'one', 'goishi.kept.0': 'two' });
  await click(page, '3,3');
  await page.click('#return');
  await visit(page, { 'goishi.game': 'three' });
  await newGame(page, 'rin:size=8');
  await click(page, '3,3');
  assert.deepEqual((await saved(page, 'unreadable')).sort(), ['one', 'three', 'two']);
});

test('two windows that continue one game differently: neither line is lost', async () => {
  const page = await open();
  await click(page, '1,1');
  const second = await page.context().newPage();
  await second.goto(page.home);
  await second.waitForSelector('.move');
  await click(second, '2,2');
  await click(page, '3,3');
  await second.close();
  await reload(page);
  await shows(page, replay(16, ['1,1', '3,3']));
  await page.click('#return');
  await shows(page, replay(16, ['1,1', '2,2']));
});

/** A text with a few letters changed, added, doubled or lost. */
function spoil(text, random) {
  const any = (n) => Math.floor(random() * n);
  const letters = [...'09,;()~{}#.%=:abhpzPRSW \n\0é環'];
  let spoilt = [...text];
  for (let i = any(4); i >= 0; i--) {
    const at = any(spoilt.length + 1);
    const more = random() < 0.2 ? spoilt.slice(at, at + any(12)) : random() < 0.7 ? [letters[any(letters.length)]] : [];
    spoilt.splice(at, any(3), ...more);
  }
  return (random() < 0.2 ? spoilt.slice(0, any(spoilt.length)) : spoilt).join('');
}

/** Opens each link in the running page, puts a stone if there is room, and tells what did not go well. */
const openAll = (page, links) => page.evaluate(async (links) => {
  const text = (id) => document.getElementById(id).textContent;
  const stones = () => Number(text('black-count')) + Number(text('white-count'));
  const wrong = [];
  for (const link of links) {
    const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    location.hash = link;
    if (location.hash !== '') await heard;
    if (!/^(The link could not be opened: .+\.|This game came with the link\.)$/s.test(text('notice-text'))) {
      wrong.push([link, text('notice-text')]);
    }
    const before = stones();
    const empty = document.querySelector('.cell[aria-label$="empty"]');
    empty?.click();
    if (empty ? stones() <= before : !/ wins|draw/.test(text('sentence'))) wrong.push([link, text('sentence')]);
    if (!document.getElementById('trouble').hidden) wrong.push([link, text('trouble-details')]);
  }
  return wrong;
}, links);

test('hundreds of spoilt links: each gives a sentence and a board to play on', async () => {
  const random = chance(20);
  const good = [
    linkTo(16, ['3,3', '4,4']), linkTo(8, randomGame(8)), '#1;rin:size=12;aabb(cc~so.20so~)dd;black=Ann;2',
    '#1;rin;aa;9999999999999999999999', '#1;rin;aaR;1',
  ];
  const odd = ['#;', '#1', '#2;rin;;0', '#1;go;;0', '#1;rin;aa;x', '#1;rin;aa;-1', `#1;rin;${'aa'.repeat(9999)};0`,
    `#1;rin;aa${'('.repeat(9999)};0`, '#%', '#%E0%A4%A', '#%00', '#1;rin;~%7D~;0', '#1%3Brin%3Baa%3B1', '#<b>', '#環棋'];
  const spoilt = Array.from({ length: 200 }, (_, i) => `#${spoil(good[i % good.length].slice(1), random) || '?'}`);
  const page = await open();
  assert.deepEqual(await openAll(page, [...good, ...odd, ...spoilt]), []);
  await newGame(page, 'rin:size=8');
  await click(page, '0,0');
  await shows(page, replay(8, ['0,0']), 'and the page is as good as new');
});

test('links that cannot be read when the page is opened: the saved game goes on', async () => {
  const random = chance(3);
  const page = await open();
  await click(page, '5,5');
  for (const link of ['#x', '#2;rin;;0', '#1;rin;aaaa;0', '#%FF', `#${spoil(RECORD, random)}`]) {
    await page.goto('about:blank');
    await page.goto(new URL(link, page.home).href);
    await page.waitForFunction(() => document.getElementById('notice-text')?.textContent);
    const { notice } = await shows(page, replay(16, ['5,5']), link);
    assert.match(notice, /^The link could not be opened: .+\.$/s);
  }
});

for (const [how, init] of [
  ['is closed', () => Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('closed', 'SecurityError'); },
  })],
  ['takes nothing', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }],
  ['gives nothing', () => { Storage.prototype.getItem = Storage.prototype.setItem = () => { throw new Error('broken'); }; }],
]) {
  test(`a storage that ${how}: the page plays, and says once that nothing is kept`, async () => {
    const page = await open({ init });
    await shows(page, replay(16, []));
    await click(page, '5,5');
    assert.equal((await shows(page, replay(16, ['5,5']))).notice,
      'This browser keeps no games here; yours lasts until you leave the page.');
    await click(page, '5,6');
    assert.equal((await shows(page, replay(16, ['5,5', '5,6']))).notice, '', 'not again with every stone');
    await newGame(page, 'rin:size=8');
    await page.click('#return');
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
  assert.match(notice, /^This browser keeps no games here/);
});
