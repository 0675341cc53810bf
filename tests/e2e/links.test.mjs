// A game in an address: made here, opened there, and spoilt on the way.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, copyLink, look, newGame, reopen, saved, shows, unsaid } from './board.mjs';
import { address, open } from './harness.mjs';
import { chance, linkTo, randomGame, replay, spoil } from './rin.mjs';

const FIVE = ['1,1', '2,2', '3,3', '4,4', '5,5'];

test('Copy link: whoever opens it sees the same position, moves and all', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await click(page, ...FIVE);
  await page.click('.move[data-ply="2"]');
  await click(page, '9,9', '9,8');
  await page.click('#previous');
  const link = await copyLink(page);
  assert.equal((await look(page)).notice, 'The link to this position is in your clipboard.');
  assert.ok(link.startsWith(`${address()}#1;rin;bbccjj(`), link);
  const friend = await open({ path: link });
  const [mine, theirs] = [await look(page), await look(friend)];
  assert.equal(theirs.notice, 'This game came with the link.');
  assert.deepEqual(unsaid(theirs), unsaid(mine));
  assert.deepEqual(await saved(friend), await saved(page), 'other lines too');
  assert.equal(friend.url(), address(), 'the address is clean again, so a reload shows how the game went on');
});

for (const [how, init] of [
  ['missing', () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })],
  ['closed', () => Object.defineProperty(Navigator.prototype, 'clipboard', {
    value: { writeText: () => Promise.reject(new DOMException('closed', 'NotAllowedError')) },
  })],
]) {
  test(`Copy link with a clipboard that is ${how}: the link is shown to be copied by hand`, async () => {
    const page = await open({ init });
    await click(page, '1,1');
    await page.click('[data-open="share"]');
    await page.click('#copy-link');
    await page.waitForSelector('#share .told', { state: 'visible' });
    assert.equal(await page.textContent('#share .told'), `The clipboard is closed; copy this: ${address()}${linkTo(16, ['1,1'])}`);
  });
}

test('a link opened in the running page shows its game and ours stays among the saved games', async () => {
  const page = await open();
  await click(page, ...FIVE);
  const theirs = ['0,0', '1,1', '1,2', '2,2'];
  const openLink = async (link) => {
    await page.evaluate((link) => { location.hash = link; }, link);
    await page.waitForFunction(() => location.hash === '');
  };
  await openLink(linkTo(8, theirs, 3));
  const seen = await shows(page, replay(8, theirs.slice(0, 3)));
  assert.deepEqual([seen.moves, seen.current], [theirs, 3]);
  await openLink('#nonsense');
  assert.match((await shows(page, replay(8, theirs.slice(0, 3)))).notice, /^The link could not be opened: .+\.$/);
  await reopen(page);
  await shows(page, replay(16, FIVE));
});

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
  const spoilt = Array.from({ length: 180 }, (_, i) => `#${spoil(good[i % good.length].slice(1), random) || '?'}`);
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
  for (const link of ['#x', '#2;rin;;0', '#1;rin;aaaa;0', '#%FF', `#${spoil(linkTo(16, FIVE), random).slice(3)}`]) {
    await page.goto('about:blank');
    await page.goto(new URL(link, page.home).href);
    await page.waitForFunction(() => document.getElementById('notice-text')?.textContent);
    const { notice } = await shows(page, replay(16, ['5,5']), link);
    assert.match(notice, /^The link could not be opened: .+\.$/s);
  }
});
