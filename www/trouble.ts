// Why there is no board, with a code for programs and a sentence for people. The sentences are English and stand here, not in www/words: they are
// for whoever made the page around the board, as all messages of errors are, and no language has been loaded where they are said. What the
// visitors of our own page read then stands under [plain] in www/words.

const SENTENCES = {
  "no-wasm": "This browser runs no WebAssembly, which the board needs. Switch it on, or use a newer browser.",
  blocked: "This page's content security policy keeps the board from running:",
  "not-loaded": "The board's program did not load. Check the connection, and that its files lie beside goishi.js.",
  file: "The board needs a web server: browsers load no program from file: addresses. Use goishi-board.js instead.",
  broken: "The board's program cannot be run: its files do not belong together. Upload the whole folder again.",
  stopped: "The board has stopped because of a fault in the program. Reload the page.",
};

export type TroubleCode = keyof typeof SENTENCES;

/** An error with a word by which programs know it. */
export class CodedError extends Error {
  constructor(
    readonly code: string,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Why there is no board, with what more is known. */
export const trouble = (code: TroubleCode, cause?: unknown, more = ""): CodedError =>
  new CodedError(code, [SENTENCES[code], more].filter(Boolean).join(" "), cause);

/** What the site of a file that did not load has to send, if it is another one than the page's. */
export function fromElsewhere(address: string): string {
  const { origin } = new URL(address);
  return origin === location.origin ? "" : ` ${origin} has to send Access-Control-Allow-Origin.`;
}
