// The games: their rule sets and points, links to them, and games to play that somebody has judged.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { dist, inRepo } from "./page.mjs";
import { SHORT_GAMES } from "./short-games.mjs";
import { say } from "./words.mjs";

/** Every rule set of every game. */
export const RULES = {
  Renju: [
    "renju-classical",
    "renju-rif",
    "renju-rif:referee=players",
    "renju-classical-swap",
    "renju-pritchard",
    "renju-free",
    "renju-taraguchi10",
    "renju-tarannikov",
    "renju-soosyrv8",
    "renju-yamaguchi",
    "gomoku",
    "gomoku-standard",
    "gomoku-swap2",
  ],
  Ren: [
    "",
    ":rui=5",
    ":lead=6",
    ":rui=5,lead=6",
    ":size=8",
    ":size=8,rui=5",
    ":size=8,lead=6",
    ":size=8,rui=5,lead=6",
  ].map((options) => `ren${options}`),
  Rin: ["rin", "rin:size=12", "rin:size=8"],
};
export const ALL_RULES = Object.values(RULES).flat();

export const gameOf = (rules) => Object.keys(RULES).find((game) => RULES[game].includes(rules));

const SIZES = { Renju: 15, Ren: 10, Rin: 16 };
export const sizeOf = (rules) => Number(/size=(\d+)/.exec(rules)?.[1] ?? SIZES[gameOf(rules)]);

/** The radio button and the boxes of the sheet for a new game that stand for a rule set. */
export function fieldsOf(rules) {
  const [id, options = ""] = rules.split(":");
  const all = options.split(",").filter(Boolean);
  const own = all.filter((option) => /^(size|referee)/.test(option));
  return { game: gameOf(rules), base: [id, ...own].join(":"), boxes: all.filter((option) => !own.includes(option)) };
}

/** Moves as a record has them: a text with blanks, or a list. */
export const list = (moves) => (typeof moves === "string" ? moves.split(/\s+/).filter(Boolean) : moves);

/** All of a game but its last move. */
export const before = (moves) => list(moves).slice(0, -1);

export const record = (rules, moves = "") => `goishi 1 ${rules}\n\n${list(moves).join(" ")}\n`;

const LETTERS = {
  swap: "S",
  stay: "K",
  more: "M",
  pass: "P",
  "pass=": "Q",
  accept: "A",
  refuse: "N",
  resign: "R",
  "resign:black": "B",
  "resign:white": "W",
  time: "T",
  "time:black": "X",
  "time:white": "O",
  "time:both": "D",
  "claim:black": "C",
  "claim:white": "V",
};

/** How the word for a number of fifths begins. */
export const DECLARATION = "fifths:";

/** A point in a link: the letters of its column and its row, counted from the upper left corner. */
function letters(rules, name) {
  const letter = (line) => String.fromCharCode(97 + Number(line));
  if (name.includes(",")) return name.split(",").map(letter).reverse().join("");
  return name[0] + letter(sizeOf(rules) - Number(name.slice(1)));
}

function short(rules, token) {
  if (LETTERS[token]) return LETTERS[token];
  if (token.startsWith(DECLARATION)) return token.slice(DECLARATION.length);
  if (token.includes("/")) {
    const points = token.split("/").map((name) => letters(rules, name));
    return `${points.length > 2 ? "-" : ""}${points.join("")}+`;
  }
  return token.endsWith("=") ? `${letters(rules, token.slice(0, -1))}=` : letters(rules, token);
}

/** The address's fragment that opens a game after `ply` of its moves; `event` is of its head. */
export function linkTo(rules, moves, { ply = list(moves).length, event = "" } = {}) {
  const code = (sign) => `.${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
  const head = event && `;event=${event.replace(/[^a-z0-9]/gi, code)}`;
  return `#1;${rules};${list(moves)
    .map((token) => short(rules, token))
    .join("")}${head};${ply}`;
}

/** The file of the library of rules whose name ends so. */
const built = (end) => {
  const folder = join(dist, "rules");
  return readFileSync(
    join(
      folder,
      readdirSync(folder).find((name) => name.endsWith(end)),
    ),
  );
};
const library = await import(`data:text/javascript;base64,${built(".js").toString("base64")}`);
library.initSync({ module: built(".wasm") });

/** A game in the hands of the library of rules. */
export const { Game } = library;

/** The position after these moves, as the library of rules judges it. */
export const after = (rules, moves) => Game.load(record(rules, moves)).status();

/** The first position and the one after each of these moves, as the library of rules judges them. */
export function positionsOf(rules, moves) {
  const game = new Game(rules);
  return [game.status(), ...moves.map((token) => game.play(token))];
}

/** The short game of a rule set: its words, the position after each of them, and its last sentence. */
export function shortGame(rules) {
  const [sentence, moves] = SHORT_GAMES[rules];
  const game = new Game(rules);
  const words = list(moves);
  return { rules, words, positions: words.map((token) => game.play(token)), sentence: say(sentence) };
}

/** A game of random stones, the same in every run, played to its end. */
export function randomGame(rules) {
  const random = chance(1);
  const game = new Game(rules);
  const moves = [];
  while (game.status().status === "playing") {
    const points = game.legalMoves().filter(isPoint);
    moves.push(points[Math.floor(random() * points.length)]);
    game.play(moves.at(-1));
  }
  return moves;
}

export const isPoint = (token) => /^([a-z]\d+|\d+,\d+)$/.test(token);

/** Games of Renju or Ren, move by move, as a judge of another make has seen them, up to a move that is refused. */
export function judgedGames(game) {
  const lines = gunzipSync(readFileSync(inRepo(`tests/data/${game.toLowerCase()}_games.jsonl.gz`)))
    .toString()
    .trim();
  return lines.split("\n").map((line) => {
    const { rules, moves, plies } = JSON.parse(line);
    const legal = plies.filter((ply) => !ply.error);
    return { rules, moves: moves.slice(0, legal.length), plies: legal };
  });
}

/** Numbers from 0 to 1 that look like chance and are the same in every run. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A text with a few letters changed, added, doubled or lost. */
export function spoil(text, random) {
  const any = (n) => Math.floor(random() * n);
  const strange = [..."09,;()~{}#.%=:abhpzPRSW \n\0é環"];
  const spoilt = [...text];
  for (let i = any(4); i >= 0; i--) {
    const at = any(spoilt.length + 1);
    const more = random() < 0.2 ? spoilt.slice(at, at + any(12)) : random() < 0.7 ? [strange[any(strange.length)]] : [];
    spoilt.splice(at, any(3), ...more);
  }
  return (random() < 0.2 ? spoilt.slice(0, any(spoilt.length)) : spoilt).join("");
}
