// The rules as a library with its wasm inside, for browsers, Node, Deno and bundlers.
import initProgram, { Game, initSync } from "goishi-rules";
import PACKED from "goishi-rules-packed";
import { unpack } from "../www/delivery/unpack";

export { Game, initSync };

/** Starts the library. It needs no file beside itself; another wasm of the same build may be given. */
export default function init(options?: { module_or_path: unknown }): Promise<unknown> {
  return initProgram(options ?? { module_or_path: unpack(PACKED) });
}
