// Games and pictures as files, by the part of the program that knows them.
import { asset, extras as bring } from "./asset.js";
import { load } from "./words.js";

let extras;

/** Brings the part of the program that may be wanted soon. If that fails, it is tried again when it is. */
export const expect = () => prepare().catch(() => {});

/** Brings the part of the program that is needed here. */
async function prepare() {
  extras ??= await bring();
}

/** A game in another format. What goes wrong is a sentence. */
export async function convert(text, format, rules, lang) {
  const [words] = await Promise.all([load(lang), prepare()]);
  return extras.convert(text, format, rules, lang, words);
}

/** Puts the position after `ply` moves of a game into the clipboard, as a text in the language `lang`. */
export async function copyBoard(text, ply, lang) {
  if (!extras) await prepare();
  const words = lang === "en" ? "" : await load(lang);
  await copy(extras.board(text, ply, lang, words));
}

/** Puts a text into the clipboard; an error has the text that could not be put there. */
async function copy(text) {
  try {
    // Pages that are not served over a secure connection have no clipboard.
    await navigator.clipboard.writeText(text);
  } catch {
    throw new Error(text);
  }
}

/** The same with a link to the position after `ply` moves of a game. */
export async function copyLink(text, ply) {
  if (!extras) await prepare();
  await copy(`${location.href.split(/[?#]/)[0]}#${extras.link(text, ply)}`);
}

/** The same with the line that shows the position in a frame of somebody else's page, and looks as settings in `look` say. */
export async function copyEmbed(text, ply, look) {
  if (!extras) await prepare();
  const [query, title, shape] = extras.embed(text, ply, look);
  const { href } = new URL(`embed.html?${query}`, document.baseURI);
  const style = `width:100%;max-width:36rem;aspect-ratio:${shape};border:0`;
  await copy(`<iframe src="${quoted(href)}" title="${quoted(title)}" style="${style}" loading="lazy"></iframe>`);
}

/** A text as it stands between quotation marks in HTML. */
const quoted = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

let stopped = new AbortController();
const SIDES = { png: 1440, svg: 720, gif: 480 };

/** Makes a picture and hands it to the player; tells `progress` how much is done, from 0 to 1. */
export async function picture(kind, text, ply, look, title, progress) {
  stopped = new AbortController();
  const { signal } = stopped;
  const [pictures] = await Promise.all([import("../extras/picture.js"), prepare()]);
  const tell = (done, all) => progress(String(Math.floor((100 * done) / all)));
  try {
    hand(await pictures.picture(kind, text, ply, `side=${SIDES[kind]} ${look}`, tell, signal, title), `goishi.${kind}`);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Makes no more of it. */
export function stop() {
  stopped.abort();
}

/** Hands a text to the player as a file. How it begins says what it is. */
export function save(text) {
  const kind = /^\s*\(/.test(text) ? "sgf" : /^\s*Pisk/.test(text) ? "psq" : "goishi";
  hand(new Blob([text], { type: "text/plain" }), `game.${kind}`);
}

/** Hands out the page in one file. */
export async function saveOneFile() {
  const answer = await asset("goishi.html");
  hand(await answer.blob(), "goishi.html");
}

/** Lets the browser save a file. */
function hand(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  if (isConfined()) throw new Error(document.getElementById("no-download").textContent);
}

/** Whether the page is in a frame that may not let files out, which it does without a word. */
const isConfined = () => origin === "null" && location.protocol !== "file:";
