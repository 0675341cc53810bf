// Runs the worker of dist/engine/ without a browser, and the native tool beside it: positions a second. Called by
// scripts/engine-speed.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const POSITIONS = [
  ["renju-rif", "h8 h9 i10 stay j8 g10/i7 i7 f9 j9"],
  ["ren", "e5 f6 e6 f5 d6"],
  ["rin", ""],
];

const [ms, tool] = [Number(process.argv[2]), process.argv[3]];

/** A worker that answers at once: the function that asks it. */
function worker() {
  let answer;
  const world = { performance, WebAssembly, TextDecoder, TextEncoder, URL, console, postMessage: (said) => (answer = said) };
  runInNewContext(`${readFileSync("dist/engine/worker.js", "utf8")};globalThis.onmessage ??= onmessage`, world);
  world.onmessage({ data: { module: new WebAssembly.Module(readFileSync("dist/engine/engine.wasm")) } });
  return (question) => {
    world.onmessage({ data: { id: 1, ...question } });
    if (answer.fault) throw new Error(answer.fault);
    return answer.answer;
  };
}

const ask = worker();
const perSecond = (nodes) => Math.round((nodes * 1000) / ms);

for (const [rules, words] of POSITIONS) {
  const text = `goishi 1 ${rules}\n\n${words}\n`;
  ask({ kind: "speed", text, ply: 1e6, ms: 300 }); // warm: the browser's compiler works on what is used
  const wasm = perSecond(ask({ kind: "speed", text, ply: 1e6, ms }));
  const answer = execFileSync(tool, ["move", rules, ...words.split(" ").filter(Boolean), "--ms", String(ms)], { encoding: "utf8" });
  const native = perSecond(JSON.parse(answer.split("\n")[1]).nodes);
  console.log(`${rules.padEnd(10)} ${String(wasm).padStart(8)} a second in wasm, ${String(native).padStart(8)} natively (${Math.round((100 * wasm) / native)} %)`);
}
