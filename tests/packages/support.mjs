// The folder in which everything is installed, and pages that are made there.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { serve } from "../../scripts/serve.mjs";
import { browser } from "../e2e/support/launch.mjs";

export const folder = process.env.GOISHI_MATRIX;
if (!folder) throw new Error("run this by tests/packages/run.mjs");
const { resolve } = createRequire(join(folder, "package.json"));

/** A package of the folder. Some of them can only be imported, so their names are looked up by Node itself from there. */
export async function load(name) {
  const finder = join(folder, "load.mjs");
  writeFileSync(finder, "export default (name) => import(name);\n");
  return (await import(pathToFileURL(finder).href)).default(name);
}

/** The file of a module that can be required. */
export const fileOf = (name) => resolve(name);

/** A new folder for a site, with this text as its page and these scripts. */
export function site(html, scripts = {}) {
  const made = mkdtempSync(join(folder, "site-"));
  for (const [name, text] of Object.entries({ "index.html": html, ...scripts })) writeFileSync(join(made, name), text);
  mkdirSync(join(made, "out"));
  return made;
}

/** Bundles a script of a site by esbuild, for tests that are not about bundlers. */
export const bundle = (made, name = "main.js") =>
  build({
    entryPoints: [join(made, name)],
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: join(made, "out"),
    define: { "process.env.NODE_ENV": '"production"', __VUE_OPTIONS_API__: "true", __VUE_PROD_DEVTOOLS__: "false", __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false" },
    conditions: ["browser", "production"],
    logLevel: "error",
  });

/** Opens a folder in Chromium, served with these `headers` or by another `url`, does something with the page, and returns it with all complaints of the page. */
export async function visit(made, work, { headers = {}, url } = {}) {
  const server = await serve(made, 0, 1, headers);
  const { browser: chromium, end } = await browser();
  const page = await chromium.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.setDefaultTimeout(60_000);
  try {
    await page.goto(url ?? server.url);
    return { result: await work(page), complaints };
  } finally {
    await page.close();
    await end();
    await server.close();
  }
}

/** The page of a site whose script is bundled into out/. */
export const pageOf = (body, script = "out/main.js") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Post</title><link rel="icon" href="data:,"></head><body>${body}<script type="module" src="${script}"></script></body></html>`;
