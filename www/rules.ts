// The rules as a library: the glue of its wasm, which lies beside this script. dist/rules/goishi_rules.d.ts has its types.
import initProgram, { Game, initSync as initProgramSync } from "goishi-rules";
import { compileOurs, ofThisBuild } from "./build";

export { Game };

type Given = { module_or_path: Parameters<typeof compileOurs>[0] };

/** Starts the library, from the wasm beside it or from one that is given. */
export default async function init(given?: Given): Promise<unknown> {
  return initProgram(given && { module_or_path: await compileOurs(given.module_or_path) });
}

/** Starts it at once, from a wasm that is given. */
export function initSync({ module }: { module: WebAssembly.Module | BufferSource }): unknown {
  return initProgramSync({
    module: ofThisBuild(module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module)),
  });
}

/** A game that was freed has nothing any more: whatever is asked of it is an error that says so. */
const freed = (): never => {
  throw Object.assign(new Error("this game was freed: make a new one"), { code: "freed" });
};

const { free } = Game.prototype;
Game.prototype.free = function () {
  free.call(this);
  for (const name of Object.getOwnPropertyNames(Game.prototype)) this[name] = freed;
  this.free = () => {};
};
