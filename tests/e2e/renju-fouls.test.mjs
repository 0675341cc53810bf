// Black's fouls: marked, refused, asked about, played and lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middle, painted, picture, reload, unsaid } from './board.mjs';
import { open, shot } from './harness.mjs';
import { button, crosses, inSheet, isStruck, judgedGames, load, place, put, see } from './renju.mjs';

// Black to move. The foul is a double-three on i8, a double-four on k8, an overline on k8.
const PLAIN = {
  'double-three': 'h8 g7 j8 a1 i9 a3 i10 a5', 'double-four': 'h8 g8 j8 k12 i8 a1 k9 a3 k10 a5 k11 a7', overline: 'h8 g7 j8 a1 i8 a3 l8 a5 m8 a7',
};
const RIF = {
  'double-three': 'h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5', 'double-four': 'h8 g8 j8 stay k12 i8/o1 i8 a1 k9 a3 k10 a5 k11 a7',
  overline: 'h8 g7 j8 stay a1 i8/o1 i8 a3 l8 a5 m8 a7',
};
const POINT = { 'double-three': 'i8', 'double-four': 'k8', overline: 'k8' };
const ROWS = {
  'double-three': ['h8', 'i10', 'i8', 'i9', 'j8'], 'double-four': ['h8', 'i8', 'j8', 'k10', 'k11', 'k8', 'k9'],
  overline: ['h8', 'i8', 'j8', 'k8', 'l8', 'm8'],
};
const A = { 'double-three': 'a double-three', 'double-four': 'a double-four', overline: 'an overline' };
const FOULS = Object.keys(A);

/** Judged positions with Black to move, those with the most forbidden points first. */
function forbiddenPositions(rules, count) {
  const points = ({ forbidden, status }) => (status === 'playing' ? Object.values(forbidden ?? {}).flat().sort() : []);
  return judgedGames().filter((game) => game.rules === rules).map(({ moves, plies }) => {
    const most = plies.reduce((best, position) => (points(position).length > points(best).length ? position : best));
    return { moves: moves.slice(0, most.ply), points: points(most) };
  }).sort((a, b) => b.points.length - a.points.length).slice(0, count);
}

test('red crosses are painted exactly where the judge forbids Black a stone', async () => {
  const page = await open();
  for (const [rules, count] of [['renju-pritchard', 1], ['renju-classical', 1], ['renju-classical-swap', 1], ['renju-rif', 2]]) {
    for (const { moves, points } of forbiddenPositions(rules, count)) {
      assert.ok(points.length > 2, 'a position worth looking at');
      await load(page, rules, moves);
      assert.deepEqual(await crosses(page), points, `${rules} ${moves.join(' ')}`);
    }
  }
  await page.click('#previous');
  assert.deepEqual(await crosses(page), [], 'none while White is to move');
  await load(page, 'renju-free', 'h8 g7 l8 a1 j8 a3 i9 a5 i10 a7');
  assert.deepEqual(await crosses(page), [], 'in the free game nothing is forbidden');
});

test('the crosses and the words for them are switched off and on in the settings, for good', async () => {
  const page = await open();
  await load(page, 'renju-classical', PLAIN['double-three']);
  const isOn = async () => {
    await inSheet(page, 'settings'); // which is filled when it is opened
    return page.getAttribute('#mark-forbidden', 'aria-pressed');
  };
  const marks = async () => [await crosses(page), (await see(page)).forbidden, await isOn()];
  const on = [['i8'], { i8: 'double three' }, 'true'];
  assert.deepEqual(await marks(), on);
  assert.equal(await button(page, 'i8').getAttribute('aria-label'), 'i8, empty, forbidden: double three');
  await inSheet(page, 'settings', 'mark-forbidden');
  const off = [[], {}, 'false'];
  assert.deepEqual(await marks(), off);
  await reload(page);
  assert.deepEqual(await marks(), off, 'after a reload');
  await put(page, 'i8');
  assert.match((await see(page)).notice, /double-three/, 'forbidden it is all the same');
  await inSheet(page, 'settings', 'mark-forbidden');
  await reload(page);
  assert.deepEqual(await marks(), on);
});

test('where fouls are refused, each is refused by its name', async () => {
  const page = await open();
  const NAMES = { ...A, overline: 'an overline, six or more in a row' };
  for (const [rules, paragraph] of [['renju-classical', 'overview, Play'], ['renju-pritchard', 'leaflet, rule 5']]) {
    for (const foul of FOULS) {
      // In the leaflet both fours must be open, so nothing may block them.
      const moves = PLAIN[foul].replace(...(rules === 'renju-pritchard' ? [/g8|k12/g, (at) => ({ g8: 'a9', k12: 'a11' })[at]] : ['', '']));
      await load(page, rules, moves);
      await put(page, POINT[foul]);
      const { notice, question, sentence, moves: played } = await see(page);
      assert.equal(notice, `${POINT[foul]}: Black may not make ${NAMES[foul]} (${paragraph}).`, rules);
      assert.deepEqual([question, sentence, played.length], ['', 'Black to play.', moves.split(' ').length]);
    }
  }
});

test('a refused foul shows its rows, to a finger as to a mouse', async () => {
  const page = await open({ hasTouch: true });
  const rows = async () => [await isStruck(page, 'h8', 1, 0), await isStruck(page, 'i9', 0, -1), await isStruck(page, 'h8', 0, -1)];
  await load(page, 'renju-classical', PLAIN['double-three']);
  await page.mouse.move(1, 1);
  assert.deepEqual(await rows(), [false, false, false]);
  await page.touchscreen.tap(...(await middle(page, place('i8'))));
  assert.deepEqual(await rows(), [true, true, false], 'after a tap');
  for (const _ of ['aims', 'plays']) await page.touchscreen.tap(...(await middle(page, place('c3'))));
  assert.deepEqual(await rows(), [false, false, false], 'the next stone ends that');
  await page.click('#undo');
  await page.mouse.move(...(await middle(page, place('i8'))));
  assert.deepEqual(await rows(), [true, true, false], 'under the mouse');
  await shot(page, 'renju-foul-rows');
});

test('a forbidden point says why when the mouse or the keyboard comes to it, and no longer than that', async () => {
  const page = await open();
  await load(page, 'renju-classical', PLAIN['double-three']);
  const effect = async () => {
    await painted(page);
    return (await see(page)).effect;
  };
  await page.mouse.move(...(await middle(page, place('i8'))));
  assert.equal(await effect(), 'i8, forbidden: double three.');
  await page.mouse.move(...(await middle(page, place('c3'))));
  assert.equal(await effect(), '');
  await page.mouse.move(1, 1);
  await button(page, 'i7').focus();
  await page.keyboard.press('ArrowUp');
  assert.equal(await effect(), 'i8, forbidden: double three.');
  await page.keyboard.press('ArrowUp');
  assert.equal(await effect(), '');
});

test('a foul that loses is asked about: No keeps the game, only Yes loses it', async () => {
  const page = await open();
  for (const foul of FOULS) {
    await load(page, 'renju-rif', RIF[foul]);
    const before = await see(page);
    await put(page, POINT[foul]);
    const asked = await see(page);
    assert.equal(asked.question, `${POINT[foul]} makes ${A[foul]} and loses the game. Play it all the same?`);
    assert.equal(asked.alert, asked.question, 'it is also said');
    assert.equal(asked.decisions, 'confirm cancel', 'nothing else is there to press');
    await page.click('#cancel');
    assert.deepEqual(unsaid({ ...(await see(page)), effect: '' }), unsaid(before));
    await put(page, POINT[foul]);
    await put(page, POINT[foul]);
    assert.equal((await see(page)).question, asked.question, 'the same point again is no answer');
    await page.click('#confirm');
    const lost = await see(page);
    assert.equal(lost.sentence, `White wins: Black made ${A[foul]}.`);
    assert.deepEqual([lost.row, lost.last, lost.decisions, lost.question], [ROWS[foul], POINT[foul], 'rematch', '']);
    assert.ok(lost.live.endsWith(lost.sentence));
  }
});

test('another stone instead of an answer is played, and the question is gone', async () => {
  const page = await open();
  await load(page, 'renju-rif', RIF.overline);
  await put(page, 'k8', 'c3');
  const { question, sentence, last } = await see(page);
  assert.deepEqual([question, sentence, last], ['', 'White to play.', 'c3']);
});

test('by keys: Enter asks, Tab leads to Yes and No, and the board has the focus afterwards', async () => {
  const page = await open();
  const focus = () => page.evaluate(() => document.activeElement.dataset.at ?? document.activeElement.id);
  await load(page, 'renju-rif', RIF['double-three']);
  await button(page, 'i8').focus();
  await page.keyboard.press('Enter');
  for (const id of ['confirm', 'cancel']) {
    await page.keyboard.press('Tab');
    assert.equal(await focus(), id);
  }
  await page.keyboard.press('Enter');
  assert.deepEqual([(await see(page)).question, await focus()], ['', place('i8')]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal((await see(page)).sentence, 'White wins: Black made a double-three.');
  assert.equal(await focus(), place('i8'));
});

test('with the question switched off a foul is played at once, also after a reload', async () => {
  const page = await open();
  await load(page, 'renju-rif', []);
  await inSheet(page, 'settings', 'ask-before-foul');
  await reload(page);
  await load(page, 'renju-rif', RIF['double-four']);
  await put(page, 'k8');
  assert.equal((await see(page)).sentence, 'White wins: Black made a double-four.');
});

test('where players are the referees, nothing is marked, asked or said of a foul, and the game goes on', async () => {
  const page = await open();
  for (const foul of FOULS) {
    await load(page, 'renju-rif:referee=players', RIF[foul]);
    assert.deepEqual(await crosses(page), []);
    const bare = await picture(page);
    await page.mouse.move(...(await middle(page, place(POINT[foul]))));
    const hovered = await see(page);
    assert.deepEqual(hovered.forbidden, {});
    assert.ok(!(await isStruck(page, 'i8', 1, 0)), 'no row is shown under the mouse');
    await page.mouse.move(1, 1);
    assert.equal(await picture(page), bare);
    await put(page, POINT[foul]);
    const { question, notice, effect, sentence, row } = await see(page);
    assert.deepEqual([question, notice, effect, sentence, row], ['', '', '', 'White to play.', []]);
  }
});
