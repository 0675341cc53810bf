// The computer in trouble: workers that die, fall silent or talk nonsense, and files that do not come. The game goes on, by
// itself or after a plain sentence, and nothing is lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { painted } from './board.mjs';
import { open } from './harness.mjs';
import {
  answered, begin, beginSlow, isBusy, isQuiet, silence, takeWorkers, thinksFor, thoughts, thoughtsGo,
} from './opponent.mjs';
import { choose, openText, playByMouse, says, seen, type } from './room.mjs';

const FREE = 'renju-free';
const AGAIN = 'Let it try again, or move for it.';

const workers = (page) => page.evaluate(() => window.workers.length);

/** A game against the best player, who thinks for half a second, after the first stone of ours. */
async function withStone({ before = () => {}, ...options } = {}) {
  const page = await open({ init: takeWorkers, ...options });
  await thinksFor(page, '0.5');
  await begin(page, FREE, { white: '6' });
  await before(page);
  await playByMouse(page, FREE, 'h8');
  return page;
}

/** It says what was wrong and stands still with our stone; told to, it moves after all. */
async function letsItMove(page, why) {
  await says(page, 'notice-text', `The computer did not answer (${why}). ${AGAIN}`);
  const now = await seen(page);
  assert.deepEqual(now.moves, ['h8']);
  assert.equal(now.alert, now.notice);
  assert.ok(!(await isBusy(page)));
  assert.equal(await page.innerText('#think'), 'Let it move');
  await page.evaluate(() => { window.instead = null; });
  await page.click('#think');
  await answered(page, 2);
  assert.equal((await seen(page)).notice, '');
}

test('told to move now it plays the best move so far, at once', async () => {
  const page = await open({ init: takeWorkers });
  await beginSlow(page);
  await playByMouse(page, FREE, 'h8');
  assert.equal(await page.innerText('#think'), 'Move now');
  await page.waitForFunction(() => window.told.length);
  await page.click('#think');
  const { moves } = await seen(page);
  assert.equal(moves[1], await page.evaluate(() => window.told.at(-1)));
  assert.ok(!(await isBusy(page)));
  assert.ok(await page.isHidden('#think'));
});

test('told to move now before it has a thought, it stands still and can be asked again', async () => {
  const page = await withStone({ before: silence });
  await page.click('#think');
  assert.deepEqual((await seen(page)).moves, ['h8']);
  assert.ok(!(await isBusy(page)));
  assert.equal(await page.innerText('#think'), 'Let it move');
  await page.evaluate(() => { window.instead = null; });
  await page.click('#think');
  await answered(page, 2);
});

test('a worker that is ended in mid-thought has played its best move so far', async () => {
  const page = await withStone({
    before: (page) => page.evaluate(() => {
      window.whenTold = (worker) => {
        worker.terminate();
        window.whenTold = null;
      };
    }),
  });
  const [, second] = await answered(page, 2);
  assert.equal(second, await page.evaluate(() => window.told.at(-1)));
  await playByMouse(page, FREE, 'd12');
  await answered(page, 4);
  assert.equal(await workers(page), 2, 'the next move is another\'s');
});

test('a worker that is ended before its first thought is replaced, and nobody notices', async () => {
  const page = await withStone({
    before: (page) => page.evaluate(() => {
      window.instead = (_, worker) => {
        window.instead = null;
        worker.terminate();
        return [];
      };
    }),
  });
  await answered(page, 2);
  assert.equal((await seen(page)).notice, '');
  assert.equal(await workers(page), 2);
});

test('a worker that never answers is told of, and the game waits for who wants it to go on', async () => {
  const page = await withStone({ before: silence });
  await letsItMove(page, 'the computer player does not answer');
});

test('where it does not answer one may play its move for it', async () => {
  const page = await withStone({
    before: (page) => page.evaluate(() => { window.instead = ({ id }) => [{ id, fault: 'tired' }]; }),
  });
  await says(page, 'notice-text', 'The computer did not answer (tired).');
  await playByMouse(page, FREE, 'i9');
  const now = await seen(page);
  assert.deepEqual([now.moves, now.notice], [['h8', 'i9'], '']);
  await page.evaluate(() => { window.instead = null; });
  await playByMouse(page, FREE, 'd12');
  assert.equal((await answered(page, 4))[2], 'd12', 'the next one it plays itself');
});

for (const [name, said, why] of [
  ['a move to a point that is taken', { answer: 'h8' }, 'h8'],
  ['a move of another game', { answer: '3,3' }, '3,3'],
  ['a reason in markup', { fault: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  ['markup for a move', { answer: '<b>i9</b>' }, 'the computer player does not answer'],
  ['a number for a move', { answer: 7 }, 'the computer player does not answer'],
  ['nothing for a move', { answer: null }, 'the computer player does not answer'],
]) {
  test(`${name} is told as it is, and puts no stone`, async () => {
    const page = await withStone({
      before: (page) => page.evaluate((said) => { window.instead = ({ id }) => [{ id, ...said }]; }, said),
    });
    await letsItMove(page, why);
    assert.equal(await page.locator('#page :is(img, b)').count(), 0);
  });
}

test('answers to other questions are not heard, not even those to one that was taken back', async () => {
  const page = await withStone({
    before: (page) => page.evaluate(() => {
      const wrong = (id) => [id - 1, id + 1, String(id), null].map((other) => ({ id: other, answer: 'g8' }));
      window.instead = ({ id }) => [null, 'g8', 7, ...wrong(id), { id, told: 'i9' }, { id, answer: 'i9' }, { id, answer: 'g9' }];
    }),
  });
  assert.deepEqual(await answered(page, 2), ['h8', 'i9']);
  await page.evaluate(() => {
    window.instead = ({ id }, worker) => {
      window.late = () => worker.dispatchEvent(new MessageEvent('message', { data: { id, answer: 'g7' } }));
      return [];
    };
  });
  await playByMouse(page, FREE, 'd12');
  await page.click('#undo');
  await page.evaluate(() => window.late());
  assert.deepEqual((await seen(page)).moves, ['h8', 'i9']);
  await playByMouse(page, FREE, 'd4');
  await page.evaluate(() => { window.instead = null; });
  await page.click('#think');
  await isQuiet(page);
  assert.equal((await seen(page)).moves[2], 'd4');
});

test('hints of nonsense are not shown, and markup in one is text', async () => {
  const page = await open({ init: takeWorkers });
  await choose(page, FREE);
  await playByMouse(page, FREE, 'h8');
  await page.evaluate(() => { window.instead = ({ id }) => [{ id, answer: { sentence: 'Even.', tokens: 'abc' } }]; });
  await page.click('#hint');
  await says(page, 'notice-text', 'That did not work: the computer player does not answer.');
  assert.equal(await thoughts(page), '');
  await page.evaluate(() => {
    const bad = '<img src=x onerror=alert(1)>';
    const answer = { sentence: bad, shares: bad, title: bad, share: 50, tokens: ['h8'], names: [bad], lines: [bad], each: [50] };
    window.instead = ({ id }) => [{ id, answer }];
  });
  await page.click('#hint');
  await page.waitForSelector('#thoughts p');
  assert.match(await page.innerText('#thoughts p'), /^<img/);
  assert.equal(await page.locator('img').count(), 0);
  await playByMouse(page, FREE, 'i9');
  await thoughtsGo(page);
});

test('a hint whose look comes late is not shown beside another position', async () => {
  let come;
  const late = new Promise((done) => { come = done; });
  const route = (context) => context.route('**/later/engine.css', (asked) => late.then(() => asked.continue()));
  const page = await open({ init: takeWorkers, route });
  await choose(page, FREE);
  await playByMouse(page, FREE, 'h8');
  await page.evaluate(() => {
    const answer = { sentence: 'Even.', shares: '', title: '', share: 50, tokens: ['g8'], names: ['g8'], lines: [''], each: [50] };
    window.instead = ({ id }) => [{ id, answer }];
  });
  await page.click('#hint');
  await page.waitForFunction(() => window.workers.length);
  await painted(page);
  await playByMouse(page, FREE, 'i9');
  come();
  await page.waitForFunction(() => document.adoptedStyleSheets.some(({ cssRules }) => cssRules[1]?.selectorText === '#thoughts'));
  await painted(page);
  assert.equal(await thoughts(page), '');
  await page.click('#hint');
  await page.waitForSelector('#thoughts p');
});

for (const file of ['engine/engine.wasm', 'engine/worker.js', 'later/engine.js']) {
  test(`without ${file} it says so, one may move for it, and it moves when the file is there`, async () => {
    const gone = (asked) => asked.fulfill({ status: 404 });
    const page = await withStone({ before: (page) => page.route(`**/${file}`, gone) });
    await says(page, 'notice-text', 'The computer did not answer (a part of the program could not be loaded');
    await playByMouse(page, FREE, 'i9');
    assert.deepEqual((await seen(page)).moves, ['h8', 'i9']);
    await page.unroute(`**/${file}`, gone);
    await playByMouse(page, FREE, 'd12');
    await answered(page, 4);
    page.forgive(/404/);
  });
}

test('without a connection a hint, a move and a review are plain sentences, and two people play on', async () => {
  const page = await open();
  await openText(page, 'goishi 1 renju-free\n\nh8\n');
  await page.context().setOffline(true);
  await page.click('#hint');
  await says(page, 'notice-text', 'That did not work: a part of the program could not be loaded, as without a connection.');
  assert.equal(await page.getAttribute('#hint', 'aria-pressed'), 'false');
  await type(page, 'i9', 'd12', 'resign', 'yes');
  assert.ok((await seen(page)).isOver);
  await page.click('#review');
  await says(page, 'notice-text', 'That did not work: a part of the program');
  await page.context().setOffline(false);
  page.forgive(/ERR_INTERNET_DISCONNECTED/);
});
