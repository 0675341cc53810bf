// A plugin for remark and MDX: code blocks of the language `goishi` become boards, of `goishi-problem` problems.
import type { GoishiBoardAttributes } from "./goishi.js";
/** `unified().use(remarkParse).use(goishi, { controls: "steps" }).use(remarkRehype)…`, or `remarkPlugins: [goishi]`: all boards have these attributes. */
export default function goishi(attributes?: GoishiBoardAttributes): (tree: { type: string }) => void;
