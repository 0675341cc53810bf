// Somebody else's page with boards in it, on the same origin as the built files.

import { open } from './harness.mjs';

/** The page around `body`; `head` comes before the script that defines the element. */
export const guestPage = (body, { head = '', script = '<script src="goishi.js"></script>', lang = 'en' } = {}) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Guest</title><meta name="viewport" content="width=device-width">
  <link rel="icon" href="data:,">${head}${script}</head><body><main><h1>Guest</h1>${body}</main></body></html>`;

/** Keeps in `window.heard` what boards tell the page, from the first moment on. */
function keepEvents() {
  window.heard = [];
  for (const kind of ['beforemove', 'move', 'positionchange', 'aistart', 'aiend', 'gameover', 'remark', 'error']) {
    addEventListener(kind, (event) => {
      if (event.target.localName === 'goishi-board') window.heard.push([kind, event.detail]);
    });
  }
}

/**
 * Opens a page with this in its body, and waits until all of its boards are ready. `headers` are sent with it, `route` may
 * change the context first; `head`, `script` and `lang` are those of `guestPage`, other options the browser's.
 */
export async function guest(body, { headers = {}, route, head, script, lang, waits = true, ...options } = {}) {
  const html = guestPage(body, { head, script, lang });
  const answer = (asked) => asked.fulfill({ contentType: 'text/html', headers, body: html });
  const page = await open({
    path: 'guest.html',
    waits: false,
    route: async (context) => {
      await context.addInitScript(keepEvents);
      await context.route('**/guest.html', answer);
      await route?.(context);
    },
    ...options,
  });
  if (waits) await ready(page);
  return page;
}

/** Waits until every board is there, and gives the page names for the first one and all of them. */
export async function ready(page) {
  await page.waitForFunction(() => customElements.get('goishi-board'));
  await page.evaluate(async () => {
    window.boards = [...document.querySelectorAll('goishi-board')];
    [window.board] = window.boards;
    await Promise.all(window.boards.map((board) => board.ready));
  });
}

/** What the page was told since it was last asked: kinds, or with `details` all of it. */
export const heard = (page, { details = false } = {}) =>
  page.evaluate((details) => window.heard.splice(0).map(([kind, detail]) => (details ? [kind, detail] : kind)), details);

/** What the first board says of its game. */
export const state = (page) =>
  page.evaluate(() => ({ moves: board.moves.join(' '), ply: board.ply, turn: board.turn, result: board.result, busy: board.busy }));

/** The code of the error that `work` ends in, in the page. */
export const code = (page, work) =>
  page.evaluate(async (work) => {
    try {
      await new Function('board', `return ${work}`)(window.board);
      return 'no error';
    } catch (error) {
      return error instanceof Error ? error.code : `not an error: ${error}`;
    }
  }, work);

/** A click of the mouse on the point at this row and column of the first board. */
export async function press(page, at) {
  const box = await page.locator(`goishi-board [data-at="${at}"]`).first().boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Keeps the answers to requests like `pattern` back until `release` is called; `route` is an option of `guest`. */
export function held(pattern) {
  let release;
  const released = new Promise((done) => (release = done));
  const route = (context) => context.route(pattern, async (asked) => {
    await released;
    await asked.continue().catch(() => {}); // the page may be closed by then
  });
  return { route, release };
}

/** Waits until the first board thinks no more. */
export const rested = (page) => page.waitForFunction(() => !window.board.busy, null, { timeout: 60_000 });
