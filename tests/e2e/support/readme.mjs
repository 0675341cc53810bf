// The code blocks of README.md and docs/, which are the fixtures of the tests: what stands there works.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { inRepo } from "./page.mjs";

const NAMES = readdirSync(inRepo("docs")).filter((name) => name.endsWith(".md"));
const DOCS = ["README.md", ...NAMES.map((name) => `docs/${name}`)]
  .map((name) => readFileSync(inRepo(name), "utf8"))
  .join("\n");

/** A code block: three or four backticks, its language, and its lines up to as many backticks. */
const BLOCK = /^(`{3,4})([\w-]+)\n(.*?)^\1$/gms;

/** The sections of the documents by their headings, with their code blocks. */
const SECTIONS = new Map(
  DOCS.split(/^#+ /m).map((part) => {
    const blocks = Array.from(part.matchAll(BLOCK), ([, , language, code]) => ({ language, code }));
    return [part.split("\n", 1)[0], blocks];
  }),
);

/** The code blocks of a language (`html`, `js`, ...) in the section below this heading, in their order; at least one. */
export function snippets(heading, language) {
  const blocks = SECTIONS.get(heading)?.filter((block) => block.language === language) ?? [];
  assert.ok(blocks.length, `the section "${heading}" of the documents has no ${language}`);
  return blocks.map(({ code }) => code);
}

/** Every heading with each language of the code blocks below it. */
export const allSnippets = () =>
  [...SECTIONS].flatMap(([heading, blocks]) => [...new Set(blocks.map(({ language }) => [heading, language].join()))]);
