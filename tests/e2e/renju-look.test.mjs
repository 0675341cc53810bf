// How Renju looks: labels, dots, the middle, every window, every sheet, light and dark.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brightness, colorAt, openSheet, painted } from './board.mjs';
import { accessibility, open, shot } from './harness.mjs';
import { load, place, put, RULES, see } from './renju.mjs';

test('the labels are a to o at the bottom and 1 to 15 on the left, and every point is called as they say', async () => {
  // The picture's texts are caught where they are painted.
  const page = await open({ init: () => {
    window.texts = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      window.texts.push([text, x, y]);
      return fillText.call(this, text, x, y);
    };
  } });
  await painted(page);
  await page.evaluate(() => { window.texts = []; });
  await load(page, 'renju-free', '');
  await painted(page);
  const [texts, cell, side] = await page.evaluate(
    () => [window.texts, document.querySelector('.cell').getBoundingClientRect().width, document.getElementById('canvas').width],
  );
  const files = texts.filter(([text]) => /[a-o]/.test(text)).sort((a, b) => a[1] - b[1]);
  const ranks = texts.filter(([text]) => /\d/.test(text)).sort((a, b) => b[2] - a[2]);
  assert.equal(files.map(([text]) => text).join(''), 'abcdefghijklmno', 'from the left');
  assert.equal(ranks.map(([text]) => text).join(' '), '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'from the bottom');
  assert.ok(files.every(([, , y]) => y > side - cell && y < side) && ranks.every(([, x]) => x > 0 && x < cell), 'along the edge');
  const names = await page.evaluate(() => [...document.querySelectorAll('.row')].map((row) => [...row.children].map((cell) => cell.getAttribute('aria-label').split(',')[0])));
  assert.deepEqual(names, Array.from({ length: 15 }, (_, row) => [...'abcdefghijklmno'].map((file) => `${file}${15 - row}`)), 'a1 is bottom left');
});

test('five dots for orientation, and the middle is highlighted in the three games that want it', async () => {
  const page = await open();
  for (const rules of RULES) {
    await load(page, rules, '');
    await page.mouse.move(1, 1);
    // Just inside its edge and just outside.
    const [inside, outside] = [await colorAt(page, place('f10'), -0.35, -0.35), await colorAt(page, place('e11'), 0.35, 0.35)].map(brightness);
    assert.equal(inside - outside > 8, /classical|free/.test(rules), `${rules}: ${inside} ${outside}`);
  }
  const isDotted = async (at) => brightness(await colorAt(page, place(at), 0.06, 0.06)) < 100;
  for (const at of ['h8', 'd4', 'd12', 'l4', 'l12']) assert.ok(await isDotted(at), at);
  for (const at of ['d8', 'h4']) assert.ok(!(await isDotted(at)), at);
});

// So far from the centre lies the edge of where the next stone must lie; `out` if it must lie outside.
const LIMITS = [
  ['renju-rif', '', 0], ['renju-rif', 'h8', 1], ['renju-rif', 'h8 i9', 2], ['renju-pritchard', '', 0],
  ['renju-classical', 'h8 h9', 2], ['renju-free', 'h8', 2], ['renju-free', 'h8 i9', 2, 'out'],
];

for (const theme of ['wood', 'paper', 'dark', 'contrast', 'forced']) {
  test(`${theme}: where the opening holds the next stone to is framed, as long as it does`, async () => {
    const page = await open({ path: `?theme=${theme === 'forced' ? 'auto' : theme}`, forcedColors: theme === 'forced' ? 'active' : 'none' });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
    await page.mouse.move(1, 1);
    // Halfway between two lines, on the frame's left edge, beyond it and within it.
    const tones = async (far) => {
      const tone = async (aside) => brightness(await colorAt(page, place('h8'), -far - 0.5 + aside, 0.25));
      return [await tone(0), await tone(-0.2), await tone(0.2)];
    };
    for (const [rules, moves, far, out] of LIMITS) {
      await load(page, rules, moves);
      const [edge, beyond, within] = await tones(far);
      assert.ok(beyond - edge > 50 && within - edge > 50, `${rules} ${moves}: ${edge} between ${beyond} and ${within}`);
      if (out) assert.ok(beyond - within > 10, `what is closed is shaded: ${within} ${beyond}`);
      await shot(page, `limit-${theme}-${rules}-${moves.split(' ').filter(Boolean).length}`);
    }
    for (const [rules, moves] of [['renju-rif', 'h8 i9 j10'], ['renju-pritchard', 'h8']]) {
      await load(page, rules, moves);
      const [edge, beyond, within] = await tones(2);
      assert.ok(Math.abs(beyond - edge) < 15 && Math.abs(within - edge) < 15, `no frame: ${edge} ${beyond} ${within}`);
    }
    await load(page, 'renju-classical', 'h8 h9 i8');
    const [edge, beyond, within] = await tones(2);
    assert.ok(Math.abs(beyond - within) > 5, `the field of the board stays: ${beyond} ${within}`);
    assert.ok(Math.max(beyond, within) - edge < 50, 'but is fainter than the frame was');
  });
}

/** Where the decisions and what is asked for lie outside the window, and whether it scrolls sideways. */
const outOfSight = (page) => page.evaluate(() => {
  const shown = ['#board', '#sentence', '#question', '.card .choices button'].flatMap((it) => [...document.querySelectorAll(it)]).filter((it) => it.checkVisibility());
  const outside = shown.filter((it) => {
    const { top, bottom, left, right } = it.getBoundingClientRect();
    return top < 0 || left < 0 || right > document.documentElement.clientWidth || bottom > innerHeight;
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return [...outside.map((it) => it.id), ...(scrollWidth > clientWidth ? ['scrolls sideways'] : [])];
});

// Every stage at which something is decided beside the board.
const STAGES = [
  ['renju-rif', ''], ['renju-rif', 'h8 h9 h10'], ['renju-rif', 'h8 h9 h10 swap'], ['renju-rif', 'h8 h9 h10 swap a1', 'g7'],
  ['renju-rif', 'h8 h9 h10 swap a1 g7/i7'], ['renju-rif', 'h8 h9 h10 swap a1 g7/o1 g7 a3= '],
  ['renju-rif', 'h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5', 'i8'], ['renju-rif', 'h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5', 'i8', 'i8'],
  ['renju-classical-swap', 'h8 h9 h10 stay a1', 'g7'], ['renju-classical-swap', 'h8 h9 h10 stay a1 g7/i7 g7'],
  ['renju-rif:referee=players', 'h8 h9 h10'], ['renju-rif:referee=players', 'h8 h9 h10 swap a1 g7/o1 g7 a3='],
];

for (const [width, height] of [[360, 740], [320, 568]]) {
  test(`${width} x ${height}: the board and every decision are seen together`, async () => {
    const page = await open({ viewport: { width, height }, hasTouch: true, isMobile: true });
    for (const [rules, moves, ...presses] of STAGES) {
      await load(page, rules, moves);
      await page.evaluate(() => scrollTo(0, 0));
      await put(page, ...presses);
      await painted(page);
      assert.deepEqual(await outOfSight(page), [], `${rules} ${moves} ${presses}: ${(await see(page)).sentence}`);
      const small = await page.evaluate(() => [...document.querySelectorAll('aside button')].filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 40).map((it) => it.id));
      assert.deepEqual(small, [], 'a finger can press them');
    }
    await shot(page, `renju-${width}x${height}`);
    for (const sheet of ['new-game', 'settings', 'share', 'games', 'keys-sheet', 'rules']) {
      await openSheet(page, sheet);
      const wide = await page.evaluate((id) => {
        const { left, right } = document.getElementById(id).getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth || document.getElementById(id).scrollWidth > document.getElementById(id).clientWidth;
      }, sheet);
      assert.ok(!wide, `${sheet} is as wide as the window at most`);
      await page.keyboard.press('Escape');
    }
  });
}

for (const colorScheme of ['light', 'dark']) {
  test(`${colorScheme}: axe finds nothing wrong with a game of Renju, its sheets and its rules`, async () => {
    const page = await open({ colorScheme });
    await load(page, 'renju-rif', 'h8 h9 h10');
    assert.deepEqual(await accessibility(page, 'aside'), [], 'the choice of colours');
    for (const sheet of ['new-game', 'settings', 'share', 'games', 'keys-sheet', 'rules']) {
      await openSheet(page, sheet);
      assert.deepEqual(await accessibility(page, `#${sheet}`), [], sheet);
      await page.keyboard.press('Escape');
    }
    const guide = page.frames().find((frame) => frame.url().endsWith('guide/renju.html'));
    const found = (await accessibility(guide)).map((line) => line.split(':')[0]);
    assert.deepEqual([...new Set(found)], [], 'the rules');
    await load(page, 'renju-rif', 'h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5');
    await put(page, 'i8');
    assert.deepEqual(await accessibility(page, 'aside'), [], 'a question');
    await page.click('#confirm');
    assert.deepEqual(await accessibility(page), [], 'the end');
  });
}
