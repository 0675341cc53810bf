// The board in every window: its size, its pixels, and what stands beside it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brightness, click, colorAt, openSheet, painted, picture, shows } from './board.mjs';
import { open, shot } from './harness.mjs';
import { linkTo, randomGame, replay } from './rin.mjs';

const MOVES = ['0,0', '15,15', '0,15', '7,8', '8,7'];

/** The window and the board in it, when all is painted. */
async function measure(page) {
  await painted(page);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const { left, top, right, bottom, width, height } = document.getElementById('board').getBoundingClientRect();
    const canvas = document.getElementById('canvas');
    return {
      board: { left, top, right, bottom, width, height },
      canvas: { width: canvas.width, height: canvas.height, shown: canvas.getBoundingClientRect().width },
      window: { width: clientWidth, height: innerHeight, scrolls: scrollWidth - clientWidth, scale: devicePixelRatio },
      button: document.getElementById('place').checkVisibility() ? 52 : 0, // where a finger aims
    };
  });
}

/** No scrolling sideways, and the board whole, square and as large as the window allows. */
function fits({ board, window, button }, name) {
  assert.equal(window.scrolls, 0, `${name}: nothing to scroll sideways`);
  assert.equal(board.width, board.height, `${name}: square`);
  const inside = board.left >= 0 && board.top >= 0 && board.right <= window.width && board.bottom <= window.height;
  assert.ok(inside, `${name}: whole ${JSON.stringify({ board, window })}`);
  const below = Math.min(window.width, window.height - 56) * 0.85; // with the rest below it
  const beside = Math.min(window.height * 0.9 - button, Math.max(below, window.width - 360)); // or beside it
  const room = window.width >= window.height * 1.25 ? beside : below;
  assert.ok(board.width >= room, `${name}: ${board.width} of ${room}`);
}

/** One pixel of the picture for one of the screen. */
function isCrisp({ canvas, window }, name) {
  const pixels = Math.round(canvas.shown * window.scale);
  assert.deepEqual([canvas.width, canvas.height], [pixels, pixels], name);
}

const WINDOWS = [
  [320, 568], [360, 740], [740, 360], [768, 1024], [800, 800], [1280, 800], [1000, 800], [1920, 1080], [3840, 2160],
  [640, 400], [500, 400], [540, 400], [1366, 600], // 1280 x 800 at 200 %, and other odd ones
];

for (const [width, height] of WINDOWS) {
  test(`${width} x ${height}: the board is whole and nothing scrolls sideways`, async () => {
    const page = await open({ viewport: { width, height }, path: linkTo(16, MOVES) });
    const now = await measure(page);
    fits(now, 'with a notice');
    isCrisp(now, 'crisp');
    await page.click('#dismiss');
    await page.evaluate(() => scrollTo(0, 0));
    fits(await measure(page), 'without');
    await click(page, '3,3');
    await shows(page, replay(16, [...MOVES, '3,3']));
    await shot(page, `window-${width}x${height}`);
  });
}

for (const scale of [1.5, 2, 3]) {
  test(`a screen with ${scale} pixels for one: the picture uses all of them`, async () => {
    const page = await open({ viewport: { width: 412, height: 800 }, deviceScaleFactor: scale });
    isCrisp(await measure(page), `${scale}`);
    await click(page, '0,0', '15,15');
    await shows(page, replay(16, ['0,0', '15,15']));
    assert.ok(brightness(await colorAt(page, '0,0', 0.2, 0.2)) < 60, 'stones lie where the clicks were');
    assert.ok(brightness(await colorAt(page, '15,15', 0.2, 0.2)) > 200);
  });
}

/** Every button in sight that is too small for a finger. */
const small = (page) => page.evaluate(() => [...document.querySelectorAll('button:not(.cell)')]
  .map((button) => [button, button.getBoundingClientRect()])
  .filter(([, box]) => box.height > 0 && (box.height < 40 || box.width < 40))
  .map(([button, box]) => `${button.textContent} ${box.width} x ${box.height}`));

for (const [width, height] of [[320, 568], [360, 740], [740, 360]]) {
  test(`a phone of ${width} x ${height}: the board fits, and a finger can press every control`, async () => {
    const page = await open({ viewport: { width, height }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
    await click(page, ...MOVES);
    const now = await measure(page);
    fits(now, 'phone');
    isCrisp(now, 'phone');
    assert.deepEqual(await small(page), []);
    for (const sheet of ['rules', 'new-game', 'settings', 'share', 'games', 'keys-sheet']) {
      await openSheet(page, sheet);
      assert.deepEqual(await small(page), [], sheet);
      await page.keyboard.press('Escape');
    }
  });
}

test('360 x 740: the board and what is asked for are seen together, at every stage', async () => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const inSight = () => page.evaluate(() => ['board', 'sentence', 'effect', 'black-count', 'white-count']
    .map((id) => [id, document.getElementById(id).getBoundingClientRect()])
    .filter(([, box]) => box.top < 0 || box.bottom > 740 || box.left < 0 || box.right > 360).map(([id]) => id));
  assert.deepEqual(await inSight(), []);
  await click(page, '1,2', '2,2', '9,9', '2,1', '2,3', '9,8', '9,7', '3,2');
  assert.deepEqual(await inSight(), [], 'with what a ring did');
  await click(page, '3,2');
  assert.deepEqual(await inSight(), [], 'with a notice');
});

test('no word is cut off by its own box, but for the rule set in the header', async () => {
  const page = await open();
  await click(page, '7,7', '7,7');
  for (const [width, height] of [[320, 568], [360, 740], [640, 400], [1000, 800], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const cut = await page.evaluate(() => [...document.querySelectorAll('header *, aside *')]
      .filter((element) => !['rule-set', 'share-bar'].includes(element.id) && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.id} ${element.textContent.slice(0, 20)}`));
    assert.deepEqual(cut, [], `${width} x ${height}`);
  }
});

test('a window that changes: the position stays, the picture is painted anew', async () => {
  const page = await open({ viewport: { width: 1280, height: 800 }, path: linkTo(16, MOVES) });
  await page.click('#previous');
  const game = replay(16, MOVES.slice(0, 4));
  const first = await picture(page);
  for (const [width, height] of [[360, 740], [740, 360], [2000, 1200]]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(() => {
      const canvas = document.getElementById('canvas');
      return canvas.width === Math.round(canvas.getBoundingClientRect().width * devicePixelRatio);
    });
    fits(await measure(page), `${width} x ${height}`);
    await shows(page, game, `${width} x ${height}`);
    assert.ok(brightness(await colorAt(page, '0,0', 0.2, 0.2)) < 60, 'the stones are there');
    assert.ok(brightness(await colorAt(page, '15,15', 0.2, 0.2)) > 200);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForFunction(() => document.getElementById('canvas').width === 768);
  assert.equal(await picture(page), first);
  await click(page, '1,1');
  await shows(page, replay(16, [...MOVES.slice(0, 4), '1,1']), 'and clicks hit their points');
});

test('a scrollbar that comes with the moves: board, picture and points stay together', async () => {
  const page = await open({ viewport: { width: 500, height: 1060 } });
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  assert.ok(!(await scrolls()), 'at first there is room for all');
  const moves = [];
  for (let row = 0; !(await scrolls()); row++) {
    const five = [0, 3, 6, 9, 12].map((col) => `${row},${col + (row % 3)}`);
    await click(page, ...five);
    moves.push(...five);
  }
  const now = await measure(page);
  fits(now, 'with a scrollbar');
  assert.ok(Math.abs(now.canvas.shown - now.board.width) <= 1, JSON.stringify(now));
  await click(page, '15,15', '0,15', '15,0');
  await shows(page, replay(16, [...moves, '15,15', '0,15', '15,0']));
});

test('the largest and the smallest boards show each stone of a full game', async () => {
  const moves = randomGame(8);
  const game = replay(8, moves);
  const page = await open({ viewport: { width: 320, height: 568 }, path: linkTo(8, moves) });
  for (const [width, height] of [[320, 568], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((width) => document.getElementById('board').clientWidth > width * 0.5, width);
    for (const at of ['0,0', '3,4', '7,7', '4,1']) {
      const isBlack = brightness(await colorAt(page, at, 0.25, 0.25)) < 128;
      assert.equal(isBlack, game.stones.get(at) === 'black', `${at} at ${width}`);
    }
  }
});

const LANGUAGES = ['en', 'ja', 'zh', 'ru', 'de', 'fr'];

for (const lang of LANGUAGES) {
  test(`${lang}: the header and the foot are tidy, and the field for moves is in sight beside the board`, async () => {
    const page = await open();
    await openSheet(page, 'settings');
    await page.selectOption('#lang', lang);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    await page.keyboard.press('Escape');
    for (const game of ['Renju', 'Ren', 'Rin']) {
      await page.click(`[data-tab="${game}"]`);
      for (const [width, height] of [[1024, 768], [1200, 900], [1280, 1024], [1280, 720], [1366, 650], [1280, 800]]) {
        await page.setViewportSize({ width, height });
        await painted(page);
        const wrong = await page.evaluate(() => {
          const box = (selector) => document.querySelector(selector).getBoundingClientRect();
          const shares = (a, b) => a.top < b.bottom && b.top < a.bottom;
          const foot = [...document.querySelectorAll('.foot button')].map((it) => it.getBoundingClientRect().top);
          return [
            document.getElementById('headline').checkVisibility() && 'the sentence stands there twice',
            !shares(box('h1'), box('#new')) && 'New game is not beside the name',
            !shares(box('.tabs'), box('#rule-set')) && 'the rules are not beside the games',
            new Set(foot).size > 1 && 'the foot is broken',
            box('.foot').bottom > innerHeight && 'the foot is out of sight',
            box('#moves').height < 60 && 'there are no moves to be seen',
            document.querySelector('.foot').scrollWidth > document.querySelector('.foot').clientWidth && 'the foot is cut off',
          ].filter(Boolean);
        });
        assert.deepEqual(wrong, [], `${game} in ${width} x ${height}`);
      }
    }
  });
}

test('360 x 740: the way out of every sheet is in sight as it opens', async () => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const sheet of ['rules', 'new-game', 'settings', 'share', 'games', 'keys-sheet']) {
    await openSheet(page, sheet);
    const seen = await page.evaluate((id) => [...document.querySelectorAll(`#${id} [data-word="Close"], #${id} button`)]
      .filter((it) => it.textContent === 'Close').map((it) => it.getBoundingClientRect()).map(({ x, y, width, height }) => {
        const at = document.elementFromPoint(x + width / 2, y + height / 2);
        return at?.textContent;
      }), sheet);
    assert.deepEqual([...new Set(seen)], ['Close'], sheet);
    await page.keyboard.press('Escape');
  }
});
