// What the computer player thinks, on the page: its advice, and the graph of a game.
import { style as bring } from "./asset.js";

const SVG = "http://www.w3.org/2000/svg";
const LETTERS = "ABC";
/** What stands for each kind of move in the graph: nothing, a ring for a mistake, a triangle for a blunder. */
const SIGNS = ["", "M6 2a4 4 0 1 0 .01 0zm0 2a2 2 0 1 1-.01 0z", "M1 1.5H11L6 10.5z"];
const KINDS = ["", "mistake", "blunder"];
/** With more faults than this, mistakes are seen in the graph alone. */
const MANY = 12;

const isText = (text) => typeof text === "string";
const isShare = (share) => Number.isInteger(share) && share >= 0 && share <= 100;
const isList = (list, length, fits) => Array.isArray(list) && list.length === length && list.every(fits);

/** The advice in what a worker says; nothing if there is none. */
export function adviceIn(said, isToken) {
  const count = Array.isArray(said?.tokens) && said.tokens.length;
  const texts = [said?.sentence, said?.shares, said?.title];
  const fits =
    count >= 1 && count <= LETTERS.length && isList(said.tokens, count, isToken) && isList(said.names, count, isText) &&
    isList(said.lines, count, isText) && isList(said.each, count, isShare) && isShare(said.share) && texts.every(isText);
  return fits ? said : undefined;
}

/** The report of a game in what a worker says. */
export function reportIn(said) {
  const count = Array.isArray(said?.shares) && said.shares.length;
  const fits =
    count >= 1 && isList(said.shares, count, isShare) && isList(said.labels, count, isText) &&
    isList(said.marks, count, (mark) => [0, 1, 2].includes(mark)) && [said.sentence, said.graph, said.title].every(isText);
  return fits ? said : undefined;
}

/** An element with these properties and children. */
function make(tag, properties = {}, ...children) {
  const { style: own = {}, ...others } = properties;
  const element = Object.assign(document.createElement(tag), others);
  for (const [name, value] of Object.entries(own)) element.style.setProperty(name, value);
  element.append(...children);
  return element;
}

function drawing(className, viewBox, path) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("aria-hidden", "true");
  svg.append(document.createElementNS(SVG, "path"));
  svg.firstChild.setAttribute("d", path);
  return svg;
}

const place = () => document.getElementById("thoughts");

function show(...children) {
  place().replaceChildren(...children);
  place().hidden = false;
  // Somebody has asked for it, so it comes into sight, below what stays there.
  const card = document.querySelector(".card");
  const stays = card && getComputedStyle(card).position === "sticky";
  place().style.scrollMarginTop = `${stays ? card.offsetHeight + 12 : 0}px`;
  place().scrollIntoView({ block: "nearest" });
}

/** Takes away what is shown. */
export function hide() {
  place().replaceChildren();
  place().hidden = true;
}

let styled;

/** Loads what all this looks like, once; without it, it is plain. */
export function style() {
  styled ??= bring("later/engine.css").catch(() => {});
  return styled;
}

/** Shows that something is thought about, and how far that is where its value is set. */
export function showProgress(label) {
  const progress = make("progress", { ariaLabel: label });
  show(progress);
  return progress;
}

/** Shows how a position stands, and the best moves. */
export function showAdvice({ sentence, share, shares, title, names, lines, each }) {
  const bar = make("div", { className: "share", role: "img", ariaLabel: shares, style: { "--black": `${share}%` } });
  const rows = names.map((name, i) =>
    make("li", {},
      make("b", { textContent: LETTERS[i] }), " ",
      make("span", { className: "line" }, make("strong", { textContent: name }), lines[i] && ` – ${lines[i]}`), " ",
      make("span", { className: "percent", textContent: `${each[i]} %` }),
    ));
  show(make("p", { textContent: sentence }), bar, make("ol", { className: "candidates", ariaLabel: title }, ...rows));
}

/** Shows how a game went. */
export function showReport({ sentence, graph, title, shares, labels, marks }) {
  const faults = marks.map((mark, ply) => ({ mark, ply })).filter(({ mark }) => mark > 0);
  const told = faults.length > MANY ? faults.filter(({ mark }) => mark > 1) : faults;
  const rows = told.map(({ mark, ply }) =>
    make("li", {}, make("button", { type: "button", className: "quiet" }, sign(mark), labels[ply])));
  rows.forEach((row, i) => (row.firstChild.dataset.ply = told[i].ply));
  const list = make("ol", { className: "faults", ariaLabel: title }, ...rows);
  show(make("p", { textContent: sentence }), graphOf({ graph, shares, labels, faults }), ...(rows.length ? [list] : []));
  mark(shares.length - 1);
}

/** Where a position stands between left and right, in hundredths. */
const middle = (ply, count) => (100 * (ply + 0.5)) / count;

const sign = (mark) => drawing(`sign ${KINDS[mark]}`, "0 0 12 12", SIGNS[mark]);

/** Black's part below, White's above, and over them a button for every position. */
function graphOf({ graph, shares, labels, faults }) {
  const at = (ply) => middle(ply, shares.length);
  const points = shares.map((share, ply) => `${at(ply).toFixed(2)} ${100 - share}`);
  const area = `M0 100V${100 - shares[0]}L${points.join("L")}H100V100z`;
  const signs = faults.map(({ mark, ply }) => {
    const drawn = sign(mark);
    drawn.style.left = `${at(ply)}%`;
    return drawn;
  });
  const buttons = shares.map((_, ply) => button(ply, labels[ply]));
  const steps = make("div", { className: "plies" }, drawing("area", "0 0 100 100", area), ...buttons, make("i"));
  steps.addEventListener("keydown", walk);
  return make("div", { className: "graph", role: "group", ariaLabel: graph }, make("div", { className: "signs" }, ...signs), steps);
}

function button(ply, label) {
  const made = make("button", { type: "button", ariaLabel: label, title: label, tabIndex: -1 });
  made.dataset.ply = ply;
  return made;
}

const buttons = () => [...document.querySelectorAll("#thoughts .plies button")];

/** Arrows lead from button to button: there are too many for the tabulator. */
function walk(event) {
  const all = buttons();
  const here = all.indexOf(document.activeElement);
  const there = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: all.length - 1 }[event.key];
  if (here < 0 || there === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  all[there]?.focus();
  all[there]?.click();
}

/** Shows in the graph, if there is one, which position is on the board. */
export function mark(ply) {
  const all = buttons();
  const shown = Math.min(ply, all.length - 1);
  all.forEach((button, other) => {
    button.tabIndex = other === shown ? 0 : -1;
    button.ariaCurrent = other === shown ? "step" : null;
  });
  document.querySelector("#thoughts .plies i")?.style.setProperty("left", `${middle(shown, all.length)}%`);
}
