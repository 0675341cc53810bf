// Diagrams of records as SVG texts, with the wasm inside: for browsers, Node, Deno and bundlers, while a site is built or later.
import init, { toSVG as draw } from "goishi-files";
import PACKED from "goishi-files-packed";
import { unpack } from "../www/delivery/unpack";

let started: Promise<unknown> | undefined;

/** The diagram of a record text. */
export async function toSVG(record: string, options: Record<string, unknown> = {}): Promise<string> {
  started ??= init({ module_or_path: unpack(PACKED) });
  await started;
  return draw(
    record,
    Object.entries(options).flatMap(([name, value]) => [name, String(value)]),
  );
}
