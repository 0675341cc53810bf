// A fence of the language `goishi` in Markdown: ```goishi controls=steps,moves theme=dark
import { ATTRIBUTES } from "../parameters";

/** The attributes of the board that a fence with this info string stands for; none if it is of another language. */
export function boardOf(info: string): Record<string, string> | undefined {
  const [language, ...words] = info.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  if (language !== "goishi") return undefined;
  const pairs = words.map((word) => word.split(/=(.*)/s)).map(([name = "", value = ""]) => [name, value] as const);
  return Object.fromEntries(
    pairs
      .filter(([name]) => ATTRIBUTES.includes(name))
      .map(([name, value]) => [name, value.replace(/^"(.*)"$/s, "$1")]),
  );
}
