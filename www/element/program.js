// The program of all boards on a page: loaded once, with a sentence that says what to do where it cannot be.
import init, { Board } from "./goishi_element.js";

/** What stands in a board's place, for who has put it there. */
const TROUBLES = {
  "no-wasm": "This browser runs no WebAssembly, which the board needs. Switch it on, or use a newer browser.",
  "blocked": "This page's content security policy keeps the board from running: add 'wasm-unsafe-eval' to its script-src.",
  "not-loaded": "The board's program did not load. Check the connection, and that the folder element/ lies beside goishi.js.",
  "file": "The board needs a web server: browsers load no program from file: addresses.",
  "broken": "The board's program cannot be run: its files do not belong together. Upload the whole folder again.",
  "stopped": "The board has stopped because of a fault in the program. Reload the page.",
};

/** An error with a word for programs, and a sentence for people. */
export function trouble(code, cause) {
  const error = new Error(TROUBLES[code], { cause });
  error.code = code;
  return error;
}

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
