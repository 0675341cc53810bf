// All that the page shows, read in one look.

import assert from "node:assert/strict";
import { positionsOf } from "./games.mjs";
import { say, word } from "./words.mjs";

/** The words by which the names of the points say what lies there and what holds of it. */
const LABELS = Object.fromEntries(
  [
    "Empty",
    "StoneBlack",
    "StoneWhite",
    "LastMove",
    "Filled",
    "Killed",
    "Weak",
    "Protected",
    "InAtari",
    "Captured",
    "Niban",
    "Scored",
    "Proposed",
    "Removable",
    "InRow",
    "Hinted",
  ].map((key) => [key, word(key)]),
);
LABELS.Forbidden = say("Forbidden ''");

/** It runs in the page. */
function glance(labels) {
  const isRead = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const text = (name) => (isRead(the(name)) ? the(name).textContent.trim() : "");
  const both = (read) => ["black", "white"].map(read);
  // A name, and after a full stop what a stone would do there; a remark may have a comma in it.
  const names = cells().map((cell) => cell.ariaLabel.split(". ")[0].replace(labels.Protected, "Protected").split(", "));
  const called = (label) =>
    names
      .filter((parts) => parts.includes(label))
      .map(([name]) => name)
      .sort();
  const fouls = names.map((parts) => [
    parts[0],
    parts.find((part) => part.startsWith(labels.Forbidden))?.slice(labels.Forbidden.length),
  ]);
  const sign = { [labels.StoneBlack]: "x", [labels.StoneWhite]: "o", [labels.Empty]: "." };
  const size = Math.sqrt(names.length);
  const buttons = [...the("choices").children, ...the("tools").children];
  const idle = ["review", "computer", "undo", "redo", "think", "hint"].map((name) => the(name));
  const rules = the("rule-set").value;
  return {
    rules,
    size,
    title: `${the("page").dataset.game} ${the("rule-set").selectedOptions[0]?.textContent}`,
    board: names
      .map(([, stone]) => sign[stone] ?? "?")
      .join("")
      .match(new RegExp(`.{${size}}`, "g"))
      ?.join("/"),
    last: called(labels.LastMove).join(),
    filled: called(labels.Filled),
    killed: called(labels.Killed),
    weak: called(labels.Weak),
    safe: called("Protected"),
    atari: called(labels.InAtari),
    captured: called(labels.Captured),
    niban: called(labels.Niban).join(),
    scored: called(labels.Scored),
    proposed: called(labels.Proposed),
    removable: called(labels.Removable),
    row: called(labels.InRow),
    hinted: called(labels.Hinted),
    forbidden: Object.fromEntries(fouls.filter(([, foul]) => foul)),
    isOver: the("page").dataset.over === "true",
    isBusy: the("page").dataset.busy === "true",
    ...Object.fromEntries(
      ["sentence", "effect", "question", "rui", "standing", "kanji", "opening"].map((name) => [name, text(name)]),
    ),
    comment: isRead(the("comment-field")) ? the("comment-field").value : "",
    notice: text("notice-text"),
    lookingBack: text("looking-back"),
    steps: [...the("nine").children].map((step) => step.textContent),
    live: the("live").textContent.trim(),
    alert: the("alert").textContent.trim(),
    players: both((color) => text(`${color}-name`)),
    counts: both((color) => text(`${color}-count`)),
    clocks: both((color) => text(`${color}-clock`)),
    due: both((color) => the(color).dataset.due).join(""),
    decisions: [...buttons]
      .filter((it) => !idle.includes(it) && it.checkVisibility() && it.ariaDisabled !== "true")
      .map((it) => it.id || it.dataset.part)
      .join(" "),
    moves: moves().map((move) => move.firstChild.data),
    listed: moves().map((move) => [...move.childNodes].map((piece) => piece.textContent).join(" ")),
    shown: moves().findIndex((move) => move.ariaCurrent === "step") + 1,
  };
}

/** What is on the page now. */
export const look = (page) => page.evaluate(glance, LABELS);

/** What is on the page at every move of its game, from the first position or by pressing `from`. */
export const lookThrough = (page, from = "first", step = "next") =>
  page.evaluate(`(() => {
  const glance = ${glance};
  const seen = [];
  for (the("${from}").click(); ; the("${step}").click()) {
    seen.push(glance(${JSON.stringify(LABELS)}));
    if (the("${step}").ariaDisabled === "true") return seen;
  }
})()`);

/** What was seen, without what is said once. */
export const unsaid = (seen) => ({ ...seen, notice: "", live: "", alert: "" });

/** Of what was seen, what is wanted. */
export const only = (seen, wanted) => Object.fromEntries(Object.keys(wanted).map((key) => [key, seen[key]]));

/** The page shows these things now. Returns all that it shows. */
export async function shows(page, wanted, message) {
  const seen = await look(page);
  assert.deepEqual(only(seen, wanted), wanted, message);
  return seen;
}

/** What the page shows after these moves, as the library of rules judges them. */
export function judged(rules, moves) {
  const positions = positionsOf(rules, moves);
  const { board, status, score, left, to_move: color, ply } = positions.at(-1);
  const wanted = { board, isOver: status !== "playing", shown: ply };
  if (score) wanted.counts = [String(score.black), String(score.white)];
  if (left === undefined) return wanted;
  wanted.due = ["black", "white"].map((it) => (it === color ? left : 0)).join("");
  return { ...wanted, ...lastTurns(moves, positions.slice(1)) };
}

/** What is marked as filled and as killed in Rin: what the last whole turn did and what was done since. The last thing on a point counts. */
function lastTurns(moves, positions) {
  const goesOn = ({ left, status }) => left === 1 && status === "playing";
  const turnEnds = positions.flatMap((it, i) => (goesOn(it) ? [] : [i]));
  const happened = new Map();
  for (let i = (turnEnds.at(-2) ?? -1) + 1; i < positions.length; i++) {
    const { filled, killed } = positions[i];
    for (const at of filled) happened.set(at, killed.includes(at) ? "killed" : "filled");
    happened.set(moves[i], "put");
  }
  const points = (what) => [...happened].flatMap(([at, it]) => (it === what ? [at] : [])).sort();
  return { filled: points("filled"), killed: points("killed") };
}

/** Waits for a sentence in a part of the page. */
export const says = (page, name, words) =>
  page.waitForFunction(([name, words]) => the(name).textContent.includes(words), [name, words]);

/** Waits until there are so many moves in the list. */
export const hasMoves = (page, count) => page.waitForFunction((count) => moves().length === count, count);

/** What has the keyboard's focus: a point, a part of the page, or the words of a control. */
export const focused = (page) =>
  page.evaluate(() => {
    const { activeElement: it } = document;
    if (it === document.body) return "body";
    if (it.matches(".cell")) return it.ariaLabel.split(", ")[0];
    if (it.matches(".move")) return `move ${it.dataset.ply}`;
    return it.id || it.dataset.part || it.dataset.open || it.dataset.tab || it.name || it.textContent;
  });

export const isOnBoard = (page) => page.evaluate(() => document.activeElement.matches(".cell"));
