// The list of saved games.
import { extras as bring } from "./asset.js";
import { load } from "./words.js";

const FIELDS = 3;

/** A new element with these attributes; texts are never read as HTML. */
function element(tag, attributes, text = "") {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

const button = (text, attributes) => element("button", { type: "button", ...attributes }, text);

/** When a game was begun, which is what its key says. */
const date = (id, lang) => new Date(Number(id)).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });

function about({ id, name, title, state }, lang, label) {
  const box = element("div", { class: "about" });
  box.append(element("input", { "aria-label": label, value: name, "data-rename": id, maxlength: 60, autocomplete: "off" }));
  for (const line of [date(id, lang), title, state]) box.append(element("p", {}, line));
  return box;
}

function choices({ id, name, place }, open, remove, here) {
  const box = element("div", { class: "choices" });
  if (place === "board") box.append(element("span", { class: "here" }, here));
  else {
    box.append(button(open, { "data-load": id, "aria-label": `${open}: ${name}` }));
    box.append(button(remove, { "data-delete": id, "aria-label": `${remove}: ${name}` }));
  }
  return box;
}

/** Where a game was that is deleted, and can come back. */
function gone({ id, name }, deleted, restore) {
  const item = element("li", { class: "deleted", "data-id": id }, `${name}: ${deleted}`);
  const box = element("div", { class: "choices" });
  box.append(button(restore, { "data-restore": id, "aria-label": `${restore}: ${name}` }));
  item.append(box);
  return item;
}

/** Paints the last position of each game. */
function paint(extras, pictures, theme) {
  for (const [canvas, text] of pictures) {
    try {
      extras.paint(canvas, text, 1e6, `side=192 theme=${theme === "forced" ? "contrast" : theme} coords=off mark-forbidden=off`);
    } catch {
      // A text that is no game of ours has no picture; the list says why.
    }
  }
}

/** The games with what is to be told of them, by the part of the program that knows it. Those without moves are left out. */
function described(extras, rows, lang, words) {
  const games = [];
  for (let i = 0; i < rows.length; i += FIELDS) {
    const [id, place, text] = rows.slice(i, i + FIELDS);
    const told = extras.about(text, lang, words);
    if (told.length) games.push({ id, place, text, name: told[0], title: told[1], state: told[2] });
  }
  return games;
}

/** Only what was asked for last is shown: words and pictures may be long in coming. */
let asked = 0;

/** Shows the games in `rows`, three texts each. Who was at a game with the keyboard stays there. */
export async function show(rows, theme, lang) {
  const number = ++asked;
  const [extras, words] = await Promise.all([bring(), lang === "en" ? "" : load(lang)]);
  if (number !== asked) return;
  const list = document.getElementById("saved");
  const at = document.activeElement?.closest("[data-id]")?.dataset.id;
  const games = described(extras, rows, lang, words);
  const [open, remove, rename, restore, here, deleted] = extras.labels(words);
  list.replaceChildren();
  document.getElementById("no-games").hidden = games.length > 0;
  const pictures = [];
  for (const game of games) {
    if (game.place === "deleted") {
      list.append(gone(game, deleted, restore));
      continue;
    }
    const picture = element("canvas", { class: "thumbnail", "aria-hidden": "true" });
    pictures.push([picture, game.text]);
    const item = element("li", { class: "saved-game", "data-id": game.id });
    item.append(picture, about(game, lang, rename), choices(game, open, remove, here));
    list.append(item);
  }
  if (at) list.querySelector(`[data-id="${CSS.escape(at)}"] button`)?.focus();
  paint(extras, pictures, theme);
}
