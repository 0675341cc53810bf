// A fence in Markdown that becomes a board: ```goishi controls=steps,moves theme=dark
import { type Attributes, boardOf } from "../www/fences";
import { ATTRIBUTES } from "../www/parameters";
import { attributeText } from "../www/properties";

/** The attributes of the board that a fence with this info string stands for, if all boards have these; none if it is of another language. */
export function fenceOf(info: string, attributes: Attributes = {}): Record<string, string> | undefined {
  const [language = "", ...words] = info.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  const board = boardOf(language, attributes);
  if (!board) return undefined;
  const pairs = words.map((word) => word.split(/=(.*)/s)).map(([name = "", value = ""]) => [name, value] as const);
  const own = pairs.map(([name, value]) => [name, value.replace(/^"(.*)"$/s, "$1")]);
  const all: Attributes = { ...board, ...Object.fromEntries(own) };
  const known = Object.entries(all).filter(([name, value]) => ATTRIBUTES.includes(name) && (value ?? null) !== null);
  return Object.fromEntries(known.map(([name, value]) => [name, attributeText(value)]));
}
