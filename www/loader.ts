// Loads the program of all boards on a page, once. Where its files come from, another script says: www/delivery/.
import { glue, tellFiles, wasm } from "goishi-delivery";
import { ofThisBuild } from "./build";
import type { Program } from "./program";
import { trouble } from "./trouble";

const isRefused = (error: unknown): boolean =>
  /unsafe-eval|Content.?Security.?Policy|disallowed by embedder|blocked by CSP/i.test(String(error));

/** Compiles while the bytes come, if the server says of what type they are. */
const compile = async (answer: Response): Promise<WebAssembly.Module> =>
  answer.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());

async function compiled(answer: Response): Promise<WebAssembly.Module> {
  try {
    return ofThisBuild(await compile(answer));
  } catch (error) {
    if (isRefused(error)) throw trouble("blocked", error, "add 'wasm-unsafe-eval' to its script-src.");
    // The connection ended before the bytes did.
    throw trouble(error instanceof TypeError ? "not-loaded" : "broken", error);
  }
}

async function load(): Promise<Program> {
  if (typeof WebAssembly !== "object") throw trouble("no-wasm");
  const [program, answer] = await Promise.all([glue(), wasm()]);
  await program.default({ module_or_path: await compiled(answer) });
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
