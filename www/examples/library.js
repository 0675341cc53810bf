// A board of plain signs on Goishi's rules: which moves there are, why one is refused and what is forbidden says the library.
import init, { Game } from "../rules/goishi_rules.js";

const RULES = [
  "renju-classical",
  "renju-rif",
  "renju-classical-swap",
  "renju-pritchard",
  "renju-free",
  "ren",
  "ren:size=8",
  "rin:size=8",
  "rin:size=12",
];
const LOOKS = { ".": ["·", "empty"], x: ["●", "black"], o: ["○", "white"] };
const CROSSED = ["×", "forbidden"];

const $ = (id) => document.getElementById(id);
let game;
/** The first of two stones, where two are asked for. */
let first = null;

/** The point in this row and column, as the rules write it. */
function pointName(row, column, size) {
  return $("rules").value.startsWith("rin") ? `${row},${column}` : String.fromCharCode(97 + column) + (size - row);
}

function play(token) {
  first = null;
  try {
    game.play(token);
    show();
  } catch (error) {
    if (!error.code) throw error;
    show(error.message);
  }
}

function press(point) {
  const { phase } = game.status();
  if (phase !== "fifths" && phase !== "two-blacks") return play(point);
  if (first !== null) return play(`${first}/${point}`);
  first = point;
  show("And the second stone?");
}

function sentence({ status, by, to_move, phase }) {
  if (status === "draw") return `A draw: ${by}.`;
  if (status !== "playing") return `${status === "black" ? "Black" : "White"} wins: ${by}.`;
  return `${to_move === "black" ? "Black" : "White"} is to move: ${phase}.`;
}

/** A sign for each point, the forbidden ones crossed. */
function signs({ board, move }) {
  const rows = board.split("/");
  const forbidden = new Set(Object.values(game.forbidden()).flat());
  return rows.flatMap((letters, row) =>
    [...letters].map((letter, column) => {
      const point = pointName(row, column, rows.length);
      const [sign, kind] = forbidden.has(point) ? CROSSED : LOOKS[letter];
      const mark = point === move ? "last" : point === first ? "first" : "";
      return { point, sign, kind, mark };
    }),
  );
}

function button(text, deed) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", deed);
  return made;
}

/** As many buttons as the board has points: they stay, so that the keyboard does not lose its place. */
function prepare(size) {
  $("board").style.setProperty("--size", size);
  const points = Array.from({ length: size * size }, (_, at) => pointName(Math.floor(at / size), at % size, size));
  $("board").replaceChildren(...points.map((point) => button("", () => press(point))));
}

function show(said) {
  const position = game.status();
  signs(position).forEach(({ point, sign, kind, mark }, at) => {
    const cell = $("board").children[at];
    cell.textContent = sign;
    cell.className = `${kind} ${mark}`;
    cell.setAttribute("aria-label", `${point} ${kind}`);
  });
  $("status").textContent = said ?? sentence(position);
  const words = game.legalMoves().filter((token) => /^[a-z]+$/.test(token) && token !== "time");
  $("words").replaceChildren(...words.map((word) => button(word, () => play(word))));
  $("legend").hidden = !("forbidden" in position);
  $("undo").disabled = position.ply === 0;
  $("record").textContent = game.record();
}

function begin() {
  game?.free();
  game = new Game($("rules").value);
  first = null;
  prepare(game.status().board.split("/").length);
  show();
}

await init();
$("rules").replaceChildren(...RULES.map((id) => new Option(id)));
$("rules").addEventListener("change", begin);
$("again").addEventListener("click", begin);
$("undo").addEventListener("click", () => {
  first = null;
  game.undo();
  show();
});
begin();
