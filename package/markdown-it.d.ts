// A plugin for markdown-it: code blocks of the language `goishi` become boards, of `goishi-problem` problems.
import type { GoishiBoardAttributes } from "./goishi.js";
/** `markdownIt().use(goishi, { controls: "steps" })`: all boards have these attributes. */
export default function goishi(parser: { renderer: { rules: object } }, attributes?: GoishiBoardAttributes): void;
