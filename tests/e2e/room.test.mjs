// The room to play in: games and rule sets at hand, the sheet for a new one, and all that stands beside the board.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { painted, picture } from './board.mjs';
import { open, shot } from './harness.mjs';
import {
  ALL_RULES, beginBySheet, choose, closeSheet, focused, gameOf, isBegun, isOpen, openSheet, openText, playByMouse, playthrough,
  reload, RULES, savedGame, savedGames, seen, sizeOf, stones, type,
} from './room.mjs';

const text = (page, id) => page.locator(`#${id}`).evaluate((it) => (it.checkVisibility() ? it.textContent.trim() : ''));

const players = async (page) => [await text(page, 'black-name'), await text(page, 'white-name')];

test('every game is one tap away, every rule set one choice more', async () => {
  const page = await open();
  for (const game of ['Renju', 'Ren', 'Rin', 'Ren', 'Renju']) {
    await page.click(`[data-tab="${game}"]`);
    const pressed = await page.locator('[data-tab]').evaluateAll((tabs) => tabs.filter((tab) => tab.ariaPressed === 'true').map((tab) => tab.dataset.tab));
    assert.deepEqual(pressed, [game]);
    const listed = await page.locator('#rule-set option').evaluateAll((options) => options.map((option) => option.value));
    assert.deepEqual(listed.sort(), [...RULES[game]].sort());
    assert.equal((await seen(page)).size, sizeOf((await seen(page)).rules));
  }
  for (const rules of ALL_RULES) {
    if ((await seen(page)).game !== gameOf(rules)) await page.click(`[data-tab="${gameOf(rules)}"]`);
    await page.selectOption('#rule-set', rules);
    await isBegun(page, rules);
  }
  assert.deepEqual((await savedGames(page)).length, 1, 'games without a move leave no trace');
});

test('a tab returns to the game of that name which is still open', async () => {
  const page = await open();
  await choose(page, 'renju-free');
  await type(page, 'h8', 'i7');
  await choose(page, 'ren:size=8');
  await type(page, 'a1');
  await page.click('[data-tab="Renju"]');
  const renju = await seen(page);
  assert.deepEqual([renju.rules, renju.moves], ['renju-free', ['h8', 'i7']]);
  await page.click('[data-tab="Ren"]');
  assert.deepEqual((await seen(page)).moves, ['a1']);
  await type(page, 'resign', 'yes');
  await page.click('[data-tab="Renju"]');
  await page.click('[data-tab="Ren"]');
  const next = await seen(page);
  assert.deepEqual([next.rules, next.moves], ['ren:size=8', []], 'what is over is not gone on with');
});

/** The sheet as it is filled in. */
const sheet = (page) => page.evaluate(() => [...document.querySelectorAll('#new-game input')]
  .filter((field) => !/radio|checkbox/.test(field.type) || field.checked)
  .filter((field) => field.checkVisibility() || field.name === 'game')
  .map((field) => `${field.name}=${field.value}`));

test('the sheet remembers what was chosen: in the game, for the other games, and after a reload', async () => {
  const page = await open();
  await beginBySheet(page, 'rin:size=12', { texts: { black: 'Rika', white: 'Rob' } });
  await beginBySheet(page, 'ren:size=8,lead=6', { texts: { black: 'Ann', white: 'Ben', clock: '10+5' } });
  assert.deepEqual(await players(page), ['Ann', 'Ben']);
  assert.equal(await text(page, 'white-clock'), '10:00');
  const filled = ['game=Ren', 'Ren=ren:size=8', 'option=lead=6', 'black=Ann', 'white=Ben', 'clock=10+5'];
  for (const when of ['in the game', 'after a reload']) {
    await openSheet(page, 'new-game');
    assert.deepEqual(await sheet(page), filled, when);
    await page.click('#new-game label:has([value="Rin"])');
    assert.deepEqual((await sheet(page)).slice(0, 2), ['game=Rin', 'Rin=rin:size=12'], `${when}, for Rin`);
    await closeSheet(page);
    await reload(page);
  }
  assert.equal((await seen(page)).rules, 'ren:size=8,lead=6', 'a look at the sheet changes nothing');
});

test('names can be exchanged, and a clock that is none keeps the sheet open', async () => {
  const page = await open();
  await openSheet(page, 'new-game');
  await page.fill('[name="black"]', 'Ann');
  await page.fill('[name="white"]', 'Ben');
  await page.click('#exchange');
  assert.deepEqual([await page.inputValue('[name="black"]'), await page.inputValue('[name="white"]')], ['Ben', 'Ann']);
  for (const clock of ['soon', '0+5', '10', '10/0', '-1+1']) {
    await page.fill('[name="clock"]', clock);
    await page.click('#start');
    assert.ok(await isOpen(page, 'new-game'), clock);
  }
  await page.fill('[name="clock"]', '30/20');
  await page.click('#start');
  assert.deepEqual(await players(page), ['Ben', 'Ann']);
  assert.equal(await text(page, 'black-clock'), '30:00');
});

test('a rule set from the list is played by the same people with the same clock', async () => {
  const page = await open();
  await beginBySheet(page, 'renju-classical', { texts: { black: 'Ann', white: 'Ben', clock: '5+3' } });
  await type(page, 'h8');
  await page.selectOption('#rule-set', 'renju-pritchard');
  await isBegun(page, 'renju-pritchard');
  assert.deepEqual(await players(page), ['Ann', 'Ben']);
  assert.equal(await text(page, 'black-clock'), '5:00');
});

test('a rematch: the same rules, exchanged colours, the old game kept; only when a game is over', async () => {
  const page = await open();
  await beginBySheet(page, 'rin:size=8', { texts: { black: 'Ann', white: 'Ben', clock: '10+5' } });
  assert.ok(!(await page.isVisible('#rematch')));
  await type(page, '3,3');
  await page.click('#resign');
  await page.click('#confirm');
  assert.equal((await seen(page)).sentence, 'Black wins: White resigned.');
  await page.click('#rematch');
  await isBegun(page, 'rin:size=8');
  assert.deepEqual(await players(page), ['Ben', 'Ann']);
  assert.equal(await text(page, 'white-clock'), '10:00');
  assert.match(await focused(page), /^\d,\d$/, 'the board is next');
  assert.ok(!(await page.isVisible('#rematch')));
  assert.equal((await savedGames(page))[0].text.includes('3,3 resign'), true);
});

test('resigning asks first, and whoever says no plays on', async () => {
  const page = await open();
  await choose(page, 'ren');
  await page.click('#resign');
  assert.deepEqual([(await seen(page)).question, await page.isVisible('#confirm')], ['Does Black resign?', true]);
  await page.click('#cancel');
  assert.deepEqual([(await seen(page)).isOver, (await seen(page)).question, await page.isVisible('#confirm')], [false, '', false]);
  await playByMouse(page, 'ren', 'e5');
  await page.click('#resign', { clickCount: 2 });
  assert.equal((await seen(page)).isOver, false, 'a double click does not answer the question');
  await page.click('#confirm');
  const over = await seen(page);
  assert.deepEqual([over.isOver, over.sentence], [true, 'Black wins: White resigned.']);
  assert.deepEqual((await savedGame(page)).words, ['e5', 'resign']);
});

test('the game plays by itself, a move each second, until it ends or somebody stops it', async () => {
  const page = await open({ route: (context) => context.clock.install() });
  await openText(page, 'goishi 1 renju-free\n\nh8 i7 j1 a1');
  const shown = async () => (await seen(page)).shown;
  await page.clock.pauseAt(Date.now() + 3_600_000); // from now on time passes only when it is told to
  await page.click('#autoplay');
  assert.equal(await shown(), 0);
  await page.clock.runFor(1300);
  assert.equal(await shown(), 1);
  await page.clock.runFor(1000);
  assert.equal(await shown(), 2);
  await page.click('#autoplay');
  await page.clock.runFor(3000);
  assert.equal(await shown(), 2, 'stopped');
  await page.click('#autoplay');
  await page.clock.runFor(1300);
  assert.equal(await shown(), 3, 'it goes on from there');
  await page.clock.runFor(3000);
  assert.equal(await shown(), 4);
  assert.equal(await page.getAttribute('#autoplay', 'aria-pressed'), 'false', 'it ends with the game');
  await page.click('#autoplay');
  await page.click('#next');
  await page.clock.runFor(3000);
  assert.equal(await shown(), 1, 'a step by hand stops it');
});

/** Games that end with a ring that fills, with a captured stone and a niban, and with a plain stone. */
const ENDED = {
  'rin:size=8': '1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2',
  ren: 'e7 e6 d6 d5 f6 f5 e8 e4 e5',
  'renju-free': 'h8 i7 j1 a1 b2 c3',
};

for (const [rules, moves] of Object.entries(ENDED)) {
  test(`${rules}: a game that plays by itself asks for a few frames a move, and for none at its end`, async () => {
    const page = await open({ route: (context) => context.clock.install() });
    await openText(page, `goishi 1 ${rules}\n\n${moves}`);
    await page.clock.pauseAt(Date.now() + 3_600_000); // from now on there is a frame each 16 ms of this clock, on a busy machine too
    await page.evaluate(() => {
      window.asked = 0;
      const ask = window.requestAnimationFrame;
      window.requestAnimationFrame = (then) => {
        window.asked += 1;
        return ask.call(window, then);
      };
    });
    const framesInASecond = async () => {
      const before = await page.evaluate(() => window.asked);
      await page.clock.runFor(1000);
      return (await page.evaluate(() => window.asked)) - before;
    };
    const isPlaying = async () => (await page.getAttribute('#autoplay', 'aria-pressed')) === 'true';
    await page.click('#autoplay');
    const frames = [];
    while ((await isPlaying()) && frames.length < 20) frames.push(await framesInASecond());
    assert.equal((await seen(page)).shown, moves.split(' ').length);
    const most = 16 + 6; // a quarter of a second in which something moves, and a look at the time now and then
    assert.ok(frames.every((asked) => asked <= most), `second by second: ${frames.join(' ')}`);
    await page.clock.runFor(2000); // the last move comes to rest
    assert.equal(await framesInASecond(), 0, 'then none');
  });
}

test('variations stand in the list; each can become the game, and none is lost', async () => {
  const page = await open();
  await openText(page, 'goishi 1 renju-free\n\nh8 i7 (g7 j1) (i9) k1 a1');
  const branches = () => page.locator('.branch').allTextContents();
  assert.deepEqual([(await seen(page)).moves, await branches()], [['h8', 'i7', 'k1', 'a1'], ['or g7', 'or i9']]);
  await page.click('.branch >> text=g7');
  const other = await seen(page);
  assert.deepEqual([other.moves, other.shown, await branches()], [['h8', 'g7', 'j1'], 2, ['or i7', 'or i9']]);
  assert.deepEqual(await stones(page), ['x h8', 'o g7']);
  await page.click('.move[data-ply="1"]');
  await playByMouse(page, 'renju-free', 'h9');
  assert.deepEqual((await branches()).sort(), ['or g7', 'or i7', 'or i9']);
  await page.click('.branch >> text=i7');
  assert.deepEqual((await seen(page)).moves, ['h8', 'i7', 'k1', 'a1']);
  await reload(page);
  assert.deepEqual((await branches()).sort(), ['or g7', 'or h9', 'or i9']);
});

test('numbers are painted on the stones, and those of stones that are gone are listed', async () => {
  const page = await open();
  await choose(page, 'ren');
  const { words, positions } = playthrough('ren');
  await type(page, ...words.slice(0, 12));
  const captured = [9, 11].map((ply) => positions[ply].captured.join());
  assert.deepEqual([...captured, words[11]], [words[1], words[9], words[1]], 'the second and the tenth are gone, the twelfth is where the second was');
  const [plain, list] = [await picture(page), await text(page, 'hidden-numbers')];
  assert.equal(list, '');
  await openSheet(page, 'settings');
  await page.click('#numbers');
  await closeSheet(page);
  assert.notEqual(await picture(page), plain);
  assert.equal(await text(page, 'hidden-numbers'), `12 = 2, ${words[9]} = 10`);
  await shot(page, 'numbers');
  for (const list of [`${words[1]} = 2, ${words[9]} = 10`, `${words[1]} = 2`, `${words[1]} = 2`, '']) {
    await page.click('#previous');
    assert.equal(await text(page, 'hidden-numbers'), list);
  }
});

test('the comment on the move shown is read beside the board, as it was written', async () => {
  const page = await open();
  await openText(page, 'goishi 1 renju-free\nblack: Ann\n\nh8 {the <b>centre</b>,\nas always} i7 j1 {far}');
  assert.equal(await text(page, 'comment'), 'far');
  await page.click('#previous');
  assert.equal(await text(page, 'comment'), '');
  await page.click('#previous');
  assert.equal(await text(page, 'comment'), 'the <b>centre</b>,\nas always');
});

for (const [width, height] of [[360, 740], [1280, 800]]) {
  test(`${width} x ${height}: the result is a banner beside the board, never over it`, async () => {
    const page = await open({ viewport: { width, height } });
    for (const rules of ['renju-free', 'ren:size=8,rui=5,lead=6', 'rin:size=8']) {
      await choose(page, rules);
      const style = () => page.locator('#sentence').evaluate((it) => getComputedStyle(it).backgroundColor);
      const before = await style();
      await type(page, ...playthrough(rules).words);
      await page.evaluate(() => scrollTo(0, 0));
      await painted(page);
      assert.notEqual(await style(), before, 'a banner');
      const covered = await page.evaluate(() => [...document.querySelectorAll('.cell')].filter((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) !== cell;
      }).map((cell) => cell.dataset.at));
      assert.deepEqual(covered, []);
      const { y, height: tall } = await page.locator('#sentence').boundingBox();
      assert.ok(y + tall <= height, 'the result is seen with the board');
    }
  });
}
