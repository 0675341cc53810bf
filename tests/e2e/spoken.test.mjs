// Rin by ear: what a screen reader finds and hears.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, look } from './board.mjs';
import { open } from './harness.mjs';

test('every point has a name that says where it is and what lies there', async () => {
  const page = await open();
  await click(page, '3,12', '4,4', '4,5');
  const named = (at) => page.getByRole('gridcell', { name: at, exact: true }).count();
  assert.equal(await page.getByRole('gridcell', { name: /^\d+,\d+, (empty|black|white)/ }).count(), 256);
  for (const name of ['3,12, black, move 1', '4,4, white, move 2', '4,5, white, move 3, last move', '0,0, empty']) {
    assert.equal(await named(name), 1, name);
  }
  assert.equal(await page.getByRole('grid', { name: 'Board' }).getByRole('row').count(), 16);
});

test('each move is said, with what it did and who is next', async () => {
  const page = await open();
  const said = async () => (await look(page)).live;
  assert.deepEqual([await page.getAttribute('#live', 'role'), await page.getAttribute('#alert', 'role')], ['status', 'alert']);
  await click(page, '1,1');
  assert.equal(await said(), 'Black 1,1. White to play: two stones.');
  // Black closes in on White's stone at 2,2 from four sides.
  await click(page, '2,2', '9,9', '1,2', '2,1', '9,8', '9,7', '2,3', '3,2');
  assert.equal(await said(), 'Black 3,2. The ring filled one point and killed a stone. White to play: two stones.');
  await page.click('#undo');
  assert.equal(await said(), 'Taken back. Black 2,3. Black to play: one more stone.');
  await click(page, '2,2');
  assert.match((await look(page)).alert, /^2,2: the point is occupied \(Rin, .+\)\.$/, 'a refusal at once');
  await page.click('#first');
  assert.equal(await said(), 'Move 0 of 8. The board is empty. Black to play: one stone.');
});
