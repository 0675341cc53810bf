// A whole game of every rule set, from an empty board to its result, each move of it made by hand: by mouse, by touch, and by
// keyboard alone. After every move the page shows what the library of rules says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { counted } from './ren.mjs';
import { ALL_RULES, beginBySheet, fieldsOf, isBegun, presses, savedGame, seen, tabTo, called } from './room.mjs';
import { shortGame } from './short-games.mjs';

/** What is on the page now, in one look; and where the middle of the point is that comes next, and a point's width. */
const glance = (page, next) => page.evaluate((next) => {
  const text = (id) => document.getElementById(id).textContent;
  const { dataset } = document.getElementById('page');
  const cells = [...document.querySelectorAll('.cell')];
  const signs = cells.map((cell) => ({ black: 'x', white: 'o' })[/, (\w+)/.exec(cell.ariaLabel)[1]] ?? '.');
  const size = Math.sqrt(cells.length);
  const moves = document.querySelectorAll('.move');
  const cell = next && document.querySelector(`[data-at="${next}"]`);
  cell?.scrollIntoView({ block: 'nearest' });
  const box = cell?.getBoundingClientRect();
  return {
    shown: {
      board: signs.join('').match(new RegExp(`.{${size}}`, 'g')).join('/'),
      ply: moves.length,
      word: moves[moves.length - 1]?.firstChild.data,
      over: dataset.over === 'true',
      counts: [text('black-count'), text('white-count')],
    },
    aims: dataset.confirm !== 'off',
    name: cell?.ariaLabel,
    place: text('place'),
    at: document.activeElement.dataset.at,
    middle: box && [box.x + box.width / 2, box.y + box.height / 2],
    width: box?.width,
  };
}, next);

/** What `glance` must see of a judged position. */
const wanted = ({ board, ply, move, status, score }, { counts }) => ({
  board, ply, word: move && called(move), over: status !== 'playing', counts: score ? [String(score.black), String(score.white)] : counts,
});

/**
 * Plays all of a game: `put` does what there is to do for a point, after a look at the page, and `press` for a button. A foul
 * that loses is asked about once, after the last stone.
 */
async function playWhole(page, { rules, words, positions }, { put, press }) {
  const steps = words.flatMap((word, i) => presses(rules, word, words[i - 1]).map((step, j, { length }) => ({
    ...step, judged: j === length - 1 ? positions[i] : null,
  })));
  let now = await glance(page, steps[0].point);
  for (const [i, { point, button, judged }] of steps.entries()) {
    await (point ? put(point, now) : press(button));
    if (/double|overline/.test(judged?.by)) {
      assert.match((await seen(page)).question, /and loses the game\. Play it all the same\?$/);
      await press('confirm');
    }
    if (judged?.by === 'nine') await counted(page);
    now = await glance(page, steps[i + 1]?.point);
    if (judged) assert.deepEqual(now.shown, wanted(judged, now.shown), `move ${judged.ply}`);
  }
}

/** The game is over, and everything says so: banner, list, live region and the saved text. */
async function isPlayed(page, game) {
  const now = await seen(page);
  assert.deepEqual(
    { rules: now.rules, isOver: now.isOver, sentence: now.sentence, moves: now.moves },
    { rules: game.rules, isOver: true, sentence: game.sentence, moves: game.words.map(called) },
  );
  assert.ok(now.live.includes(now.sentence), now.live);
  assert.equal(now.notice + now.question, '');
  assert.equal(await page.getAttribute('#rematch', 'aria-disabled'), 'false');
  const { rules, head, words } = await savedGame(page);
  assert.deepEqual({ rules, head, words }, { rules: game.rules, head: [], words: game.words });
}

for (const rules of ALL_RULES) {
  test(`${rules}, by mouse`, async () => {
    const game = shortGame(rules);
    const page = await open();
    await beginBySheet(page, rules);
    await playWhole(page, game, {
      put: (_, { middle }) => page.mouse.click(...middle),
      press: (id) => page.click(`#${id}`),
    });
    await isPlayed(page, game);
  });
}

const phone = () => open({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

/** In so many milliseconds a second tap on a button is no press of its own, so that nobody ends a game by passing twice at once. */
const DOUBLE_TAP = 500;

/** A stone by finger, in one of the ways that a finger has: the same point again, the button, or a point beside it. */
async function touch(page, at, { aims, middle: [x, y], width }, way) {
  await page.touchscreen.tap(x, y);
  if (!aims) return;
  const { name, place } = await glance(page, at);
  assert.match(name, /, aimed at\b/);
  const verb = name.includes(', can be removed') ? 'Remove' : 'Put';
  assert.equal(place, `${verb} the stone on ${name.split(', ')[0]}`);
  if (way === 1) return page.tap('#place');
  const inward = x > 180 ? -width : width;
  await page.touchscreen.tap(way === 2 ? x + inward : x, y);
}

for (const rules of ALL_RULES) {
  test(`${rules}, by touch on a phone`, async () => {
    const game = shortGame(rules);
    const page = await phone();
    await beginBySheet(page, rules, { press: (selector) => page.tap(selector) });
    let [ways, last] = [0, ''];
    await playWhole(page, game, {
      put: (at, now) => touch(page, at, now, ways++ % 3),
      press: async (id) => {
        if (id === last) await page.waitForTimeout(DOUBLE_TAP);
        last = id;
        await page.tap(`#${id}`);
      },
    });
    await isPlayed(page, game);
  });
}

const press = async (page, key, times = 1) => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
};

/** Arrow keys in a group of radio buttons, until the wanted one is chosen. */
async function pick(page, name, value) {
  for (let i = 0; i < 8; i++) {
    const now = await page.evaluate((name) => document.querySelector(`[name="${name}"]:checked`).value, name);
    if (now === value) return;
    await press(page, 'ArrowDown');
  }
  assert.fail(`no ${value} in ${name}`);
}

async function beginByKeyboard(page, rules) {
  const { game, base, boxes } = fieldsOf(rules);
  await tabTo(page, '#new');
  await press(page, 'Enter');
  await tabTo(page, '[name="game"]');
  await pick(page, 'game', game);
  await tabTo(page, `[name="${game}"]`);
  await pick(page, game, base);
  for (const value of boxes) {
    await tabTo(page, `[value="${value}"]`);
    await press(page, ' ');
  }
  await tabTo(page, '#start');
  await press(page, 'Enter');
  await isBegun(page, rules);
}

/** Over the board with the arrows. */
async function go(page, from, to) {
  const [down, right] = to.split(',').map((goal, axis) => Number(goal) - Number(from.split(',')[axis]));
  await press(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  await press(page, right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
}

/** A stone by keys: to the board if the focus is elsewhere, over it, and down. */
async function putByKeyboard(page, to, { at }) {
  if (!at) await tabTo(page, '.cell', 'Shift+Tab');
  await go(page, at ?? (await glance(page)).at, to);
  await press(page, 'Enter');
}

for (const rules of ALL_RULES) {
  test(`${rules}, by keyboard alone: arrows and Enter on the board, Tab to the buttons`, async () => {
    const game = shortGame(rules);
    const page = await open();
    await beginByKeyboard(page, rules);
    await tabTo(page, '.cell');
    await playWhole(page, game, {
      put: (to, now) => putByKeyboard(page, to, now),
      press: async (id) => {
        await tabTo(page, `#${id}`);
        await press(page, 'Enter');
      },
    });
    await isPlayed(page, game);
  });
}
