// Puts the English words of www/words/en.txt into the built page, where `data-word`, `data-label`, `data-title` and
// `data-placeholder` name them, so that they are there before the program is. Their keys become numbers, by which www/later/words.js
// finds the words of other languages, whose files have the same keys in the same order. Called by trunk after every build.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const lines = readFileSync("www/words/en.txt", "utf8").split("\n").filter((line) => /^\w+:/.test(line));
const keys = lines.map((line) => line.slice(0, line.indexOf(":")));
const texts = lines.map((line) => line.slice(line.indexOf(":") + 1).trim());

const escaped = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escape = (text) => text.replace(/[&<"]/g, (sign) => escaped[sign]);

/** What becomes of each mark; the word itself stands behind its tag. */
const MARKS = { "data-word": null, "data-label": "aria-label", "data-title": "title", "data-placeholder": "placeholder" };

function fill(tag) {
  let behind = "";
  const filled = tag.replace(/\s(data-(?:word|label|title|placeholder))="?(\w+)"?/g, (_, mark, key) => {
    const number = keys.indexOf(key);
    if (number < 0) throw new Error(`www/words/en.txt has no ${key}`);
    if (!MARKS[mark]) behind = escape(texts[number]);
    const attribute = MARKS[mark] ? ` ${MARKS[mark]}="${escape(texts[number])}"` : "";
    return ` ${mark}=${number}${attribute}`;
  });
  return filled + behind;
}

for (const name of ["index.html", "embed.html", "later/sheets.html"]) {
  const page = path.join(process.env.TRUNK_STAGING_DIR, name);
  const html = readFileSync(page, "utf8").replace(/<[a-z][^>]*>/g, fill);
  // trunk names scripts that scripts/shrink.mjs puts into another one.
  writeFileSync(page, html.replace(/<link[^>]*snippets[^>]*>/g, ""));
}
