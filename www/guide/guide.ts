// The rules inside the page's sheet or by themselves: Escape closes the sheet also when the rules have the focus, they look as
// the page does, and the program draws their boards.
import { type Draw, drawBoards } from "./diagrams";

/** The names that this build gives to files, by their paths; scripts/bundle.mjs puts them here. */
declare const NAMES: Record<string, string>;

/** Where a file of the build lies, seen from this script. */
const beside = (path: string, address: string): URL => new URL(`../${NAMES[path] ?? path}`, address);

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
  const program: Program = await import(beside("files/goishi_files.js", address).href);
  await program.default({ module_or_path: beside("files/files.wasm", address) });
  redraw = drawBoards(document, program.diagram);
  follow();
  showPlace();
}

/** What the address names. */
const place = document.documentElement.dataset.place ?? location.hash.slice(1);

/** Shows the place that the address names. Pictures are higher than the texts that they replace, so it has moved. */
function showPlace(): void {
  document.getElementById(place)?.scrollIntoView();
}

/** Names the rule set on the board, with a link to it, where the address says that one is played. */
function namePlayed(): void {
  const [, id] = place.split("played=");
  const [rules, played] = [document.getElementById(id ?? ""), document.querySelector<HTMLElement>(".played")];
  const link = played?.querySelector("a");
  if (!rules || !played || !link) return;
  link.textContent = rules.textContent;
  link.hash = rules.id;
  played.hidden = false;
}

follow();
namePlayed();
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
