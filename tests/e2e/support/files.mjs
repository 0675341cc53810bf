// The files of the built page that tests keep back, spoil or count: the one place that knows their names.

/** Patterns for routes. */
export const FILES = {
  /** The program, which the page and <goishi-board> share, and the script that starts it. */
  program: "**/goishi_web-*_bg.wasm",
  script: "**/goishi_web-*.js",
  /** What comes when it is first wanted. */
  words: (lang) => `**/words/${lang}.txt`,
  /** The computer players. */
  engine: "**/engine/engine-*.wasm",
  worker: "**/engine/worker-*.js",
  /** The same for browsers without SIMD. */
  plainEngine: "**/engine-plain/engine-*.wasm",
  plainWorker: "**/engine-plain/worker-*.js",
  /** <goishi-board>. */
  element: "**/goishi.mjs",
};

/** Whether an address is one of these files. */
export const isFile = (pattern) => {
  const end = pattern.replace("**/", "").replaceAll(".", "\\.").replaceAll("*", "[^/]*");
  return (url) => new RegExp(`/${end}$`).test(url.split("?")[0]);
};

/** A route for `open`: these files are missing, or lost on the way. */
export const without =
  (...patterns) =>
  async (context) => {
    for (const pattern of patterns) await context.route(pattern, (asked) => asked.fulfill({ status: 404, body: "" }));
  };
export const lost =
  (...patterns) =>
  async (context) => {
    for (const pattern of patterns) await context.route(pattern, (asked) => asked.abort());
  };

/** Keeps the answers to requests like `pattern` back until `release` is called; `route` is an option of `open`. */
export function held(pattern) {
  let release;
  const released = new Promise((done) => (release = done));
  const route = (context) =>
    context.route(pattern, async (asked) => {
      await released;
      await asked.continue().catch(() => {}); // the page may be closed by then
    });
  return { route, release };
}

/** To be run before anything else: the browser knows no SIMD. */
export function refuseSimd() {
  WebAssembly.validate = () => false;
}
