// The rules inside the page's sheet or by themselves: Escape closes the sheet also when the rules have the focus, they look as
// the page does, and the program draws their boards.
import { type Draw, drawBoards } from "./diagrams";

/** Where the program for files lies, seen from this script. */
const PROGRAM = "../files/goishi_files.js";
const WASM = "../files/files.wasm";

/** What the glue of wasm-bindgen exports. */
interface Program {
  default(options: { module_or_path: URL }): Promise<unknown>;
  diagram: Draw;
}

const sheet = window.frameElement?.closest("dialog");

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  sheet?.close();
  // A frame within a confined frame sees nothing of the page, and has to ask it.
  if (!sheet && parent !== window) parent.postMessage("goishi-escape", "*");
});

const page = window.frameElement?.ownerDocument.documentElement;
const night = matchMedia("(prefers-color-scheme: dark)");
let redraw = (_theme: string): void => {};

function follow(): void {
  if (page?.dataset.theme) document.documentElement.dataset.theme = page.dataset.theme;
  redraw(document.documentElement.dataset.theme ?? (night.matches ? "dark" : "wood"));
}

/** Draws the boards, where the guide has any that are not drawn yet. */
async function draw(address: string): Promise<void> {
  if (!document.querySelector("pre[data-board]")) return;
  const program: Program = await import(new URL(PROGRAM, address).href);
  await program.default({ module_or_path: new URL(WASM, address) });
  redraw = drawBoards(document, program.diagram);
  follow();
  showPlace();
}

/** Shows the place that the address names. Pictures are higher than the texts that they replace, so it has moved. */
function showPlace(): void {
  const place = document.documentElement.dataset.place ?? location.hash.slice(1);
  document.getElementById(place)?.scrollIntoView();
}

follow();
showPlace();
if (page) new MutationObserver(follow).observe(page, { attributeFilter: ["data-theme"] });
night.addEventListener("change", follow);
let isLeaving = false;
addEventListener("pagehide", () => {
  isLeaving = true;
});

/** Without the program the drawings stay as they are written. Who leaves before it has come misses nothing. */
function drawingFailed(error: unknown): void {
  if (!isLeaving) console.warn(error);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement && script.src) draw(script.src).catch(drawingFailed);
