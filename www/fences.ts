// Code blocks of the language `goishi`, as Markdown engines make them of fences, become boards.
import { ATTRIBUTES } from "./parameters";
import { setAttribute } from "./properties";

export type Attributes = Record<string, unknown>;

/** The languages of code blocks that become boards. */
const LANGUAGES = ["goishi", "goishi-problem"];

/** The attributes of the board that a block of this language becomes, if all boards have these; none for any other language. */
export function boardOf(language: string, attributes: Attributes): Attributes | undefined {
  if (!LANGUAGES.includes(language)) return undefined;
  if (language === "goishi") return attributes;
  // What stands beside a game would give the solution away.
  const others = Object.entries(attributes).filter(([name]) => name !== "controls");
  return { ...Object.fromEntries(others), problem: "" };
}

/** How engines mark the language of a block, with or without a program that colours code. */
const blocksOf = (language: string): string =>
  [
    `pre > code:is(.language-${language}, .lang-${language}, .${language})`,
    `pre:is(.language-${language}, .${language}, [data-language='${language}'], [lang='${language}']) > code`,
    `div.language-${language} pre > code`,
  ].join();

/** Puts boards in the place of the blocks below `root`, all with these attributes. */
export function upgradeFences(root: ParentNode = document, attributes: Attributes = {}): void {
  for (const language of LANGUAGES) {
    for (const code of root.querySelectorAll(blocksOf(language))) {
      const board = document.createElement("goishi-board");
      for (const [name, value] of Object.entries(boardOf(language, attributes) ?? {})) setAttribute(board, name, value);
      board.textContent = code.textContent;
      (code.closest(`div.language-${language}`) ?? code.parentElement)?.replaceWith(board);
    }
  }
}

/** Does so for the page if a script on it says `data-fences`, and with `data-fences="live"` whenever something is added to it; other `data-` attributes of that script are those of the boards. */
export function upgradePage(): void {
  const script = document.querySelector<HTMLScriptElement>("script[data-fences]");
  if (!script) return;
  const attributes = Object.fromEntries(Object.entries(script.dataset).filter(([name]) => ATTRIBUTES.includes(name)));
  const upgrade = (): void => upgradeFences(document, attributes);
  if (script.dataset["fences"] === "live") {
    new MutationObserver(upgrade).observe(document, { childList: true, subtree: true });
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", upgrade, { once: true });
  else upgrade();
}
