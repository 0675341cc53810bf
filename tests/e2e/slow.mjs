// A slow machine for the scripts that measure: a browser in which the pages' main thread runs at a quarter of its
// speed.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const SLOWDOWN = 4;
const VIEWPORT = { width: 1280, height: 800 };

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });

/** A slowed page in a context of its own, with an empty cache, and its `session` in the browser's protocol. */
export async function open(browser, options = {}) {
  const context = await browser.newContext({ viewport: VIEWPORT, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return Object.assign(page, { session });
}

/** Lets the page run as fast as it can. */
export const setFree = (page) => page.session.send("Emulation.setCPUThrottlingRate", { rate: 1 });

/** The one file of a built folder whose name ends so. */
export const builtFile = (folder, end) =>
  join(
    folder,
    readdirSync(folder).find((name) => name.endsWith(end)),
  );

/** The number below which this part of them lies: 0.5 for the median. */
export function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))];
}
