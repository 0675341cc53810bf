// Every shortcut of the list behind `?` does what the list says, and none does anything where it would be text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { choose, closeSheet, focused, isOpen, openSheet, seen, tabTo, type } from './room.mjs';

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

const isOn = (page, id) => page.getAttribute(`#${id}`, 'aria-pressed').then((pressed) => pressed === 'true');

/** How the game stands: how many moves it has, and how many are shown. */
const stands = async (page) => {
  const { moves, shown } = await seen(page);
  return [moves.length, shown];
};

/** A game of five stones, of which all are shown, with the focus beside the board. */
async function begun() {
  const page = await open();
  await choose(page, 'renju-free');
  await type(page, 'h8', 'i7', 'j1', 'a1', 'a2');
  await page.focus('#undo');
  return page;
}

const SHEETS = { n: 'new-game', g: 'games', s: 'share', '?': 'keys-sheet' };

/** Each key of the list with a test of what it does; the arrows and the like on the board come after these. */
const KEYS = {
  ',': async (page) => {
    await press(page, ',', ',');
    assert.deepEqual(await stands(page), [5, 3]);
  },
  '.': async (page) => {
    await press(page, ',', ',', '.');
    assert.deepEqual(await stands(page), [5, 4]);
  },
  '<': async (page) => {
    await press(page, '<');
    assert.deepEqual(await stands(page), [5, 0]);
  },
  '>': async (page) => {
    await press(page, '<', '>');
    assert.deepEqual(await stands(page), [5, 5]);
  },
  a: async (page) => {
    await press(page, 'a');
    assert.ok(await isOn(page, 'autoplay'));
    assert.deepEqual(await stands(page), [5, 0], 'from the start, as the end was shown');
    await press(page, 'a');
    assert.ok(!(await isOn(page, 'autoplay')));
  },
  u: async (page) => {
    await press(page, 'u', 'u');
    assert.deepEqual(await stands(page), [3, 3]);
  },
  r: async (page) => {
    await press(page, 'u', 'u', 'r');
    assert.deepEqual(await stands(page), [4, 4]);
  },
  p: async (page) => {
    await choose(page, 'ren');
    await page.focus('#undo');
    await press(page, 'p');
    assert.deepEqual((await seen(page)).moves, ['pass']);
  },
  h: async (page) => {
    await press(page, 'h');
    await page.locator('#thoughts li').first().waitFor();
    assert.ok(await isOn(page, 'hint'));
    await press(page, 'h');
    await page.locator('#thoughts').waitFor({ state: 'hidden' });
    assert.ok(!(await isOn(page, 'hint')));
  },
  m: async (page) => {
    await press(page, 'm');
    assert.equal(await focused(page), 'move');
  },
  b: async (page) => {
    await press(page, 'b');
    assert.match(await focused(page), /^\d+,\d+$/);
  },
  t: async (page) => {
    await page.evaluate(() => { document.getElementById('live').textContent = ''; });
    await press(page, 't');
    assert.equal((await seen(page)).live, 'Black a2. White to play.');
  },
  '#': async (page) => {
    await press(page, '#');
    assert.ok(await isOn(page, 'numbers'));
    await press(page, '#');
    assert.ok(!(await isOn(page, 'numbers')));
  },
  ...Object.fromEntries(Object.entries(SHEETS).map(([key, sheet]) => [key, async (page) => {
    await press(page, key);
    assert.ok(await isOpen(page, sheet));
    await press(page, 'Escape');
    assert.ok(!(await isOpen(page, sheet)));
    assert.equal(await focused(page), 'undo', 'the focus is where it was');
  }])),
};

/** Those that lead over the board, and Enter and Escape there, all in the list and in one walk. */
const WALK = [
  ['←', 'ArrowLeft', '7,6'], ['↑', 'ArrowUp', '6,6'], ['→', 'ArrowRight', '6,7'], ['↓', 'ArrowDown', '7,7'],
  ['Home', 'Home', '7,0'], ['End', 'End', '7,14'], ['PgUp', 'PageUp', '0,14'], ['PgDn', 'PageDown', '14,14'],
  ['Ctrl', 'Control+Home', '0,0'], ['Ctrl', 'Control+End', '14,14'],
];

test('the list names these keys and no others', async () => {
  const page = await begun();
  const listed = await page.locator('#keys-sheet kbd').allTextContents();
  assert.deepEqual([...new Set(listed)].sort(), [...new Set([...Object.keys(KEYS), ...WALK.map(([key]) => key), 'Enter', 'Esc'])].sort());
});

for (const [key, does] of Object.entries(KEYS)) test(`${key} does what the list says`, async () => does(await begun()));

test('the arrows lead through the game beside the board, and over it on it', async () => {
  const page = await begun();
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowRight');
  assert.deepEqual(await stands(page), [5, 4]);
  await choose(page, 'renju-free');
  await press(page, 'b');
  for (const [, key, at] of WALK) {
    await press(page, key);
    assert.equal(await focused(page), at, key);
  }
  await press(page, 'Control+Home', 'Enter');
  assert.match((await seen(page)).alert, /^a15: the first stone belongs on the centre/);
  assert.deepEqual(await stands(page), [0, 0]);
});

test('Enter puts a stone, Escape says no to a question, from the board or beside it', async () => {
  const page = await open();
  await choose(page, 'renju-rif');
  await press(page, 'b', 'Enter');
  assert.deepEqual(await stands(page), [1, 1]);
  for (const where of ['.cell[tabindex="0"]', '#resign', '#confirm']) {
    await page.click('#resign');
    assert.equal((await seen(page)).question, 'Does Black resign?');
    await page.focus(where);
    await press(page, 'Escape');
    assert.equal((await seen(page)).question, '', `Escape on ${where}`);
  }
});

test('shortcuts work at once on a page that nobody has touched, and after a click beside everything', async () => {
  const page = await open();
  assert.equal(await focused(page), 'body');
  await press(page, '?');
  assert.ok(await isOpen(page, 'keys-sheet'));
  await closeSheet(page);
  await page.mouse.click(2, 2);
  await press(page, 'm');
  assert.equal(await focused(page), 'move');
});

/** All that a key could change. */
const state = (page) => page.evaluate(() => [
  document.querySelectorAll('.move').length,
  [...document.querySelectorAll('.move')].findIndex((move) => move.ariaCurrent === 'step'),
  document.getElementById('live').textContent,
  [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open).map((dialog) => dialog.id).join(),
  document.getElementById('numbers').ariaPressed, document.getElementById('autoplay').ariaPressed,
  document.activeElement.id,
]);

test('no key is a shortcut while it is text: in fields, lists and sheets', async () => {
  const page = await begun();
  const keys = Object.keys(KEYS);
  await page.focus('#move');
  let before = await state(page);
  await press(page, ...keys, 'ArrowLeft');
  assert.deepEqual(await state(page), before);
  assert.equal(await page.inputValue('#move'), keys.join(''));
  await page.fill('#move', '');
  for (const [sheet, field] of [['new-game', '[name="black"]'], ['share', '#text'], ['games', '[data-rename]']]) {
    await openSheet(page, sheet);
    await page.focus(`#${sheet} ${field}`);
    before = await state(page);
    await press(page, ...keys);
    assert.deepEqual(await state(page), before, sheet);
    assert.ok((await page.inputValue(`#${sheet} ${field}`)).includes(keys.join('')), sheet);
    await closeSheet(page);
  }
  await openSheet(page, 'settings');
  await page.focus('#numbers');
  before = await state(page);
  await press(page, ...keys);
  assert.deepEqual(await state(page), before, 'on a switch in a sheet');
  await page.click('#settings h2');
  before = await state(page);
  await press(page, ...keys);
  assert.deepEqual(await state(page), before, 'after a click into a sheet');
});

test('no key is a shortcut with Ctrl, Alt or Meta, nor when it is held down', async () => {
  const page = await begun();
  const before = await state(page);
  for (const key of ['m', 'u', 'b', ',']) {
    for (const held of ['Alt', 'Meta']) await press(page, `${held}+${key}`);
  }
  assert.deepEqual(await state(page), before);
  await page.keyboard.down(',');
  await page.keyboard.down(',');
  await page.keyboard.up(',');
  assert.deepEqual(await stands(page), [5, 4]);
});

test('switched off, single keys do nothing; the board keeps its own', async () => {
  const page = await begun();
  await openSheet(page, 'settings');
  await page.click('#keys');
  await closeSheet(page);
  await page.focus('#undo');
  const before = await state(page);
  await press(page, ...Object.keys(KEYS), 'ArrowLeft');
  assert.deepEqual(await state(page), before);
  await tabTo(page, '.cell', 'Shift+Tab');
  const at = await focused(page);
  await press(page, 'ArrowUp');
  assert.notEqual(await focused(page), at);
  assert.equal(await page.evaluate(() => localStorage.getItem('goishi.settings')), 'keys=off');
});
