// The hands of a player: mouse, finger, keyboard and typed moves, and the ways to begin and open a game.

import assert from "node:assert/strict";
import { DECLARATION, fieldsOf, gameOf, linkTo, sizeOf } from "./games.mjs";
import { cell, choice, field, opener, part, swatch, tab } from "./parts.mjs";

/** The phone that most tests of touch are made with; other sizes by `viewport`. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Presses parts of the page with the mouse, one after the other. */
export async function press(page, ...names) {
  for (const name of names) await page.click(part(name));
}

export async function keys(page, ...names) {
  for (const name of names) await page.keyboard.press(name);
}

/** The middles of points in the window. */
const middles = (page, names) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const box = document.querySelector(selector).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      }),
    names.map(cell),
  );

export const middle = async (page, name) => (await middles(page, [name]))[0];

/** A click with the mouse on each of the points. */
export async function put(page, ...names) {
  for (const [x, y] of await middles(page, names)) await page.mouse.click(x, y);
}

/** A tap with a finger on each of the points. */
export async function tap(page, ...names) {
  for (const [x, y] of await middles(page, names)) await page.touchscreen.tap(x, y);
}

/** Leads the mouse over a point, or away from the board, and waits until that is painted. */
export async function hover(page, name) {
  await page.mouse.move(...(name ? await middle(page, name) : [1, 1]));
  await painted(page);
}

/** Waits until all that was asked for is painted. */
export const painted = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * What is to be pressed for a word of a record, one thing after the other: points, and names of buttons. Where White removes
 * one of two stones (classical with swap), the word names the one that stays, and the other one is pressed.
 */
export function presses(token, before = "", rules = "") {
  if (rules === "renju-classical-swap" && before.includes("/")) {
    return [{ point: before.split("/").find((point) => point !== token) }];
  }
  if (token.startsWith(DECLARATION)) return [{ button: `declare-${token.slice(DECLARATION.length)}` }];
  if (token === "more") return [{ button: "two-more" }];
  if (/^[a-z]+(:[a-z]+)?$/.test(token)) return [{ button: token.replace(":", "-") }];
  const points = token
    .replace("=", "")
    .split("/")
    .map((point) => ({ point }));
  return token.endsWith("=") ? [{ button: "offer" }, ...points] : points;
}

/** The mouse plays these words of a record. */
export async function play(page, ...tokens) {
  for (const { point, button } of tokens.flatMap((token) => presses(token)))
    await (point ? put(page, point) : press(page, button));
}

/** Types into the field for moves, as many words at once as it takes. */
export async function type(page, ...tokens) {
  const words = [...tokens];
  while (words.length) {
    let line = words.shift();
    while (words.length && line.length + words[0].length < 40) line += ` ${words.shift()}`;
    await page.fill(part("move"), line);
    await page.press(part("move"), "Enter");
  }
}

/** Tab by Tab until something that fits has the focus. */
export async function tabTo(page, selector, key = "Tab") {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} leads to no ${selector}`);
}

/** Leads the focus over the board to a point by the arrows; it is on the board already. */
export async function go(page, name) {
  const [from, to] = await page.evaluate(
    (selector) => [document.activeElement, document.querySelector(selector)].map((it) => it.dataset.at),
    cell(name),
  );
  const [down, right] = to.split(",").map((goal, axis) => Number(goal) - Number(from.split(",")[axis]));
  await keys(
    page,
    ...Array(Math.abs(down)).fill(down > 0 ? "ArrowDown" : "ArrowUp"),
    ...Array(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"),
  );
}

/** The page shows an empty board of these rules. */
export const isBegun = (page, rules) =>
  page.waitForFunction(
    ([rules, count]) => the("rule-set").value === rules && cells().length === count && !moves().length,
    [rules, sizeOf(rules) ** 2],
  );

/** Begins a game with the tab and the list of rule sets, or by the sheet where the list shows these rules already. */
export async function choose(page, rules) {
  await page.click(tab(gameOf(rules)));
  const isShown = await page.evaluate((rules) => the("rule-set").value === rules, rules);
  if (isShown) return newGame(page, rules);
  await page.selectOption(part("rule-set"), rules);
  await isBegun(page, rules);
}

/**
 * Begins a game by its sheet, with the mouse or another way to `click`. `texts` are names and a clock by their fields;
 * `black` or `white` is the level of the computer that plays it; `match` is for a match of two games.
 */
export async function newGame(
  page,
  rules,
  { click = (selector) => page.click(selector), texts = {}, match = false, black, white } = {},
) {
  const { game, base, boxes } = fieldsOf(rules);
  await click(part("new"));
  const level = black ?? white;
  await click(choice(level ? "computer" : "people"));
  if (level) {
    await click(`${part("new-game")} label:has([name="level"][value="${level}"])`);
    await click(choice(black ? "white" : "black"));
  }
  await click(choice(game));
  const rule = `${part("new-game")} label:has([name="${game}"][value="${base}"])`;
  if (!(await page.isVisible(rule))) await click(`${part("more-rules")} summary`);
  await click(rule);
  for (const value of game === "Ren" ? ["rui=5", "lead=6", "match"] : []) {
    const wanted = value === "match" ? match : boxes.includes(value);
    if ((await page.isChecked(`${choice(value)} input`)) !== wanted) await click(choice(value));
  }
  for (const [name, text] of Object.entries({ clock: "", ...texts })) await page.fill(field(name), text);
  await click(part("start"));
  await isClosed(page);
  if (!black) await isBegun(page, rules);
}

/** Opens a link in the running page, and closes the notice of it. */
export const openLink = (page, link) =>
  page.evaluate(async (link) => {
    history.replaceState(null, "", location.pathname); // a link to what is shown would change nothing
    const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = link;
    await heard;
    the("dismiss").click();
  }, link);

/** Opens a game by its link in the running page; nothing has the focus then. */
export async function load(page, rules, moves, options) {
  await openLink(page, linkTo(rules, moves, options));
  await page.evaluate(() => document.activeElement.blur()); // it has gone to a point
}

/** Opens the sheet of games where a text is pasted. */
export async function openPaste(page) {
  await openSheet(page, "games");
  if (!(await page.isVisible(part("paste")))) await page.click(".paste summary");
}

/** Opens a text as a game, by the sheet for it. */
export async function openText(page, text) {
  await openPaste(page);
  await page.fill(part("paste"), text);
  await press(page, "open-text");
  await isClosed(page);
}

/** Gives a seat to the computer player of this level, or to a person with 0. */
export async function seat(page, color, level) {
  await press(page, `${color}-seat`);
  await page.click(`${part("seat")} [data-level="${level}"].opponent`);
}

/** The link to the position shown, by the button for it and the clipboard, which the page may use. */
export async function copyLink(page) {
  await openSheet(page, "share");
  const link = await copied(page, () => press(page, "copy-link"));
  await closeSheet(page);
  return link;
}

/** The text that the page puts into the clipboard while `deed` is done. */
export async function copied(page, deed) {
  await page.evaluate(() => {
    window.copied = null;
  });
  await deed();
  return (await page.waitForFunction(() => window.copied)).jsonValue();
}

/** Opens a sheet by its button; on phones that stands in the sheet behind the last of the tools. */
export async function openSheet(page, name) {
  if (await page.isVisible(opener(name))) return page.click(opener(name));
  await press(page, "more");
  await page.click(`${part("more-sheet")} [data-open="${name}"]`);
}

export const isOpen = (page, name) => page.evaluate((name) => the(name).open, name);

/** Waits until no sheet is open. */
export const isClosed = (page) => page.waitForFunction(() => !document.querySelector("dialog[open]"));

export async function closeSheet(page) {
  await page.keyboard.press("Escape");
  await isClosed(page);
}

/** Turns switches of the settings. */
export async function turn(page, ...names) {
  await openSheet(page, "settings");
  await press(page, ...names);
  await closeSheet(page);
}

/** Chooses from a list of the settings, or one of the themes. */
export async function set(page, name, value) {
  await openSheet(page, "settings");
  if (name === "theme") await page.click(swatch(value));
  else await page.selectOption(part(name), value);
  await closeSheet(page);
}

/** Speaks another language from now on. */
export async function speak(page, lang) {
  await set(page, "lang", lang);
  await speaks(page, lang);
}

/** Waits until the page is in this language; browsers know our Chinese as zh-Hans. */
export const speaks = (page, lang) =>
  page.waitForFunction((lang) => document.documentElement.lang === lang, lang === "zh" ? "zh-Hans" : lang);

export const isPressed = async (page, name) => (await page.getAttribute(part(name), "aria-pressed")) === "true";

export const isPossible = async (page, name) => (await page.getAttribute(part(name), "aria-disabled")) === "false";

/** The text of a part, as far as it is seen. */
export const textOf = async (page, name) =>
  (await page.isVisible(part(name))) ? (await page.textContent(part(name))).trim() : "";

/** The record texts that the browser keeps, by their ids, the oldest first. */
export const savedGames = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("goishi.game."))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .map((key) => ({ id: key.slice("goishi.game.".length), text: localStorage.getItem(key) })),
  );

/** The running game as it is saved: its rules, its head, and its words with brackets and all. */
export async function savedGame(page) {
  const text = await page.evaluate(() =>
    localStorage.getItem(`goishi.game.${sessionStorage.getItem("goishi.current")}`),
  );
  const [head, moves = ""] = text.split("\n\n");
  const [first, ...lines] = head.split("\n");
  return { text, rules: first.replace("goishi 1 ", ""), head: lines, words: moves.split(/\s+/).filter(Boolean) };
}

/** Waits until the running game, as it is saved, says this. */
export const gameSays = (page, text) =>
  page.waitForFunction(
    (text) => localStorage.getItem(`goishi.game.${sessionStorage.getItem("goishi.current")}`)?.includes(text),
    text,
  );

/** Puts a saved game on the board by the list of them: the newest of the others, or the one after so many. */
export async function reopen(page, index = 0) {
  await openGames(page);
  await page
    .locator(`${part("saved")} [data-load]`)
    .nth(index)
    .click();
  await isClosed(page);
}

/** Opens the list of saved games, and waits until it is there. */
export async function openGames(page) {
  await page.evaluate(() => {
    // what was listed the last time
    the("saved").replaceChildren();
    the("no-games").hidden = true;
  });
  await openSheet(page, "games");
  await page.waitForFunction(() => the("saved").children.length || !the("no-games").hidden);
}
