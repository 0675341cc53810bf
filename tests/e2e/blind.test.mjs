// The page for those who do not see it: what a screen reader is told, typed moves, and every shortcut of the list.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import {
  banner, choose, closeSheet, focused, gameOf, openSheet, place, playthrough, savedGame, seen, sizeOf, stones, type,
} from './room.mjs';

/** The browser's own tree for screen readers: each node with its role, name, and children. */
async function tree(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const seenBy = (node) => node.childIds.map((id) => byId.get(id)).filter(Boolean)
    .flatMap((child) => (child.ignored || child.role.value === 'generic' ? seenBy(child) : [read(child)]));
  const read = (node) => ({
    role: node.role.value,
    name: node.name?.value ?? '',
    properties: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
    children: seenBy(node),
  });
  return read(nodes[0]);
}

const all = (node, role) => [...(node.role === role ? [node] : []), ...node.children.flatMap((child) => all(child, role))];

const label = (page, rules, name) => page.getAttribute(`[data-at="${place(rules, name)}"]`, 'aria-label');

for (const rules of ['renju-classical', 'ren', 'rin:size=12']) {
  test(`${rules}: the board is a grid of rows of cells that are named and can be pressed`, async () => {
    const page = await open();
    await choose(page, rules);
    const [grid, ...others] = all(await tree(page), 'grid');
    assert.equal(others.length, 0);
    assert.equal(grid.name, 'Board');
    const rows = grid.children;
    const size = sizeOf(rules);
    assert.deepEqual(rows.map((row) => [row.role, row.children.length]), Array(size).fill(['row', size]));
    const cells = rows.flatMap((row) => row.children);
    assert.ok(cells.every((cell) => cell.role === 'gridcell' && cell.properties.focusable), 'all can be reached');
    const names = cells.map((cell) => cell.name.split(', ')[0]);
    const corners = gameOf(rules) === 'Rin' ? ['0,0', `${size - 1},${size - 1}`] : [`a${size}`, `${String.fromCharCode(96 + size)}1`];
    assert.ok(cells[0].name.startsWith(corners[0]) && cells.at(-1).name.startsWith(corners[1]), 'every point where it belongs');
    assert.ok(cells.every((cell) => /, empty$/.test(cell.name)), 'all empty');
    if (gameOf(rules) !== 'Rin') assert.equal(new Set(names).size, size ** 2);
    await type(page, gameOf(rules) === 'Rin' ? '3,4' : 'e5');
    const named = all(await tree(page), 'gridcell').filter((cell) => !cell.name.endsWith('empty')).map((cell) => cell.name);
    assert.deepEqual(named, gameOf(rules) === 'Rin' ? ['3,4, black, move 1, last move'] : gameOf(rules) === 'Ren' ? ['e5, black, move 1, last move'] : []);
  });
}

test('all else on the page has a role and a name, and sheets hide what is behind them', async () => {
  const page = await open();
  await type(page, '8,8', '3,3');
  const nodes = await tree(page);
  for (const role of ['button', 'combobox', 'textbox', 'list', 'region', 'group', 'main', 'complementary', 'navigation']) {
    const found = all(nodes, role);
    assert.ok(found.length > 0, `there is a ${role}`);
    if (role !== 'main') assert.deepEqual(found.filter((node) => !node.name), [], `${role}s have names`);
  }
  const called = all(nodes, 'button').map((node) => node.name);
  for (const name of ['Renju', 'Ren', 'Rin', 'New game', 'Undo', 'First position', 'Play the game by itself', 'Games', 'Keyboard shortcuts']) {
    assert.ok(called.includes(name), `${name} of ${called}`);
  }
  for (const id of ['new-game', 'games', 'share', 'rules', 'settings', 'keys-sheet']) {
    await openSheet(page, id);
    const dialogs = all(await tree(page), 'dialog');
    assert.deepEqual(dialogs.map((dialog) => [dialog.name !== '', dialog.properties.modal]), [[true, true]], id);
    assert.equal(all(await tree(page), 'grid').length, 0, `no board behind ${id}`);
    await closeSheet(page);
  }
});

test('cells say what lies there, when it came, and what holds of it', async () => {
  const page = await open();
  await choose(page, 'renju-classical');
  await type(page, 'h8');
  assert.equal(await label(page, 'renju-classical', 'h8'), 'h8, black, move 1, last move');
  await type(page, 'h9', 'i8', 'a1');
  assert.equal(await label(page, 'renju-classical', 'h8'), 'h8, black, move 1');
  assert.equal(await label(page, 'renju-classical', 'a1'), 'a1, white, move 4, last move');
  await choose(page, 'renju-classical');
  await type(page, ...'h8 h9 i8 a1 j9 a3 j10 a7'.split(' '));
  assert.equal(await label(page, 'renju-classical', 'j8'), 'j8, empty, forbidden: double three');
  await choose(page, 'rin:size=8');
  await type(page, ...'1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2'.split(' '));
  assert.equal(await label(page, 'rin:size=8', '2,2'), '2,2, black, filled');
  await choose(page, 'ren');
  const { words, positions } = playthrough('ren');
  const ply = positions.findIndex(({ replaceable }) => replaceable.length > 0);
  await type(page, ...words.slice(0, ply));
  const weak = await page.locator('.cell[aria-label*=", weak"]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  assert.ok(weak.every((name) => /^[a-j]\d+, (black|white), move \d+, weak\b/.test(name)), weak.join('; '));
  assert.deepEqual(weak.map((name) => name.split(', ')[0]).sort(), positions[ply].weak.sort());
});

test('the last row of a game is named in its cells', async () => {
  const page = await open();
  await choose(page, 'renju-free');
  const { words } = playthrough('renju-free');
  await type(page, ...words);
  const row = await page.locator('.cell[aria-label*="in the row"]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  assert.equal(row.length, 5);
  assert.ok(row.every((name) => /^\w+, black, move \d+,( last move,)? in the row$/.test(name)), row.join('; '));
});

test('moves are told when there is time for it, refusals and questions at once', async () => {
  const page = await open();
  await choose(page, 'renju-rif');
  const roles = await page.evaluate(() => ['live', 'alert'].map((id) => document.getElementById(id).role));
  assert.deepEqual(roles, ['status', 'alert']);
  await type(page, 'h8');
  assert.deepEqual(await told(page), ['Black h8. Black: a white stone beside the centre.', '']);
  await type(page, 'a1');
  const [, refusal] = await told(page);
  assert.match(refusal, /^a1: this stone belongs beside the centre \(.+\)\.$/);
  assert.equal((await seen(page)).notice, refusal);
  await type(page, 'h9', 'i8');
  assert.match((await told(page))[0], /^Black i8\. Ugetsu \(D6\)\. White: choose colours\.$/);
  await type(page, 'resign');
  assert.deepEqual((await told(page))[1], 'Does White resign?');
  await type(page, 'no', 'stay', 'bogus');
  assert.match((await told(page))[1], /^bogus is no move\. Write a point such as h8, pass, undo/);
  await type(page, 'bogus');
  assert.match((await seen(page)).alert, /^bogus is no move/, 'what is said twice is said twice');
});

/** What the polite and the assertive region say, the latter anew each time. */
async function told(page) {
  const { live, alert } = await seen(page);
  await page.evaluate(() => { document.getElementById('alert').textContent = ''; });
  return [live, alert];
}

test('the position as text goes to the clipboard, row by row', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await choose(page, 'ren:size=8');
  await type(page, 'a8', 'b1', 'h8');
  await openSheet(page, 'share');
  await page.click('#copy-board');
  await page.waitForFunction(() => document.querySelector('#share .told').textContent);
  assert.equal(await page.textContent('#share .told'), 'The position is in your clipboard.');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), [
    'Ren 8×8',
    ' 8 x . . . . . . x',
    ...[7, 6, 5, 4, 3, 2].map((row) => ` ${row} . . . . . . . .`),
    ' 1 . o . . . . . .',
    '   a b c d e f g h',
    'White to play.',
    '',
  ].join('\n'));
});

for (const rules of ['renju-rif', 'ren:size=8,rui=5,lead=6', 'rin:size=8']) {
  test(`${rules}: a whole game by typed moves alone`, async () => {
    const game = playthrough(rules);
    const page = await open();
    await choose(page, rules);
    const words = game.words.flatMap((word) => (word.endsWith('=') ? ['offer', word.slice(0, -1)] : word.split('/')));
    for (const word of words) await type(page, word);
    if (rules === 'renju-rif') await type(page, 'yes');
    const now = await seen(page);
    assert.deepEqual([now.board, now.sentence], [game.board, banner(game)]);
    assert.deepEqual((await savedGame(page)).words, game.words);
    assert.equal(await page.inputValue('#move'), '');
    await type(page, 'undo', 'undo', 'redo');
    assert.equal((await seen(page)).moves.length, game.words.length - 1);
    await type(page, 'redo');
    assert.equal((await seen(page)).sentence, banner(game));
  });
}

test('a line of typed moves goes as far as it can, and what is left can be mended', async () => {
  const page = await open();
  await choose(page, 'renju-free');
  await type(page, 'h8 I7 j1 h8 k1');
  assert.deepEqual(await stones(page), ['x h8', 'o i7', 'x j1']);
  assert.match((await seen(page)).alert, /^h8: the point is occupied/);
  assert.equal(await page.inputValue('#move'), 'h8 I7 j1 h8 k1');
  assert.equal(await focused(page), 'move');
});
