// The built page, whichever browser opens it: where it lies, and when it runs.

import { fileURLToPath } from 'node:url';

export const dist = process.env.GOISHI_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * To be run in the page before anything else, for `started`. The sheets, which the page loads when one is first wanted, are
 * there from the start, so that tests need not wait for them; but not where `window.withoutSheets` is set.
 */
export function markStart() {
  addEventListener('goishi-started', async () => {
    const part = (name) => window.goishiPart?.(name) ?? import(new URL(`later/${name}.js`, document.baseURI).href);
    if (!window.withoutSheets) await part('sheets').then(({ bring }) => bring());
    // And with them the styles that come when the board is there; the page does without, if need be.
    await Promise.resolve(part('settled')).then((settled) => settled?.isStyled, () => {});
    window.goishiStarted = true;
  }, { once: true });
}

/** Waits until the page's program runs, after a reload for example. */
export async function started(page) {
  await page.waitForFunction(() => window.goishiStarted, null, { timeout: 60_000 });
}

/**
 * Waits until the function answers yes in the page, asked again and again with `arg`. For questions whose answer takes a
 * moment: `waitForFunction` takes a promise itself for a yes, and asks only once.
 */
export async function until(page, question, arg, patience = 30_000) {
  const end = Date.now() + patience;
  while (!(await page.evaluate(question, arg))) {
    if (Date.now() > end) throw new Error(`not so after ${patience} ms: ${question}`);
    await new Promise((go) => setTimeout(go, 50));
  }
}
