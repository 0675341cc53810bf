// One game and the next: taking back, looking back, other lines, other games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, countSaved, isPossible, look, newGame, reload, reopen, saved, savedMoves, shows } from './board.mjs';
import { open } from './harness.mjs';
import { linkTo, randomGame, replay, Rin } from './rin.mjs';

const FIVE = ['1,1', '2,2', '3,3', '4,4', '5,5'];
const after = (ply, moves = FIVE) => replay(16, moves.slice(0, ply));

const possible = async (page, ...ids) => {
  const answers = await Promise.all(ids.map((id) => isPossible(page, id)));
  return ids.filter((_, i) => answers[i]).join(' ');
};

test('undo takes stones back one by one, redo brings them back', async () => {
  const page = await open();
  assert.equal(await possible(page, 'undo', 'redo', 'first', 'previous', 'next', 'last'), '');
  await click(page, ...FIVE);
  for (const ply of [4, 3, 2, 1, 0]) {
    await page.click('#undo');
    await shows(page, after(ply), `undo to ${ply}`);
  }
  assert.equal(await possible(page, 'undo', 'redo'), 'redo');
  for (const ply of [1, 2, 3, 4, 5]) {
    await page.click('#redo');
    await shows(page, after(ply), `redo to ${ply}`);
  }
  assert.equal(await possible(page, 'undo', 'redo'), 'undo');
  assert.equal(await savedMoves(page), FIVE.join(' '));
});

test('undo takes back a whole ring, with the stones it killed', async () => {
  const page = await open();
  const ring = ['1,2', '2,2', '9,9', '2,1', '2,3', '9,8', '9,7', '3,2'];
  await click(page, ...ring);
  await shows(page, after(8, ring));
  assert.deepEqual((await look(page)).killed, ['2,2']);
  await page.click('#undo');
  await shows(page, after(7, ring));
  await page.click('#redo');
  await shows(page, after(8, ring));
});

test('after a new stone there is nothing to redo', async () => {
  const page = await open();
  await click(page, ...FIVE);
  await page.click('#undo');
  await click(page, '9,9');
  assert.equal(await possible(page, 'redo'), '');
  await shows(page, replay(16, [...FIVE.slice(0, 4), '9,9']));
});

test('the steps lead through the game and the list shows where we are', async () => {
  const page = await open();
  await click(page, ...FIVE);
  assert.deepEqual((await look(page)).moves, FIVE);
  for (const [id, ply] of [['previous', 4], ['previous', 3], ['first', 0], ['next', 1], ['next', 2], ['last', 5]]) {
    await page.click(`#${id}`);
    const seen = await shows(page, after(ply), id);
    assert.equal(seen.current, ply, `the list after ${id}`);
    assert.equal(seen.lookingBack.startsWith(`Move ${ply} of 5.`), ply < 5, seen.lookingBack);
  }
  await page.click('#first');
  assert.equal(await possible(page, 'first', 'previous', 'next', 'last'), 'next last');
  await page.click('#last');
  assert.equal(await possible(page, 'first', 'previous', 'next', 'last'), 'first previous');
  assert.equal(await savedMoves(page), FIVE.join(' '), 'looking changes nothing');
});

test('a click on a move in the list shows its position', async () => {
  const page = await open();
  await click(page, ...FIVE);
  for (const ply of [2, 4, 1, 5]) {
    await page.click(`.move[data-ply="${ply}"]`);
    assert.equal((await shows(page, after(ply))).current, ply);
  }
});

test('the list of a long game follows the moves in its own window', async () => {
  const moves = randomGame(16);
  const page = await open({ path: linkTo(16, moves) });
  const inSight = (ply) => page.evaluate((ply) => {
    const [list, move] = [document.getElementById('moves'), document.querySelector(`.move[data-ply="${ply}"]`)]
      .map((element) => element.getBoundingClientRect());
    return move.top >= list.top - 1 && move.bottom <= list.bottom + 1;
  }, ply);
  assert.ok(await inSight(moves.length));
  await page.click('#first');
  await page.click('#next');
  assert.ok(await inSight(1));
  assert.ok(!(await inSight(moves.length)), 'the list is longer than its window');
  assert.equal(await page.evaluate(() => scrollY), 0, 'the page itself stays');
});

test('a stone put at an earlier position keeps the old line', async () => {
  const page = await open();
  await click(page, ...FIVE);
  await page.click('.move[data-ply="2"]');
  await click(page, '9,9');
  const line = ['1,1', '2,2', '9,9'];
  const seen = await shows(page, replay(16, line));
  assert.deepEqual(seen.moves, line);
  assert.equal(await savedMoves(page), '1,1 2,2 9,9 (3,3 4,4 5,5)');
  await page.click('#previous');
  await click(page, '3,3');
  assert.equal(await savedMoves(page), '1,1 2,2 3,3 (9,9) 4,4 5,5', 'the old stone leads back into the old line');
  assert.deepEqual((await look(page)).moves, FIVE);
  await shows(page, after(3));
});

test('undo after a stone in another line takes back just that stone', async () => {
  const page = await open();
  await click(page, ...FIVE);
  await page.click('.move[data-ply="2"]');
  await click(page, '9,9');
  await page.click('#undo');
  await shows(page, after(2), 'the position in which the stone was put');
  assert.deepEqual((await look(page)).moves, FIVE, 'the old line is the game again');
  await page.click('#redo');
  await shows(page, replay(16, ['1,1', '2,2', '9,9']));
});

test('undo while looking back never leaps forward', async () => {
  const page = await open();
  await click(page, ...FIVE);
  await page.click('.move[data-ply="3"]');
  await page.click('#undo');
  await shows(page, after(2));
  assert.equal(await savedMoves(page), FIVE.join(' '), 'nothing of the game is lost');
});

test('a new game leaves the old one among the saved games, from where it comes back, also after a reload', async () => {
  const page = await open();
  assert.equal(await countSaved(page), 0, 'no other game yet');
  await click(page, ...FIVE);
  await newGame(page, 'rin:size=8');
  await shows(page, new Rin(8));
  await click(page, '0,0', '1,0');
  await reopen(page);
  await shows(page, after(5));
  assert.deepEqual((await saved(page)).others, ['goishi 1 rin:size=8\n\n0,0 1,0\n']);
  await reload(page);
  await shows(page, after(5));
  await reopen(page);
  await shows(page, replay(8, ['0,0', '1,0']));
  await reload(page);
  await reopen(page);
  await shows(page, after(5));
});

test('the list leads to every game that was begun, the newest first, however often', async () => {
  const page = await open();
  for (const size of [16, 12, 8]) {
    if (size < 16) await newGame(page, `rin:size=${size}`);
    await click(page, '1,1');
  }
  const seen = [];
  for (const index of [0, 1, 0, 1, 0, 1]) {
    await reopen(page, index);
    seen.push((await look(page)).size);
  }
  assert.deepEqual(seen, [12, 16, 8, 16, 8, 16], 'the games that are not on the board, from 8 to 16');
  assert.equal(await countSaved(page), 2, 'none is lost, none is added');
});

test('a new game before the first stone loses nothing that was saved', async () => {
  const page = await open();
  await click(page, ...FIVE);
  await newGame(page, 'rin:size=8');
  await newGame(page, 'rin:size=12');
  await reopen(page);
  await shows(page, after(5));
  assert.equal(await countSaved(page), 0, 'an empty board is no game to return to');
  assert.deepEqual((await saved(page)).others, [], 'and leaves no trace');
});
