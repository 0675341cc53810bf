// How Ren looks and sounds: squares and labels, every window, the rules, light and dark, names and what is said.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brightness, colorAt, openSheet } from './board.mjs';
import { accessibility, open, shot } from './harness.mjs';
import { before, CAPTURE, CHAIN, FOUR, hover, judgedGames, load, NIBAI, NINE, place, put, see } from './ren.mjs';

const FIRST = 'match of two, game 1';
const SECOND = 'match of two, game 2 after 12-10';

test('stones lie in squares, and every square has its name, from a1 at the bottom left', async () => {
  const page = await open();
  for (const [rules, size, middle] of [['ren', 10, 'e5'], ['ren:size=8', 8, 'd4']]) {
    await load(page, rules, '');
    await page.mouse.move(1, 1);
    const at = place(middle, size);
    const [inside, line] = [await colorAt(page, at, 0.1, 0.1), await colorAt(page, at, 0.5, 0.1)].map(brightness);
    assert.ok(line < inside - 60, `lines between the squares, none in them: ${inside} ${line}`);
    const rows = await page.evaluate(() => [...document.querySelectorAll('[role=row]')].map((row) => [...row.children].map((cell) => cell.ariaLabel)));
    const files = [...'abcdefghij'].slice(0, size);
    assert.deepEqual(rows, Array.from({ length: size }, (_, row) => files.map((file) => `${file}${size - row}, empty`)));
  }
});

test('a name says what lies there, what has become of it, and what a stone there would do', async () => {
  const page = await open();
  const names = async (...squares) => {
    const all = await page.evaluate(() => [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.ariaLabel));
    return squares.map((at) => all.find((name) => name.startsWith(`${at},`)));
  };
  await load(page, 'ren', NIBAI);
  assert.deepEqual(await names('e5', 'e6', 'e8', 'd6', 'f5', 'a1'), [
    'e5, black, move 9, scored, last move', 'e6, black, niban, scored', 'e8, black, move 7, scored',
    'd6, black, move 3, weak. A stone here replaces a weak stone (1 of 3 in succession).', 'f5, white, move 6', 'a1, empty',
  ]);
  await page.click('#previous');
  assert.deepEqual(await names('e6', 'e5'), [
    'e6, white, move 2, in atari', 'e5, empty. A stone here captures e6, adds a second stone there (nibai), scores 1 point (four in a row) and leaves 2 stones weak.',
  ]);
  await load(page, 'ren', CHAIN);
  assert.deepEqual(await names('c6', 'd6'), ['c6, white, move 24, weak, but protected by the rui limit, scored', 'd6, white, move 28, scored, last move']);
  await load(page, 'ren', CAPTURE);
  assert.deepEqual(await names('e6'), ['e6, empty, captured']);
});

test('each move is said, with what it did, how it scored and who is next', async () => {
  const page = await open();
  await load(page, 'ren', before(FOUR));
  const said = async () => (await see(page)).live;
  await put(page, 'g5');
  assert.equal(await said(), 'Black g5. The stone scores 1 point (four in a row) and leaves 1 stone weak. Black 1, White 0. White to play: in an empty square or on a weak stone.');
  await put(page, 'f5');
  assert.equal(await said(), 'White f5. The stone replaces a weak stone (1 of 3 in succession). Black to play.');
  await put(page, 'j10');
  assert.equal(await said(), 'Black j10. White to play.');
  await page.click('#first');
  assert.equal(await said(), 'Move 0 of 9. The board is empty. Rows of four or six and boxes of four, six or nine stones score. Black to play.');
  await load(page, 'ren:size=8', NINE, { event: FIRST });
  assert.equal(await said(), 'This game came with the link. White b7. The stone scores 10 points (nine in a box). Before: 0 to 1. The scores are swapped: 1 to 0. '
    + 'Nine in a box adds 10: 11 to 0. White wins: nine in a box. Match, first game. Colours are exchanged for the second.');
});

/** What is wrong with how the page lies in its window. */
const misplaced = (page) => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const board = document.getElementById('board').getBoundingClientRect();
  const isWhole = board.left >= 0 && board.top >= 0 && board.right <= clientWidth && board.bottom <= innerHeight;
  const controls = [...document.querySelectorAll('button:not(.cell), .rules label, .tabs label')].filter((it) => it.checkVisibility());
  const small = controls.filter((it) => Math.min(it.offsetHeight, it.offsetWidth) < 40).map((it) => `${it.id || it.textContent} is small`);
  const words = [...document.querySelectorAll('header *, aside *, #new-game *')].filter((it) => it.checkVisibility() && it.id !== 'rule-set' && it.clientWidth > 1);
  const cut = words.filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0).map((it) => `${it.id || it.textContent} is cut off`);
  return [...(scrollWidth > clientWidth ? ['scrolls sideways'] : []), ...(isWhole ? [] : ['the board is not whole']), ...small, ...cut];
});

for (const [what, windows] of [['phones and tablets', [[320, 568], [360, 740], [768, 1024]]], ['large screens', [[1280, 800], [3840, 2160]]]]) {
  test(`${what}: a long game fits, and a finger can press all that there is`, async () => {
    const page = await open({ hasTouch: true, isMobile: true });
    const { rules, moves } = judgedGames().reduce((long, game) => (game.moves.length > long.moves.length ? game : long));
    assert.ok(moves.length > 150);
    for (const [width, height] of windows) {
      const fits = async (when) => assert.deepEqual(await misplaced(page), [], `${width} x ${height}, ${when}`);
      await page.setViewportSize({ width, height });
      await load(page, rules, moves, { event: SECOND });
      await fits('the end');
      await load(page, rules, moves.slice(0, -1), { event: SECOND });
      await put(page, moves[0]);
      await fits('a notice');
      await shot(page, `ren-${width}x${height}`);
      await page.click('[data-open="new-game"]');
      await fits('the sheet');
      await page.keyboard.press('Escape');
    }
  });
}

test('360 x 740: the board, what is asked for and every decision are seen together', async () => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const outOfSight = () => page.evaluate(() => ['board', 'sentence', 'effect', 'nine', 'question', 'notice', 'pass', 'confirm', 'next-game']
    .map((id) => document.getElementById(id)).filter((it) => it.checkVisibility())
    .filter((it) => it.getBoundingClientRect().top < 0 || it.getBoundingClientRect().bottom > innerHeight).map((it) => it.id));
  const isShown = (id) => page.isVisible(`#${id}`);
  for (const [rules, moves, event, due, ...presses] of [
    ['ren', '', '', 'pass'], ['ren', CHAIN, SECOND, 'pass'], ['ren', CHAIN, SECOND, 'pass', 'c6'], ['ren', NIBAI, FIRST, 'pass'],
    ['ren', `${FOUR} pass`, '', 'pass'], ['ren', `${FOUR} pass pass`, FIRST, 'next-game'], ['ren:size=8', NINE, FIRST, 'next-game'],
  ]) {
    await load(page, rules, moves, { event });
    await put(page, ...presses);
    assert.ok(await isShown(due), due);
    assert.deepEqual(await outOfSight(), [], `${rules} ${moves} ${presses}`);
  }
  await load(page, 'ren', CHAIN, { event: SECOND });
  await page.evaluate(() => document.getElementById('resign').click());
  assert.ok(await isShown('confirm'));
  assert.deepEqual(await outOfSight(), [], 'a question');
});

test('the rules sheet shows those of Ren, with every board drawn', async () => {
  const page = await open();
  await load(page, 'ren', '');
  await page.click('[data-open="rules"]');
  const guide = page.frameLocator('iframe[title="Rules"]');
  await guide.locator('svg.board').first().waitFor();
  assert.equal(await guide.getByRole('heading', { level: 1 }).innerText(), 'Ren');
  assert.ok((await guide.locator('svg.board').count()) >= 20);
  assert.equal(await guide.locator('pre[data-board]').count(), 0, 'no drawing is left as text');
  assert.match(await guide.locator('body').innerText(), /© 2006 Aristides Mytaras/);
  await shot(page, 'ren-rules');
});

for (const colorScheme of ['light', 'dark']) {
  test(`${colorScheme}: axe finds nothing wrong with a game of Ren, its sheets, its rules and the end of a match`, async () => {
    const page = await open({ colorScheme });
    await load(page, 'ren', CHAIN, { ply: 25, event: FIRST });
    await hover(page, 'e7');
    assert.deepEqual(await accessibility(page, colorScheme === 'light' ? null : 'aside'), [], 'a running game');
    for (const sheet of ['new-game', 'settings', 'games']) {
      await openSheet(page, sheet);
      assert.deepEqual(await accessibility(page, `#${sheet}`), [], sheet);
      await page.keyboard.press('Escape');
    }
    await page.click('[data-open="rules"]');
    await page.frameLocator('#guide').locator('svg.board').first().waitFor();
    const guide = page.frames().find((frame) => frame.url().endsWith('guide/ren.html'));
    assert.deepEqual(await accessibility(guide), [], 'the rules');
    await page.keyboard.press('Escape');
    await load(page, 'ren:size=8', NINE, { event: SECOND });
    assert.deepEqual(await accessibility(page, 'aside'), [], 'the end of a match');
    await shot(page, `ren-${colorScheme}`);
  });
}
