// Bundlers make a page of the npm package without settings of their own, and the computer plays in it.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { bundle, load, pageOf, site, visit } from "./support.mjs";

const BOARD = '<goishi-board rules="renju-classical" ai="black" level="1" interactive lang="fr"></goishi-board>';
const MAIN = { "main.js": 'import "goishi";' };

/** Each bundles main.js of a folder, and returns the folder to be served. */
const BUNDLERS = {
  esbuild: async (made) => {
    await bundle(made);
    return made;
  },
  vite: async (made) => {
    const { build } = await load("vite");
    await build({ root: made, base: "./", logLevel: "error", build: { outDir: "built" } });
    return join(made, "built");
  },
  webpack: async (made) => {
    const { default: webpack } = await load("webpack");
    const compiler = webpack({ mode: "production", context: made, entry: "./main.js", output: { path: join(made, "out") }, performance: false });
    const stats = await promisify(compiler.run.bind(compiler))();
    assert.equal(stats.hasErrors(), false, stats.toString());
    return made;
  },
  rollup: async (made) => {
    const { rollup } = await load("rollup");
    const { nodeResolve } = await load("@rollup/plugin-node-resolve");
    const bundled = await rollup({ input: join(made, "main.js"), plugins: [nodeResolve({ browser: true })] });
    await bundled.write({ dir: join(made, "out"), format: "es" });
    return made;
  },
  parcel: async (made) => {
    const { Parcel } = (await load("@parcel/core")).default ?? (await load("@parcel/core"));
    const bundler = new Parcel({
      entries: join(made, "index.html"),
      defaultConfig: "@parcel/config-default",
      mode: "production",
      shouldDisableCache: true,
      defaultTargetOptions: { distDir: join(made, "built"), publicUrl: "./" },
    });
    await bundler.run();
    return join(made, "built");
  },
};
const reads = { vite: "main.js", parcel: "main.js" };

for (const [name, make] of Object.entries(BUNDLERS)) {
  test(`${name} builds a page in which the computer plays`, async () => {
    const served = await make(site(pageOf(BOARD, reads[name] ?? "out/main.js"), MAIN));
    const { result, complaints } = await visit(served, async (page) => {
      await page.waitForFunction(() => document.querySelector("goishi-board").moves?.length === 1);
      return page.evaluate(() => document.querySelector("goishi-board").record);
    });
    assert.match(result, /black: computer 1\n\nh8\n$/);
    assert.deepEqual(complaints, []);
  });
}
