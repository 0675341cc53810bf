// Where the computer is chosen: the sheet for a new game and the settings, and that both remember it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { answered, begin, hasThoughts, hinted, isBusy, play, takeWorkers, thoughtsGo } from './opponent.mjs';
import { choose, closeSheet, openSheet, playByMouse, reload, seen, tabTo } from './room.mjs';

/** Who plays, as the sheet has it: the lists, the names, and which names can be written. */
const players = (page) => page.evaluate(() => {
  const field = (name) => document.querySelector(`#new-game [name="${name}"]`);
  return ['black', 'white'].map((color) => ({
    by: field(`${color}-by`).value, name: field(color).value, named: field(color).checkVisibility(),
  }));
});

const list = (color) => `#new-game [name="${color}-by"]`;

test('a level is chosen from a list, and a computer needs no name', async () => {
  const page = await open();
  await page.click('#new');
  const levels = await page.locator(`${list('white')} option`).allTextContents();
  assert.equal(levels.length, 7, 'a person and six levels');
  assert.equal(levels[0], 'a person');
  assert.match(levels[6], /level 6/);
  await page.fill('#new-game [name="black"]', 'Ann');
  await page.selectOption(list('white'), '4');
  assert.deepEqual(await players(page), [{ by: '', name: 'Ann', named: true }, { by: '4', name: '', named: false }]);
  await page.click('#exchange');
  assert.deepEqual(await players(page), [{ by: '4', name: '', named: false }, { by: '', name: 'Ann', named: true }]);
  await page.click('#exchange');
  await page.click('#start');
  assert.equal(await page.innerText('#black-name'), 'Ann');
  assert.equal(await page.innerText('#white-name'), 'Computer, level 4');
});

test('the sheet knows who played when it is opened again, also after a reload and in another game', async () => {
  const page = await open();
  await begin(page, 'renju-free', { white: '1' });
  await play(page, 'renju-free', 'h8');
  await answered(page, 2);
  await page.click('#new');
  assert.deepEqual((await players(page)).map(({ by }) => by), ['', '1']);
  await closeSheet(page);
  await reload(page);
  await page.click('#new');
  assert.deepEqual((await players(page)).map(({ by }) => by), ['', '1']);
  await page.selectOption(list('white'), '');
  assert.ok((await players(page))[1].named, 'the name comes back');
  await page.fill('#new-game [name="white"]', 'Ben');
  await page.click('#start');
  assert.equal(await page.innerText('#white-name'), 'Ben');
  assert.deepEqual((await seen(page)).moves, []);
});

test('the lists are used by keyboard alone', async () => {
  const page = await open();
  await page.focus('#new');
  await page.keyboard.press('Enter');
  await page.focus(list('white'));
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  assert.equal((await players(page))[1].by, '2');
  await tabTo(page, '#start');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  assert.equal(await page.innerText('#white-name'), 'Computer, level 2');
});

/** What the worker was asked last. */
const lastAsked = (page) => page.evaluate(() => window.asked.at(-1));

test('how long it thinks and whether it resigns are settings, which last and reach it', async () => {
  const page = await open({ init: takeWorkers });
  const note = () => page.evaluate(() => {
    window.asked = [];
    window.instead = (question) => {
      window.asked.push(question);
      return [{ id: question.id, answer: 'i9' }];
    };
  });
  await note();
  await begin(page, 'renju-free', { white: '5' });
  await playByMouse(page, 'renju-free', 'h8');
  await answered(page, 2);
  const { kind, level, ms, losing } = await lastAsked(page);
  assert.deepEqual({ kind, level, ms, losing }, { kind: 'move', level: 5, ms: 1000, losing: 0 });
  await openSheet(page, 'settings');
  await page.selectOption('#think-time', '0.5');
  await page.click('#resigns');
  await closeSheet(page);
  await reload(page);
  await note();
  await openSheet(page, 'settings');
  assert.equal(await page.inputValue('#think-time'), '0.5');
  assert.equal(await page.getAttribute('#resigns', 'aria-pressed'), 'false');
  await closeSheet(page);
  await page.click('#undo');
  await playByMouse(page, 'renju-free', 'h8');
  await answered(page, 2);
  const later = await lastAsked(page);
  assert.deepEqual([later.ms, later.losing], [500, undefined]);
});

test('it is told for how long it has been hopeless, and what it says then ends the game', async () => {
  const page = await open({ init: takeWorkers });
  await page.evaluate(() => {
    window.instead = ({ id, losing }) => [{ id, answer: losing === 2 ? 'resign' : `${'ij'[losing]}9 losing` }];
  });
  await begin(page, 'renju-free', { white: '5' });
  await play(page, 'renju-free', 'h8', 'd12', 'd4');
  const { isOver, sentence, moves } = await seen(page);
  assert.ok(isOver);
  assert.equal(sentence, 'Black wins: White resigned.');
  assert.deepEqual(moves, ['h8', 'i9', 'd12', 'j9', 'd4', 'resigns']);
});

test('hints that are switched off are out of sight, with their key, and what was shown goes', async () => {
  const page = await open();
  await choose(page, 'renju-free');
  await playByMouse(page, 'renju-free', 'h8');
  await page.click('#hint');
  await hasThoughts(page);
  await openSheet(page, 'settings');
  await page.click('#hints');
  await closeSheet(page);
  assert.ok(await page.isHidden('#hint'));
  await thoughtsGo(page);
  assert.deepEqual(await hinted(page), []);
  await page.keyboard.press('b');
  await page.keyboard.press('h');
  assert.ok(!(await isBusy(page)));
  await reload(page);
  assert.ok(await page.isHidden('#hint'), 'for good');
  await page.click('#resign');
  await page.click('#confirm');
  assert.ok(await page.isHidden('#review'));
});
