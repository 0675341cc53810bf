// The program of all boards on a page, loaded once.
import { trouble } from "./errors.js";
import init, { Board } from "./goishi_element.js";

const isRefused = (error) => /unsafe-eval|Content.?Security.?Policy|disallowed by embedder|blocked by CSP/i.test(String(error));

async function load() {
  if (typeof WebAssembly !== "object") throw trouble("no-wasm");
  const module = await compiled(await bytes(new URL("goishi_element_bg.wasm", import.meta.url)));
  await init({ module_or_path: module });
  return Board;
}

async function bytes(address) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new TypeError(`${answer.status} ${answer.statusText}`);
    return await answer.arrayBuffer(); // whatever type the server says it has
  } catch (error) {
    throw trouble(location.protocol === "file:" ? "file" : "not-loaded", error);
  }
}

async function compiled(bytes) {
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw trouble(isRefused(error) ? "blocked" : "broken", error);
  }
}

let loading;

/** The class of boards. If it cannot be loaded, the next board tries again. */
export function program() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
