// How games of Renju end: fives, passes, draws, resignations and claims.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, newGame, painted, unsaid } from './board.mjs';
import { open } from './harness.mjs';
import { isStruck, load, put, see } from './renju.mjs';

const PLAYERS = 'renju-rif:referee=players';

test('a five ends the game at once: the sentence says so, and a line runs through the row', async () => {
  const page = await open();
  const BLACK = 'h8 g7 i8 a1 j8 a3 k8 a5';
  const WHITE = 'h8 g7 f6 h7 a1 i7 a3 j7 a5';
  const rif = (moves) => moves.replace(/^(\S+ \S+ \S+ )(\S+) (\S+)/, '$1stay $2 $3/o1 $3');
  const FIVE = [['l8', 'Black', 'h8 i8 j8 k8 l8'], ['k7', 'White', 'g7 h7 i7 j7 k7']];
  for (const [rules, ...games] of [
    ['renju-rif', rif(BLACK), rif(WHITE)],
    ['renju-pritchard', BLACK, WHITE],
    ['renju-classical', BLACK, WHITE],
    ['renju-free', BLACK.replace('i8', 'l8'), WHITE.replace('f6', 'm3')],
  ]) {
    for (const [i, moves] of games.entries()) {
      const [, winner, row] = FIVE[i];
      const last = rules === 'renju-free' && i === 0 ? 'i8' : FIVE[i][0];
      await load(page, rules, moves);
      await put(page, last);
      const seen = await see(page);
      assert.equal(seen.sentence, `${winner} wins: five in a row.`, `${rules} ${moves} ${last}`);
      assert.deepEqual([seen.row.join(' '), seen.last, seen.decisions, seen.due], [row, last, 'rematch', '00']);
      assert.ok(seen.live.endsWith(seen.sentence), 'it is also said');
      await page.mouse.move(1, 1);
      assert.ok(await isStruck(page, row.slice(0, 2), 1, 0), 'a line');
      await put(page, 'c12');
      assert.match((await see(page)).notice, /^c12: the game is over \(.+\)\.$/);
    }
  }
});

test('six: White wins with it, in the free game it is nothing', async () => {
  const page = await open();
  await load(page, 'renju-classical', 'h8 g8 f6 a1 f7 a2 o1 a4 o15 a5 m13 a6 o13');
  await put(page, 'a3');
  assert.deepEqual([(await see(page)).sentence, (await see(page)).row.length], ['White wins: five in a row.', 6]);
  await load(page, 'renju-free', 'h8 i9 l8 a1 i8 a3 j8 a5 m8 a7');
  await put(page, 'k8');
  assert.deepEqual([(await see(page)).sentence, (await see(page)).row], ['White to play.', []]);
});

test('two passes in succession are a draw, one is not', async () => {
  const page = await open();
  await load(page, 'renju-rif', 'h8 h9 h10 stay a1 c3/d4 c3');
  await page.click('#pass');
  const one = await see(page);
  assert.deepEqual([one.moves.at(-1), one.sentence, one.last], ['pass', 'Black to play.', 'c3']);
  assert.ok(await page.evaluate(() => document.activeElement.matches('.cell')), 'the board has the focus');
  await put(page, 'e5');
  await page.click('#pass');
  await page.click('#pass');
  const { sentence, decisions, live } = await see(page);
  assert.deepEqual([sentence, decisions], ['A draw: both players passed.', 'rematch']);
  assert.ok(live.endsWith(sentence));
  await page.click('#undo');
  assert.equal((await see(page)).sentence, 'Black to play.');
});

test('a draw is offered with a stone, and accepted, refused or passed over', async () => {
  const page = await open();
  const isOffering = () => page.getAttribute('#offer', 'aria-pressed');
  await load(page, 'renju-rif', 'h8 h9 h10 stay a1 c3/d4 c3 a3');
  assert.equal(await isOffering(), 'false');
  await page.click('#offer');
  assert.equal(await isOffering(), 'true');
  await page.click('#offer');
  await put(page, 'e5');
  assert.deepEqual([(await see(page)).moves.at(-1), (await see(page)).effect], ['e5', ''], 'an offer that was taken back before the stone');
  await page.click('#offer');
  await put(page, 'a5');
  const offered = await see(page);
  assert.deepEqual([offered.moves.at(-1), offered.effect, offered.decisions], ['a5=', 'White offers a draw.', 'accept refuse pass offer resign']);
  assert.equal(offered.live, 'White a5. White offers a draw. Black to play.');
  assert.equal(await isOffering(), 'false', 'the next stone carries none');
  await page.click('#refuse');
  const refused = await see(page);
  assert.deepEqual([refused.effect, refused.decisions, refused.sentence], ['', 'pass offer resign', 'Black to play.']);
  await page.click('#offer');
  await page.click('#pass');
  assert.deepEqual([(await see(page)).moves.at(-1), (await see(page)).effect], ['pass=', 'Black offers a draw.']);
  await put(page, 'a7');
  assert.deepEqual([(await see(page)).effect, (await see(page)).decisions], ['', 'pass offer resign'], 'a stone refuses it');
  await page.click('#undo');
  await page.click('#accept');
  const { sentence, effect, decisions } = await see(page);
  assert.deepEqual([sentence, effect, decisions], ['A draw: the players agreed on it.', '', 'rematch']);
});

test('an offer with the winning stone is void', async () => {
  const page = await open();
  await load(page, 'renju-rif', 'h8 g7 i8 stay a1 j8/o1 j8 a3 k8 a5');
  await page.click('#offer');
  await put(page, 'l8');
  const { sentence, effect, decisions } = await see(page);
  assert.deepEqual([sentence, effect, decisions], ['Black wins: five in a row.', '', 'rematch']);
});

test('resigning is asked about first, at any time, in every game', async () => {
  const page = await open();
  for (const [rules, moves, who, other] of [
    ['renju-rif', '', 'Black', 'White'], ['renju-rif', 'h8 h9 h10', 'White', 'Black'], ['renju-free', 'h8', 'White', 'Black'],
    ['renju-classical-swap', 'h8 h9 h10 swap a1', 'Black', 'White'],
  ]) {
    await load(page, rules, moves);
    const before = await see(page);
    await page.click('#resign');
    const asked = await see(page);
    assert.deepEqual([asked.question, asked.alert, asked.decisions], [`Does ${who} resign?`, `Does ${who} resign?`, 'confirm cancel resign']);
    await page.click('#cancel');
    assert.deepEqual(unsaid(await see(page)), unsaid(before));
    await page.click('#resign');
    await page.click('#confirm');
    const { sentence, decisions, question } = await see(page);
    assert.deepEqual([sentence, decisions, question], [`${other} wins: ${who} resigned.`, 'rematch', '']);
  }
  await load(page, 'renju-classical', 'h8 h9 h10', 2);
  assert.equal((await see(page)).decisions, '', 'who looks back does not resign');
  await newGame(page, 'rin:size=8');
  await click(page, '0,0');
  await page.click('#resign');
  await page.click('#confirm');
  assert.equal((await see(page)).sentence, 'Black wins: White resigned.');
});

test('resigning by keys: the focus is never lost, and only Yes is a yes', async () => {
  const page = await open();
  const focus = async () => {
    await painted(page); // a browser takes the focus from what is hidden with the next frame
    return page.evaluate(() => document.activeElement.dataset.at ?? (document.activeElement.id || document.activeElement.tagName));
  };
  await load(page, 'renju-rif', 'h8 h9');
  await page.focus('#resign');
  await page.keyboard.press('Enter');
  assert.equal(await focus(), 'resign');
  await page.focus('#cancel');
  await page.keyboard.press('Enter');
  assert.match(await focus(), /^\d+,\d+$/);
  assert.equal((await see(page)).question, '');
  await page.focus('#resign');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  assert.equal((await see(page)).question, 'Does Black resign?');
  await page.focus('#confirm');
  await page.keyboard.press('Enter');
  assert.equal((await see(page)).sentence, 'White wins: Black resigned.');
  assert.match(await focus(), /^\d+,\d+$/);
});

// Claims (RIF 9.6-9.8).

test('players see for themselves: a five is not announced, and wins when it is claimed', async () => {
  const page = await open();
  const five = 'h8 g7 i8 stay a1 j8/o1 j8 a3 k8 a5';
  await load(page, PLAYERS, five);
  await put(page, 'l8');
  const quiet = await see(page);
  assert.deepEqual([quiet.sentence, quiet.effect, quiet.row, quiet.notice], ['White to play.', '', [], '']);
  assert.ok(!(await isStruck(page, 'h8', 1, 0)), 'no line');
  await page.click('#claim-white');
  const failed = await see(page);
  assert.deepEqual([failed.effect, failed.sentence, failed.moves.at(-1)], ['The claim failed.', 'White to play.', 'claims']);
  assert.equal(failed.live, 'White claims. The claim failed. White to play.');
  await put(page, 'a9');
  assert.equal((await see(page)).effect, '');
  await page.click('#claim-black');
  const won = await see(page);
  assert.deepEqual([won.sentence, won.row, won.decisions], ['Black wins: five in a row.', ['h8', 'i8', 'j8', 'k8', 'l8'], 'rematch']);
});

test('a double-three is claimed before White goes on or never, an overline also later', async () => {
  const page = await open();
  const three = 'h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5 i8';
  await load(page, PLAYERS, three);
  await page.click('#claim-white');
  assert.equal((await see(page)).sentence, 'White wins: Black made a double-three.');
  await load(page, PLAYERS, `${three} a7`);
  await page.click('#claim-white');
  assert.equal((await see(page)).effect, 'The claim failed.');
  await load(page, PLAYERS, 'h8 g7 j8 stay a1 i8/o1 i8 a3 l8 a5 m8 a7 k8 a9 c3');
  await page.click('#claim-white');
  const { sentence, row } = await see(page);
  assert.deepEqual([sentence, row.length], ['White wins: Black made an overline.', 6]);
});

test('claims by keys: the board has the focus afterwards, whatever came of it', async () => {
  const page = await open();
  await load(page, PLAYERS, 'h8 g7');
  await page.focus('#claim-black');
  await page.keyboard.press('Enter');
  assert.equal((await see(page)).effect, 'The claim failed.');
  assert.ok(await page.evaluate(() => document.activeElement.matches('.cell, #claim-black')));
  await load(page, 'renju-rif', 'h8 g7 j8 stay a1');
  assert.equal((await see(page)).decisions, 'resign', 'the program is the referee: nothing to claim');
});
