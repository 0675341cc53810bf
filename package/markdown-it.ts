// For markdown-it: fences of the language `goishi` become boards.
import type { Attributes } from "../www/fences";
import { fenceOf } from "./fence";

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

interface Token {
  info: string;
  content: string;
}
type Rule = (tokens: Token[], index: number, ...rest: unknown[]) => string;
interface Parser {
  renderer: { rules: Record<string, Rule | undefined> };
}

/** The HTML of a board. The text inside is what readers without script see. */
function boardHtml(attributes: Record<string, string>, text: string): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<goishi-board${written.join("")}><pre>${escapeHtml(text)}</pre></goishi-board>\n`;
}

export default function goishi(parser: Parser, all: Attributes = {}): void {
  const { rules } = parser.renderer;
  const usual = rules["fence"];
  rules["fence"] = (tokens, index, ...rest) => {
    const { info = "", content = "" } = tokens[index] ?? {};
    const attributes = fenceOf(info, all);
    return attributes ? boardHtml(attributes, content) : (usual?.(tokens, index, ...rest) ?? "");
  };
}
