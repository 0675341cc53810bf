// Games of Renju as texts and links: the record in the sheet to share, other programs' formats, copies and saved games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, copyLink, newGame, reload, reopen, saved, savedMoves, unsaid } from './board.mjs';
import { open, shot } from './harness.mjs';
import { glance, inSheet, judgedGames, linkTo, load, put, RULES, see } from './renju.mjs';
import { called } from './room.mjs';
import { chance, spoil } from './rin.mjs';

const RIF = 'h8 h9 h10 swap h11 i8/g7 i8 a1 c3= refuse pass';

/** What the sheet shows after a press on one of its formats; it is open. */
async function shown(page, format, start) {
  await page.click(`#as-${format}`);
  await page.waitForFunction((start) => document.getElementById('text').value.startsWith(start), start);
  return page.inputValue('#text');
}

/** Puts a text into the sheet and opens it. */
const openText = (page, text) => page.evaluate((text) => {
  document.getElementById('share-button').click();
  document.getElementById('text').value = text;
  document.getElementById('open-text').click();
}, text);

/** A pair as the page writes it: the higher of the two first. */
const inOrder = (token) => token.split('/').sort((a, b) => b.slice(1) - a.slice(1) || (a < b ? -1 : 1)).join('/');

/** Waits for a notice that has these words. */
const noticed = (page, words) => page.waitForFunction(
  (words) => document.getElementById('notice-text').textContent.includes(words), words,
);

test('the sheet shows the game as record text, SGF and psq; formats are loaded when they are wanted', async () => {
  const page = await open({ route: () => {} }); // a page that has nothing in store
  const loads = () => page.requests.filter((url) => url.includes('/extras/')).map((url) => url.split('/').at(-1));
  await load(page, 'renju-classical', 'h8 h9 i10 a1');
  assert.deepEqual(loads(), [], 'nothing yet');
  await page.click('[data-open="share"]');
  assert.equal(await page.inputValue('#text'), 'goishi 1 renju-classical\n\nh8 h9 i10 a1\n');
  assert.equal(await shown(page, 'sgf', '(;FF[4]GM[4]'),
    '(;FF[4]GM[4]CA[UTF-8]AP[Goishi]SZ[15]RU[renju-classical]\n;B[hh]\n;W[hg]\n;B[if]\n;W[ao])\n');
  assert.equal(await shown(page, 'psq', 'Piskvorky'), 'Piskvorky 15x15, 0:0, 0\n8,8,0\n8,7,0\n9,6,0\n1,15,0\n-1\n');
  assert.equal(await shown(page, 'goishi', 'goishi'), 'goishi 1 renju-classical\n\nh8 h9 i10 a1\n');
  assert.deepEqual(loads().sort(), ['goishi_extras.js', 'goishi_extras_bg.wasm'], 'once');
  await shot(page, 'renju-record');
  await page.keyboard.press('Escape');
  assert.deepEqual((await see(page)).moves, ['h8', 'h9', 'i10', 'a1'], 'looking changes nothing');
  assert.equal((await see(page)).notice, 'A psq file holds the stones alone.');
});

test('Rin has its record text alone, and opens it', async () => {
  const page = await open();
  await click(page, '3,3');
  await page.click('[data-open="share"]');
  assert.equal(await page.inputValue('#text'), 'goishi 1 rin\n\n3,3\n');
  assert.ok(!(await page.isVisible('#as-sgf')) && !(await page.isVisible('#as-psq')));
  await page.keyboard.press('Escape');
  await openText(page, 'goishi 1 rin:size=8\n\n1,1 2,2');
  await page.waitForFunction(() => document.querySelectorAll('.move').length === 2);
  assert.equal((await see(page)).title, 'Rin 8×8');
});

test('texts of all formats are opened, with what was assumed and left out; the old game stays among the saved ones', async () => {
  const page = await open();
  await load(page, 'renju-classical', 'h8 h9');
  const notNamed = 'The text names no rules: it is read as renju-classical.';
  for (const [text, moves, title, notice] of [
    ['goishi 1 renju-free\nblack: Ann\nwhite: Bo\n\nh8 i9 {near} (g7) m3', 'h8 i9 m3', 'Renju Free', ''],
    ['(;GM[4]FF[4]SZ[15]RU[renju-rif];B[hh];W[hg];B[hf])', 'h8 h9 h10', 'Renju RIF', ''],
    ['Piskvorky 15x15, 11:11, 0\r\n8,8,5\r\n8,7,10\r\n-1\r\n', 'h8 h9', 'Renju Classical', notNamed],
    ['1. H8 h9 2. i10, a1', 'h8 h9 i10 a1', 'Renju Classical', notNamed],
    ['\ufeffh8-h9-i10', 'h8 h9 i10', 'Renju Classical', notNamed],
  ]) {
    await load(page, 'renju-classical', 'h8 g7 g8');
    await openText(page, text);
    await page.waitForFunction((moves) => [...document.querySelectorAll('.move')].map((it) => it.textContent).join(' ') === moves, moves);
    const seen = await see(page);
    assert.equal(seen.title, title, text);
    assert.ok(notice ? seen.notice.startsWith(notice) : seen.notice === '', `${text}: ${seen.notice}`);
    await reopen(page, 'h8 g7 g8');
    assert.deepEqual((await see(page)).moves, ['h8', 'g7', 'g8'], 'the game before is not lost');
  }
  await openText(page, 'goishi 1 renju-classical\nblack: Ann <b>\nwhite: Bo\n\nh8');
  await page.waitForFunction(() => document.querySelectorAll('.move').length === 1);
  assert.deepEqual((await see(page)).players, ['Ann <b>', 'Bo']);
});

test('what the text does not say of the opening is supplied, and told', async () => {
  const page = await open();
  await load(page, 'renju-rif', 'h8');
  await openText(page, 'h8h9h10a1c3e5');
  await noticed(page, 'names no rules');
  const { notice, moves } = await see(page);
  assert.match(notice, /The choice of colours is not in the text: the colours stay\. What was proposed beside c3 is not in the text: .+ stands for it\.$/);
  assert.deepEqual([moves.length, moves[3], moves.at(-1)], [8, 'stays White', 'e5']);
});

test('what is no game is refused with a sentence that says where and why, and the game stays', async () => {
  const page = await open();
  await load(page, 'renju-classical', 'h8 h9 i10');
  const before = unsaid(await see(page));
  for (const [text, why] of [
    ['', 'this is no record, SGF, psq or list of points'], ['hello', 'this is no record'], ['goishi 1 chess\n\n', 'line 1, "chess": Goishi does not know these rules'],
    ['goishi 1 renju-rif\n\nh8 h8', 'line 3, "h8": '], ['goishi 2 renju-rif\n\n', 'version 1'], ['h8h9h9', 'line 1, move 3, "h9": '],
    ['(;GM[1];B[aa])', 'this is SGF of another game: Renju has GM[4]'], ['(;GM[4]SZ[19];B[aa])', 'Renju is played on 15x15 points'],
    ['(;GM[4]SZ[15];B[aa])', 'line 1, move 1, '], ['Piskvorky 20x20, 11:11, 0\n10,10,0\n', 'Renju is played on 15x15 points'],
    ['(;', 'That did not work'], ['\0\0', 'this is no'], ['<img src=x onerror=alert(1)>', 'this is no'], ['環棋', 'this is no'],
    ['x'.repeat(1_100_000), 'too long'],
  ]) {
    await openText(page, text);
    await noticed(page, why);
    const seen = await see(page);
    assert.match(seen.notice, /^That did not work: .+\.$/s);
    assert.ok(seen.notice.length < 400, 'one short sentence');
    assert.deepEqual(unsaid(seen), before, text.slice(0, 40));
    assert.equal(await page.textContent('#share .told'), seen.notice, 'it is said where it is seen');
    assert.equal((await page.inputValue('#text')).length, text.replace(/\0/g, '').length || text.length, 'the text is still there');
    await page.keyboard.press('Escape');
    await page.click('#dismiss');
  }
});

test('a part of the program that does not arrive: a sentence, and the game goes on', async () => {
  const page = await open({ route: (context) => context.route('**/extras/*', (route) => route.abort()) });
  await load(page, 'renju-rif', 'h8');
  await openText(page, 'h8h9');
  await noticed(page, 'That did not work: ');
  assert.deepEqual((await see(page)).moves, ['h8']);
  await page.keyboard.press('Escape');
  await put(page, 'h9');
  assert.deepEqual((await see(page)).moves, ['h8', 'h9']);
  page.forgive(/extras.*ERR_FAILED/);
  page.complaints.length = 0; // what else a browser says to that is its own affair
});

test('the sheet by keys: to the text, to a format, to opening it', async () => {
  const page = await open();
  await load(page, 'renju-free', 'h8');
  const focus = () => page.evaluate(() => document.activeElement.id);
  await page.focus('#share-button');
  await page.keyboard.press('Enter');
  assert.equal(await focus(), 'share-title', 'no field: on a phone that would bring a keyboard');
  for (let i = 0; i < 20 && (await focus()) !== 'text'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('goishi 1 renju-free\n\nh8 h9');
  for (let i = 0; i < 6 && (await focus()) !== 'open-text'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.move').length === 2);
  assert.equal(await focus(), 'share-button', 'the focus returns');
});

test('every rule set goes out as SGF and as a link, and comes back the same', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const games = RULES.map((rules) => {
    const found = judgedGames().find((game) => game.rules === rules && game.plies.at(-1).status !== 'playing');
    return [rules, (found?.moves ?? [...RIF.split(' '), 'claim:white']).map(inOrder)];
  });
  for (const [rules, moves] of games) {
    await load(page, rules, moves, 7);
    const before = unsaid(await see(page));
    assert.deepEqual(before.moves, moves.map(called));
    await page.evaluate(() => navigator.clipboard.writeText(''));
    const link = await copyLink(page);
    assert.equal(new URL(link).hash, linkTo(rules, moves, 7));
    await page.evaluate((link) => { location.hash = link; }, new URL(link).hash);
    await noticed(page, 'came with the link');
    assert.deepEqual(unsaid(await see(page)), before, `${rules}: its link`);
    await page.click('[data-open="share"]');
    const sgf = await shown(page, 'sgf', '(;');
    await page.keyboard.press('Escape');
    await load(page, 'renju-free', '');
    await openText(page, sgf);
    await page.waitForFunction((length) => document.querySelectorAll('.move').length === length, moves.length);
    assert.deepEqual([(await see(page)).moves, (await see(page)).title], [before.moves, before.title], `${rules}: SGF`);
  }
});

test('every rule set is saved: a reload in the middle of its opening goes on where it was', async () => {
  const page = await open();
  for (const [rules, moves] of [
    ['renju-rif', 'h8 h9'], ['renju-rif', 'h8 h9 h10'], ['renju-rif', 'h8 h9 h10 swap h11 g7/i8'],
    ['renju-classical-swap', 'h8 h9 h10 swap h11 g7/i7'], ['renju-classical-swap', 'h8 h9 h10 stay h11 g7/i7 g7'],
    ['renju-rif:referee=players', 'h8 h9 h10 swap h11 g7/i8 i8 a1 c3='], ['renju-pritchard', 'h8 a1'], ['renju-classical', 'h8 h9'],
    ['renju-free', 'h8 i9'],
  ]) {
    await load(page, rules, moves);
    const before = unsaid(await see(page));
    await reload(page);
    assert.deepEqual(unsaid(await see(page)), before, `${rules} ${moves}`);
  }
});

test('Undo and Redo lead back and forth through every opening, decision by decision', async () => {
  const page = await open();
  for (const [rules, moves] of [
    ['renju-rif', RIF], ['renju-rif:referee=players', `${RIF} claim:black`], ['renju-classical-swap', 'h8 h9 h10 swap h11 g7/i7 g7 i7 c3'],
    ['renju-pritchard', 'h8 a1 c3'], ['renju-free', 'h8 i9 m3 a1'],
  ]) {
    await load(page, rules, moves);
    const [back, forth] = await page.evaluate((glance) => ['undo', 'redo'].map((id) => {
      const look = new Function(`return { ...(${glance})(), live: '', alert: '' }`);
      const button = document.getElementById(id);
      const seen = [look()];
      while (button.getAttribute('aria-disabled') === 'false') {
        button.click();
        seen.push(look());
      }
      return seen;
    }), String(glance));
    assert.deepEqual(back.map(({ current }) => current), Array.from({ length: moves.split(' ').length + 1 }, (_, i) => i).reverse());
    assert.deepEqual(forth, back.reverse(), rules);
    assert.equal(await savedMoves(page), moves);
  }
});

test('taking back can be switched off, for good, and on again', async () => {
  const page = await open();
  await load(page, 'renju-rif', 'h8 h9 h10');
  await page.click('#undo');
  await inSheet(page, 'settings', 'take-back');
  const possible = () => page.evaluate(() => ['undo', 'redo'].map((id) => document.getElementById(id).getAttribute('aria-disabled')).join());
  assert.equal(await possible(), 'true,true');
  await page.focus('#undo');
  await page.keyboard.press('Enter');
  assert.deepEqual([(await see(page)).notice, (await see(page)).moves], ['Taking back is switched off in the settings.', ['h8', 'h9']]);
  await reload(page);
  await inSheet(page, 'settings');
  assert.deepEqual([await possible(), await page.getAttribute('#take-back', 'aria-pressed')], ['true,true', 'false']);
  await inSheet(page, 'settings', 'take-back');
  await page.click('#undo');
  assert.deepEqual((await see(page)).moves, ['h8']);
});

test('hundreds of spoilt links to Renju: each gives a sentence and a page that works', async () => {
  const random = chance(7);
  const good = [
    linkTo('renju-rif', RIF), linkTo('renju-rif:referee=players', `${RIF} claim:white`), linkTo('renju-classical-swap', 'h8 h9 h10 swap h11 g7/i7 g7 i7'),
    ...judgedGames().filter((_, i) => i % 15 === 4).map(({ rules, moves }) => linkTo(rules, moves)),
  ];
  const spoilt = Array.from({ length: 100 }, (_, i) => `#${spoil(good[i % good.length].slice(1), random) || '?'}`);
  const page = await open();
  const wrong = await page.evaluate(async (links) => {
    const text = (id) => document.getElementById(id).textContent;
    const found = [];
    for (const link of links) {
      const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
      location.hash = link;
      if (location.hash !== '') await heard;
      const isTold = /^(The link could not be opened: .+\.|This game came with the link\.)$/s.test(text('notice-text'));
      for (const cell of [...document.querySelectorAll('.cell')].filter((_, i) => i % 40 === 0)) cell.click();
      if (!isTold || !text('sentence') || !document.getElementById('trouble').hidden) found.push([link.slice(0, 200), text('notice-text')]);
    }
    return found;
  }, [...good, ...spoilt]);
  assert.deepEqual(wrong, []);
  assert.ok((await saved(page)).others.length >= good.length - 1, 'none of the games is lost');
  await newGame(page, 'renju-free');
  await put(page, 'h8');
  assert.deepEqual((await see(page)).moves, ['h8'], 'and the page is as good as new');
});
