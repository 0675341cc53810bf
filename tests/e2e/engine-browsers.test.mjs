// The computer player in other browsers than Chromium: a worker from a text, a compiled program that is handed to it, a
// hint and a graph.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { ENGINES } from './engines.mjs';
import { dist } from './page.mjs';

const TEXT = 'goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8\n';
const LIMIT = { timeout: 120_000 }; // on a machine that has much else to do

let site;
before(async () => {
  site = await serve(dist);
});
after(() => site?.close());

for (const [name, start] of Object.entries(ENGINES)) {
  describe(name, () => {
    let page;
    before(async () => {
      page = await start('light');
      await page.goto(site.url);
    }, LIMIT);
    after(() => page?.close(), LIMIT);

    test('it plays, is stopped, plays again, advises and looks back', LIMIT, async () => {
      const seen = await page.evaluate(async (text) => {
        const engine = await import(new URL('later/engine.js', document.baseURI).href);
        document.getElementById('thoughts') ?? document.body.append(Object.assign(document.createElement('div'), { id: 'thoughts' }));
        const move = (level, ms) => engine.move(text, 5, level, ms, 1, 0, true);
        const first = await move(6, 300);
        const stopped = move(6, 5000);
        setTimeout(engine.stop, 200);
        const answers = [first, await stopped, await move(1, 100)];
        const hint = await engine.hint(text, 6, 300, 'en');
        const label = document.querySelector('#thoughts .share').getAttribute('aria-label');
        const review = await engine.review(text, 'fr');
        const named = document.querySelectorAll('#thoughts .plies button[aria-label]').length;
        return { answers, hint, label, review, named };
      }, TEXT);
      const [first, stopped, again] = seen.answers;
      assert.match(first, /^[a-o]\d+$/);
      assert.equal(stopped, '');
      assert.match(again, /^[a-o]\d+$/);
      assert.match(seen.hint, /^Black wins by fours in 3\.\n[gk]8\n/);
      assert.equal(seen.label, 'Black 100 %, White 0 %');
      assert.equal(seen.review, '1 gaffe : Noir 0, Blanc 1.');
      assert.equal(seen.named, 8);
    });
  });
}
