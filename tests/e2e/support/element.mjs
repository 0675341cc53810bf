// Somebody else's page with <goishi-board> in it.

import { guest, pageWith } from "./guest.mjs";

/** The text of a page with boards; `head` comes before the script that defines the element. */
export const boardsPage = (body, { head = "", script = '<script src="goishi.js"></script>', lang } = {}) =>
  pageWith(body, { head: head + script, lang });

/** A board with these attributes and this content. */
export const tag = (attributes, content = "") => `<goishi-board ${attributes}>${content}</goishi-board>`;
export const SMALL = tag('rules="rin:size=8" interactive');

/** Keeps in `window.heard` what boards tell the page, from the first moment on. */
function keepEvents() {
  window.heard = [];
  for (const kind of [
    "beforemove",
    "move",
    "positionchange",
    "aistart",
    "aiend",
    "gameover",
    "attempt",
    "failed",
    "solved",
    "remark",
    "error",
  ]) {
    // On its way to the board: an error does not come back from it.
    const keep = (event) => event.target.localName === "goishi-board" && window.heard.push([kind, event.detail]);
    addEventListener(kind, keep, { capture: true });
  }
}

/** Opens a page with this in its body, and waits until all of its boards are ready. Options are those of `boardsPage` and of `guest`. */
export async function withBoards(body, { head, script, lang, route, waits = true, ...options } = {}) {
  const page = await guest(boardsPage(body, { head, script, lang }), {
    ...options,
    route: async (context) => {
      await context.addInitScript(keepEvents);
      await route?.(context);
    },
  });
  if (waits) await ready(page);
  return page;
}

/** A part of the first board, or of the one after so many. */
export const inside = (page, name, nth = 0) =>
  page.locator("goishi-board").nth(nth).locator(`[part~="${name}"]`).first();

/** A point of the first board. */
export const pointOf = (page, at) => page.locator(`goishi-board [data-at="${at}"]`).first();

/** Changes attributes of the first board, null takes one away, and waits until it has looked at them. */
export const setAttributes = (page, attributes) =>
  page.evaluate(async (attributes) => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) board.removeAttribute(name);
      else board.setAttribute(name, value);
    }
    await null;
  }, attributes);

/** Lets every board fail with the next change of an attribute. */
export const breakBoards = (page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType("resource").map(({ name }) => name);
    const { Board } = await import(scripts.find((name) => /goishi_web-\w+\.js$/.test(name)));
    Board.prototype.changed = () => {
      throw new Error("broken");
    };
  });

/** Waits until the first board has this theme. */
export const isTheme = (page, theme) => page.waitForFunction((theme) => themeOf(board) === theme, theme);

/** Waits until every board is there, and gives the page names for the first one and all of them. */
export async function ready(page) {
  await page.waitForFunction(() => customElements.get("goishi-board"));
  await page.evaluate(async () => {
    window.boards = [...document.querySelectorAll("goishi-board")];
    [window.board] = window.boards;
    await Promise.all(window.boards.map((board) => board.ready));
  });
}

/** What the page was told since it was last asked: kinds, or with `details` all of it. */
export const heard = (page, { details = false } = {}) =>
  page.evaluate(
    (details) => window.heard.splice(0).map(([kind, detail]) => (details ? [kind, detail] : kind)),
    details,
  );

/** What the first board says of its game. */
export const state = (page) =>
  page.evaluate(() => ({
    moves: board.moves.join(" "),
    ply: board.ply,
    turn: board.turn,
    result: board.result,
    busy: board.busy,
  }));

/** The code of the error that `work` ends in, in the page. */
export const code = (page, work) =>
  page.evaluate(async (work) => {
    try {
      await new Function("board", `return ${work}`)(window.board);
      return "no error";
    } catch (error) {
      return error instanceof Error ? error.code : `not an error: ${error}`;
    }
  }, work);

/** A click of the mouse on the point at this row and column of the first board. */
export async function pressPoint(page, at) {
  const box = await pointOf(page, at).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until the first board thinks no more. */
export const rested = (page) => page.waitForFunction(() => !window.board.busy, null, { timeout: 60_000 });
