// How the page looks and sounds: themes, the machine's wishes, and what is heard.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brightness, colorAt, picture } from './board.mjs';
import { accessibility, open, shot } from './harness.mjs';
import { choose, closeSheet, openSheet, playByMouse, playthrough, reload, type } from './room.mjs';

const THEMES = ['wood', 'paper', 'dark', 'contrast'];
const SHEETS = ['new-game', 'games', 'share', 'settings', 'keys-sheet', 'rules'];

async function setTheme(page, theme) {
  await openSheet(page, 'settings');
  await page.selectOption('#theme', theme);
  await closeSheet(page);
}

/** What tells a theme from another. */
async function look(page) {
  const page_ = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const { backgroundColor: button } = getComputedStyle(document.getElementById('new'));
    return { theme: document.documentElement.dataset.theme, page: `${backgroundColor} ${color} ${button}` };
  });
  return { ...page_, board: await picture(page) };
}

test('each theme paints a board and a page of its own, and is kept', async () => {
  const page = await open();
  await type(page, '8,8', '3,3');
  const looks = [];
  for (const theme of THEMES) {
    await setTheme(page, theme);
    const now = await look(page);
    assert.equal(now.theme, theme);
    await reload(page);
    assert.deepEqual(await look(page), now, `${theme} after a reload`);
    assert.equal(await page.evaluate(() => localStorage.getItem('goishi.settings')), `theme=${theme}`);
    await shot(page, `theme-${theme}`);
    looks.push(now);
  }
  assert.equal(new Set(looks.map(({ board }) => board)).size, THEMES.length, 'boards');
  assert.equal(new Set(looks.map(({ page: colors }) => colors)).size, THEMES.length, 'pages');
  await setTheme(page, 'auto');
  assert.equal(await page.evaluate(() => localStorage.getItem('goishi.settings')), '');
});

test('automatic follows the machine while the page is open; a chosen theme does not', async () => {
  const page = await open({ colorScheme: 'light', route: () => {} });
  const follows = async (media, theme) => {
    await page.emulateMedia(media);
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
    return look(page);
  };
  const day = await follows({ colorScheme: 'light' }, 'wood');
  const night = await follows({ colorScheme: 'dark' }, 'dark');
  assert.notEqual(night.board, day.board);
  assert.notEqual(night.page, day.page);
  await follows({ contrast: 'more' }, 'contrast');
  await follows({ contrast: null, forcedColors: 'active' }, 'forced');
  await follows({ forcedColors: 'none', colorScheme: 'light' }, 'wood');
  await setTheme(page, 'paper');
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.equal((await look(page)).theme, 'paper');
});

/** What axe calls faint within a part of the page; all else it looks at is the same in every theme. */
async function faint(page, within) {
  if (!(await page.evaluate(() => 'axe' in window))) assert.deepEqual(await accessibility(page, 'header'), []);
  return page.evaluate(async (within) => {
    const { violations, passes } = await window.axe.run(within, { runOnly: ['color-contrast'] });
    if (!passes.length) return ['nothing was looked at'];
    return violations.flatMap(({ nodes }) => nodes.map((node) => node.html));
  }, within);
}

for (const theme of THEMES) {
  test(`${theme}: every text stands out from its ground, in the game, at its end and in the sheets`, async () => {
    const page = await open();
    await setTheme(page, theme);
    await choose(page, 'ren:size=8,rui=5,lead=6');
    const { words } = playthrough('ren:size=8,rui=5,lead=6');
    await type(page, ...words.slice(0, 20), 'e5');
    assert.deepEqual([await faint(page, 'aside'), await faint(page, 'header')], [[], []], 'in a game, with a refusal');
    await type(page, ...words.slice(20));
    assert.deepEqual(await faint(page, 'aside'), [], 'at the end');
    for (const sheet of SHEETS) {
      await openSheet(page, sheet);
      assert.deepEqual(await faint(page, `#${sheet}`), [], sheet);
      await closeSheet(page);
    }
  });
}

test('forced colours: the board keeps to the few that there are, and both colours of stones are told apart', async () => {
  const page = await open({ forcedColors: 'active' });
  await choose(page, 'rin:size=8');
  await playByMouse(page, 'rin:size=8', '2,2', '5,5');
  assert.equal((await look(page)).theme, 'forced');
  const { stones, colors } = await page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    context.drawImage(canvas, 0, 0);
    const scale = canvas.width / canvas.getBoundingClientRect().width;
    const frame = canvas.getBoundingClientRect();
    const at = (name) => {
      const { x, y, width, height } = document.querySelector(`[data-at="${name}"]`).getBoundingClientRect();
      const pixel = [x + width * 0.35 - frame.x, y + height * 0.35 - frame.y].map((place) => Math.round(place * scale));
      return context.getImageData(...pixel, 1, 1).data.slice(0, 3).join();
    };
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const count = new Map();
    for (let i = 0; i < data.length; i += 4) {
      const color = data.slice(i, i + 3).join();
      count.set(color, (count.get(color) ?? 0) + 1);
    }
    return { stones: [at('2,2'), at('5,5'), at('0,7')], colors: [...count.values()].filter((pixels) => pixels > 200).length };
  });
  assert.equal(new Set(stones.slice(0, 2)).size, 2, `${stones}`);
  assert.ok(colors <= 8, `${colors} colours fill the board`);
  assert.deepEqual(await accessibility(page), []);
});

test('whoever wants no motion gets none: not on the page, not on the board', async () => {
  const page = await open({ reducedMotion: 'reduce' });
  await choose(page, 'rin:size=8');
  await type(page, ...'1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2'.split(' '));
  const first = await picture(page);
  const moving = await page.evaluate(() => [...document.querySelectorAll('body *')].flatMap((it) => ['', '::before', '::after']
    .map((part) => getComputedStyle(it, part || null))
    .filter((style) => style.transitionDuration !== '0s' && style.transitionProperty !== 'none'))
    .length);
  assert.equal(moving, 0);
  await page.waitForTimeout(150);
  assert.equal(await picture(page), first, 'the ring has filled at once');
});

/** Counts what would be heard, and lets it be heard by nobody. */
const listen = () => {
  window.heard = { contexts: 0, sources: 0 };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.heard.contexts += 1;
    }
  };
  for (const kind of ['AudioBufferSourceNode', 'OscillatorNode']) {
    const { start } = window[kind].prototype;
    window[kind].prototype.start = function (...at) {
      window.heard.sources += 1;
      return start.apply(this, at);
    };
  }
};

test('sounds are off until they are wanted: nothing is made, nothing is loaded', async () => {
  const page = await open({ init: listen });
  await playByMouse(page, 'rin', '8,8', '3,3');
  assert.deepEqual(await page.evaluate(() => window.heard), { contexts: 0, sources: 0 });
  assert.ok(page.requests.every((url) => !url.includes('sounds')));
});

test('sounds: each stone is heard, more when a game ends, by one context; steps and undo are silent', async () => {
  const page = await open({ init: listen });
  await choose(page, 'rin:size=8');
  await openSheet(page, 'settings');
  await page.click('#sound');
  await closeSheet(page);
  const heard = async (at) => {
    await page.waitForFunction((at) => window.heard.sources >= at, at);
    return page.evaluate(() => window.heard);
  };
  await playByMouse(page, 'rin:size=8', '1,1');
  const first = await heard(1);
  assert.equal(first.contexts, 1);
  await page.click('#undo');
  await page.click('#redo');
  await page.click('#first');
  await page.click('#last');
  assert.deepEqual(await page.evaluate(() => window.heard), first);
  await playByMouse(page, 'rin:size=8', '2,2');
  const second = await heard(first.sources + 1);
  assert.deepEqual(second, { contexts: 1, sources: 2 * first.sources });
  await type(page, 'resign', 'yes');
  const third = await heard(second.sources + first.sources + 1);
  assert.equal(third.contexts, 1, 'the end is more than a stone');
});

test('forced colours in the dark: the lines and labels of the board are seen', async () => {
  const page = await open({ forcedColors: 'active', colorScheme: 'dark', route: () => {} });
  await choose(page, 'ren');
  const line = await colorAt(page, '4,4', 0.5, 0.1);
  const square = await colorAt(page, '4,4', 0.1, 0.1);
  assert.ok(Math.abs(brightness(line) - brightness(square)) > 150, `${line} on ${square}`);
});

/** Waits for the styles that come when the board is there. */
const isSettled = (page) => page.waitForFunction(() => document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0].conditionText === 'print'));

/** How many colours there are in a picture of this part of the page, or of what its pseudo-element covers. */
const tonesIn = async (page, clip) => {
  const png = await page.screenshot({ clip });
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 3).join())).size;
  }, [...png]);
};

for (const colorScheme of ['light', 'dark']) {
  test(`forced colours, ${colorScheme}: shapes tell the move shown, a switch that is on, and where a sheet ends`, async () => {
    const page = await open({ forcedColors: 'active', colorScheme, viewport: { width: 360, height: 560 }, route: () => {} });
    await isSettled(page);
    await type(page, '8,8', '3,3');
    const [current, other] = await page.evaluate(() => ['[aria-current="step"]', ':not([aria-current="step"])'].map((which) => getComputedStyle(document.querySelector(`.move${which}`)).borderStyle));
    assert.deepEqual([current, other], ['solid', 'none']);
    assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById('redo')).opacity), '1', 'what cannot be pressed can be read');
    await openSheet(page, 'settings');
    // The inside of a switch, without its edge: a knob on its ground.
    for (const id of ['numbers', 'coords']) {
      const { x, y, width, height } = await page.locator(`#${id}`).boundingBox();
      assert.ok(await tonesIn(page, { x: x + width - 48, y: y + height / 2 - 4, width: 30, height: 8 }) > 1, `the knob of ${id}`);
    }
    await shot(page, `forced-${colorScheme}-settings`);
    // Beside the way out nothing of the sheet is seen.
    for (const id of ['settings', 'share', 'keys-sheet']) {
      if (id !== 'settings') await openSheet(page, id);
      const way = await page.evaluate((id) => {
        const buttons = [...document.querySelectorAll(`#${id} button`)].filter((it) => it.checkVisibility());
        const { left, bottom } = document.getElementById(id).getBoundingClientRect();
        const box = buttons.at(-1).getBoundingClientRect();
        return { x: left + 24, y: box.bottom + 3, width: 200, height: bottom - box.bottom - 8 };
      }, id);
      assert.equal(await tonesIn(page, way), 1, `below the way out of ${id}`);
      await shot(page, `forced-${colorScheme}-${id}`);
      await closeSheet(page);
    }
  });
}

test('in the list of moves two proposed stones do not touch what stands beside them', async () => {
  const page = await open({ viewport: { width: 360, height: 740 }, path: '#1;renju-rif;hhhgigKihjfgf+jfgijhke;9' });
  const room = await page.evaluate(() => {
    const moves = [...document.querySelectorAll('.move')];
    const at = moves.findIndex((move) => move.textContent.includes('/'));
    const range = document.createRange();
    range.selectNodeContents(moves[at]);
    return moves[at].getBoundingClientRect().right - range.getBoundingClientRect().right;
  });
  assert.ok(room >= 4, `${room} pixels are left`);
});
