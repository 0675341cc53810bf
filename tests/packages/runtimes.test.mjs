// The rules and the diagrams outside a browser, and the types of the package with strict compilers.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { snippets } from "../e2e/support/readme.mjs";
import { folder } from "./support.mjs";

const PROGRAM = `
  import init, { Game } from "goishi/rules";
  import { toSVG } from "goishi/diagram";
  import { GoishiBoard } from "goishi";
  await init();
  const game = new Game("renju-classical");
  const svg = await toSVG("goishi 1 renju-classical; h8 h9", { width: 300, marks: false });
  console.log(game.play("h8").to_move, game.legalMoves().length > 0, typeof GoishiBoard, svg.slice(0, 4));
`;

/** Runs the program with these words of a command line. */
function said(command, ...words) {
  writeFileSync(join(folder, "program.mjs"), PROGRAM);
  return execFileSync(command, [...words, "program.mjs"], { cwd: folder, encoding: "utf8" });
}

test("Node", () => assert.equal(said(process.execPath), "white true function <svg\n"));

test("Deno, with no permission but to read", () => {
  const deno = join(folder, "node_modules/deno/deno");
  assert.equal(said(deno, "run", "--quiet", "--node-modules-dir=manual", "--allow-read"), "white true function <svg\n");
});

const TYPED = `
  import { GoishiBoard, upgradeFences, type GoishiBoardAttributes } from "goishi";
  import init, { Game, type Position } from "goishi/rules";
  import { toSVG } from "goishi/diagram";
  import fences from "goishi/remark";
  ${snippets("npm", "ts")[0]}
  const attributes: GoishiBoardAttributes = { rules: "rin", interactive: true, level: 2, marks: "off" };
  const board = document.querySelector("goishi-board");
  board?.addEventListener("move", (event) => event.detail.color);
  upgradeFences(document, attributes);
  export const position: Position = new Game("rin").status();
  export const all = [GoishiBoard, init, fences, toSVG("", { marks: false })];
  export const element = <goishi-board moves="h8" interactive={false} />;
  // @ts-expect-error there is no such theme
  export const wrong: GoishiBoardAttributes = { theme: "pink" };
`;

for (const [moduleResolution, module] of [
  ["bundler", "esnext"],
  ["node16", "node16"],
  ["nodenext", "nodenext"],
]) {
  test(`strict TypeScript, with moduleResolution ${moduleResolution}`, () => {
    const compilerOptions = { strict: true, noEmit: true, jsx: "react-jsx", types: [], target: "es2022", module, moduleResolution };
    writeFileSync(join(folder, "typed.tsx"), TYPED);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["typed.tsx"] }));
    execFileSync(process.execPath, [join(folder, "node_modules/typescript/bin/tsc"), "--project", folder], { encoding: "utf8" });
  });
}
