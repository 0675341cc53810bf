// A plugin for markdown-it: fences of the language `goishi` become boards.
/** `markdownIt().use(goishi)` */
export default function goishi(parser: { renderer: { rules: object } }): void;
