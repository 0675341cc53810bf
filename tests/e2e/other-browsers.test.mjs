// The page in other engines than Chromium: not all that it can do, but something of each kind.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { brightness, click, colorAt, middle, openLink, painted, reload } from './board.mjs';
import { ENGINES } from './engines.mjs';
import { dist, markStart, started } from './page.mjs';

const RIN = '#1;rin:size=8;;0';
// Two of Renju, which begins in the centre, not one after the other: that would be a double click, which puts one stone.
const GAMES = [['renju-classical', '7,7'], ['ren', '2,3'], ['renju-rif', '7,7'], ['rin', '15,0']];
const LIMIT = { timeout: 120_000 }; // on a machine that has much else to do

let site;
let folder;

before(async () => {
  folder = watchedCopy();
  site = await serve(folder);
});

after(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A copy of the built page that is watched from its first line on, and a page that holds it in the frame of a phone. */
function watchedCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'goishi-page-'));
  cpSync(dist, folder, { recursive: true });
  const index = join(folder, 'index.html');
  const watched = readFileSync(index, 'utf8').replace('</title>', `$&<script>(${markStart})();(${keepComplaints})()</script>`);
  writeFileSync(index, watched);
  const frame = `<iframe src="./${RIN}" width="360" height="740" style="border: 0"></iframe>`;
  writeFileSync(join(folder, 'phone.html'), `<!doctype html><title>Phone</title><body style="margin: 0">${frame}</body>`);
  return folder;
}

function keepComplaints() {
  window.complaints = [];
  const complain = (text) => window.complaints.push(text);
  // What does not arrive tells only its own element, so it is heard on the way there.
  addEventListener('error', (event) => complain(event.message ?? `failed: ${event.target.outerHTML}`), true);
  addEventListener('unhandledrejection', (event) => complain(`rejected: ${event.reason}`));
  for (const kind of ['error', 'warn']) console[kind] = (...words) => complain(`console.${kind}: ${words.join(' ')}`);
}

/** Nothing has gone wrong since the page was loaded. */
async function isWell(page) {
  const { complaints, inTrouble } = await page.evaluate(() => ({
    complaints: window.complaints,
    inTrouble: !document.getElementById('trouble').hidden,
  }));
  assert.deepEqual(complaints, [], 'the page complained');
  assert.equal(inTrouble, false, 'the page says that it has failed');
}

async function open(page, path = '') {
  await page.goto(site.url + path);
  await started(page);
}

/** What the page says of the game: stones by the names of its cells, how many moves, and what is asked for. */
const look = (page) => page.evaluate(() => {
  const cells = [...document.querySelectorAll('.cell')].map((cell) => [cell.dataset.at, cell.ariaLabel.split(', ')[1]]);
  return {
    stones: Object.fromEntries(cells.filter(([, content]) => content !== 'empty')),
    moves: document.querySelectorAll('.move').length,
    sentence: document.getElementById('sentence').textContent,
  };
});

async function shows(page, wanted, message) {
  const { stones, moves } = await look(page);
  assert.deepEqual(stones, wanted, message);
  assert.equal(moves, Object.keys(wanted).length, message);
}

async function fits(page, name) {
  await painted(page);
  const { scrolls, board, width } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const { left, right, width, height } = document.getElementById('board').getBoundingClientRect();
    return { scrolls: scrollWidth - clientWidth, board: { left, right, width, height }, width: clientWidth };
  });
  assert.equal(scrolls, 0, `${name}: nothing to scroll sideways`);
  assert.equal(board.width, board.height, `${name}: square`);
  assert.ok(board.left >= 0 && board.right <= width && board.width > 300, `${name}: ${JSON.stringify(board)} in ${width}`);
}

/** How many colours there are in the board's picture. */
const colors = (page) => page.evaluate(() => {
  const canvas = document.getElementById('canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
});

const ground = async (page) => {
  const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  return brightness(color.match(/\d+/g).map(Number));
};

/** The board is painted, and a black and a white stone on it, where the mouse has put them. */
async function paintsStones(page) {
  await openLink(page, RIN);
  await painted(page);
  assert.ok((await colors(page)) > 100, 'wood has many colours');
  await click(page, '2,3', '5,6');
  await shows(page, { '2,3': 'black', '5,6': 'white' });
  assert.ok(brightness(await colorAt(page, '2,3', 0.2, 0.2)) < 60, 'a black stone');
  assert.ok(brightness(await colorAt(page, '5,6', 0.2, 0.2)) > 180, 'a white stone');
}

for (const [name, start] of Object.entries(ENGINES)) {
  describe(name, () => {
    let page;

    before(async () => {
      page = await start('light');
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page);
    }, LIMIT);
    afterEach(() => isWell(page));
    after(() => page?.close(), LIMIT);

    test('the mouse puts stones, and they are painted where it was', LIMIT, async () => {
      await paintsStones(page);
      assert.ok((await ground(page)) > 200, 'on light ground');
    });

    test('the keyboard walks over the board and puts a stone, and the mouse takes it back', LIMIT, async () => {
      await openLink(page, RIN);
      await page.evaluate(() => document.querySelector('[data-at="4,4"]').focus());
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await shows(page, { '6,5': 'black' });
      await page.click('#undo');
      await shows(page, {}, 'undone');
    });

    test('a finger puts a stone', LIMIT, async (context) => {
      await openLink(page, RIN);
      await page.evaluate(() => addEventListener('pointerup', (event) => (window.pointer = event.pointerType), { once: true }));
      await page.touchscreen.tap(...(await middle(page, '1,6')));
      await shows(page, { '1,6': 'black' });
      if ((await page.evaluate(() => window.pointer)) !== 'touch') context.skip('this driver has no fingers');
    });

    for (const [rules, at] of GAMES) {
      test(`a new game of ${rules} opens and takes a move`, LIMIT, async () => {
        await openLink(page, `#1;${rules};;0`);
        await shows(page, {}, 'new');
        const { sentence } = await look(page);
        await click(page, at);
        await shows(page, { [at]: 'black' });
        assert.notEqual((await look(page)).sentence, sentence, 'it asks for something else now');
      });
    }

    test('a reload in the middle of a game brings it back', LIMIT, async () => {
      await openLink(page, RIN);
      await click(page, '0,0', '7,7', '0,7');
      const { sentence } = await look(page);
      await isWell(page);
      await reload(page);
      await shows(page, { '0,0': 'black', '7,7': 'white', '0,7': 'white' });
      assert.equal((await look(page)).sentence, sentence);
      await click(page, '3,3');
      await shows(page, { '0,0': 'black', '7,7': 'white', '0,7': 'white', '3,3': 'black' }, 'and it goes on');
    });

    test('nothing scrolls sideways in a wide window and in the narrowest', LIMIT, async () => {
      await openLink(page, RIN);
      await fits(page, 'wide');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.waitForFunction(() => innerWidth < 600);
      await fits(page, 'narrow');
      await click(page, '6,1');
      await shows(page, { '6,1': 'black' });
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    test('nothing scrolls sideways on a phone of 360 x 740', LIMIT, async () => {
      await page.goto(`${site.url}phone.html`);
      await page.enterFrame();
      await started(page);
      assert.deepEqual(await page.evaluate(() => [innerWidth, innerHeight]), [360, 740]);
      await fits(page, 'phone');
      await click(page, '6,1');
      await shows(page, { '6,1': 'black' });
    });

    test('where dark is wanted the page is dark, and its stones are as they were', LIMIT, async () => {
      const dark = await start('dark');
      try {
        await open(dark);
        await paintsStones(dark);
        assert.ok((await ground(dark)) < 60, 'on dark ground');
        await isWell(dark);
      } finally {
        await dark.close();
      }
    });
  });
}
