// The code blocks of README.md and docs/, which are the fixtures of the tests: what stands there works.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { inRepo } from "./page.mjs";

const NAMES = readdirSync(inRepo("docs")).filter((name) => name.endsWith(".md"));
const DOCS = ["README.md", ...NAMES.map((name) => `docs/${name}`)]
  .map((name) => readFileSync(inRepo(name), "utf8"))
  .join("\n");

/** The code blocks of a language (`html`, `js`, ...) in the section below this heading, in their order; at least one. */
export function snippets(heading, language) {
  const section = DOCS.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`));
  assert.ok(section, `the documents have no section "${heading}"`);
  const blocks = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, its]) => its === language);
  assert.ok(blocks.length, `the section "${heading}" of the documents has no ${language}`);
  return blocks.map(([, , code]) => code);
}
