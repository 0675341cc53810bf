// The start of the page in one file: all that the page otherwise loads, now or later, is packed inside it.
// scripts/bundle.mjs makes one classic script of this and of all that it imports.
import initFiles, { diagram } from "goishi-files";
import init, { startPage, usePacked } from "goishi-program";
import { unpack as unpackText } from "./delivery/unpack";
import { sendFormsWithoutNetwork } from "./forms";
import { drawBoards } from "./guide/diagrams";
import { explainFailure } from "./plain-words";

/** Programs by their names, and all texts together, each compressed and in base64. */
const packed: Record<string, string> = JSON.parse(document.getElementById("packed")?.textContent ?? "{}");

/** A packed file as an answer of the network. */
const unpack = (name: string): Response => unpackText(packed[name] ?? "");

/** What `make` promises, made once; what failed is made again the next time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  const forget = (): void => {
    made = undefined;
  };
  return () => {
    if (!made) {
      made = make();
      made.catch(forget);
    }
    return made;
  };
}

const texts = once((): Promise<Record<string, string>> => unpack("texts").json());

/** The program asks here, instead of the network, for what it wants later. */
async function packedFile(path: string): Promise<Response> {
  if (path in packed) return unpack(path);
  const text = (await texts())[path];
  return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
}

/** Brings the program that draws the boards of the rules. */
const startDrawing = once(() => initFiles({ module_or_path: unpack("files/files.wasm") }));

/** The rules as one text, with their boards drawn, the style and the script that they name, and the place to be shown. */
async function guide(address: string): Promise<string> {
  const [name = "", place = ""] = address.split("#");
  const all = await texts();
  const canDraw = await startDrawing().then(
    () => true,
    () => false, // the rules are read without their boards
  );
  const { theme = "wood" } = document.documentElement.dataset;
  const rules = new DOMParser().parseFromString(all[name] ?? "", "text/html");
  rules.documentElement.dataset.place = place;
  if (canDraw) drawBoards(rules, diagram)(theme);
  return `<!doctype html>${rules.documentElement.outerHTML}`
    .replace("<html", `<html data-theme="${theme}"`) // a frame within a confined frame sees nothing of the page
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${all["guide/guide.css"]}</style>`)
    .replace(/<script src=[^>]*><\/script>/, "")
    .replace("</body>", () => `<script>${all["guide/guide.js"]}</script></body>`);
}

/** A frame with a text of its own never asks for the address that it is given; that says which text it is to be. */
async function fillGuide(frame: HTMLIFrameElement): Promise<void> {
  const wanted = frame.getAttribute("src") ?? "";
  const text = await guide(wanted);
  if (wanted === frame.getAttribute("src")) frame.srcdoc = text;
}

/** Where the rules see nothing of the page, they say by a message that their sheet is to be closed. */
function closeGuide({ source, data }: MessageEvent): void {
  const frame = document.querySelector<HTMLIFrameElement>('[data-part="guide"]');
  if (data === "goishi-escape" && frame && source === frame.contentWindow) frame.closest("dialog")?.close();
}

addEventListener("message", closeGuide);
new MutationObserver((changes) => {
  for (const { target } of changes) if (target instanceof HTMLIFrameElement) fillGuide(target);
}).observe(document.body, { subtree: true, attributeFilter: ["src"] });
sendFormsWithoutNetwork();

async function start(): Promise<void> {
  await init({ module_or_path: unpack("goishi.wasm") });
  usePacked(packedFile);
  startPage();
}

start().then(() => dispatchEvent(new Event("goishi-started")), explainFailure);
