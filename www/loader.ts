// Loads the program of all boards on a page, once. Where its files come from, another script says: www/delivery/.
import { bytes, glue, tellFiles } from "goishi-delivery";
import { ofThisBuild } from "./build";
import type { Program } from "./program";
import { trouble } from "./trouble";

const isRefused = (error: unknown): boolean =>
  /unsafe-eval|Content.?Security.?Policy|disallowed by embedder|blocked by CSP/i.test(String(error));

async function compiled(source: ArrayBuffer): Promise<WebAssembly.Module> {
  try {
    return ofThisBuild(await WebAssembly.compile(source));
  } catch (error) {
    throw isRefused(error)
      ? trouble("blocked", error, "add 'wasm-unsafe-eval' to its script-src.")
      : trouble("broken", error);
  }
}

async function load(): Promise<Program> {
  if (typeof WebAssembly !== "object") throw trouble("no-wasm");
  const [program, source] = await Promise.all([glue(), bytes()]);
  await program.default({ module_or_path: await compiled(source) });
  tellFiles(program);
  return program;
}

let loading: Promise<Program> | undefined;

/** The program. If it cannot be loaded, the next board tries again. */
export function program(): Promise<Program> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
