// Whether a program's wasm is of the same build as its script: scripts/bundle.mjs writes the same number into both.

/** The number; scripts/bundle.mjs puts it here. */
declare const BUILD: string;

/** The section of a wasm file that holds the number. */
const SECTION = "goishi";

/** The module, if it is of this build. */
export function ofThisBuild(module: WebAssembly.Module): WebAssembly.Module {
  const [number] = WebAssembly.Module.customSections(module, SECTION);
  if (number && new TextDecoder().decode(number) === BUILD) return module;
  throw new Error("This wasm file and its script are of different builds of Goishi: use those of one build.");
}

/** What the glue of wasm-bindgen takes: a module, its bytes, an answer of the network, or an address. */
type Source = WebAssembly.Module | BufferSource | Response | Request | URL | string;

/** The module that comes from there, if it is of this build. */
export async function compileOurs(source: Source | Promise<Source>): Promise<WebAssembly.Module> {
  const given = await source;
  if (given instanceof WebAssembly.Module) return ofThisBuild(given);
  const isAddress = typeof given === "string" || given instanceof URL || given instanceof Request;
  const found = isAddress ? await fetch(given) : given;
  const bytes = found instanceof Response ? await found.arrayBuffer() : found;
  return ofThisBuild(await WebAssembly.compile(bytes));
}
