// The computer player as a page asks it, without our page: www/later/engine.js, its worker, and a place for what it shows.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from './harness.mjs';
import { dist } from './page.mjs';

const style = readFileSync(join(dist, 'index.html'), 'utf8').match(/style-\w+\.css/)[0];

const GUEST = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guest</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="${style}">
  <main><h1>Guest</h1><div id="thoughts" hidden></div></main>
  <script type="module">window.engine = await import('./later/engine.js');</script>`;

/**
 * A page with `engine`, what the script exports. `route` may change the context first; `init` is run in the page before
 * anything else; other options are the browser's.
 */
export async function guest({ route, ...options } = {}) {
  const answer = (asked) => asked.fulfill({ contentType: 'text/html', body: GUEST });
  const page = await open({
    path: 'guest.html',
    waits: false,
    route: async (context) => {
      await context.route('**/guest.html', answer);
      await route?.(context);
    },
    ...options,
  });
  await page.waitForFunction(() => window.engine);
  return page;
}

/** The record text of these moves. */
export const record = (rules, words = '') => `goishi 1 ${rules}\n\n${words}\n`;

/** What the player answers in the last position of a record; `told` are the moves that it told on the way. */
export function move(page, text, { level = 6, ms = 100, seed = 1, losing = 0, resigns = true } = {}) {
  return page.evaluate(async ([text, level, ms, seed, losing, resigns]) => {
    const told = [];
    const start = performance.now();
    const answer = await engine.move(text, 1e6, level, ms, seed, losing, resigns, (token) => told.push(token));
    return { answer, told, took: performance.now() - start };
  }, [text, level, ms, seed, losing, resigns]);
}
