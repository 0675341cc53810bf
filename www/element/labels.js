// What stands on buttons, by its key in www/words/*.txt. scripts/element.mjs puts the English words here.
export const ENGLISH = {
  Board: "", Players: "", Decisions: "", Controls: "", Steps: "", Moves: "", CloseNotice: "",
  First: "", Previous: "", Autoplay: "", Next: "", Last: "", Undo: "", Redo: "", Hint: "", Resign: "",
  Yes: "", No: "", TakeBlack: "", StayWhite: "", Accept: "", Refuse: "", BlackClaims: "", WhiteClaims: "",
  Pass: "", OfferDraw: "", Rematch: "",
};

/** The same in the language of such a file. */
export function labelsIn(text) {
  const words = new Map(Array.from(text.matchAll(/^(\w+):(.*)$/gm), ([, key, word]) => [key, word.trim()]));
  return Object.fromEntries(Object.entries(ENGLISH).map(([key, english]) => [key, words.get(key) ?? english]));
}

const texts = new Map();

/** The text of a language's file, once for all boards. */
export function wordsOf(lang) {
  if (!texts.has(lang)) {
    const text = fetched(lang);
    texts.set(lang, text);
    text.catch(() => texts.delete(lang));
  }
  return texts.get(lang);
}

async function fetched(lang) {
  const answer = await fetch(new URL(`../words/${lang}.txt`, import.meta.url));
  if (!answer.ok) throw new TypeError(answer.statusText);
  return answer.text();
}
