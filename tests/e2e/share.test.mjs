// A game leaves the page and comes back: links, texts, files and drops; and how it looks on paper.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { painted, picture } from './board.mjs';
import { download, open, shot } from './harness.mjs';
import {
  choose, closeSheet, isOpen, openSheet, openText, playByMouse, savedGame, savedGames, says, seen, type,
} from './room.mjs';

const RECORD = 'goishi 1 renju-free\nblack: Ann\nwhite: Ben\n\nh8 {the centre} i7 (g7 j1) k1 a1\n';

test('a link brings the whole game, names, comments and other lines, and the position shown', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openText(page, RECORD);
  await page.click('#previous');
  await openSheet(page, 'share');
  await page.click('#copy-link');
  await page.locator('#share .told', { hasText: 'The link to this position is in your clipboard.' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await open({ path: link, locale: 'en-GB' });
  const theirs = await seen(friend);
  assert.deepEqual([theirs.moves, theirs.shown, theirs.notice], [['h8', 'i7', 'k1', 'a1'], 3, 'This game came with the link.']);
  assert.deepEqual((await savedGames(friend))[0].text, (await savedGames(page)).at(-1).text);
  assert.equal(friend.url(), friend.home, 'the address is clean');
});

test('the record is there when the sheet opens, and comes back from a file as it was', async () => {
  const page = await open({ route: () => {} }); // a page that has nothing in store
  assert.ok(page.requests.every((url) => !url.includes('/extras/')), 'what is not wanted is not loaded');
  await openText(page, RECORD);
  await openSheet(page, 'share');
  const text = await page.inputValue('#text');
  assert.equal(text, RECORD);
  const file = await download(page, () => page.click('#save-text'));
  assert.deepEqual([file.name, file.bytes.toString()], ['game.goishi', text]);
  await closeSheet(page);
  await choose(page, 'rin');
  await openSheet(page, 'share');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('#open-file')]);
  await chooser.setFiles({ name: file.name, mimeType: 'text/plain', buffer: file.bytes });
  await page.waitForFunction(() => document.querySelectorAll('.move').length === 4);
  assert.ok(!(await isOpen(page, 'share')), 'the board is seen');
  assert.deepEqual((await savedGame(page)).head, ['black: Ann', 'white: Ben']);
});

for (const [format, name, start] of [['sgf', 'game.sgf', '(;FF[4]GM[4]'], ['psq', 'game.psq', 'Piskvorky 15x15']]) {
  test(`${format}: saved as a file, opened again by the same moves`, async () => {
    const page = await open();
    await choose(page, 'renju-free');
    await type(page, 'h8', 'i7', 'j1', 'a1');
    await openSheet(page, 'share');
    await page.click(`#as-${format}`);
    await page.waitForFunction((start) => document.getElementById('text').value.startsWith(start), start);
    const file = await download(page, () => page.click('#save-text'));
    assert.equal(file.name, name);
    assert.ok(file.bytes.toString().startsWith(start));
    await closeSheet(page);
    await choose(page, 'renju-free');
    await page.setInputFiles('#file', { name, mimeType: 'application/octet-stream', buffer: file.bytes });
    await page.waitForFunction(() => document.querySelectorAll('.move').length === 4);
    const { rules, moves } = await seen(page);
    assert.deepEqual([rules, moves], ['renju-free', ['h8', 'i7', 'j1', 'a1']]);
  });
}

/** Drops a file on whatever lies at this place. Returns whether the page took it, or the browser would open it. */
const drop = (page, selector, name, text) => page.evaluate(([selector, name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  const at = document.querySelector(selector);
  const event = (kind) => new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
  return ['dragover', 'drop'].map((kind) => !at.dispatchEvent(event(kind)));
}, [selector, name, text]);

test('a file may be dropped anywhere: on the board, beside it, on a sheet', async () => {
  const page = await open();
  const files = [
    ['#board', 'a.goishi', RECORD, ['h8', 'i7', 'k1', 'a1']],
    ['aside', 'a.sgf', '(;GM[4]SZ[15]RU[renju-free];B[hh];W[ig];B[jo])', ['h8', 'i9', 'j1']],
    ['#share', 'a.txt', 'h8 i7 j2', ['h8', 'i7', 'j2']],
  ];
  for (const [at, name, text, moves] of files) {
    if (at === '#share') await openSheet(page, 'share');
    assert.deepEqual(await drop(page, at, name, text), [true, true], at);
    await page.waitForFunction((moves) => [...document.querySelectorAll('.move')].map((move) => move.textContent).join() === moves, moves.join());
    assert.ok(!(await isOpen(page, 'share')));
  }
  assert.equal((await savedGames(page)).length, 3, 'no game took the place of another');
});

test('a file that is no game is told, and nothing is lost', async () => {
  const page = await open();
  await type(page, '8,8');
  for (const text of ['', '\u0000\u0001PNG', 'goishi 1 rin\n\n8,8 8,8', '(;GM[1]SZ[19];B[aa])', 'x'.repeat(3_000_000), '<svg onload=alert(1)>']) {
    await page.evaluate(() => { document.getElementById('alert').textContent = ''; });
    await drop(page, '#board', 'odd.txt', text);
    await says(page, 'alert', 'That did not work: ');
    assert.deepEqual((await seen(page)).moves, ['8,8']);
    assert.ok((await seen(page)).notice.length < 300, (await seen(page)).notice.slice(0, 300));
  }
  assert.equal((await savedGames(page)).length, 1);
});

test('a text dragged into the field for it is the field’s own', async () => {
  const page = await open();
  await openSheet(page, 'share');
  const prevented = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'h8');
    return ['dragover', 'drop'].map((kind) => !document.getElementById('text')
      .dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })));
  });
  assert.deepEqual(prevented, [false, false]);
});

test('the part for other formats cannot be loaded: it is told, and the record is there all the same', async () => {
  const page = await open({ route: (context) => context.route('**/extras/*', (route) => route.abort()) });
  await choose(page, 'renju-free');
  await type(page, 'h8');
  await openSheet(page, 'share');
  await page.click('#as-sgf');
  await page.waitForFunction(() => document.querySelector('#share .told').textContent.startsWith('That did not work: '));
  assert.equal(await page.inputValue('#text'), 'goishi 1 renju-free\n\nh8\n');
  page.forgive(/extras|ERR_FAILED/);
});

test('Print prints the page', async () => {
  const page = await open({ init: () => { window.printed = 0; window.print = () => { window.printed += 1; }; } });
  await openSheet(page, 'share');
  await page.click('#print');
  assert.equal(await page.evaluate(() => window.printed), 1);
});

/** The two colours that most of the board's picture has. */
const colors = async (page) => {
  await painted(page);
  return page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const counts = {};
    for (let i = 0; i < data.length; i += 4) counts[data.slice(i, i + 3)] = (counts[data.slice(i, i + 3)] ?? 0) + 1;
    return Object.keys(counts).sort((a, b) => counts[b] - counts[a]).slice(0, 2);
  });
};

test('on paper: a numbered diagram on white, who played and the moves, and no buttons', async () => {
  const page = await open({ route: () => {} });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0].conditionText === 'print'));
  await openText(page, RECORD);
  const before = await picture(page);
  const event = (kind) => page.evaluate((kind) => dispatchEvent(new Event(kind)), kind);
  await event('beforeprint');
  const numbered = await picture(page);
  assert.notEqual(numbered, before);
  await event('afterprint');
  assert.equal(await picture(page), before, 'the screen is as it was');
  await playByMouse(page, 'renju-free', 'a15');
  await page.click('#undo');
  await event('beforeprint');
  assert.equal(await picture(page), numbered);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate(() => {
    const shows = (selector) => [...document.querySelectorAll(selector)].some((it) => it.checkVisibility({ visibilityProperty: true }));
    const canvas = document.getElementById('canvas').getBoundingClientRect();
    return {
      shown: ['#canvas', '#black-name', '#white-name', '.move', '#sentence', '#rule-set'].filter((it) => !shows(it)),
      hidden: ['.controls', '.foot', '#typed', '#new', '.choices', '.cell', '#place', 'dialog'].filter(shows),
      board: [Math.round(canvas.width), Math.round(canvas.height)],
      ground: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.getElementById('sentence')).color,
    };
  });
  const cm = 96 / 2.54;
  assert.deepEqual(paper, { shown: [], hidden: [], board: [15, 15].map((side) => Math.round(side * cm)), ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' });
});

for (const theme of ['wood', 'dark', 'contrast', 'forced']) {
  test(`${theme}: what is printed is black on white, also where the browser says it by its media alone`, async () => {
    const forcedColors = theme === 'forced' ? 'active' : 'none';
    const page = await open({ path: `?theme=${theme === 'forced' ? 'auto' : theme}`, forcedColors, route: () => {} });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
    await openText(page, RECORD.replace('free', 'pritchard'));
    const onScreen = await picture(page);
    await page.emulateMedia({ media: 'print', forcedColors });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'paper');
    assert.deepEqual(await colors(page), ['255,255,255', '0,0,0']);
    await shot(page, `print-${theme}`, { fullPage: true });
    await page.emulateMedia({ media: null, forcedColors });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
    assert.equal(await picture(page), onScreen, 'the screen is as it was');
  });
}

test('the paper is asked for once and has one page with the diagram on it', async () => {
  const page = await open({ init: () => addEventListener('beforeprint', () => { window.asked = (window.asked ?? 0) + 1; }) });
  await openText(page, RECORD);
  const bytes = (await page.pdf({ format: 'A4' })).toString('latin1');
  assert.ok(bytes.startsWith('%PDF'));
  assert.equal(await page.evaluate(() => window.asked), 1);
  assert.equal(bytes.match(/\/Type\s*\/Page\b(?!s)/g).length, 1, 'one page');
  const images = [...bytes.matchAll(/\/Subtype\s*\/Image[^>]*?\/Width (\d+)/g)].map(([, width]) => Number(width));
  assert.ok(images.some((width) => width > 400), `a picture of the board: ${images}`);
});
