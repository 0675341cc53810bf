// <goishi-board> in other engines than Chromium: something of each kind.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { guestPage } from './element.mjs';
import { ENGINES } from './engines.mjs';
import { dist } from './page.mjs';

const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do
const BODY = `<goishi-board rules="rin:size=8" interactive ai level="1"></goishi-board>
  <goishi-board controls="steps,moves">goishi 1 renju-classical\n\nh8 h9 i9 {Kagetsu}</goishi-board>`;

/** Keeps what goes wrong, and says when both boards are there. */
function watch() {
  window.complaints = [];
  addEventListener('error', (event) => window.complaints.push(event.message ?? event.detail?.message ?? 'not loaded'), true);
  addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
  addEventListener('load', async () => {
    await customElements.whenDefined('goishi-board');
    window.boards = [...document.querySelectorAll('goishi-board')];
    await Promise.all(window.boards.map((board) => board.ready));
    window.areReady = true;
  });
}

let site;
let folder;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goishi-guest-'));
  cpSync(dist, folder, { recursive: true });
  writeFileSync(join(folder, 'guest.html'), guestPage(BODY, { head: `<script>(${watch})()</script>` }));
  site = await serve(folder);
});

after(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The middle of a point of the first board, in the window. */
const middle = (page, at) => page.evaluate((at) => {
  const box = window.boards[0].shadowRoot.querySelector(`[data-at="${at}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}, at);

for (const [name, start] of Object.entries(ENGINES)) {
  describe(name, () => {
    let page;

    before(async () => {
      page = await start('light');
      await page.setViewportSize({ width: 900, height: 800 });
      await page.goto(`${site.url}guest.html`);
      await page.waitForFunction(() => window.areReady);
    }, LIMIT);
    after(() => page?.close(), LIMIT);

    test('boards are painted, played with the mouse, answered by the computer, and handed out', LIMIT, async () => {
      await page.mouse.click(...(await middle(page, '3,3')));
      await page.waitForFunction(() => window.boards[0].moves.length === 3 && !window.boards[0].busy);
      const seen = await page.evaluate(async () => {
        const [first, second] = window.boards;
        const canvas = first.shadowRoot.querySelector('canvas');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        second.goTo(1);
        return {
          first: first.moves[0],
          turn: first.turn,
          colors: new Set(new Uint32Array(data.buffer)).size,
          second: [second.moves.join(' '), second.ply],
          theme: first.shadowRoot.querySelector('.root').dataset.theme,
          text: await second.toSGF(),
          complaints: window.complaints,
        };
      });
      assert.ok(seen.colors > 100, `${seen.colors} colours`);
      assert.match(seen.text, /^\(;FF\[4\]/);
      assert.deepEqual({ ...seen, colors: 0, text: '' }, {
        first: '3,3', turn: 'black', colors: 0, second: ['h8 h9 i9', 1], theme: 'wood', text: '', complaints: [],
      });
    });

    test('the keyboard plays', LIMIT, async () => {
      await page.evaluate(() => window.boards[0].focus());
      const before = await page.evaluate(() => window.boards[0].moves.length);
      const free = await page.evaluate(() => window.boards[0].legalMoves[0]);
      const [row, col] = free.split(',').map(Number);
      const way = { ArrowUp: 7, ArrowLeft: 7, ArrowDown: row, ArrowRight: col, Enter: 1 }; // from the upper left corner
      for (const [key, times] of Object.entries(way)) {
        for (let i = 0; i < times; i++) await page.keyboard.press(key);
      }
      await page.waitForFunction((before) => window.boards[0].moves.length > before, before);
      assert.equal(await page.evaluate((before) => window.boards[0].moves[before], before), free);
    });
  });
}
