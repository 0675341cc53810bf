// The program as files beside this script: its glue, its wasm, and what it fetches later.
import type { Program } from "../program";
import { trouble } from "../trouble";

/** The names of the program's files in this build; scripts/bundle.mjs puts them here. */
declare const PROGRAM: string;
declare const WASM: string;

const beside = (name: string): string => new URL(name, import.meta.url).href;

/** The bytes of the program. */
export async function bytes(): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(beside(WASM));
    if (!answer.ok) throw new TypeError(`${answer.status} ${answer.statusText}`);
    return await answer.arrayBuffer(); // whatever type the server says it has
  } catch (error) {
    throw trouble(location.protocol === "file:" ? "file" : "not-loaded", error);
  }
}

/** The glue of the program. */
export async function glue(): Promise<Program> {
  try {
    return await import(beside(PROGRAM));
  } catch (error) {
    throw trouble("not-loaded", error);
  }
}

/** Tells the program, which runs now, where its other files are. */
export function settle(program: Program): void {
  program.prepare(beside("."));
}
