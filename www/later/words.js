// The words of the page in another language.
import { asset } from "./asset.js";

/** The text of a language's file. */
export async function load(lang) {
  const answer = await asset(`words/${lang}.txt`);
  return answer.text();
}

/** What was shown last: sheets that come later are in the same language. */
let shown = "";

/** Puts the words of `text` where the page has labels: by their numbers, which scripts/words.mjs has put there. */
export function show(text = shown) {
  shown = text;
  const words = Array.from(text.matchAll(/^\w+:(.*)$/gm), ([, word]) => word.trim());
  const each = (mark, put) => {
    for (const element of document.querySelectorAll(`[data-${mark}]`)) {
      const word = words[element.dataset[mark]];
      if (word) put(element, word);
    }
  };
  each("word", (element, word) => (element.textContent = word));
  each("label", (element, word) => element.setAttribute("aria-label", word));
  each("title", (element, word) => element.setAttribute("title", word));
  each("placeholder", (element, word) => element.setAttribute("placeholder", word));
}
