// For remark and MDX: fences of the language `goishi` become boards.
import type { Attributes } from "../www/fences";
import { fenceOf } from "./fence";

interface Node {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  children?: Node[];
  data?: object;
}

/** A node that becomes a board in HTML. The text inside is what readers without script see. */
function boardNode(attributes: Record<string, string>, text: string): Node {
  const content = { type: "element", tagName: "pre", properties: {}, children: [{ type: "text", value: text }] };
  return { type: "goishiBoard", data: { hName: "goishi-board", hProperties: attributes, hChildren: [content] } };
}

/** The node, or the board that it stands for. */
function upgraded(node: Node, all: Attributes): Node {
  const attributes = node.type === "code" ? fenceOf(`${node.lang ?? ""} ${node.meta ?? ""}`, all) : undefined;
  if (attributes) return boardNode(attributes, node.value ?? "");
  if (node.children) node.children = node.children.map((child) => upgraded(child, all));
  return node;
}

export default function goishi(all: Attributes = {}): (tree: Node) => void {
  return (tree) => {
    upgraded(tree, all);
  };
}
