// The self-contained script of the package, without a bundler: from a disk, from another site, and under a strict policy.

import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { folder, site, visit } from "./support.mjs";

const BOARD = '<goishi-board rules="renju-classical" ai="black" level="1" interactive lang="ru"></goishi-board>';
const page = (script) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Post</title><link rel="icon" href="data:,"><script src="${script}"></script></head><body>${BOARD}</body></html>`;

/** A folder with the script of the package. */
function withScript(html) {
  const made = site(html);
  cpSync(join(folder, "node_modules/goishi/board.js"), join(made, "board.js"));
  return made;
}

/** The computer has played on the board of that page. */
async function plays(made, options) {
  const { result, complaints } = await visit(
    made,
    async (page) => {
      await page.waitForFunction(() => document.querySelector("goishi-board").moves?.length === 1);
      return page.evaluate(() => document.querySelector("goishi-board").record);
    },
    options,
  );
  assert.match(result, /black: computer 1\n\nh8\n$/);
  assert.deepEqual(complaints, []);
}

test("from a disk", () => {
  const made = withScript(page("board.js"));
  return plays(made, { url: pathToFileURL(join(made, "index.html")).href });
});

test("from another site", async () => {
  const other = await serve(withScript(""));
  await plays(site(page(`${other.url}board.js`)));
  await other.close();
});

test("under a strict policy", () =>
  plays(withScript(page("board.js")), {
    headers: {
      "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:; worker-src blob:",
    },
  }));
