// The computer as an opponent: it is one press away, answers every hand, and can be hurried, interrupted and asked again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyLink, middle } from './board.mjs';
import { open } from './harness.mjs';
import { answered, begin, beginSlow, heard, isBusy, listen, play } from './opponent.mjs';
import {
  choose, focused, openText, place, playByMouse, reload, savedGame, savedGames, says, seen, tabTo, type,
} from './room.mjs';

const FREE = 'renju-free';

const ofEngine = (page) => page.requests.map((url) => url.slice(page.home.length)).filter((path) => /engine|^blob/.test(path));

test('one press makes White the computer, and a stone by mouse is answered', async () => {
  const page = await open();
  await choose(page, FREE);
  await page.click('#computer');
  assert.equal(await page.innerText('#white-name'), 'Computer, level 3');
  assert.ok(await page.isHidden('#computer'), 'one is enough');
  assert.equal(await focused(page), '7,7', 'its button is gone, and the board has the focus');
  assert.ok(!(await isBusy(page)), 'Black begins');
  await listen(page);
  await playByMouse(page, FREE, 'h8');
  const [first, second] = await answered(page, 2);
  assert.equal(first, 'h8');
  const { sentence, live, busy } = await heard(page);
  assert.ok(sentence.includes('White is thinking …'), `${sentence}`);
  assert.ok(live.some((said) => said.startsWith(`White ${second}.`)), `${live}`);
  assert.deepEqual(busy, ['false', 'true', 'false']);
  assert.deepEqual((await savedGame(page)).head, ['white: computer 3']);
});

test('nothing of the engine is loaded before it is wanted', async () => {
  const page = await open();
  await choose(page, FREE);
  await playByMouse(page, FREE, 'h8');
  await page.click('#undo');
  await page.click('#computer');
  assert.deepEqual(ofEngine(page), []);
  await playByMouse(page, FREE, 'h8');
  await answered(page, 2);
  const paths = ofEngine(page);
  for (const name of ['later/engine.js', 'engine/engine.wasm', 'engine/worker.js']) assert.ok(paths.includes(name), `${paths}`);
});

test('two taps of a finger put a stone, and it is answered', async () => {
  const page = await open({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  const tap = async (name) => page.touchscreen.tap(...(await middle(page, place(FREE, name))));
  await choose(page, FREE);
  await page.tap('#computer');
  await tap('h8');
  assert.ok(!(await isBusy(page)), 'it is only aimed at');
  await tap('h8');
  assert.equal((await answered(page, 2))[0], 'h8');
});

test('the keyboard alone plays against it', async () => {
  const page = await open();
  await choose(page, FREE);
  await tabTo(page, '#computer');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), '7,7');
  await page.keyboard.press('Enter');
  await answered(page, 2);
  assert.equal(await focused(page), '7,7', 'the focus stays');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  assert.equal((await answered(page, 4))[2], 'k8');
  await type(page, 'a1');
  assert.equal((await answered(page, 6))[4], 'a1');
});

test('while it thinks no click, tap, key or word puts a stone, and nothing can be decided for it', async () => {
  const page = await open();
  await beginSlow(page, 'ren');
  await playByMouse(page, 'ren', 'e5');
  await playByMouse(page, 'ren', 'f6', 'a1');
  await page.keyboard.press('Enter');
  await type(page, 'b2');
  await page.keyboard.press('p');
  const now = await seen(page);
  assert.deepEqual(now.moves, ['e5']);
  assert.equal(now.sentence, 'White is thinking …');
  assert.ok(await isBusy(page));
  assert.equal(now.live, 'White is thinking …');
  assert.ok(await page.isHidden('#pass'));
  assert.equal(await page.getAttribute('#hint', 'aria-disabled'), 'true');
  await page.click('#think');
});

test('a move is taken back in mid-thought, or with the answer to it, and both come again', async () => {
  const page = await open();
  await begin(page, FREE, { white: '1' });
  await play(page, FREE, 'h8');
  const two = await answered(page, 2);
  await page.click('#undo');
  assert.deepEqual((await seen(page)).moves, []);
  assert.ok(!(await isBusy(page)), 'nothing is asked');
  await page.click('#redo');
  assert.deepEqual((await seen(page)).moves, two);
  await beginSlow(page);
  await playByMouse(page, FREE, 'h8');
  assert.ok(await isBusy(page));
  await page.click('#undo');
  assert.deepEqual((await seen(page)).moves, []);
  assert.ok(!(await isBusy(page)));
  assert.equal((await seen(page)).sentence, 'Black: a stone on the centre.');
  await page.click('#redo');
  assert.ok(await isBusy(page), 'it thinks again');
  await page.click('#undo');
});

test('who steps back is left alone, may try another move, and finds it thinking at the end', async () => {
  const page = await open();
  await begin(page, FREE, { white: '1' });
  await play(page, FREE, 'h8');
  const [, second] = await answered(page, 2);
  await page.click('#previous');
  assert.ok(!(await isBusy(page)));
  const other = ['g8', 'i8'].find((name) => name !== second);
  await playByMouse(page, FREE, other);
  assert.deepEqual((await seen(page)).moves.slice(0, 2), ['h8', other], 'a move of White\'s, by hand');
  assert.ok(!(await isBusy(page)), 'Black is to move');
});

test('who resigns while it thinks resigns for himself; a rematch exchanges the colours', async () => {
  const page = await open();
  await beginSlow(page);
  await playByMouse(page, FREE, 'h8');
  await page.click('#resign');
  assert.equal((await seen(page)).question, 'Does Black resign?');
  await page.click('#confirm');
  assert.equal((await seen(page)).sentence, 'White wins: Black resigned.');
  assert.ok(!(await isBusy(page)));
  await page.click('#rematch');
  assert.equal(await page.innerText('#black-name'), 'Computer, level 6');
  assert.equal((await seen(page)).sentence, 'Black is thinking …');
  assert.deepEqual(await answered(page, 1), ['h8']);
  assert.equal((await savedGames(page)).length, 2, 'the lost game is kept');
});

test('a reload in mid-thought loses nothing, and it thinks again', async () => {
  const page = await open();
  await beginSlow(page, FREE, '2');
  await playByMouse(page, FREE, 'h8');
  await reload(page);
  const now = await seen(page);
  assert.deepEqual(now.moves.slice(0, 1), ['h8']);
  assert.equal(await page.innerText('#white-name'), 'Computer, level 6');
  if (now.moves.length === 1) assert.equal(now.sentence, 'White is thinking …');
  await answered(page, 2);
});

test('a game that comes as a link or as a text has its computer with it', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openText(page, 'goishi 1 renju-free\nblack: Ann\nwhite: computer 2\n\nh8\n');
  await answered(page, 2);
  const link = await copyLink(page);
  const other = await open({ path: new URL(link).hash });
  await says(other, 'notice-text', 'This game came with the link.');
  assert.equal(await other.innerText('#white-name'), 'Computer, level 2');
  assert.equal(await other.innerText('#black-name'), 'Ann');
  await type(other, 'a1');
  assert.equal((await answered(other, 4))[2], 'a1');
  const strange = await open({ path: '#1;renju-free;hh;white=computer.207;1' });
  assert.equal(await strange.innerText('#white-name'), 'computer 7', 'somebody\'s name');
  assert.ok(!(await isBusy(strange)));
});
