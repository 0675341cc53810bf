// Boards for your page, as a classic script: <script src="goishi.js"></script> defines <goishi-board>.
import { upgradePage } from "./fences";
import { fromElsewhere } from "./trouble";

/** The files of the program, seen from this script; scripts/bundle.mjs puts their names here. */
declare const PROGRAM: string;
declare const WASM: string;

/** Until the element is there, its boards keep their place: www/kept-place.css. */
declare const KEPT_PLACE: string;

// A script of the type `module` is not told which one it is.
const isThis = ({ src }: HTMLScriptElement): boolean => /\/goishi\.js(\?|$)/.test(src);
const script = document.currentScript ?? [...document.scripts].find(isThis);
const base = (script instanceof HTMLScriptElement && script.src) || location.href;

const place = new CSSStyleSheet();
place.replaceSync(KEPT_PLACE);
document.adoptedStyleSheets.push(place);

/** The element itself cannot say why it is not there: its boards do. */
function tell(error: unknown): void {
  const why =
    location.protocol === "file:"
      ? "This board needs a web server: browsers load no program from file: addresses. Use goishi-board.js, or serve the folder."
      : `This board did not load (${error instanceof Error ? error.message : error}). Check that goishi.mjs lies beside goishi.js, and that the page's content security policy allows it.${fromElsewhere(base)}`;
  place.replaceSync(""); // the text inside them may be long
  for (const board of document.querySelectorAll("goishi-board")) {
    const said = Object.assign(document.createElement("p"), { role: "alert", lang: "en", textContent: why });
    board.prepend(said);
    const detail = { code: "not-loaded", message: why };
    board.dispatchEvent(new CustomEvent("error", { detail }));
  }
}

/** Has the browser fetch a file that will be asked for, as it will be asked for. */
function fetchEarly(rel: "modulepreload" | "preload", name: string): void {
  const link = Object.assign(document.createElement("link"), { rel, crossOrigin: "anonymous" });
  if (rel === "preload") link.as = "fetch";
  link.href = new URL(name, base).href;
  document.head.append(link);
}

/** Has the program fetched as soon as there is a board that wants it at once. The element would ask for it, but is itself still on its way. */
function fetchProgramEarly(): void {
  const isWanted = (): boolean => document.querySelector('goishi-board:not([loading="lazy"])') !== null;
  const fetchAll = (): void => {
    fetchEarly("modulepreload", PROGRAM);
    fetchEarly("preload", WASM);
  };
  const watch = new MutationObserver(look);
  function look(): void {
    if (!isWanted()) return;
    watch.disconnect();
    fetchAll();
  }
  watch.observe(document, { childList: true, subtree: true });
  look();
  // From then on the element asks for the program itself.
  customElements.whenDefined("goishi-board").then(() => watch.disconnect());
}

upgradePage();
if (location.protocol !== "file:") fetchProgramEarly();
import(new URL("goishi.mjs", base).href).catch((error: unknown) => {
  // This may come before the page is read to its end.
  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", () => tell(error), { once: true });
  else tell(error);
});
