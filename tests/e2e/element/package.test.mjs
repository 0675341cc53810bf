// What a release consists of: the self-contained script, and the npm package as a bundler, TypeScript and Node see it. tests/packages has the
// larger matrix.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import ts from "typescript";
import { serve } from "../../../scripts/serve.mjs";
import { ready, rested, tag } from "../support/element.mjs";
import { pageWith } from "../support/guest.mjs";
import { open } from "../support/harness.mjs";
import { dist, inRepo } from "../support/page.mjs";
import { snippets } from "../support/readme.mjs";

const RECORD = "goishi 1 renju-classical; black: Ann; h8 h9 {up} (g9) i9";
const COMPUTER = tag('rules="renju-classical" ai="black" level="1" interactive lang="de"');
let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "goishi-package-"));
  const installed = join(folder, "node_modules/goishi");
  mkdirSync(installed, { recursive: true });
  execFileSync(process.execPath, [fileURLToPath(inRepo("scripts/package.mjs")), installed], { cwd: inRepo(".") });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});

after(() => rmSync(folder, { recursive: true }));

/** Opens a file of the folder, from the disk or from an address. */
async function openFile(name, home = pathToFileURL(`${folder}/`).href) {
  const page = await open({ home, path: name, waits: false });
  await ready(page);
  return page;
}

const records = (page) => page.evaluate(() => boards.map((board) => board.record));

test("the self-contained script works from a disk: computer, languages, fences, text with paragraphs, SGF", async () => {
  cpSync(join(dist, "goishi-board.js"), join(folder, "goishi-board.js"));
  const post = [
    COMPUTER,
    `<pre><code class="language-goishi">${RECORD}</code></pre>`,
    `<div class="language-goishi highlight"><pre><code>${RECORD}</code></pre></div>`,
    `<pre class="goishi"><code>${RECORD}</code></pre>`,
    tag("", "<p>goishi 1 renju-classical<br>black: Ann</p><p>h8 h9</p>"),
    tag("", "(;GM[4]SZ[15];B[hh];W[hg])"),
  ];
  const script = '<script src="goishi-board.js" data-fences data-controls="moves"></script>';
  writeFileSync(join(folder, "post.html"), pageWith(post.join("\n"), { head: script }));
  const page = await openFile("post.html");
  await rested(page);
  const [played, fenced, coloured, classed, paragraphs, sgf] = await records(page);
  assert.match(played, /black: computer 1\n\nh8\n/);
  assert.deepEqual(
    [fenced, coloured, classed],
    Array(3).fill("goishi 1 renju-classical\nblack: Ann\n\nh8 h9 {up} (g9) i9\n"),
  );
  assert.equal(paragraphs, "goishi 1 renju-classical\nblack: Ann\n\nh8 h9\n");
  assert.match(sgf, /h8 h9/);
  assert.deepEqual(await page.evaluate(() => boards.map((board) => board.getAttribute("controls"))), [
    null,
    "moves",
    "moves",
    "moves",
    null,
    null,
  ]);
  assert.ok(page.requests.every((address) => /^(file|blob|data):/.test(address)));
});

test("a bundler makes a page of the npm package, with the computer in it", async () => {
  writeFileSync(join(folder, "main.js"), 'import "goishi";');
  await build({
    entryPoints: [join(folder, "main.js")],
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: join(folder, "site/assets"),
    logLevel: "error",
  });
  const script = '<script type="module" src="assets/main.js"></script>';
  writeFileSync(join(folder, "site/post.html"), pageWith(COMPUTER, { head: script }));
  const site = await serve(join(folder, "site"));
  const page = await openFile("post.html", site.url);
  await rested(page);
  assert.match((await records(page))[0], /\n\nh8\n$/);
  await page.context().close();
  await site.close();
});

const [DIAGRAM] = snippets("The JavaScript library", "ts");

test("Node imports the element without a document, and plays by the rules", () => {
  const program = `
    import init, { Game } from "goishi/rules";
    import { GoishiBoard } from "goishi";
    await init();
    const game = new Game("renju-classical");
    ${DIAGRAM}
    const refused = await toSVG("goishi 1 rin; 3,3", { theme: "pink" }).catch(({ message }) => message);
    console.log(game.play("h8").to_move, typeof GoishiBoard, svg.slice(0, 4), refused.slice(0, 5));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.equal(said, "white function <svg theme\n");
});

const TYPED = `
  import { GoishiBoard, upgradeFences, type GoishiBoardAttributes } from "goishi";
  import init, { Game } from "goishi/rules";
  const attributes: GoishiBoardAttributes = { rules: "rin", interactive: true, level: 2 };
  const board = document.querySelector("goishi-board");
  if (board) [board.interactive, board.moves, board.ply] = [false, ["h8"], 3];
  board?.addEventListener("move", (event) => event.detail.color);
  upgradeFences(document, attributes);
  const has: boolean | undefined = board?.interactive;
  export const all = [GoishiBoard, init, Game, has];
  // @ts-expect-error there is no such theme
  export const wrong: GoishiBoardAttributes = { theme: "pink" };`;

for (const [name, module, moduleResolution] of [
  ["bundler", ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ["node16", ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
  ["nodenext", ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
]) {
  test(`strict TypeScript knows the package, with moduleResolution ${name}`, () => {
    const file = join(folder, "typed.ts");
    writeFileSync(file, TYPED);
    const options = { strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2022, module, moduleResolution };
    const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
    assert.deepEqual(
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
      [],
    );
  });
}
