// The page without a mouse.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, closes, painted, reload, shows } from './board.mjs';
import { open } from './harness.mjs';
import { linkTo, replay, Rin } from './rin.mjs';

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What has the focus: a point's name on the board, an id or the words of a control elsewhere. */
const focused = (page) => page.evaluate(() => {
  const { activeElement: it } = document;
  if (it.dataset.ply) return `move ${it.dataset.ply}`;
  return it.dataset.at ?? (it.id || (it === document.body ? 'body' : it.textContent));
});

/**
 * Tab by Tab through the whole page, from its start to its last control. Not beyond: there the browser's own window has
 * the focus, and one that has no window may never say that it has taken the next key.
 */
async function stops(page) {
  const seen = [];
  for (let i = 0; i < 60; i++) {
    await press(page, 'Tab');
    seen.push(await focused(page));
    if (seen.at(-1) === '?') return seen;
  }
  throw new Error(`no end: ${seen}`);
}

/** Tab until something with these words has the focus. */
async function tabTo(page, words) {
  for (let i = 0; i < 20 && !words.test(await focused(page)); i++) await press(page, 'Tab');
  assert.match(await focused(page), words);
}

/** The keys that lead from the start of the page to the board: past three games, their rules and New game. */
const TO_BOARD = Array(6).fill('Tab');

/** Starts a game of Rin on 8 x 8 by the sheet, which is closed; its button has the focus. */
async function startSmall(page) {
  await press(page, 'Enter', 'Tab', 'Tab', 'ArrowDown', 'ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement.value), 'rin:size=8');
  await tabTo(page, /^start$/);
  await closes(page, 'new-game', () => press(page, 'Enter'));
  assert.equal(await focused(page), 'new', 'the focus returns');
}

/** Steps with the arrows to a point. */
async function go(page, to) {
  const [from, goal] = [(await focused(page)).split(',').map(Number), to.split(',').map(Number)];
  const steps = (axis, back, on) => Array(Math.abs(goal[axis] - from[axis])).fill(goal[axis] < from[axis] ? back : on);
  await press(page, ...steps(0, 'ArrowUp', 'ArrowDown'), ...steps(1, 'ArrowLeft', 'ArrowRight'));
  assert.equal(await focused(page), to);
}

test('Tab stops at every control once, and at the board once, both ways', async () => {
  const page = await open({ path: linkTo(16, ['3,4', '5,6']) });
  await page.click('#dismiss');
  await reload(page);
  const forth = await stops(page);
  assert.deepEqual(forth, [
    'Renju', 'Ren', 'Rin', 'rule-set', 'new', '8,8', 'first', 'previous', 'autoplay', 'next', 'last', 'undo', 'redo', 'hint',
    'resign', 'move 2', 'move', 'games-button', 'share-button', 'Rules', 'Settings', '?',
  ]);
  const back = forth.slice(-1);
  while (back.length < forth.length) {
    await press(page, 'Shift+Tab');
    back.push(await focused(page));
  }
  assert.deepEqual(back, forth.reverse());
});

test('the board stays one stop wherever the arrows have led', async () => {
  const page = await open();
  await press(page, ...TO_BOARD);
  for (const keys of [['ArrowUp', 'ArrowUp', 'ArrowLeft'], ['Control+End'], ['Control+Home']]) {
    await press(page, ...keys);
    const at = await focused(page);
    assert.equal(await page.locator('.cell[tabindex="0"]').count(), 1);
    await press(page, 'Tab');
    assert.equal(await focused(page), 'computer', `Tab leaves the board from ${at}`);
    await press(page, 'Shift+Tab');
    assert.equal(await focused(page), at, 'and comes back to where it was');
    await press(page, 'Shift+Tab');
    assert.equal(await focused(page), 'new', `Shift+Tab leaves it from ${at}`);
    await press(page, 'Tab');
  }
});

test('arrows, Home, End, the page keys and Control lead over the board and stop at its edge', async () => {
  const page = await open();
  await press(page, ...TO_BOARD);
  assert.equal(await focused(page), '8,8', 'the middle comes first');
  const way = [
    ['ArrowUp', '7,8'], ['ArrowLeft', '7,7'], ['ArrowDown', '8,7'], ['ArrowRight', '8,8'],
    ['Home', '8,0'], ['ArrowLeft', '8,0'], ['End', '8,15'], ['ArrowRight', '8,15'],
    ['PageUp', '0,15'], ['ArrowUp', '0,15'], ['PageDown', '15,15'], ['ArrowDown', '15,15'],
    ['Control+Home', '0,0'], ['Control+End', '15,15'],
  ];
  for (const [key, at] of way) {
    await press(page, key);
    assert.equal(await focused(page), at, key);
  }
  assert.deepEqual(await page.evaluate(() => [scrollX, scrollY]), [0, 0], 'the page does not move');
  await shows(page, new Rin(), 'no stone was put on the way');
});

test('Enter and the space bar put a stone; the focus stays and can be seen', async () => {
  const page = await open();
  await press(page, ...TO_BOARD, 'Enter', 'ArrowRight', ' ');
  await shows(page, replay(16, ['8,8', '8,9']));
  assert.equal(await focused(page), '8,9');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.equal(outline, 'solid');
  await press(page, 'Enter');
  const seen = await shows(page, replay(16, ['8,8', '8,9']));
  assert.match(seen.notice, /^8,9: the point is occupied \(Rin, .+\)\.$/);
  assert.equal(await focused(page), '8,9');
});

test('keys with Alt, Shift or Meta are left to the browser', async () => {
  const page = await open();
  await press(page, ...TO_BOARD, 'Shift+ArrowLeft', 'Alt+ArrowUp', 'Control+ArrowDown');
  assert.equal(await focused(page), '8,8');
});

test('a whole game from the sheet to the result without a mouse', async () => {
  const page = await open();
  await press(page, ...TO_BOARD.slice(1));
  await startSmall(page);
  await press(page, 'Tab');
  const game = new Rin(8);
  const order = game.points().sort((a, b) => {
    const snake = (at) => { const [row, col] = at.split(',').map(Number); return row * 8 + (row % 2 ? 7 - col : col); };
    return snake(a) - snake(b);
  });
  for (const at of order) {
    if (game.stones.has(at)) continue; // filled by a ring
    await go(page, at);
    await press(page, game.k % 2 ? 'Enter' : ' ');
    game.play(at);
  }
  assert.ok(game.over);
  const { sentence, live } = await shows(page, game);
  assert.ok(live.endsWith(sentence), live);
});

test('Escape leads from the field for typed moves back to the point where the board was left', async () => {
  const page = await open();
  await press(page, ...TO_BOARD, 'ArrowUp', 'm');
  assert.equal(await focused(page), 'move');
  await press(page, '3', 'Escape');
  assert.equal(await focused(page), '7,8');
  await press(page, 'm');
  await page.fill('#move', 'resign');
  await press(page, 'Enter');
  assert.equal(await page.isVisible('#confirm'), true);
  await press(page, 'Escape');
  assert.deepEqual([await focused(page), await page.isVisible('#confirm')], ['7,8', false], 'and says no to a question');
  await shows(page, new Rin());
});

test('the sheets open and close by keys; Escape and Close start no new game', async () => {
  const page = await open();
  const isOpen = (id) => page.evaluate((id) => document.getElementById(id).open, id);
  await click(page, '5,5');
  await page.focus('#new');
  await startSmall(page);
  await click(page, '5,5');
  const game = replay(8, ['5,5']);
  for (const [sheet, opener, stop, closes] of [
    ['new-game', 'new', /./, 'Escape'],
    ['new-game', 'new', /^exchange/, 'Escape'],
    ['new-game', 'new', /^Close/, 'Enter'],
    ['new-game', 'new', /^Close/, ' '],
    ['rules', 'Rules', /./, 'Escape'],
    ['rules', 'Rules', /^Close/, 'Enter'],
    ['rules', 'Rules', /^Close/, ' '],
    ['settings', 'Settings', /./, 'Escape'],
    ['settings', 'Settings', /^Close/, 'Enter'],
    ['share', 'share-button', /^text/, 'Escape'],
    ['share', 'share-button', /^Close/, 'Enter'],
    ['games', 'games-button', /./, 'Escape'],
    ['games', 'games-button', /^Close/, 'Enter'],
    ['keys-sheet', '?', /./, 'Escape'],
    ['keys-sheet', '?', /^Close/, 'Enter'],
  ]) {
    await page.focus(`[data-open="${sheet}"]`);
    await press(page, 'Enter');
    assert.ok(await isOpen(sheet));
    await tabTo(page, stop);
    await press(page, closes);
    assert.ok(!(await isOpen(sheet)), `${closes} closes ${sheet}`);
    assert.equal(await focused(page), opener, 'the focus returns');
    await painted(page);
    await shows(page, game, 'the game is the same');
  }
  await shows(page, game);
});

test('Escape closes the rules also after a click into their text', async () => {
  const page = await open();
  await page.click('[data-open="rules"]');
  await page.frameLocator('#guide').getByRole('heading').first().click();
  await press(page, 'Escape');
  await painted(page);
  assert.ok(!(await page.evaluate(() => document.getElementById('rules').open)));
});

test('a control keeps the focus when it can do no more, and says so', async () => {
  const page = await open();
  await click(page, '5,5');
  await page.focus('#undo');
  await press(page, 'Enter', 'Enter');
  assert.equal(await focused(page), 'undo');
  assert.equal(await page.getAttribute('#undo', 'aria-disabled'), 'true');
  await shows(page, new Rin());
});
