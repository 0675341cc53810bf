// What stands in a board's shadow: the canvas, its buttons, and what is beside it.
import { ENGLISH } from "./labels.js";

/** An element with these properties and children; `part` names it for style sheets, `label` for those who listen. */
function make(tag, { part, label, ...properties } = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  if (part) element.setAttribute("part", part);
  if (label) element.dataset.label = label;
  element.append(...children);
  return element;
}

/** A button for a command, with a word on it or a sign that a word explains. */
function button(command, { word, sign, label, part = "" }) {
  const made = make("button", { type: "button", className: command, part: `button ${part || command}`, label, textContent: sign ?? "" });
  made.dataset.command = command;
  if (word) made.dataset.word = word;
  return made;
}

/** Decisions, which are there exactly when they can be taken; the first ones wait for nothing else. */
const URGENT = [["confirm", "Yes"], ["cancel", "No"], ["swap", "TakeBlack"], ["stay", "StayWhite"], ["accept", "Accept"], ["refuse", "Refuse"]];
const CHOICES = [...URGENT, ["claim-black", "BlackClaims"], ["claim-white", "WhiteClaims"], ["pass", "Pass"], ["offer", "OfferDraw"], ["rematch", "Rematch"]];
const STEPS = [["first", "First", "«"], ["previous", "Previous", "‹"], ["autoplay", "Autoplay", ""], ["next", "Next", "›"], ["last", "Last", "»"]];
/** The button of each of these is there if the control is. */
const TOOLS = [["undo", "Undo", "undo"], ["redo", "Redo", "undo"], ["hint", "Hint", "hint"], ["resign", "Resign", "undo"]];

const group = (name, label, ...children) => {
  const made = make("div", { className: name, part: name, label, role: "group" }, ...children);
  return made;
};
const paragraph = (name) => make("p", { className: name, part: name, hidden: true });

export class View {
  canvas = make("canvas", { part: "canvas", ariaHidden: "true" });
  grid = make("div", { className: "grid", part: "grid", role: "grid", label: "Board" });
  board = make("div", { className: "board", part: "board" }, this.canvas, this.grid);
  #text = Object.fromEntries(["sentence", "effect", "question", "back", "comment"].map((name) => [name, paragraph(name)]));
  #told = make("p");
  #notice = make("div", { className: "notice", part: "notice", hidden: true }, this.#told, button("dismiss", { sign: "×", label: "CloseNotice" }));
  #place = button("place", { part: "place" });
  #think = button("think", { part: "think" });
  #choices = group("choices", "Decisions", ...CHOICES.map(([id, word]) => button(id, { word })));
  #steps = group("steps", "Steps", ...STEPS.map(([id, label, sign]) => button(id, { label, sign })));
  #tools = group("tools", "Controls", this.#think, ...TOOLS.map(([id, word]) => button(id, { word })));
  #players = make("div", { className: "players", part: "players" }, ...["black", "white"].map(player));
  #advice = make("div", { className: "advice", part: "advice", hidden: true });
  #moves = make("ol", { className: "moves", part: "moves", label: "Moves", hidden: true });
  #listed = [];
  #live = make("p", { className: "unseen", role: "status" });
  #alert = make("p", { className: "unseen", role: "alert" });
  root = make("div", { className: "root", part: "root", role: "group" },
    this.board, this.#place, this.#players, this.#text.sentence, this.#text.effect, this.#text.question, this.#notice,
    this.#choices, this.#steps, this.#tools, this.#advice, this.#text.back, this.#text.comment, this.#moves, this.#live, this.#alert);

  constructor() {
    this.#place.classList.add("primary");
    this.relabel(ENGLISH);
  }

  /** Puts words where there are labels. */
  relabel(labels) {
    for (const element of this.root.querySelectorAll("[data-word]")) element.textContent = labels[element.dataset.word];
    for (const element of this.root.querySelectorAll("[data-label]")) {
      element.setAttribute("aria-label", labels[element.dataset.label]);
      if (element.localName === "button") element.title = labels[element.dataset.label];
    }
  }

  /** Shows all that the program says beside the board. */
  show(panel, isRead) {
    const { dataset } = this.root;
    dataset.theme = panel.theme;
    toggle(dataset, "over", panel.over);
    toggle(dataset, "busy", panel.busy);
    toggle(dataset, "reads", isRead);
    this.root.lang = panel.lang;
    this.root.ariaLabel = panel.title;
    const has = (control) => panel.controls.includes(control);
    const can = (command) => panel.possible.includes(command);
    const { sentence, effect, question, back, comment } = this.#text;
    say(sentence, has("sentence") ? panel.sentence : "");
    say(effect, has("sentence") ? panel.effect : "");
    say(question, panel.question);
    say(back, has("steps") || has("moves") ? panel.lookingBack : "");
    say(comment, panel.comment);
    say(this.#told, panel.notice);
    this.#notice.hidden = !panel.notice;
    say(this.#place, !isRead && panel.confirm !== "off" && !panel.over ? panel.place : "");
    say(this.#think, has("hint") || has("undo") ? panel.think : "");
    this.#showButtons(panel, isRead, has, can);
    if (!panel.possible.includes("hint") || !panel.pressed.includes("hint")) this.advise(null);
    this.#players.hidden = !has("players");
    [...this.#players.children].forEach((line, i) => showPlayer(line, panel.players[i], panel.game));
    this.#moves.hidden = !has("moves") || !panel.moves.length;
    if (has("moves")) this.#list(panel);
    if (!panel.notice && !panel.question) this.#alert.textContent = "";
  }

  #showButtons(panel, isRead, has, can) {
    const isBare = !panel.controls.length;
    for (const choice of this.#choices.children) {
      const isUrgent = URGENT.some(([id]) => id === choice.dataset.command);
      choice.hidden = isRead || !can(choice.dataset.command) || (isBare && !isUrgent);
    }
    this.#choices.hidden = [...this.#choices.children].every((choice) => choice.hidden);
    this.#steps.hidden = !has("steps");
    for (const [id, , control] of TOOLS) {
      const tool = this.#tools.querySelector(`[data-command="${id}"]`);
      tool.hidden = !has(control) || (isRead && id !== "hint") || (id === "hint" && !this.#think.hidden);
    }
    this.#tools.hidden = [...this.#tools.children].every((tool) => tool.hidden);
    for (const each of this.root.querySelectorAll("[data-command]")) {
      const { command } = each.dataset;
      each.ariaDisabled = String(!can(command));
      if (["offer", "autoplay", "hint"].includes(command)) each.ariaPressed = String(panel.pressed.includes(command));
    }
  }

  /** The list of moves; only what has changed is built anew. */
  #list({ moves, shown }) {
    const keys = moves.map((entry) => JSON.stringify(entry));
    const hadFocus = this.#moves.matches(":focus-within");
    let same = 0;
    while (same < keys.length && keys[same] === this.#listed[same]) same++;
    while (this.#moves.children.length > same) this.#moves.lastChild.remove();
    moves.slice(same).forEach((entry, i) => this.#moves.append(item(entry, same + i)));
    this.#listed = keys;
    const buttons = [...this.#moves.querySelectorAll(".move")];
    buttons.forEach((each, i) => {
      each.ariaCurrent = i === shown - 1 ? "step" : null;
      each.tabIndex = i === Math.max(shown - 1, 0) ? 0 : -1;
    });
    const current = buttons[Math.max(shown - 1, 0)];
    if (hadFocus) current?.focus({ preventScroll: true });
    reveal(this.#moves, current?.parentElement);
  }

  /** Shows the best moves, or none. */
  advise(advice) {
    this.#advice.hidden = !advice;
    this.#advice.replaceChildren();
    if (!advice) return;
    const { sentence, title, names, lines, each } = advice;
    const rows = names.map((name, i) => make("li", {}, make("b", { textContent: `${"ABC"[i]} ${name}` }), `${lines[i] && ` – ${lines[i]}`} (${each[i]} %)`));
    this.#advice.append(make("p", { textContent: sentence }), make("ol", { ariaLabel: title }, ...rows));
  }

  /** Says a text to a screen reader, which hears only what changes. */
  announce(text) {
    speak(this.#live, text);
  }

  alert(text) {
    speak(this.#alert, text);
  }

  cell(at) {
    return this.grid.querySelector(`[data-at="${at}"]`);
  }
}

/** What keeps a board's place until its program has come: as much room as it will need, with what the page has written there. */
export const waitingView = () => make("div", { className: "root waiting" }, make("div", { className: "board" }, make("slot")), make("div", { className: "room" }));

/** What stands in the place of a board that cannot be there, above what the page has written for this case. */
export function troubleView(message) {
  return make("div", { className: "root" }, make("p", { className: "trouble", part: "trouble", role: "alert", lang: "en", textContent: message }), make("slot"));
}

function toggle(dataset, key, isOn) {
  if (isOn) dataset[key] = "";
  else delete dataset[key];
}

function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = !text;
}

function speak(region, text) {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

function player(color) {
  const parts = ["stone", "name", "count", "clock"].map((className) => make("span", { className }));
  return make("div", { className: `player ${color}`, part: `player player-${color}` }, ...parts);
}

function showPlayer(line, { name, count, due, clock }, game) {
  toggle(line.dataset, "due", due > 0);
  line.querySelector(".name").textContent = name;
  line.querySelector(".count").textContent = game === "Renju" ? "" : count;
  line.querySelector(".clock").textContent = clock;
}

function item({ number, word, score, by, others }, index) {
  const move = make("button", { type: "button", className: "move", part: "move" }, word, score && make("small", { textContent: ` ${score}` }));
  move.dataset.ply = index + 1;
  move.dataset.number = number;
  const branches = others.map((other, i) => {
    const branch = make("button", { type: "button", className: "branch", part: "branch", textContent: other });
    Object.assign(branch.dataset, { ply: index, branch: i });
    return branch;
  });
  return make("li", { className: word.length > 8 || others.length ? `${by} wide` : by }, move, ...branches);
}

/** Scrolls the list, and nothing around it. */
function reveal(list, row) {
  if (!row) return;
  const { offsetTop, offsetHeight } = row;
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  else if (offsetTop + offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = offsetTop + offsetHeight - list.clientHeight;
}
