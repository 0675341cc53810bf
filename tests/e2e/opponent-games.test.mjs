// Whole games against the computer, which has both colours in turn, opens, chooses and answers; and games of its own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { anyMove, answered, begin, gameOn, isBusy, isQuiet, play, playToTheEnd, reader, thinksFor } from './opponent.mjs';
import { openText, playByMouse, savedGame, seen } from './room.mjs';

/** Both passed or the board is full, sooner or later: who moves anywhere for a while and passes then. */
const lazy = (game) => (game.status().ply > 16 && game.legalMoves().includes('pass') ? 'pass' : anyMove(game));

/** The page and the library of rules say the same of how a game has ended. */
async function hasEnded(page, game) {
  const { board, status, ply } = game.status();
  const now = await seen(page);
  assert.ok(now.isOver);
  assert.equal(now.board, board);
  assert.equal(now.moves.length, ply);
  assert.match(now.sentence, { black: /^Black wins/, white: /^White wins/, draw: /^A draw/ }[status]);
  assert.equal(now.notice, '');
  assert.ok(await page.isHidden('#think'), 'nobody is to move any more');
  assert.ok(await page.isVisible('#rematch'));
}

for (const [rules, choose] of [['renju-classical', reader()], ['ren:size=8', lazy], ['rin:size=8', anyMove]]) {
  test(`${rules}: somebody has Black, the computer White, and they play to the end`, async () => {
    const page = await open();
    await begin(page, rules, { white: '1' });
    await hasEnded(page, await playToTheEnd(page, rules, (game) => choose(game)));
  });
}

test('the computer has Black and begins', async () => {
  const page = await open();
  await begin(page, 'rin:size=8', { black: '1' });
  assert.equal((await answered(page, 1)).length, 1);
  assert.equal(await page.innerText('#black-name'), 'Computer, level 1');
  assert.equal(await page.innerText('#white-name'), 'White');
  await playByMouse(page, 'rin:size=8', anyMove(await gameOn(page, 'rin:size=8')));
  assert.ok(!(await isBusy(page)), 'White has two stones in a turn');
  await playByMouse(page, 'rin:size=8', anyMove(await gameOn(page, 'rin:size=8')));
  await answered(page, 5);
  await begin(page, 'renju-classical', { black: '1' });
  await hasEnded(page, await playToTheEnd(page, 'renju-classical', reader()));
});

for (const rules of ['renju-rif', 'renju-classical-swap']) {
  test(`${rules}: the computer chooses its colour, and who has which is remembered`, async () => {
    const page = await open();
    await begin(page, rules, { white: '1' });
    await play(page, rules, ...(rules === 'renju-rif' ? ['h8', 'h9', 'i8'] : ['h8', 'i8', 'g9']));
    const { head, words } = await savedGame(page);
    assert.ok(['swap', 'stay'].includes(words[3]), `${words}`);
    assert.deepEqual(head, [words[3] === 'swap' ? 'black: computer 1' : 'white: computer 1']);
    await hasEnded(page, await playToTheEnd(page, rules, reader()));
    assert.equal((await savedGame(page)).head[0], head[0]);
  });

  for (const choice of ['stay', 'swap']) {
    test(`${rules}: the computer opens, somebody says ${choice}, and fifths are proposed and chosen`, async () => {
      const page = await open();
      await begin(page, rules, { black: '1' });
      const game = await playToTheEnd(page, rules, reader(choice), rules === 'renju-rif' ? Infinity : 8);
      if (rules === 'renju-rif') await hasEnded(page, game);
      const { head, words } = await savedGame(page);
      assert.equal(words[3], choice);
      assert.equal(head[0], choice === 'swap' ? 'white: computer 1' : 'black: computer 1');
      assert.match(words[5], /^[a-o]\d+\/[a-o]\d+$/);
      assert.ok(words[5].split('/').includes(words[6]), `${words}`);
    });
  }
}

test('a draw that is offered is accepted or refused', async () => {
  const page = await open();
  await openText(page, 'goishi 1 renju-rif\nwhite: computer 1\n\nh8 h9 i8 stay a1 k11/g5 k11 a3\n');
  await playByMouse(page, 'renju-rif', 'c3=');
  await isQuiet(page);
  const { words } = await savedGame(page);
  assert.equal(words[8], 'c3=');
  assert.match(words[9], /^(accept|refuse)$/);
});

test('the computer plays itself until it is stopped, and goes on when it is let', async () => {
  const page = await open();
  await thinksFor(page, '0.5');
  await begin(page, 'ren:size=8', { black: '1', white: '2' });
  assert.equal(await page.innerText('#think'), 'Stop');
  await page.waitForFunction(() => document.querySelectorAll('.move').length >= 2, null, { timeout: 30_000 });
  await page.click('#think');
  const stopped = (await seen(page)).moves;
  assert.ok(!(await isBusy(page)));
  assert.equal(await page.innerText('#think'), 'Let it move');
  await page.click('#previous');
  await page.click('#next');
  assert.ok(!(await isBusy(page)), 'who was stopped waits');
  await page.click('#think');
  await page.waitForFunction((count) => document.querySelectorAll('.move').length > count, stopped.length, { timeout: 30_000 });
  await page.click('#think');
  const again = (await seen(page)).moves;
  assert.deepEqual(again.slice(0, stopped.length), stopped);
  await page.click('#think');
  assert.equal(await page.innerText('#think'), 'Stop');
  await page.waitForFunction((count) => document.querySelectorAll('.move').length > count, again.length, { timeout: 30_000 });
  await page.click('#think');
  assert.equal((await gameOn(page, 'ren:size=8')).status().status, 'playing');
});

test('two computers bring a game to its end', async () => {
  const page = await open();
  await begin(page, 'renju-free', { black: '1', white: '1' });
  await page.waitForFunction(() => document.getElementById('page').dataset.over === 'true', null, { timeout: 90_000 });
  await hasEnded(page, await gameOn(page, 'renju-free'));
});
