// Matches of two games of Ren: colours are exchanged, scores added, and nothing is lost on the way.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGame, reload, reopen, saved, unsaid } from './board.mjs';
import { open, shot } from './harness.mjs';
import { FOUR, go, list, load, NINE, put, see, tabTo } from './ren.mjs';

const FIRST = 'match of two, game 1';

/** Four in a row for Black, and both pass: 1 to 0. */
const ENDED = `${FOUR} pass pass`;

/** The heads and moves of what the browser keeps, each on one line: the game on the board first, then the others. */
const texts = async (page) => {
  const { board, others } = await saved(page);
  return [board, ...others].map((text) => text.trim().replace(/\s+/g, ' '));
};

test('a whole match by mouse: standing, second game, totals and winner', async () => {
  const page = await open();
  await newGame(page, 'ren:size=8', { ticked: ['match'] });
  const start = await see(page);
  assert.deepEqual([start.title, start.standing], ['Ren 8×8', 'Match, first game.']);
  assert.deepEqual(start.players, ['Black, first player', 'White, second player']);
  await put(page, ...list(FOUR));
  assert.equal((await see(page)).standing, 'Match, first game.');
  await page.click('#pass');
  await page.click('#pass');
  const pause = await see(page);
  assert.equal(pause.sentence, 'Black wins 1 to 0: both players passed.');
  assert.equal(pause.standing, 'Match, first game. Colours are exchanged for the second.');
  assert.equal(pause.decisions, 'next-game');
  assert.ok(pause.live.endsWith(pause.standing), pause.live);
  await shot(page, 'ren-pause');

  await page.click('#next-game');
  const second = await see(page);
  assert.deepEqual([second.moves, second.score, second.decisions], [[], [0, 0], 'pass resign']);
  assert.deepEqual(second.players, ['Black, second player', 'White, first player']);
  assert.equal(second.standing, 'Match, second game. Total: the second player 0, the first player 1.');
  assert.equal(second.sentence, 'Black to play.');
  await put(page, 'a1', 'd5', 'c1', 'e5', 'e1', 'f5', 'g1', 'g5'); // White, the first player, makes four in a row
  assert.equal((await see(page)).standing, 'Match, second game. Total: the second player 0, the first player 2.');
  await page.click('#pass');
  await page.click('#pass');
  const end = await see(page);
  assert.equal(end.sentence, 'White wins 1 to 0: both players passed.');
  assert.equal(end.standing, 'Match, second game. Total: the second player 0, the first player 2. The match goes to the first player.');
  assert.equal(end.decisions, 'rematch', 'no third game');
  assert.ok(end.live.endsWith(end.standing), end.live);
  const [running, ...others] = await texts(page);
  assert.match(running, /^goishi 1 ren:size=8 event: match of two, game 2 after 1-0 a1 /);
  assert.deepEqual(others, [`goishi 1 ren:size=8 event: ${FIRST} ${ENDED}`]);
});

test('equal sums draw the match, and a nine counts with all that it brought', async () => {
  const page = await open();
  await load(page, 'ren', ENDED, { event: 'match of two, game 2 after 1-0' });
  assert.equal((await see(page)).standing, 'Match, second game. Total: the second player 1, the first player 1. The match is a draw.');
  await load(page, 'ren:size=8', NINE, { event: FIRST });
  await page.click('#next-game');
  assert.equal((await see(page)).standing, 'Match, second game. Total: the second player 11, the first player 0.');
  assert.match((await texts(page))[0], /event: match of two, game 2 after 0-11$/);
});

test('a reload in either game, in the pause and at the end changes nothing', async () => {
  const page = await open();
  const survives = async (what) => {
    const before = unsaid(await see(page));
    await reload(page);
    assert.deepEqual(unsaid(await see(page)), before, what);
  };
  await load(page, 'ren', FOUR, { event: FIRST });
  await survives('the first game');
  await load(page, 'ren', ENDED, { event: FIRST });
  await survives('the pause');
  await page.click('#next-game');
  await survives('the second game at its start');
  await put(page, 'e5', 'd5');
  await survives('the second game');
  assert.equal((await see(page)).standing, 'Match, second game. Total: the second player 0, the first player 1.');
  await load(page, 'ren', ENDED, { event: 'match of two, game 2 after 4-2' });
  await survives('the end');
  assert.match((await see(page)).standing, /the second player 3, the first player 4\. The match goes to the first player\.$/);
});

test('keys alone lead from the first game into the second', async () => {
  const page = await open();
  await load(page, 'ren', `${FOUR} pass`, { event: FIRST });
  await tabTo(page, '#pass');
  await page.keyboard.press('Enter');
  await tabTo(page, '#next-game');
  await page.keyboard.press('Enter');
  assert.ok(await page.evaluate(() => document.activeElement.matches('.cell')), 'the focus goes to the board');
  const { live, standing } = await see(page);
  assert.equal(live, `The board is empty. Rows of four or six and boxes of four, six or nine stones score. Black to play. ${standing}`);
  await go(page, 'c3');
  await page.keyboard.press('Enter');
  assert.deepEqual((await see(page)).moves, ['c3']);
});

test('resigning a game concedes the match, after a question that says so', async () => {
  const page = await open();
  for (const [event, loser, winner] of [
    [FIRST, 'White', 'Match, first game. The match goes to the first player.'],
    ['match of two, game 2 after 0-30', 'White', 'Match, second game. Total: the second player 31, the first player 0. The match goes to the second player.'],
    ['match of two, game 2 after 30-0', 'White', 'Match, second game. Total: the second player 1, the first player 30. The match goes to the second player.'],
  ]) {
    await load(page, 'ren', FOUR, { event });
    await page.click('#resign');
    assert.equal((await see(page)).question, `Does ${loser} resign the match?`);
    await page.click('#cancel');
    assert.equal((await see(page)).sentence, 'White to play: in an empty square or on a weak stone.');
    await page.click('#resign');
    await page.click('#confirm');
    const { sentence, standing, decisions } = await see(page);
    assert.deepEqual([sentence, standing], ['Black wins: White resigned.', winner]);
    assert.ok(!decisions.includes('next-game'), 'there is no second game');
  }
  await load(page, 'ren', FOUR);
  await page.click('#resign');
  assert.equal((await see(page)).question, 'Does White resign?', 'in a single game');
});

test('the saved games bring the first game back, and the second again', async () => {
  const page = await open();
  await load(page, 'ren', ENDED, { event: FIRST });
  await page.click('#next-game');
  await put(page, 'e5', 'd5');
  const second = unsaid(await see(page));
  await reopen(page);
  const first = await see(page);
  assert.deepEqual(first.moves, [...list(FOUR).slice(0, -1), 'g5 +1 1–0', 'pass', 'pass']);
  assert.equal(first.standing, 'Match, first game. Colours are exchanged for the second.');
  assert.equal(first.decisions, 'next-game');
  await reopen(page);
  assert.deepEqual(unsaid(await see(page)), second);
});

test('the second game is offered at the end of the first alone, and not after a game without a match', async () => {
  const page = await open();
  await load(page, 'ren', ENDED, { event: FIRST });
  for (const [press, isOffered] of [['#previous', false], ['#next', true], ['#undo', false], ['#redo', true]]) {
    await page.click(press);
    assert.equal((await see(page)).decisions.includes('next-game'), isOffered, press);
  }
  await load(page, 'ren', ENDED);
  const { decisions, standing } = await see(page);
  assert.deepEqual([decisions.includes('next-game'), standing], [false, '']);
});

test('names go with their persons, and a link carries the match', async () => {
  const page = await open();
  await page.click('[data-open="share"]');
  await page.fill('#text', `goishi 1 ren\nblack: Ann\nwhite: Ben\nevent: ${FIRST}\n\n${ENDED}\n`);
  await page.click('#open-text');
  await page.waitForFunction(() => !document.getElementById('share').open);
  assert.deepEqual((await see(page)).players, ['Ann, first player', 'Ben, second player']);
  await page.click('#next-game');
  const seen = await see(page);
  assert.deepEqual(seen.players, ['Ben, second player', 'Ann, first player']);
  assert.equal(seen.standing, 'Match, second game. Total: Ben 0, Ann 1.');
  await load(page, 'ren', 'resign', { event: 'match of two, game 2 after 3-1' });
  assert.equal((await see(page)).standing, 'Match, second game. Total: the second player 1, the first player 3. The match goes to the first player.');
  await newGame(page, 'ren');
  assert.equal((await see(page)).standing, '', 'the next game from the sheet is one of its own');
});
