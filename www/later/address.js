// What the page's address asks for besides a link: the same parameters as those of a board in somebody else's page.
import { extras } from "./asset.js";
import { load } from "./words.js";

/** The names of `app/parameters.rs`, which judges their values; a test holds both lists equal. */
const NAMES = [
  "rules", "moves", "ply", "side", "ai", "level", "theme", "bg", "coords", "numbers", "controls",
  "confirm", "sound", "lang",
];

/** Whether the address has a parameter of ours: others, of those who count visits, load nothing. */
function isForUs() {
  const given = new URLSearchParams(location.search);
  return NAMES.some((name) => given.has(name));
}

/** Nothing, or three lines: settings for this visit, what was left out in the language `lang`, and a link to the game. */
export async function read(lang) {
  if (!isForUs()) return "";
  const [part, words] = await Promise.all([extras(), load(lang)]);
  const [settings, leftOut, link, rest] = part.address(location.search, lang, words);
  try {
    // The game is opened once: a reload finds it where it has got to.
    history.replaceState(null, "", location.pathname + (rest && `?${rest}`) + location.hash);
  } catch {
    // Refused for pages opened from a disk; then the parameters just stay.
  }
  return [settings, leftOut, link].join("\n");
}
