// The whole of Rin with a mouse: what a click does, and what the page says of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, look, middle, newGame, shows } from './board.mjs';
import { open, shot } from './harness.mjs';
import { linkTo, randomGame, replay, Rin } from './rin.mjs';

test('Black puts one stone, then each player two, and the page says whose turn it is', async () => {
  const page = await open();
  const game = new Rin();
  await shows(page, game, 'an empty board');
  const seen = [];
  for (const at of ['0,0', '5,5', '15,15', '3,12', '12,3']) {
    await click(page, at);
    const { sentence, due } = await shows(page, game.play(at), at);
    seen.push(`${sentence} ${due.black}${due.white}`);
  }
  assert.deepEqual(seen, [
    'White to play: two stones. 02',
    'White to play: one more stone. 01',
    'Black to play: two stones. 20',
    'Black to play: one more stone. 10',
    'White to play: two stones. 02',
  ]);
});

test('the stones due are shown as dots beside the player', async () => {
  const page = await open();
  const dots = () => page.evaluate(() => ['black', 'white'].map((id) => {
    const due = document.querySelector(`#${id} .due`);
    return ['::before', '::after'].filter((side) => getComputedStyle(due, side).content !== 'none').length;
  }));
  const seen = [await dots()];
  for (const at of ['0,0', '5,5', '15,15']) {
    await click(page, at);
    seen.push(await dots());
  }
  assert.deepEqual(seen, [[1, 0], [0, 2], [0, 1], [2, 0]]);
});

// Figure 2 by legal play: A G J are Black's, B E I K N White's; stones far away fill the turns.
const FIGURE_2 = ['0,0', '0,1', '1,0', '1,2', '2,1', '2,0', '2,2', '12,12', '12,3', '3,1', '3,12'];

test('figure 3: Black closes a ring round a white stone and it turns black', async () => {
  const page = await open();
  const game = replay(16, FIGURE_2);
  assert.equal(game.draw().split('/').map((row) => row.slice(0, 5)).slice(0, 4).join('/'), 'xo.../o.x../oxo../.o...');
  await click(page, ...FIGURE_2);
  await shows(page, game);
  await click(page, '2,3', '3,2');
  const seen = await shows(page, game.play('2,3').play('3,2'));
  assert.deepEqual([seen.last, seen.filled, seen.killed], [['3,2'], [], ['2,2']]);
  assert.equal(seen.effect, 'The ring filled one point and killed a stone.');
  await shot(page, 'figure-3');
});

test('figure 4: White fills three points, two of them with black stones on them', async () => {
  const page = await open();
  const moves = [...FIGURE_2, '9,9', '9,3', '0,2', '1,3'];
  await click(page, ...moves);
  const seen = await shows(page, replay(16, moves));
  assert.deepEqual([seen.last, seen.filled, seen.killed], [['1,3'], ['1,1'], ['1,2', '2,1']]);
  assert.equal(seen.effect, 'The ring filled 3 points and killed 2 stones.');
  assert.equal(seen.board[0], 'x', 'a lone stone in the corner is safe');
  await click(page, '15,0');
  assert.equal((await look(page)).effect, '', 'the next stone filled nothing');
  await shot(page, 'figure-4');
});

test('a click on a stone changes nothing and names the rule; the next stone clears that', async () => {
  const page = await open();
  await click(page, '7,7');
  await click(page, '7,7');
  const { notice } = await shows(page, replay(16, ['7,7']));
  assert.match(notice, /^7,7: the point is occupied \(Rin, .+\)\.$/);
  await click(page, '7,8');
  assert.equal((await look(page)).notice, '');
});

test('a click anywhere round a point, also between four of them, is a stone on the nearest', async () => {
  const page = await open();
  const [x, y] = await middle(page, '4,4');
  const near = ((await middle(page, '4,5'))[0] - x) * 0.45;
  const game = new Rin();
  for (const [right, down] of [[1, 1], [-1, 1], [1, -1], [-1, -1]]) {
    await page.mouse.click(x + near * right, y + near * down);
    assert.deepEqual((await look(page)).last, ['4,4'], `${right}, ${down}`);
    await page.click('#undo');
  }
  await shows(page, game);
});

test('a click beside the points, on the labels, is no stone and no fault', async () => {
  const page = await open();
  const box = await page.locator('#board').boundingBox();
  for (const [x, y] of [[2, 2], [box.width / 2, 3], [3, box.height / 2], [box.width - 2, box.height - 2]]) {
    await page.mouse.click(box.x + x, box.y + y);
  }
  assert.equal((await shows(page, new Rin())).notice, '');
});

test('a whole game on 8 x 8, stone by stone, until Black wins', async () => {
  const page = await open();
  await newGame(page, 'rin:size=8');
  const game = new Rin(8);
  for (const at of randomGame(8, ({ score, fills }) => score.black > score.white && fills > 9)) {
    await click(page, at);
    await shows(page, game.play(at), `after ${game.k} stones`);
  }
  const { sentence, live } = await look(page);
  assert.match(sentence, /^Black wins, \d\d to \d\d\.$/);
  assert.ok(live.endsWith(sentence), 'it is also said');
  await click(page, '0,0');
  assert.match((await look(page)).notice, /^0,0: the game is over \(Rin, .+\)\.$/);
  await shot(page, 'won');
});

test('White can win as well, here with the last stones of a game from a link', async () => {
  const moves = randomGame(8, ({ score, fills }) => score.black < score.white && fills > 9);
  const page = await open({ path: linkTo(8, moves.slice(0, -3)) });
  await click(page, ...moves.slice(-3));
  const { sentence } = await shows(page, replay(8, moves));
  assert.match(sentence, /^White wins, \d\d to \d\d\.$/);
});

test('equal counts are a draw', async () => {
  const moves = randomGame(8, ({ score, fills }) => score.black === score.white && fills > 2);
  const page = await open({ path: linkTo(8, moves.slice(0, -1)) });
  await click(page, moves.at(-1));
  const { sentence } = await shows(page, replay(8, moves));
  assert.equal(sentence, 'A draw, 32 to 32.');
});

test('a whole game on the big board comes with a link and ends with the right count', async () => {
  const moves = randomGame(16);
  const page = await open({ path: linkTo(16, moves) });
  await shows(page, replay(16, moves));
});

test('the sheet starts each of the three sizes, with its own name and points', async () => {
  const page = await open();
  for (const [rules, size] of [['rin:size=8', 8], ['rin:size=12', 12], ['rin', 16]]) {
    await newGame(page, rules);
    const seen = await shows(page, new Rin(size));
    assert.deepEqual([seen.size, seen.title.replaceAll(' ', '')], [size, `Rin${size}×${size}`]);
    const corner = `${size - 1},${size - 1}`;
    await click(page, corner);
    await shows(page, replay(size, [corner]));
  }
});
