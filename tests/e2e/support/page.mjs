// The built page, whichever browser opens it: where it lies, and when it runs.

import { fileURLToPath } from "node:url";

export const dist = process.env.GOISHI_DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url));

/** A file of the repository. */
export const inRepo = (path) => new URL(`../../../${path}`, import.meta.url);

/** To be run in the page before anything else, for `started`. */
export function markStart() {
  const mark = () => {
    window.goishiStarted = true;
  };
  addEventListener("goishi-started", mark, { once: true });
}

/** Waits until the page's program runs, after a reload for example. */
export const started = (page) => page.waitForFunction(() => window.goishiStarted, null, { timeout: 60_000 });

export async function reload(page) {
  await page.reload();
  await started(page);
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
