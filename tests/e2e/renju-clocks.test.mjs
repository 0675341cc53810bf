// Clocks: what they show, whose runs, and what happens when a flag falls. The time is the test's own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, closes, newGame, reload, reopen } from './board.mjs';
import { open } from './harness.mjs';
import { put, see } from './renju.mjs';

/** From now on the page's time stands still until a test lets it pass. */
const standStill = (page, now = 1_000_000_000_000) => page.evaluate((now) => {
  window.now = now;
  Date.now = () => window.now;
}, now);

/** Lets seconds pass; the mouse that leaves the board makes the page look at its clocks at once. */
const pass = (page, seconds) => page.evaluate((seconds) => {
  window.now += seconds * 1000;
  document.getElementById('board').dispatchEvent(new PointerEvent('pointerleave'));
}, seconds);

/** Lets seconds pass, and the page sees it when it looks. */
const passUnseen = (page, seconds) => page.evaluate((seconds) => { window.now += seconds * 1000; }, seconds);

/** A page with a new game that has these clocks. */
async function withClocks(rules, clock, old = null) {
  const page = old ?? (await open());
  if (!old) await standStill(page);
  await newGame(page, rules, { clock });
  return page;
}

/** The same in one go, whatever comes of it. */
const begin = (page, rules, clock) => page.evaluate(([rules, clock]) => {
  const press = (selector) => document.querySelector(selector).click();
  press('#new');
  for (const value of ['Renju', rules]) press(`#new-game [value="${value}"]`);
  document.querySelector('#new-game [name="clock"]').value = clock;
  press('#start');
}, [rules, clock]);

/** Black's clock and White's. */
const clocks = async (page) => (await see(page)).clocks.join(' ');

test('an increment: the clock of who is to move runs, and each stone brings seconds', async () => {
  const page = await withClocks('renju-classical', '10+5');
  assert.equal(await clocks(page), '10:00 10:00');
  await pass(page, 61);
  assert.equal(await clocks(page), '8:59 10:00');
  await put(page, 'h8');
  assert.equal(await clocks(page), '9:04 10:00');
  await pass(page, 0.5);
  assert.equal(await clocks(page), '9:04 10:00', 'a begun second counts');
  await pass(page, 589.5);
  assert.equal(await clocks(page), '9:04 0:10');
  await put(page, 'h9');
  assert.equal(await clocks(page), '9:04 0:15');
  await page.click('#undo');
  await pass(page, 2);
  assert.equal(await clocks(page), '9:04 0:08', "after Undo it is White's turn and clock again, without the reward");
});

test('the clocks are seen to run by themselves', async () => {
  const page = await withClocks('renju-pritchard', '10+5');
  const shows = (time) => page.waitForFunction((time) => document.getElementById('black-clock').textContent === time, time);
  for (const time of ['9:50', '9:40']) {
    await passUnseen(page, 10);
    await shows(time);
  }
});

test('minutes for moves: a period is renewed when its moves are made, and what is left stays', async () => {
  const page = await withClocks('renju-pritchard', '2/2');
  const seen = [];
  for (const at of ['h8', 'a1', 'c3', 'a3', 'c5']) {
    await pass(page, 30);
    await put(page, at);
    seen.push(await clocks(page));
  }
  assert.deepEqual(seen, ['1:30 2:00', '1:30 1:30', '3:00 1:30', '3:00 3:00', '2:30 3:00']);
});

test('a clock belongs to a person: in the opening it runs for who decides, and goes along with a swap', async () => {
  const page = await withClocks('renju-rif', '10+0');
  const seen = [];
  for (const what of ['h8', 'h9', 'h10', '#swap', 'a1', 'c3', 'd4', 'c3', 'e5', 'f6']) {
    await pass(page, 10);
    await (what.startsWith('#') ? page.click(what) : put(page, what));
    const { clocks: shown, players } = await see(page);
    seen.push(players[0].includes('first') ? shown.join(' ') : [...shown].reverse().join(' '));
  }
  assert.deepEqual(seen, [ // the first person's and the second's
    '9:50 10:00', '9:40 10:00', '9:30 10:00', '9:30 9:50', // the first puts three stones, the second takes Black
    '9:20 9:50', '9:20 9:40', '9:20 9:30', // White's fourth, Black's two fifths
    '9:10 9:30', '9:00 9:30', '9:00 9:20', // White's choice and sixth
  ]);
});

test('Pause stops both clocks and lets them go on', async () => {
  const page = await withClocks('renju-free', '5+3');
  const isPaused = async () => (await page.textContent('#pause')) === 'Go on';
  assert.equal(await page.textContent('#pause'), 'Pause');
  await pass(page, 5);
  await page.click('#pause');
  await pass(page, 100);
  assert.deepEqual([await clocks(page), await isPaused()], ['4:55 5:00', true]);
  await page.focus('#pause');
  await page.keyboard.press('Enter');
  await pass(page, 5);
  assert.deepEqual([await clocks(page), await isPaused()], ['4:50 5:00', false]);
  await page.click('#pause');
  await put(page, 'h8');
  await pass(page, 5);
  assert.deepEqual([await clocks(page), await isPaused()], ['4:53 4:55', false], 'a stone ends the pause');
});

test('a flag that falls ends the game, also while somebody looks back', async () => {
  const page = await withClocks('renju-rif', '1+0');
  await put(page, 'h8', 'h9', 'h10');
  await page.click('#first');
  await pass(page, 59);
  assert.equal((await see(page)).sentence, 'Black: a stone on the centre.');
  await pass(page, 1);
  const over = await see(page);
  assert.deepEqual([over.sentence, over.moves.at(-1), over.decisions], ['Black wins: White ran out of time.', 'out of time', 'rematch']);
  assert.equal(over.clocks.join(' '), '1:00 0:00');
  assert.ok(over.live.endsWith(over.sentence), 'it is also said');
  await page.click('#undo');
  const again = await see(page);
  assert.deepEqual([again.sentence, again.clocks.join('')], ['White: choose colours.', ''], 'who goes on all the same does so without clocks');
});

test('the flag of who does not move in time falls before his stone counts', async () => {
  const page = await withClocks('renju-classical', '1+0');
  await passUnseen(page, 60);
  await put(page, 'h8');
  const { sentence, moves } = await see(page);
  assert.deepEqual([sentence, moves], ['White wins: Black ran out of time.', ['out of time']]);
});

test('where players are the referees a flag is not announced, and wins when it is claimed', async () => {
  const page = await withClocks('renju-rif:referee=players', '1+0');
  const flagged = async () => {
    await put(page, 'h8', 'h9', 'h10');
    await pass(page, 61);
    const { sentence, effect, notice, moves, clocks: shown } = await see(page);
    assert.deepEqual([sentence, effect, notice, moves.length], ['White: choose colours.', '', '', 3]);
    assert.deepEqual(shown, ['1:00', '0:00']);
  };
  await flagged();
  await page.click('#claim-white');
  assert.equal((await see(page)).notice, 'The claim failed.');
  await page.click('#claim-black');
  assert.deepEqual([(await see(page)).sentence, (await see(page)).moves.at(-1)], ['Black wins: White ran out of time.', 'out of time']);
  await withClocks('renju-rif:referee=players', '1+0', page);
  await flagged();
  await page.click('#stay');
  await put(page, 'a1');
  await pass(page, 61);
  assert.equal(await clocks(page), '0:00 0:00');
  await page.click('#claim-white');
  assert.equal((await see(page)).sentence, 'A draw: both flags fell.');
});

test('clocks that cannot be read are refused in the sheet, and the game stays', async () => {
  const page = await open();
  await click(page, '3,3');
  for (const text of ['10', '10:5', 'ten', '10+5+5', '1000+1', '-5+5', '5 + 5', '0+5', '30/0', '0/0', '05+5', '١٠+٥', '<b>', 'x'.repeat(2000)]) {
    await begin(page, 'renju-rif', text);
    const [open, valid] = await page.evaluate(() => [document.getElementById('new-game').open, document.querySelector('[name="clock"]').validity.valid]);
    assert.deepEqual([open, valid], [true, false], 'the sheet waits for a better one, with what was written');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.row').count(), 16, 'the game of Rin is still there');
  }
  for (const text of [' 10+5 ', '999/999', '1+0']) {
    await closes(page, 'new-game', () => begin(page, 'renju-rif', text));
    assert.match(await clocks(page), /^(9:59|10:00|999:00|998:59|1:00|0:59) /, text);
  }
  await newGame(page, 'renju-free', { clock: '' });
  assert.deepEqual([(await see(page)).clocks, (await see(page)).decisions], [['', ''], 'resign'], 'no clocks, no Pause');
});

test('a reload keeps the clocks, and they stand still until somebody goes on', async () => {
  const page = await withClocks('renju-classical', '10+5');
  await pass(page, 60);
  await put(page, 'h8');
  await pass(page, 30);
  assert.equal(await clocks(page), '9:05 9:30');
  await reload(page);
  await standStill(page);
  assert.equal(await clocks(page), '9:05 9:30', 'no time is won by a reload');
  await pass(page, 500);
  assert.equal(await clocks(page), '9:05 9:30', 'nor lost while nobody is there');
  assert.equal(await page.textContent('#pause'), 'Go on');
  await page.click('#pause');
  await pass(page, 10);
  assert.equal(await clocks(page), '9:05 9:20');
  await withClocks('renju-free', '', page);
  await pass(page, 100);
  await reopen(page);
  assert.equal(await clocks(page), '9:05 9:20', 'so does a game that was set aside');
});

test('Rin has clocks too', async () => {
  const page = await withClocks('rin:size=8', '1+1');
  await pass(page, 10);
  await click(page, '0,0');
  await pass(page, 61);
  const { sentence, clocks: shown } = await see(page);
  assert.deepEqual([sentence, shown], ['Black wins: White ran out of time.', ['0:51', '0:00']]);
});

test('in a finished game no clock is started again', async () => {
  const page = await withClocks('renju-pritchard', '5+0');
  await put(page, ...'h8 a1 i8 a3 j8 a5 k8 a7 l8'.split(' '));
  assert.deepEqual([(await see(page)).sentence, (await see(page)).decisions], ['Black wins: five in a row.', 'rematch']);
  await pass(page, 100);
  assert.equal(await clocks(page), '5:00 5:00');
  await page.click('#previous');
  assert.equal((await see(page)).decisions, '', 'who looks back at it has nothing to pause');
  await page.click('#last');
  await pass(page, 1000);
  assert.deepEqual([(await see(page)).sentence, (await see(page)).notice], ['Black wins: five in a row.', '']);
});

test('after Undo the clock is seen to run again, without anybody touching the page', async () => {
  const page = await withClocks('renju-pritchard', '5+0');
  await put(page, ...'h8 a1 i8 a3 j8 a5 k8 a7 l8'.split(' '));
  await page.mouse.move(1, 1);
  await page.waitForTimeout(500); // the last look at the clocks of the finished game
  await page.focus('#undo');
  await page.keyboard.press('Enter');
  await passUnseen(page, 10);
  await page.waitForFunction(() => document.getElementById('black-clock').textContent === '4:50');
});
