// The program and all its files packed into scripts, for the self-contained file and for the npm package: no address is needed, so any
// folder, any origin and any bundler will do.

import FILES from "goishi-packed";
import * as program from "goishi-program";
import type { Program } from "../program";
import { unpack } from "./unpack";

/** A packed file as an answer of the network. */
async function bring(path: string): Promise<Response> {
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  return file ? unpack((await file()).default) : new Response(null, { status: 404 });
}

/** The wasm of the program. */
export const wasm = (): Promise<Response> => bring("goishi.wasm");

/** The glue of the program. */
export const glue = async (): Promise<Program> => program as unknown as Program;

/** Tells the program, which runs now, where its other files are. */
export function tellFiles(running: Program): void {
  running.prepare("");
  running.usePacked(bring);
}
