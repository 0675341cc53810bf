// The start of the one file: all that the page otherwise loads, now or later, is inside it, packed. scripts/one-file.mjs makes
// one classic script of this and of all that it imports.
import start from "./app.js";
import * as address from "../later/address.js";
import { style } from "../later/asset.js";
import * as engine from "../later/engine.js";
import * as files from "../later/files.js";
import * as library from "../later/library.js";
import "../later/plain-words.js";
import "./forms.js";
import * as sheets from "../later/sheets.js";
import * as sounds from "../later/sounds.js";
import * as words from "../later/words.js";

const PARTS = { address, engine, files, library, sheets, sounds, words };

/** What scripts/one-file.mjs has packed: programs by their names, and all texts together. */
const packed = JSON.parse(document.getElementById("packed").textContent);

/** What was packed, as an answer of the network. */
function opened(name) {
  const bytes = Uint8Array.from(atob(packed[name]), (sign) => sign.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked, { headers: { "Content-Type": "application/wasm" } });
}

let unpacking;
const texts = () => (unpacking ??= opened("texts").json());

/** The rules as one text, with the scripts and the style that they name. */
async function guide(name) {
  const all = await texts();
  const named = (file) => all[`guide/${file}`];
  const scripts = [];
  const { theme } = document.documentElement.dataset;
  return all[name]
    .replace("<html", `<html data-theme="${theme}"`) // a frame within a confined frame sees nothing of the page
    .replace(/<link rel="stylesheet" href="[./]*([\w.]+)">/, (_, file) => `<style>${named(file)}</style>`)
    .replace(/<script src="[./]*([\w.]+)" defer><\/script>/g, (_, file) => (scripts.push(named(file)), ""))
    .replace("</body>", () => scripts.map((script) => `<script>${script}</script>`).join(""));
}

/** A frame with a text of its own never asks for the address that it is given; that says which text it is to be. */
function fillGuides(changes) {
  for (const { target } of changes) {
    const wanted = target.getAttribute("src");
    guide(wanted).then((text) => wanted === target.getAttribute("src") && (target.srcdoc = text));
  }
}

/** Where they see nothing of the page, the rules say by a message that their sheet is to be closed. */
function hear({ source, data }) {
  const frame = document.getElementById("guide");
  if (data === "goishi-escape" && frame && source === frame.contentWindow) frame.closest("dialog").close();
}

globalThis.goishiPart = async (script) => PARTS[script];
globalThis.goishiFile = async (path) => {
  if (path in packed) return opened(path);
  const text = (await texts())[path];
  return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
};
addEventListener("message", hear);
new MutationObserver(fillGuides).observe(document.body, { subtree: true, attributeFilter: ["src"] });
start({ module_or_path: globalThis.goishiFile("app.wasm") }).then(() => {
  dispatchEvent(new Event("goishi-started"));
  style("later/settled.css");
}, globalThis.goishiPlainWords);
