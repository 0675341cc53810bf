// Errors with a code for programs and a sentence for people.

/** What stands in a board's place, for who has put it there. */
const TROUBLES = {
  "no-wasm": "This browser runs no WebAssembly, which the board needs. Switch it on, or use a newer browser.",
  "blocked": "This page's content security policy keeps the board from running: add 'wasm-unsafe-eval' to its script-src.",
  "not-loaded": "The board's program did not load. Check the connection, and that the folder element/ lies beside goishi.js.",
  "file": "The board needs a web server: browsers load no program from file: addresses.",
  "broken": "The board's program cannot be run: its files do not belong together. Upload the whole folder again.",
  "stopped": "The board has stopped because of a fault in the program. Reload the page.",
};

export function coded(code, message) {
  return Object.assign(new Error(message), { code });
}

/** Why there is no board. */
export const trouble = (code, cause) => Object.assign(coded(code, TROUBLES[code]), { cause });

/** What went wrong, in words. That a part cannot be loaded browsers say in words of their own. */
export const reason = (error) => (error instanceof TypeError ? TROUBLES["not-loaded"] : error.message);

/** The same as an error with a code; what has none gets this one, if it is a refusal of the program and no fault in it. */
export const bad = (error, code) => coded(codeOf(error) ?? code, reason(error));

function codeOf(error) {
  if (typeof error.code === "string") return error.code; // the browser's own errors have numbers
  if (error instanceof TypeError) return "not-loaded";
  return error instanceof WebAssembly.RuntimeError ? "failed" : undefined;
}

/** What a promise is rejected with, as an error with a code. */
export const refused = (code) => (error) => Promise.reject(bad(error, code));
