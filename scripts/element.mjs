// Puts the scripts of the element into the built page, minified, with the English words of www/words/en.txt on its buttons.
// Called by scripts/build.
//
//   node scripts/element.mjs FOLDER
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const folder = process.argv[2];
const english = new Map(Array.from(readFileSync("www/words/en.txt", "utf8").matchAll(/^(\w+): (.*)$/gm), ([, key, word]) => [key, word]));

/** A list of keys and empty words, with the words. */
function filled(script) {
  return script.replace(/\b(\w+): ""/g, (_, key) => {
    if (!english.has(key)) throw new Error(`www/words/en.txt has no ${key}`);
    return `${key}: ${JSON.stringify(english.get(key))}`;
  });
}

const terser = (script, ...options) =>
  execFileSync("terser", ["--ecma", "2022", "--compress", "passes=3", "--mangle", ...options], { input: script });

mkdirSync(path.join(folder, "element"), { recursive: true });
for (const name of readdirSync("www/element")) {
  const script = readFileSync(path.join("www/element", name), "utf8");
  writeFileSync(path.join(folder, "element", name), terser(name === "labels.js" ? filled(script) : script, "--module"));
}
writeFileSync(path.join(folder, "goishi.js"), terser(readFileSync("www/goishi.js", "utf8")));
writeFileSync(path.join(folder, "goishi.mjs"), terser(readFileSync("www/goishi.mjs", "utf8"), "--module"));
