// The words of the page, by their keys in www/words/: tests compare meanings, and wording may change.
//
//   say("ToPlay White")                                 White to play.
//   say("WonBy Black ByFive")                           Black wins: five in a row.
//   say("Refused h8 Because WhyOccupied 'RIF 5'")       h8: the point is occupied (RIF 5).
//
// A key is followed by what fills its gaps, which may be keys with gaps of their own. What is no key stands for itself, in
// quotes if it has blanks; * is anything. Several sentences stand one after the other.

import { readFileSync } from "node:fs";

export const LANGUAGES = ["en", "ja", "zh", "ru", "de", "fr"];

const text = (lang) => readFileSync(new URL(`../../../www/words/${lang}.txt`, import.meta.url), "utf8");

/** The file of a language as it is. */
export const wordFile = text;

/** All words of a language by their keys, in the order of the file. */
export function wordsOf(lang) {
  const lines = text(lang)
    .split("\n")
    .filter((line) => /^\w+: /.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
}

const WORDS = Object.fromEntries(LANGUAGES.map((lang) => [lang, wordsOf(lang)]));

/** One word or sentence with its gaps filled. Of several forms, separated by `|`, the first number chooses. */
export function word(key, ...gaps) {
  return fill(WORDS.en, key, gaps);
}

function fill(words, key, gaps) {
  if (!(key in words)) throw new Error(`there is no word ${key}`);
  const forms = words[key].split("|");
  const count = gaps.find((gap) => /^\d+$/.test(gap));
  const form = forms.length > 1 && Number(count) !== 1 ? forms[1] : forms[0];
  return form.replace(/\{(\d)\}/g, (_, gap) => gaps[gap]);
}

const gapsOf = (words, key) => new Set(words[key].match(/\{\d\}/g)).size;

/** Sentences in the notation above, in English or another language. */
export function say(notation, lang = "en") {
  const words = WORDS[lang];
  const tokens = notation.match(/'[^']*'|\S+/g) ?? [];
  const next = () => {
    const token = tokens.shift();
    if (token === undefined) throw new Error(`something is missing: ${notation}`);
    if (!(token in words)) return token.replace(/^'(.*)'$/, "$1");
    return fill(words, token, Array.from({ length: gapsOf(words, token) }, next));
  };
  const said = [];
  while (tokens.length) said.push(next());
  return said.join(" ");
}

/** How a sentence begins, up to its first gap. */
export const startOf = (key) => WORDS.en[key].split("{")[0];

/** Such sentences as a pattern for the whole of a text; * in the notation is any words. */
export const saying = (notation, lang) => new RegExp(`^${escaped(say(notation, lang))}$`, "s");

/** Such sentences as a pattern for a text that has them somewhere. */
export const telling = (notation, lang) => new RegExp(escaped(say(notation, lang)), "s");

const escaped = (said) => said.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".+");

/** What the list of moves calls a word of a record. */
export function called(token) {
  const [name, number] = token.split(":");
  const key = {
    swap: "MoveSwap",
    stay: "MoveStay",
    more: "MoveMore",
    fifths: "MoveDeclare",
    pass: "MovePass",
    accept: "MoveAccept",
    refuse: "MoveRefuse",
    resign: "MoveResign",
    time: "MoveTime",
    claim: "MoveClaim",
  }[name];
  return key ? word(key, number) : token;
}
