// The saved games: kept, listed with their pictures, named, deleted and brought back, whatever becomes of the page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { started } from './page.mjs';
import {
  beginBySheet, choose, closeSheet, isOpen, openSheet, playByMouse, reload, savedGame, savedGames, seen, type,
} from './room.mjs';

/** The games as the sheet lists them, when there are so many: name, lines below it, and what can be done. */
async function listed(page, count) {
  if (!(await isOpen(page, 'games'))) {
    await page.evaluate(() => document.getElementById('saved').replaceChildren()); // what was listed the last time
    await openSheet(page, 'games');
  }
  await page.waitForFunction((count) => document.querySelectorAll('.saved-game').length === count, count);
  return page.locator('.saved-game').evaluateAll((items) => items.map((item) => ({
    name: item.querySelector('input').value,
    lines: [...item.querySelectorAll('p')].map((line) => line.textContent),
    buttons: [...item.querySelectorAll('button')].map((button) => button.textContent),
    here: item.querySelector('.here')?.textContent ?? '',
  })));
}

const names = async (page) => (await listed(page, 3)).map(({ name }) => name);

/** Three games, the last of them on the board. */
async function three() {
  const page = await open();
  await beginBySheet(page, 'renju-free', { texts: { black: 'Ann', white: 'Ben' } });
  await type(page, 'h8', 'i7', 'j1');
  await choose(page, 'ren:size=8');
  await type(page, 'a1', 'b2', 'resign', 'yes');
  await choose(page, 'rin:size=8');
  await type(page, '3,3');
  return page;
}

test('every game with a move is listed, the newest first, with players, date, rules and how it stands', async () => {
  const page = await three();
  await choose(page, 'rin');
  const games = await listed(page, 3);
  assert.deepEqual(games.map(({ name, lines: [, ...lines] }) => [name, ...lines]), [
    ['Black – White', 'Rin 8×8', '1 move'],
    ['Black – White', 'Ren 8×8', 'White wins: Black resigned.'],
    ['Ann – Ben', 'Renju Free', '3 moves'],
  ]);
  assert.deepEqual(games.map(({ buttons }) => buttons), Array(3).fill(['Open', 'Delete']));
  for (const { lines: [date] } of games) {
    const age = Date.now() - Date.parse(date);
    assert.ok(age >= -1000 && age < 600_000, `${date} is just now`);
  }
});

test('each has a picture of its last position, and no two are alike', async () => {
  const page = await three();
  await listed(page, 3);
  await page.waitForFunction(() => [...document.querySelectorAll('.thumbnail')].every((canvas) => canvas.width === canvas.height));
  const pictures = await page.locator('.thumbnail').evaluateAll((all) => all.map((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const colors = new Set();
    for (let i = 0; i < data.length; i += 4) colors.add(data.slice(i, i + 4).join());
    return { colors: colors.size, text: canvas.toDataURL(), shown: canvas.getBoundingClientRect().width };
  }));
  assert.equal(pictures.length, 3);
  assert.equal(new Set(pictures.map(({ text }) => text)).size, 3);
  for (const { colors, shown } of pictures) assert.ok(colors > 20 && shown > 60, `${colors} colours, ${shown} px`);
});

test('a game is opened from the list and goes on; the one before it stays', async () => {
  const page = await three();
  assert.deepEqual((await listed(page, 3)).map(({ here }) => here), ['on the board', '', '']);
  await page.click('.saved-game:nth-child(3) [data-load]');
  assert.ok(!(await isOpen(page, 'games')));
  const now = await seen(page);
  assert.deepEqual([now.rules, now.moves], ['renju-free', ['h8', 'i7', 'j1']]);
  await playByMouse(page, 'renju-free', 'a1');
  assert.equal((await savedGames(page)).length, 3);
  assert.deepEqual((await listed(page, 3)).map(({ here }) => here), ['', '', 'on the board']);
  assert.equal((await listed(page, 3))[2].lines[2], '4 moves');
});

test('deleted games can be brought back where they were, one or many, until the page is left', async () => {
  const page = await three();
  const before = await savedGames(page);
  await listed(page, 3);
  await page.focus('.saved-game:nth-child(3) [data-delete]');
  await page.keyboard.press('Enter');
  await listed(page, 2);
  assert.equal(await page.textContent('#games .told'), 'The game was deleted.', 'told in the sheet: it hides all else');
  assert.deepEqual(await savedGames(page), before.slice(1));
  const button = await page.evaluate(() => [document.activeElement.ariaLabel, document.activeElement.closest('li').matches(':nth-child(3)')]);
  assert.deepEqual(button, ['Bring it back: Ann – Ben', true], 'the keyboard stays there');
  await page.keyboard.press('Enter');
  await listed(page, 3);
  assert.deepEqual(await savedGames(page), before);
  assert.ok(!(await page.isVisible('[data-restore]')));
  await page.click('[data-delete] >> nth=0', { clickCount: 2 });
  await listed(page, 2);
  assert.equal((await savedGames(page)).length, 2, 'a double click deletes one');
  await page.click('[data-delete] >> nth=0');
  assert.deepEqual((await listed(page, 1)).map(({ here }) => here), ['on the board']);
  await page.click('[data-restore] >> nth=1');
  await listed(page, 2);
  assert.deepEqual(await savedGames(page), [before[0], before[2]]);
  await page.click('[data-restore]');
  await listed(page, 3);
  assert.deepEqual(await savedGames(page), before);
  await closeSheet(page);
  await reload(page);
  assert.equal((await seen(page)).rules, 'rin:size=8', 'the board is as it was');
});

test('a name is kept, in the record as well; the game on the board stays on it', async () => {
  const page = await three();
  await listed(page, 3);
  const rename = async (nth, name) => {
    await page.fill(`[data-rename] >> nth=${nth}`, name);
    await page.press(`[data-rename] >> nth=${nth}`, 'Tab');
  };
  await rename(2, 'The <b>last</b> round');
  await rename(0, 'Practice');
  await closeSheet(page);
  await reload(page);
  assert.equal((await seen(page)).rules, 'rin:size=8', 'the same game is on the board');
  assert.deepEqual(await names(page), ['Practice', 'Black – White', 'The <b>last</b> round']);
  assert.deepEqual((await savedGame(page)).head, ['event: Practice']);
  await rename(0, '');
  await closeSheet(page);
  assert.deepEqual(await names(page), ['Black – White', 'Black – White', 'The <b>last</b> round']);
});

test('the games of a match keep what makes them a match, whatever they are called', async () => {
  const page = await open();
  await beginBySheet(page, 'ren:size=8', { match: true });
  await type(page, 'a1');
  const { head } = await savedGame(page);
  await choose(page, 'rin');
  await listed(page, 1);
  await page.fill('[data-rename]', 'Nice');
  await page.press('[data-rename]', 'Tab');
  await page.click('[data-load]');
  assert.deepEqual((await savedGame(page)).head, head);
  assert.match(await page.textContent('#standing'), /^Match, first game\./);
});

test('a game is saved with every move: a page that is killed or reloaded loses none', async () => {
  const page = await open({ route: () => {} });
  await choose(page, 'renju-free');
  for (const word of ['h8', 'i7', 'j1']) {
    await playByMouse(page, 'renju-free', word);
    await reload(page);
  }
  await page.click('#previous');
  await reload(page);
  const { moves, shown } = await seen(page);
  assert.deepEqual([moves, shown], [['h8', 'i7', 'j1'], 3]);
  await playByMouse(page, 'renju-free', 'a1');
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(page.home);
  await started(again);
  assert.deepEqual((await seen(again)).moves, ['h8', 'i7', 'j1', 'a1']);
});

test('a tab that crashes loses nothing', async () => {
  const page = await open({ route: () => {} });
  await type(page, '8,8', '3,3', '4,4');
  const other = await page.context().newPage();
  await page.goto('chrome://crash').catch(() => {});
  await other.goto(page.home);
  await started(other);
  assert.deepEqual((await seen(other)).moves, ['8,8', '3,3', '4,4']);
});

/** A second window of the same browser. */
async function window(page) {
  const other = await page.context().newPage();
  await other.goto(page.home);
  await started(other);
  return other;
}

test('a game that two windows go on with becomes two games, and no move is lost', async () => {
  const page = await open({ route: () => {} });
  await choose(page, 'renju-free');
  await type(page, 'h8', 'i7');
  const other = await window(page);
  assert.deepEqual((await seen(other)).moves, ['h8', 'i7']);
  await type(page, 'j1');
  await type(other, 'k1', 'a1');
  await type(page, 'a2', 'a3');
  const words = (await savedGames(page)).map(({ text }) => text.split('\n\n')[1].trim());
  assert.deepEqual(words.sort(), ['h8 i7 j1 a2 a3', 'h8 i7 k1 a1']);
  await reload(page);
  await reload(other);
  assert.deepEqual([(await seen(page)).moves.at(-1), (await seen(other)).moves.at(-1)], ['a3', 'a1'], 'each window its own');
  for (const one of [page, other]) await listed(one, 2);
});

test('a game begun or deleted in one window is in the list of the other', async () => {
  const page = await open({ route: () => {} });
  await type(page, '8,8');
  const other = await window(page);
  await choose(other, 'renju-free');
  await type(other, 'h8');
  // What one window saves reaches the other a moment later.
  const holds = (here, count) => here.waitForFunction(
    (count) => Object.keys(localStorage).filter((key) => key.startsWith('goishi.game.')).length === count, count,
  );
  await holds(page, 2);
  await listed(page, 2);
  await page.click('[data-delete]');
  await closeSheet(page);
  await holds(other, 1);
  await type(other, 'i7');
  await holds(page, 2); // who plays on keeps the game
});

test('what draws the list is loaded once, however often it is opened', async () => {
  const page = await open({ route: () => {} }); // a page that has nothing in store
  await type(page, '3,3');
  for (let i = 0; i < 3; i++) {
    await listed(page, 1);
    await closeSheet(page);
  }
  await openSheet(page, 'share');
  await page.waitForFunction(() => document.getElementById('text').value.startsWith('goishi 1'));
  assert.equal(page.requests.filter((url) => url.endsWith('extras_bg.wasm')).length, 1);
});
