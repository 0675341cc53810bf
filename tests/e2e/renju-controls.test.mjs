// Every decision and switch of Renju with a mouse, with a finger and with the Enter key.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { load, see } from './renju.mjs';

const PLAYERS = 'renju-rif:referee=players';
const OPENED = 'h8 h9 h10 stay a1 c3/d4 c3';
const FOUL = 'h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5'; // i8 is a double-three

/** A game, what is pressed one after the other, and what the page says then: its sentence and what the last move did. */
const CONTROLS = [
  ['renju-rif', 'h8 h9 h10', ['swap'], 'White: the fourth stone, on any point.', ''],
  ['renju-classical-swap', 'h8 h9 h10', ['stay'], 'White: the second white stone, on any point.', ''],
  ['renju-rif', OPENED, ['pass', 'pass'], 'A draw: both players passed.', ''],
  ['renju-rif', OPENED, ['offer', 'pass'], 'Black to play.', 'White offers a draw.'],
  ['renju-rif', OPENED, ['offer', 'pass', 'refuse'], 'Black to play.', ''],
  ['renju-rif', OPENED, ['offer', 'offer', 'pass'], 'Black to play.', ''],
  ['renju-rif', OPENED, ['offer', 'pass', 'accept'], 'A draw: the players agreed on it.', ''],
  [PLAYERS, `${FOUL} i8`, ['claim-black'], 'White to play.', 'The claim failed.'],
  [PLAYERS, `${FOUL} i8`, ['claim-white'], 'White wins: Black made a double-three.', ''],
  ['renju-free', 'h8', ['resign', 'confirm'], 'Black wins: White resigned.', ''],
  ['renju-free', 'h8', ['resign', 'cancel'], 'White: a stone inside the central 5×5.', ''],
  ['renju-rif', 'h8 h9 h10 swap', ['undo'], 'White: choose colours.', ''],
  ['renju-rif', 'h8 h9 h10 swap', ['undo', 'redo'], 'White: the fourth stone, on any point.', ''],
  ['renju-rif', 'h8 h9 h10 swap', ['first', 'next'], 'Black: a white stone beside the centre.', ''],
  ['renju-rif', 'h8 h9 h10 swap', ['previous', 'last'], 'White: the fourth stone, on any point.', ''],
];

const SWITCHES = ['mark-forbidden', 'ask-before-foul', 'take-back'];

const WAYS = {
  'a mouse': [{}, (page) => (selector) => page.click(selector)],
  'a finger': [{ hasTouch: true, isMobile: true, viewport: { width: 412, height: 800 } }, (page) => (selector) => page.tap(selector)],
  'the Enter key': [{}, (page) => async (selector) => {
    await page.focus(selector);
    await page.keyboard.press('Enter');
  }],
};

for (const [way, [options, how]] of Object.entries(WAYS)) {
  test(`every decision can be taken with ${way}`, async () => {
    const page = await open(options);
    const press = how(page);
    for (const [rules, moves, ids, sentence, effect] of CONTROLS) {
      await load(page, rules, moves);
      for (const [i, id] of ids.entries()) {
        if (id === ids[i - 1]) await page.waitForTimeout(600); // or it would be a double click, which is no second decision
        await press(`#${id}`);
      }
      const seen = await see(page);
      assert.deepEqual([seen.sentence, seen.effect, seen.notice], [sentence, effect, ''], `${rules}: ${ids}`);
    }
  });

  test(`every switch in the settings can be turned with ${way}`, async () => {
    const page = await open(options);
    const press = how(page);
    await load(page, 'renju-rif', []);
    const states = () => page.evaluate((ids) => ids.map((id) => document.getElementById(id).ariaPressed).join(' '), SWITCHES);
    await press('[data-open="settings"]');
    for (const id of SWITCHES) await press(`#${id}`);
    assert.equal(await states(), 'false false false');
    await press('#mark-forbidden');
    await press('#settings .primary');
    assert.equal(await states(), 'true false false');
    assert.ok(!(await page.isVisible('#settings')));
  });
}
