// Puts the English words of www/words/en.txt into the built page and into what it loads later, where `data-word`, `data-label`, `data-title` and
// `data-placeholder` name them, so that they are there before the program is. Their keys become numbers, by which www/later/words.js
// finds the words of other languages, whose files have the same keys in the same order. And puts the sentences for a page
// that cannot start, in all languages, into the script that says them. Called by trunk after every build.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
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

/** The page is started by www/start.js, not by a script inside it, which a content security policy would have to name. */
const started = (html) => html.replace(/<script type=module>.*?<\/script>/s, "<script defer src=start.js></script>");

const built = (name) => path.join(process.env.TRUNK_STAGING_DIR, name);
const change = (name, how) => writeFileSync(built(name), how(readFileSync(built(name), "utf8")));

for (const name of ["index.html", "embed.html", "later/sheets.html", "later/new-version.html"]) {
  // trunk names scripts that scripts/shrink.mjs puts into another one.
  change(name, (html) => started(html.replace(/<[a-z][^>]*>/g, fill)).replace(/<link[^>]*snippets[^>]*>/g, ""));
}

/** What a language says under [plain], by its keys. */
const plain = (text) => Object.fromEntries(Array.from(text.split("\n[plain]\n")[1].matchAll(/^(\w+): (.*)$/gm), ([, key, said]) => [key, said]));
const sentences = readdirSync("www/words").map((file) => [file.slice(0, -4), plain(readFileSync(`www/words/${file}`, "utf8"))]);
change("later/plain-words.js", (script) => `const SENTENCES = ${JSON.stringify(Object.fromEntries(sentences))};\n${script}`);
