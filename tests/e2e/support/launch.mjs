// Chromium for the tests. `run.mjs` starts one for all files; a file that is run by itself starts its own.

import { chromium } from "playwright-core";

const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  // Scrollbars take their room, as they do on most desks.
  ignoreDefaultArgs: ["--hide-scrollbars"],
  // Tests may run as root, on a machine without a graphics card or a network; the browser is told not to look for either.
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/** A browser that several programs can connect to. */
export const launch = () => chromium.launchServer(LAUNCH);

/** The browser of `run.mjs`, or one of our own where there is none or it does not answer; `end()` when it is not needed any more. */
export async function browser() {
  const shared = process.env.GOISHI_BROWSER;
  const found = shared && (await chromium.connect(shared, { timeout: 20_000 }).catch(() => null));
  if (found) return { browser: found, end: () => found.close() };
  const server = await launch();
  // Now and then a browser that is asked to close never does; one that is killed does not even have to answer.
  return { browser: await chromium.connect(server.wsEndpoint()), end: () => server.kill() };
}
