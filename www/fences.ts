// Code blocks of the language `goishi`, as Markdown engines make them of fences, become boards.
import { ATTRIBUTES } from "./parameters";

/** How engines mark the language of a block, with or without a program that colours code. */
const BLOCKS = [
  "pre > code:is(.language-goishi, .lang-goishi)",
  "pre:is(.language-goishi, [data-language='goishi'], [lang='goishi']) > code",
  "div.language-goishi pre > code",
].join();

/** Puts boards in the place of the blocks below `root`, all with these attributes. */
export function upgradeFences(root: ParentNode = document, attributes: Record<string, unknown> = {}): void {
  for (const code of root.querySelectorAll(BLOCKS)) {
    const board = document.createElement("goishi-board");
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, String(value));
    board.textContent = code.textContent;
    (code.closest("div.language-goishi") ?? code.parentElement)?.replaceWith(board);
  }
}

/** Does so for the page of a `script` that says `data-fences`; its other `data-` attributes are those of the boards. */
export function upgradePage(script: HTMLOrSVGScriptElement | null): void {
  if (!(script instanceof HTMLScriptElement) || !("fences" in script.dataset)) return;
  const attributes = Object.fromEntries(Object.entries(script.dataset).filter(([name]) => ATTRIBUTES.includes(name)));
  const upgrade = (): void => upgradeFences(document, attributes);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", upgrade, { once: true });
  else upgrade();
}
