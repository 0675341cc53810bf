// A plugin for remark and MDX: fences of the language `goishi` become boards.
/** `unified().use(remarkParse).use(goishi).use(remarkRehype)…`, or `remarkPlugins: [goishi]` */
export default function goishi(): (tree: { type: string }) => void;
