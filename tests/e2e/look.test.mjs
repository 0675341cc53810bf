// Light and dark, motion, strong contrast, and what axe says of it all.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brightness, click, colorAt, openSheet, painted, picture } from './board.mjs';
import { accessibility, open, shot } from './harness.mjs';
import { linkTo, randomGame } from './rin.mjs';

/** Every visible text whose colour differs too little from what lies behind it. */
const faint = (page) => page.evaluate(() => {
  const numbers = (color) => color.match(/[\d.]+/g).map(Number);
  const light = (color) => numbers(color).slice(0, 3).map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (element) => {
    const [red, green, blue, alpha = 1] = numbers(getComputedStyle(element).backgroundColor);
    if (alpha === 1) return `rgb(${red} ${green} ${blue})`;
    const through = numbers(behind(element.parentElement));
    return `rgb(${[red, green, blue].map((value, i) => value * alpha + through[i] * (1 - alpha)).join(' ')})`;
  };
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const hasWords = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const texts = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility()
    && hasWords(element) && !element.closest('[aria-disabled="true"]') && !['live', 'alert'].includes(element.id));
  const found = texts.map((element) => [element, ratio(light(getComputedStyle(element).color), light(behind(element)))]);
  return {
    checked: found.length,
    faint: found.filter(([, value]) => value < 4.5).map(([element, value]) => `${element.textContent} ${value.toFixed(2)}`),
  };
});

for (const colorScheme of ['light', 'dark']) {
  test(`${colorScheme}: every text stands out from its ground, also in the sheets`, async () => {
    const page = await open({ colorScheme });
    await click(page, '1,2', '2,2', '9,9', '2,1', '2,3', '9,8', '9,7', '3,2', '3,2');
    await page.click('#previous');
    await click(page, '2,3');
    for (const sheet of [null, 'rules', 'new-game', 'settings', 'share', 'games', 'keys-sheet']) {
      if (sheet) await openSheet(page, sheet);
      const seen = await faint(page);
      assert.ok(seen.checked > 15, `${seen.checked} texts`);
      assert.deepEqual(seen.faint, [], `${sheet}`);
      if (sheet) await page.keyboard.press('Escape');
    }
    await shot(page, colorScheme);
  });
}

test('axe finds nothing wrong, in a game, in the sheets and after the end', async () => {
  const page = await open();
  await click(page, '1,2', '2,2', '2,2');
  assert.deepEqual(await accessibility(page), [], 'in a game');
  for (const sheet of ['rules', 'new-game', 'games', 'keys-sheet']) {
    await openSheet(page, sheet);
    assert.deepEqual(await accessibility(page, `#${sheet}`), [], sheet);
    await page.keyboard.press('Escape');
  }
  await page.evaluate((link) => { location.hash = link; }, linkTo(8, randomGame(8)));
  await page.waitForFunction(() => / wins|draw/.test(document.getElementById('sentence').textContent));
  assert.deepEqual(await accessibility(page, 'aside'), [], 'after the end');
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await accessibility(page), [], 'in the dark');
});

test('the page follows the light while it is open, board and all', async () => {
  const page = await open({ colorScheme: 'light' });
  const ground = async () => {
    await painted(page); // the page hears of the light with the next frame
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  };
  const wood = async () => brightness(await colorAt(page, '4,4', 0.5, 0.5));
  const [paper, board, day] = [await ground(), await wood(), await picture(page)];
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.notEqual(await ground(), paper);
  assert.ok((await wood()) < board - 15, 'the wood is darker');
  await page.emulateMedia({ colorScheme: 'light' });
  assert.equal(await picture(page), day);
});

/** Everything on the page that would move by itself. */
const moving = (page) => page.evaluate(() => [...document.querySelectorAll('*')].filter((element) => element.checkVisibility()).flatMap((element) => ['', '::before', '::after']
  .map((part) => [`${element.tagName}#${element.id}${part}`, getComputedStyle(element, part || null)])
  .filter(([, style]) => style.transitionDuration !== '0s' || style.animationName !== 'none')
  .map(([name]) => name)));

test('whoever wants no motion gets none', async () => {
  const still = await open({ reducedMotion: 'reduce' });
  await click(still, '1,1', '2,2');
  assert.deepEqual(await moving(still), []);
  const page = await open({ reducedMotion: 'no-preference' });
  assert.ok((await moving(page)).length > 0, 'the bar of counts moves otherwise');
});

test('with forced colours the players, their stones due and the shares can still be told apart', async () => {
  const page = await open({ forcedColors: 'active' });
  await click(page, '1,1', '2,2', '3,3');
  const seen = await page.evaluate(() => {
    const style = (selector, part) => getComputedStyle(document.querySelector(selector), part);
    const border = (selector) => style(selector).borderTopStyle;
    return {
      forced: matchMedia('(forced-colors: active)').matches,
      stones: new Set(['.stone.black', '.stone.white'].map((stone) => style(stone).backgroundImage)).size,
      shares: new Set(['::before', '::after'].map((part) => style('#share-bar', part).backgroundColor)).size,
      due: style('#black .due', '::before').backgroundColor,
      ground: style('.card').backgroundColor,
      buttons: ['#undo', '#first', '[data-open="new-game"]'].map(border),
      enabled: style('#undo').color,
      disabled: style('#redo').color,
    };
  });
  assert.equal(seen.forced, true);
  assert.equal(seen.stones, 2);
  assert.equal(seen.shares, 2);
  assert.notEqual(seen.due, seen.ground);
  assert.deepEqual(seen.buttons, ['solid', 'solid', 'solid']);
  assert.notEqual(seen.enabled, seen.disabled);
  assert.deepEqual((await faint(page)).faint, []);
  await page.focus('[data-at="5,5"]');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'solid');
  await shot(page, 'forced-colors');
});
