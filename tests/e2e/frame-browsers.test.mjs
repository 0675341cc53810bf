// embed.html in a frame of somebody's page, in other engines than Chromium: it is there, plays, and speaks with the page.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { ENGINES } from './engines.mjs';
import { frame, pageWith } from './frame.mjs';
import { dist } from './page.mjs';

const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do
const FRAME = frame('rules=rin:size=8&interactive&controls=full&theme=wood', 'style="width:400px;aspect-ratio:3/5;border:0"');

let site;
let folder;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goishi-frame-'));
  cpSync(dist, folder, { recursive: true });
  writeFileSync(join(folder, 'guest.html'), pageWith(FRAME));
  site = await serve(folder);
});

after(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits for the first message of this type, and gives it. */
const heard = (page, type) => page.waitForFunction((type) => window.told.find((each) => each.type === type), type);
const send = (page, message) => page.evaluate((message) => document.querySelector('iframe').contentWindow.postMessage({ goishi: 1, ...message }, '*'), message);
/** Does this in the frame, which is of the same host. */
const inside = (page, work) => page.evaluate(new Function('argument', `return (${work})(document.querySelector('iframe').contentWindow, argument)`));

for (const [name, start] of Object.entries(ENGINES)) {
  describe(name, () => {
    let page;

    before(async () => {
      page = await start('light');
      await page.setViewportSize({ width: 900, height: 800 });
      await page.goto(`${site.url}guest.html`);
    }, LIMIT);
    after(() => page?.close(), LIMIT);

    test('the board is there, is played with the mouse and by messages, and tells of it', LIMIT, async () => {
      const ready = await heard(page, 'ready');
      assert.deepEqual([ready.moves, ready.turn, ready.legalMoves.includes('7,0')], [[], 'black', true]);
      assert.ok((await heard(page, 'resize')).height > 500);
      const [x, y] = await inside(page, (frame) => {
        const around = frame.frameElement.getBoundingClientRect();
        const cell = frame.document.querySelector('goishi-board').shadowRoot.querySelector('[data-at="3,3"]').getBoundingClientRect();
        return [around.x + cell.x + cell.width / 2, around.y + cell.y + cell.height / 2];
      });
      await page.mouse.click(x, y);
      const { move, by } = await heard(page, 'move');
      assert.deepEqual([move, by], ['3,3', 'visitor']);
      await send(page, { type: 'play', move: '4,4' });
      await send(page, { type: 'play', move: 'hello', id: 5 });
      const { code, id } = await heard(page, 'error');
      assert.deepEqual([code, id], ['no-move', 5]);
      await send(page, { type: 'get', id: 6 });
      const { moves, origin } = await heard(page, 'state');
      assert.deepEqual([moves, `${origin}/`], [['3,3', '4,4'], site.url]);
    });

    test('the board is painted, wide enough, and nothing of it is cut off', LIMIT, async () => {
      await heard(page, 'ready');
      await page.waitForFunction(() => document.querySelector('iframe').contentDocument.querySelector('main').style.getPropertyValue('--side'));
      const seen = await inside(page, (frame) => {
        const { shadowRoot } = frame.document.querySelector('goishi-board');
        const canvas = shadowRoot.querySelector('canvas');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        const { scrollWidth, clientWidth } = frame.document.documentElement;
        return {
          colors: new Set(new Uint32Array(data.buffer)).size,
          share: shadowRoot.querySelector('[part~=board]').getBoundingClientRect().width / frame.innerWidth,
          sideways: scrollWidth - clientWidth,
          link: frame.document.getElementById('open').textContent,
        };
      });
      assert.ok(seen.colors > 100, `${seen.colors} colours`);
      assert.ok(seen.share >= 0.69, `${seen.share}`);
      assert.deepEqual([seen.sideways, seen.link], [0, 'Open in Goishi']);
    });
  });
}
