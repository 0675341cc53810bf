// What the browser keeps, what it cannot keep, and what somebody else put there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, kept, look, newGame, reload, shows } from './board.mjs';
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
  assert.equal(await kept(page, 'game'), 'goishi 1 rin\n\n7,7 8,8 0,15\n');
});

test('a new game, an undo and the end of a game are kept as well', async () => {
  const page = await open();
  await newGame(page, 'rin:size=12');
  await reload(page);
  assert.equal((await look(page)).title, 'Rin 12 × 12');
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
    assert.match(notice, /^Your saved game could not be read: .+\.$/s, name);
    assert.ok(notice.length < 300, 'one short sentence');
    assert.equal(await kept(page, 'unreadable'), wanted, name);
    await click(page, '3,3');
    await shows(page, replay(16, ['3,3']), name);
    assert.equal(await kept(page, 'unreadable'), wanted, 'still there when the next game is saved');
  }
});

test('a game set aside that cannot be read costs nothing of the running one', async () => {
  const page = await open();
  await page.evaluate((game) => {
    localStorage.setItem('goishi.game', game);
    localStorage.setItem('goishi.aside', 'goishi 1 rin\n\n3,3 3,3');
  }, RECORD);
  await reload(page);
  const seen = await shows(page, replay(8, ['3,3', '4,4', '5,5', '6,6']));
  assert.match(seen.notice, /^Your saved game could not be read: line 3, "3,3": the point is occupied \(Rin, .+\)\.$/);
  assert.equal(await kept(page, 'unreadable'), 'goishi 1 rin\n\n3,3 3,3');
});

test('two texts that cannot be read are both kept', async () => {
  const page = await open();
  await page.evaluate(() => {
    localStorage.setItem('goishi.game', 'one');
    localStorage.setItem('goishi.aside', 'two');
  });
  await reload(page);
  await click(page, '3,3');
  const all = await page.evaluate(() => Object.values(localStorage).join('\n'));
  assert.ok(all.includes('one') && all.includes('two'), all);
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
    linkTo(16, ['3,3', '4,4']), linkTo(8, randomGame(8)), '#1;rin:size=12;2;aabb(cc~so.20so~)dd;black=Ann',
    '#1;rin;9999999999999999999999;', '#1;rin;0;R',
  ];
  const odd = ['#;', '#1', '#2;rin;0;', '#1;go;0;', '#1;rin;x;aa', '#1;rin;-1;aa', `#1;rin;0;${'aa'.repeat(9999)}`,
    `#1;rin;0;aa${'('.repeat(9999)}`, '#%', '#%E0%A4%A', '#%00', '#1;rin;0;~%7D~', '#1%3Brin%3B1%3Baa', '#<b>', '#環棋'];
  const spoilt = Array.from({ length: 250 }, (_, i) => `#${spoil(good[i % good.length].slice(1), random) || '?'}`);
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
  for (const link of ['#x', '#2;rin;0;', '#1;rin;0;aaaa', '#%FF', `#${spoil(RECORD, random)}`]) {
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
