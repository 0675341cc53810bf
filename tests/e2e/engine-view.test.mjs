// What the computer player advises, and what it says of a whole game, is shown in plain words, and everybody can reach it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guest, record } from './engine.mjs';
import { accessibility, shot } from './harness.mjs';

/** Black has an open three. */
const WON = record('renju-pritchard', 'h8 a1 i8 a3 j8 a5');
/** White does not stop the three, with the sixth move. */
const GAME = record('renju-pritchard', 'h8 h9 i8 i9 j8 a1 k8 a3 l8');
/** So long a game that no button of the graph is wide. */
const LONG = record('rin:size=12', Array.from({ length: 36 }, (_, i) => `${2 * Math.floor(i / 12)},${i % 12}`).join(' '));

const hint = (page, text, { ms = 200, lang = 'en', ply = 1e6 } = {}) =>
  page.evaluate(([text, ply, ms, lang]) => engine.hint(text, ply, ms, lang), [text, ply, ms, lang]);

function review(page, text, lang = 'en') {
  return page.evaluate(async ([text, lang]) => {
    const heard = [];
    const answer = await engine.review(text, lang, (share) => heard.push(share));
    return { answer, heard };
  }, [text, lang]);
}

const rows = (page, selector) => page.locator(`#thoughts ${selector}`).allInnerTexts();

test('a hint says how it stands and lists three moves with their lines, the winning one first', async () => {
  const page = await guest();
  const [sentence, ...tokens] = (await hint(page, WON)).split('\n');
  assert.equal(sentence, 'Black wins by fours in 3.');
  assert.equal(tokens.length, 3);
  assert.ok(['g8', 'k8'].includes(tokens[0]), tokens[0]);
  assert.equal(await page.innerText('#thoughts p'), sentence);
  const list = await page.locator('#thoughts li').allTextContents();
  assert.match(list[0], new RegExp(`^A ${tokens[0]} – ([a-o]\\d+) ([a-o]\\d+) 100 %$`));
  tokens.forEach((token, i) => assert.ok(list[i].startsWith(`${'ABC'[i]} ${token}`), list[i]));
  assert.equal(await page.getAttribute('#thoughts .share', 'aria-label'), 'Black 100 %, White 0 %');
  await page.evaluate(() => engine.hide());
  assert.equal(await page.innerHTML('#thoughts'), '');
  assert.ok(await page.isHidden('#thoughts'));
});

test('every game has hints, of the position that is asked about, and decisions have one answer', async () => {
  const page = await guest();
  for (const [text, ply, count] of [
    [record('ren', 'e5 f6 e6'), 3, 3],
    [record('rin', '3,3 4,4 5,5'), 3, 3],
    [GAME, 4, 3],
    [record('renju-rif', 'h8 h9 i8'), 3, 1],
    [record('renju-rif', 'h8 h9 i8 stay a1 j8/o15 j8 a3='), 8, 1],
  ]) {
    const [sentence, ...tokens] = (await hint(page, text, { ply })).split('\n');
    assert.match(sentence, /^(Even|(Black|White) .+)\.$/);
    assert.equal(tokens.length, count, text);
    assert.equal((await rows(page, 'li')).length, count);
  }
});

test('a hint is in the language that is spoken, and in English where its words cannot be loaded', async () => {
  const page = await guest();
  assert.match(await hint(page, WON, { lang: 'de' }), /^Schwarz gewinnt mit Vieren, beim 3\. Stein von jetzt an\.\n/);
  assert.match(await hint(page, WON, { lang: 'ja' }), /^3手で黒の四追い勝ちです。\n/);
  assert.equal(await page.getAttribute('#thoughts .share', 'aria-label'), '黒100 %、白0 %');
  const poor = await guest({ route: (context) => context.route('**/words/*', (asked) => asked.fulfill({ status: 404 })) });
  assert.match(await hint(poor, WON, { lang: 'fr' }), /^Black wins/);
  poor.forgive(/404/);
});

test('a game that is looked back at has a graph, and its blunders in words', async () => {
  const page = await guest();
  const { answer, heard } = await review(page, GAME);
  assert.equal(answer, '1 blunder: Black 0, White 1.');
  assert.deepEqual(heard, [...heard].sort((a, b) => a - b));
  assert.ok(heard.length === 10 && heard.at(-1) === 1, `${heard}`);
  assert.equal(await page.innerText('#thoughts p'), answer);
  const buttons = page.locator('#thoughts .plies button');
  assert.equal(await buttons.count(), 10, 'the start and every move');
  assert.match(await buttons.nth(0).getAttribute('aria-label'), /^Start: Black \d+ %, White \d+ %$/);
  assert.match(await buttons.nth(1).getAttribute('aria-label'), /^Move 1, Black h8: Black \d+ %/);
  assert.match(await buttons.nth(6).getAttribute('aria-label'), /^Move 6, White a1: blunder; better [a-o]\d+$/);
  assert.equal(await page.locator('#thoughts .signs .blunder').count(), 1);
  const fault = page.locator('#thoughts .faults button');
  assert.equal(await fault.count(), 1);
  assert.equal(await fault.getAttribute('data-ply'), '6');
  assert.match(await fault.innerText(), /^Move 6, White a1: blunder; better/);
});

test('the position on the board is marked in the graph, and arrows go from move to move', async () => {
  const page = await guest();
  await page.evaluate(() => engine.mark(3));
  await review(page, GAME);
  const marked = () => page.evaluate(() => {
    const all = [...document.querySelectorAll('.plies button')];
    return {
      current: all.filter((button) => button.ariaCurrent).map((button) => button.dataset.ply),
      tab: all.filter((button) => button.tabIndex === 0).map((button) => button.dataset.ply),
      left: parseFloat(document.querySelector('.plies i').style.left),
    };
  });
  assert.deepEqual(await marked(), { current: ['9'], tab: ['9'], left: 95 });
  await page.evaluate(() => engine.mark(4));
  assert.deepEqual(await marked(), { current: ['4'], tab: ['4'], left: 45 });
  await page.evaluate(() => {
    window.shown = [];
    document.addEventListener('click', ({ target }) => window.shown.push(target.closest('[data-ply]').dataset.ply));
    document.addEventListener('keydown', ({ key }) => window.shown.push(key));
  });
  await page.focus('.plies button[tabindex="0"]');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'End', 'a']) await page.keyboard.press(key);
  assert.deepEqual(await page.evaluate(() => window.shown), ['5', '6', '5', '0', '9', 'a']);
  await page.click('.faults button');
  assert.equal(await page.evaluate(() => window.shown.at(-1)), '6');
  await page.evaluate(() => engine.hide());
  await page.evaluate(() => engine.mark(2));
});

test('a long game, an empty one and one of every kind can be looked back at', async () => {
  const page = await guest({ viewport: { width: 340, height: 600 } });
  for (const [text, plies] of [[LONG, 36], [record('renju-rif'), 0], [record('ren', 'e5 f6 e6 pass pass'), 5]]) {
    const { answer } = await review(page, text);
    assert.match(answer, /^(No blunders|\d+ blunders?: Black \d+, White \d+)\./);
    assert.equal(await page.locator('#thoughts .plies button').count(), plies + 1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.ok(!wide, 'nothing sticks out');
  }
});

for (const colorScheme of ['light', 'dark']) {
  test(`${colorScheme}: axe finds nothing wrong with a hint and a graph`, async () => {
    const page = await guest({ colorScheme, viewport: { width: 340, height: 640 } });
    await hint(page, GAME, { ply: 4, ms: 400 });
    await shot(page, `hint-${colorScheme}`);
    assert.deepEqual(await accessibility(page), []);
    await review(page, GAME);
    await page.evaluate(() => engine.mark(4));
    await shot(page, `review-${colorScheme}`);
    assert.deepEqual(await accessibility(page), []);
  });
}

test('where colours are chosen by the system and on touch, all is still there and large enough', async () => {
  const page = await guest({ forcedColors: 'active', hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await review(page, GAME);
  await shot(page, 'review-forced');
  const box = await page.locator('.faults button').boundingBox();
  assert.ok(box.height >= 40, `${box.height}`);
  const inSight = await page.evaluate(() => {
    const sign = getComputedStyle(document.querySelector('.signs .sign'));
    const ground = getComputedStyle(document.body);
    return sign.fill !== ground.backgroundColor;
  });
  assert.ok(inSight);
});
