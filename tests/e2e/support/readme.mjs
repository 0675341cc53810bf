// The code blocks of README.md, which are the fixtures of the tests: what stands there works.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { inRepo } from "./page.mjs";

const README = readFileSync(inRepo("README.md"), "utf8");

/** The code blocks of a language (`html`, `js`, ...) in the section below this heading, in their order; at least one. */
export function snippets(heading, language) {
  const section = README.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`));
  assert.ok(section, `README.md has no section "${heading}"`);
  const blocks = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, its]) => its === language);
  assert.ok(blocks.length, `the section "${heading}" of README.md has no ${language}`);
  return blocks.map(([, , code]) => code);
}
