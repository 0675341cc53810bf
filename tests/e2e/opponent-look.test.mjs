// Hints and the look back at a game: on the board, beside it and in words, in every window, and for everybody.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { painted, picture, reload } from './board.mjs';
import { accessibility, open, shot } from './harness.mjs';
import {
  begin, hasThoughts, hinted, isBusy, isPressed, isQuiet, listen, heard, silence, takeWorkers, thinksFor, thoughts, thoughtsGo,
} from './opponent.mjs';
import { choose, closeSheet, openSheet, openText, playByMouse, seen, type } from './room.mjs';

const FREE = 'renju-free';
/** White does not stop the three, with the sixth move. */
const GAME = 'goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8\n';
/** The same before the mistake. */
const RUNNING = 'goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8\n';

/** A page with a hint for White. */
async function withHint(options) {
  const page = await open(options);
  await openText(page, RUNNING);
  await page.click('#hint');
  await hasThoughts(page);
  return page;
}

async function withReview(options) {
  const page = await open(options);
  await openText(page, GAME);
  await page.click('#review');
  await hasThoughts(page);
  return page;
}

const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Which of these cannot be seen whole: out of the window, or with something above them. */
const covered = (page, ...selectors) => page.evaluate((selectors) => selectors.filter((selector) => {
  const it = document.querySelector(selector);
  const { left, top, right, bottom } = it.getBoundingClientRect();
  const isOn = (x, y) => it.contains(document.elementFromPoint(x, y));
  return top < 0 || bottom > innerHeight || !isOn((left + right) / 2, top + 3) || !isOn((left + right) / 2, bottom - 3);
}), selectors);

for (const [width, height] of [[1200, 800], [1280, 720], [1000, 700]]) {
  test(`${width} x ${height}: how the game ended and the graph of it are seen together`, async () => {
    const page = await withReview({ viewport: { width, height } });
    assert.deepEqual(await covered(page, '#sentence', '.graph'), []);
    await shot(page, `review-${width}`);
    await page.evaluate(() => { const aside = document.querySelector('aside'); aside.scrollTop = aside.scrollHeight; });
    assert.deepEqual(await covered(page, '#sentence'), [], 'however far one scrolls');
  });
}

test('a hint is three letters on the board, and words and lines beside it', async () => {
  const page = await open();
  await openText(page, RUNNING);
  const before = await picture(page);
  await listen(page);
  await page.click('#hint');
  assert.ok(await isPressed(page, 'hint'));
  await hasThoughts(page);
  const points = await hinted(page);
  assert.equal(points.length, 3);
  const [first] = await page.locator('#thoughts strong').allInnerTexts();
  assert.ok(points.includes(first), `${first} of ${points}`);
  const sentence = await page.innerText('#thoughts p');
  assert.match(sentence, /^(Even|(Black|White) .+)\.$/);
  assert.deepEqual(await page.locator('#thoughts li b').allInnerTexts(), ['A', 'B', 'C']);
  assert.ok(await isPressed(page, 'hint'));
  assert.notEqual(await picture(page), before);
  assert.ok((await heard(page)).live.includes(`${sentence} ${first}`), 'it is told');
  await shot(page, 'opponent-hint');
  await page.click('#hint');
  await thoughtsGo(page);
  assert.deepEqual([await hinted(page), await isPressed(page, 'hint')], [[], false]);
  await page.mouse.move(0, 0);
  assert.equal(await picture(page), before, 'a second press takes it away');
});

test('a move is as good as it is for who makes it', async () => {
  const page = await withHint();
  const first = await page.innerText('#thoughts .percent');
  const label = await page.getAttribute('#thoughts .share', 'aria-label');
  assert.equal(`White ${first}`, label.split(', ')[1]);
  await page.click('#previous');
  await page.click('#hint');
  await hasThoughts(page);
  const other = await page.getAttribute('#thoughts .share', 'aria-label');
  assert.equal(`Black ${await page.innerText('#thoughts .percent')}`, other.split(', ')[0]);
});

test('a hint goes with the next move, and with a step back', async () => {
  const page = await withHint();
  const [point] = await hinted(page);
  await type(page, point);
  await thoughtsGo(page);
  assert.deepEqual(await hinted(page), []);
  assert.ok(!(await isPressed(page, 'hint')));
  await page.click('#hint');
  await hasThoughts(page);
  await page.click('#previous');
  await thoughtsGo(page);
  assert.deepEqual(await hinted(page), []);
});

test('a hint comes by a key and by a word, and one that is thought of is stopped by a second press', async () => {
  const page = await open({ init: takeWorkers });
  await choose(page, 'rin:size=8');
  await playByMouse(page, 'rin:size=8', '3,3');
  await page.keyboard.press('h');
  await hasThoughts(page);
  await page.keyboard.press('h');
  await thoughtsGo(page);
  await type(page, 'hint');
  await hasThoughts(page);
  assert.equal(await page.inputValue('#move'), '');
  await type(page, 'hint');
  await thoughtsGo(page);
  await silence(page);
  await page.click('#hint');
  assert.ok((await isBusy(page)) && (await isPressed(page, 'hint')));
  await page.click('#hint');
  assert.ok(!(await isBusy(page)) && !(await isPressed(page, 'hint')));
  assert.equal(await thoughts(page), '');
});

test('there is a hint against the computer when it is not its turn', async () => {
  const page = await open();
  await begin(page, 'ren:size=8', { white: '1' });
  await page.click('#hint');
  await hasThoughts(page);
  const [point] = await hinted(page);
  await playByMouse(page, 'ren:size=8', point);
  await thoughtsGo(page);
  await isQuiet(page);
  assert.equal((await seen(page)).moves.length, 2);
});

/** The page shows the position after so many moves, and the graph marks it. */
async function isShown(page, ply) {
  await page.waitForFunction((ply) => {
    const marked = [...document.querySelectorAll('.plies button')].filter((button) => button.ariaCurrent);
    return marked.length === 1 && marked[0].dataset.ply === ply;
  }, String(ply));
  assert.equal((await seen(page)).shown, ply);
}

test('after the end there is a graph, whose buttons lead to the positions and which marks the one shown', async () => {
  const page = await withReview();
  assert.ok(await isPressed(page, 'review'));
  assert.equal(await page.innerText('#thoughts p'), '1 blunder: Black 0, White 1.');
  assert.equal(await page.locator('.plies button').count(), 10);
  await isShown(page, 9);
  const pictured = await page.locator('#thoughts .graph').screenshot();
  await page.click('.faults button');
  await isShown(page, 6);
  assert.notDeepEqual(await page.locator('#thoughts .graph').screenshot(), pictured, 'the mark is seen');
  await page.click('.plies [data-ply="2"]');
  await isShown(page, 2);
  await page.click('#next');
  await isShown(page, 3); // it stays while one steps
  await page.focus('.plies [tabindex="0"]');
  await page.keyboard.press('ArrowRight');
  await isShown(page, 4);
  await page.click('#last');
  await isShown(page, 9);
  await shot(page, 'opponent-review');
  await page.click('#review');
  await thoughtsGo(page);
  assert.ok(!(await isPressed(page, 'review')));
});

test('a graph goes with another game, and with a reload, and can be asked for again', async () => {
  const page = await withReview();
  await reload(page);
  assert.equal(await thoughts(page), '');
  await page.click('#review');
  await hasThoughts(page);
  await openText(page, GAME.replace('l8', 'g8'));
  await thoughtsGo(page);
  await page.click('#review');
  await hasThoughts(page);
  await page.click('#rematch');
  await thoughtsGo(page);
  assert.ok(await page.isHidden('#review'));
});

for (const colorScheme of ['light', 'dark']) {
  for (const viewport of [{ width: 360, height: 740 }, { width: 1280, height: 800 }]) {
    const size = `${viewport.width} x ${viewport.height}`;
    test(`${colorScheme}, ${size}: axe finds nothing wrong with a hint, a review and a computer that thinks`, async () => {
      const page = await open({ colorScheme, viewport, init: takeWorkers });
      const isWell = async (name) => {
        await shot(page, `opponent-${name}-${colorScheme}-${viewport.width}`);
        assert.deepEqual(await accessibility(page), [], name);
        assert.equal(await sideways(page), 0, name);
      };
      await openText(page, RUNNING);
      await page.click('#hint');
      await hasThoughts(page);
      await isWell('hint');
      await openText(page, GAME);
      await page.click('#review');
      await hasThoughts(page);
      await isWell('review');
      await thinksFor(page, '5');
      await silence(page);
      await begin(page, FREE, { black: '1' });
      await isWell('thinking');
      assert.equal((await seen(page)).sentence, 'Black is thinking …');
      await openSheet(page, 'settings');
      assert.deepEqual(await accessibility(page, '#settings'), []);
      await closeSheet(page);
    });
  }
}

/** Buttons that are too small for a finger. Those of the graph are as wide as there is room, and arrows lead through them. */
const small = (page) => page.evaluate(() => [...document.querySelectorAll('button:not(.cell, .plies button), select')]
  .map((button) => [button, button.getBoundingClientRect()])
  .filter(([, box]) => box.height > 0 && (box.height < 40 || box.width < 40))
  .map(([button, box]) => `${button.id} ${button.textContent} ${box.width} x ${box.height}`));

test('on the smallest phone nothing sticks out, and a finger can press every control', async () => {
  const phone = { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
  const page = await withHint(phone);
  assert.deepEqual([await sideways(page), await small(page)], [0, []], 'hint');
  await shot(page, 'opponent-hint-320');
  const other = await withReview(phone);
  assert.deepEqual([await sideways(other), await small(other)], [0, []], 'review');
  await shot(other, 'opponent-review-320');
  await openSheet(other, 'new-game');
  await other.selectOption('#new-game [name="white-by"]', '6');
  await painted(other);
  assert.deepEqual(await small(other), [], 'sheet');
  const wide = await other.evaluate(() => {
    const sheet = document.getElementById('new-game');
    return sheet.scrollWidth - sheet.clientWidth;
  });
  assert.equal(wide, 0);
  await shot(other, 'opponent-sheet-320');
});

test('who has chosen German is thought for in German', async () => {
  const page = await open({ init: takeWorkers });
  await openSheet(page, 'settings');
  await page.selectOption('#lang', 'de');
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  await closeSheet(page);
  await openText(page, RUNNING);
  await page.click('#hint');
  await hasThoughts(page);
  assert.match(await page.innerText('#thoughts p'), /^(Ausgeglichen|(Schwarz|Weiß) .+)\.$/);
  assert.match(await page.getAttribute('#thoughts .share', 'aria-label'), /^Schwarz \d+ %, Weiß \d+ %$/);
  await openText(page, GAME);
  await page.click('#review');
  await hasThoughts(page);
  assert.equal(await page.innerText('#thoughts p'), '1 grober Fehler: Schwarz 0, Weiß 1.');
  await silence(page);
  await openText(page, 'goishi 1 renju-free\nwhite: computer 1\n\nh8\n');
  assert.equal((await seen(page)).sentence, 'Weiß denkt nach …');
  assert.equal(await page.innerText('#think'), 'Jetzt ziehen');
  assert.equal(await page.innerText('#white-name'), 'Computer, Stufe 1');
});
