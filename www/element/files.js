// Games and pictures to take away, by the part of the program that knows them: loaded when it is first wanted.
import { extras } from "../later/asset.js";
import { wordsOf } from "./labels.js";

/** A game in any format as `format`, and the remarks on what was left out or assumed. */
export async function convert(text, format, rules, lang) {
  const [{ convert }, words] = await Promise.all([extras(), wordsOf(lang)]);
  const answer = convert(text, format, rules, lang, words);
  const end = answer.indexOf("\n");
  return { text: answer.slice(end + 1), remarks: answer.slice(0, end) };
}

/** The position after `ply` moves as a text. */
export async function boardText(text, ply, lang) {
  const [{ board }, words] = await Promise.all([extras(), lang === "en" ? "" : wordsOf(lang)]);
  return board(text, ply, lang, words);
}

/** A picture of it as a Blob. */
export async function picture(kind, text, ply, side, look, title) {
  const { picture } = await import("../extras/picture.js");
  return picture(kind, text, ply, `side=${side} ${look}`, undefined, undefined, title);
}
