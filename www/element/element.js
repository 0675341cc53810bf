// <goishi-board>: a board in somebody else's page. Attributes say what is on it, as the parameters of an address do.
import { bad, coded, refused, trouble } from "./errors.js";
import { boardText, convert, picture } from "./files.js";
import { program } from "./program.js";
import { Stage } from "./stage.js";
import { styleSheet } from "./style.js";
import { troubleView, waitingView } from "./view.js";

/** Attributes that begin another game when they change. All others only adjust the board. */
const GAME = ["rules", "moves", "src"];
const ATTRIBUTES = [...GAME, "ply", "side", "ai", "level", "theme", "bg", "coords", "numbers", "controls", "confirm", "sound", "lang", "interactive"];
/** Those that say who plays whom. */
const PLAYERS = ["side", "ai", "level"];
/** So wide a picture is if nobody says otherwise. */
const SIDE = 720;
/** More moves than any game has. */
const ALL = 1e6;

export class GoishiBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #stage;
  /** Counts the times at which a board was wanted or given up: what was loaded for an earlier one comes too late. */
  #turn = 0;
  #isOpen = false;
  /** Counts the games that were begun: a text that is loaded for an earlier one comes too late. */
  #games = 0;
  /** Counts the texts that were to be loaded: of two the later one counts, however long it takes. */
  #loads = 0;
  #changed = new Set();
  #ready = promise();
  /** The game of a board that was taken out of the page, for when it comes back. */
  #kept;

  constructor() {
    super();
    this.#ready.promise.catch(() => {}); // the error event tells
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [styleSheet()];
  }

  connectedCallback() {
    if (!this.#isOpen) this.#open();
  }

  /** A board that is only moved is there again before this looks. */
  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#close());
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (!this.#stage) return this.#renew([name]);
    if (!this.#changed.size) queueMicrotask(() => this.#adjust());
    this.#changed.add(name);
  }

  async #open() {
    const turn = ++this.#turn;
    this.#isOpen = true;
    this.shadowRoot.replaceChildren(waitingView());
    try {
      const [Board] = await Promise.all([program(), parsed()]);
      if (turn !== this.#turn) return;
      this.#stage = new Stage(Board, this, (error) => this.#fail(error));
      await this.#start();
      if (turn === this.#turn) this.#ready.resolve(this);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  #close() {
    this.#turn++;
    this.#isOpen = false;
    if (!this.#stage) return;
    const { record, ply, side } = this.#stage.board;
    // The record knows best which colours the computer has: they may have been swapped. So does the board for the visitor.
    const hasComputer = (this.getAttribute("ai") ?? "off") !== "off";
    this.#kept = { record, ply, side, without: ["moves", "ply", ...(hasComputer ? PLAYERS : [])] };
    this.#stage.close();
    this.#stage = undefined;
  }

  /** Of the game that was kept that goes which attributes with these names say anew. */
  #renew(names) {
    const kept = this.#kept;
    const has = (list) => names.some((name) => list.includes(name));
    if (!kept) return;
    if (has(GAME)) this.#kept = undefined;
    if (has(["side", "ai"])) kept.side = undefined;
    const said = [...names, ...(has(PLAYERS) ? PLAYERS : [])];
    kept.without = kept.without.filter((name) => name === "moves" || !said.includes(name));
  }

  /** Nothing works any more, and it is not tried again: a sentence stands in the board's place. */
  #fail(error) {
    const { code, message } = error.code ? error : trouble("stopped", error);
    this.#turn++;
    this.#stage?.close();
    this.#stage = undefined;
    this.shadowRoot.replaceChildren(troubleView(message));
    this.#ready.reject(coded(code, message));
    this.dispatchEvent(new CustomEvent("error", { bubbles: true, composed: true, detail: { code, message } }));
  }

  /** The game that the attributes and the content describe, or the one that was here before. */
  async #start() {
    const [stage, kept] = [this.#stage, this.#kept];
    this.#kept = undefined;
    this.#loads++;
    if (kept) {
      this.#begin(kept.record, kept.without, kept.side);
      if (kept.without.includes("ply")) stage.do((board) => board.goTo(kept.ply));
      return;
    }
    this.#begin();
    const games = this.#games;
    const isWanted = () => stage === this.#stage && games === this.#games;
    try {
      const given = await this.#given();
      const game = given && (await this.#readable(given));
      if (game && isWanted()) this.#show(game, ["moves"]);
    } catch (error) {
      if (isWanted()) stage.tell(bad(error, "bad-record"));
    }
  }

  /** The text that `src` leads to, or that stands inside the element; moves in an attribute come before both. */
  async #given() {
    const src = this.getAttribute("src");
    if (this.hasAttribute("moves")) return "";
    if (src === null) return this.textContent.trim();
    try {
      const answer = await fetch(new URL(src, document.baseURI), { signal: this.#stage.signal });
      if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
      return await answer.text();
    } catch ({ message }) {
      throw coded("not-found", `${src}: ${message}`);
    }
  }

  /** A game in any format as a record text, and the remarks on it. */
  async #readable(text) {
    this.#there();
    if (/^\s*goishi/.test(text)) return { text, remarks: "" };
    await this.#stage.spoken; // remarks are in the language of the board
    const { rules, lang } = this.#there();
    return convert(text, "goishi", rules, lang);
  }

  /** Puts a game on the board, and tells what was left out of it or assumed. */
  #show({ text, remarks }, without) {
    this.#begin(text, without);
    if (remarks) this.#stage?.remark(remarks);
  }

  #begin(text, without = [], side = undefined) {
    this.#stage.do((board) => board.begin(...this.#pairs(without, side), text));
    this.#games++; // a text that is no game changes nothing
    this.#stage?.paint();
  }

  /** Attributes have changed. */
  #adjust() {
    const names = [...this.#changed];
    this.#changed.clear();
    if (!this.#stage) return this.#renew(names);
    if (names.some((name) => GAME.includes(name))) return this.reset();
    this.#stage.do((board) => board.adjust(...this.#pairs(["moves"]), names));
    if (names.includes("ply")) this.#stage?.do((board) => board.goTo(position(this.getAttribute("ply") ?? ALL)));
    this.#stage?.look();
  }

  /** The names and values of the attributes that the program reads; who has changed sides has this `side` now. */
  #pairs(without = [], side = undefined) {
    const names = ATTRIBUTES.filter((name) => this.hasAttribute(name) && name !== "src" && !without.includes(name));
    const known = { lang: this.lang.split("-")[0], ...(side && { side }) };
    return [names, names.map((name) => known[name] ?? this.getAttribute(name))];
  }

  /** The program's handle of the board. */
  #there() {
    if (!this.#stage) throw coded("not-ready", "the board is not there yet: wait for its promise `ready`");
    return this.#stage.board;
  }

  #do(work) {
    this.#there();
    this.#stage.do(work);
  }

  /** A promise of this element with its first game on the board. */
  get ready() {
    return this.#ready.promise;
  }

  /** The record text. */
  get record() {
    return this.#stage?.board.record ?? "";
  }

  /** The tokens of the game. */
  get moves() {
    return this.#stage?.board.moves ?? [];
  }

  /** How many of them are shown. */
  get ply() {
    return this.#stage?.board.ply ?? 0;
  }

  /** Whose turn it is at the position shown: `black`, `white`, or null when the game is over. */
  get turn() {
    return this.#stage?.board.turn ?? null;
  }

  /** How the game shown ended, or null: `winner`, `by` what, and a sentence. */
  get result() {
    return this.#stage?.board.result ?? null;
  }

  /** The tokens that may be played. Made anew each time; where two stones are proposed there are more than twenty thousand. */
  get legalMoves() {
    return this.#stage?.board.legalMoves ?? [];
  }

  /** The points that are forbidden to Black now, by their fouls; empty lists when Black is not to move, and where nothing is forbidden. */
  get forbidden() {
    return this.#stage?.board.forbidden ?? { overline: [], double_four: [], double_three: [] };
  }

  /** Stones in Rin, points in Ren, or null. */
  get score() {
    return this.#stage?.board.score ?? null;
  }

  /** Whether the computer thinks. */
  get busy() {
    return this.#stage?.board.busy ?? false;
  }

  /** Plays a token such as `h8` or `swap`; says whether it was played, or prevented. */
  play(token) {
    const before = this.record;
    this.#do((board) => board.play(String(token)));
    return this.record !== before;
  }

  pass() {
    return this.play("pass");
  }

  /** Who is to move gives up. */
  resign() {
    return this.play("resign");
  }

  undo() {
    this.#do((board) => board.ask("undo"));
  }

  redo() {
    this.#do((board) => board.ask("redo"));
  }

  /** Shows the position after so many moves. */
  goTo(ply) {
    this.#do((board) => board.goTo(position(ply)));
  }

  /**
   * Puts a game on the board: a record text, SGF, psq or a list of moves; not if another one was wanted meanwhile. Promises what
   * was left out or assumed, in sentences.
   */
  async load(text) {
    const load = ++this.#loads;
    const game = await this.#readable(String(text)).catch(refused("bad-record"));
    if (load !== this.#loads) return "";
    this.#there();
    this.#show(game, ["moves", "ply"]);
    return game.remarks;
  }

  /** Begins anew with what the attributes and the content say. */
  async reset() {
    this.#there();
    await this.#start();
  }

  /** The best moves at the position shown, with their words. */
  async hint() {
    this.#there();
    const { sentence, share, tokens, names, lines, each } = await this.#stage.hint();
    const moves = tokens.map((move, i) => ({ move, name: names[i], line: lines[i], share: each[i] / 100 }));
    return { sentence, share: share / 100, moves };
  }

  /** Ends all thinking of this board's. */
  stop() {
    this.#do((board) => board.stop());
    this.#stage?.settleHints();
  }

  /** The position as a text. */
  async toText() {
    const { record, ply, lang } = this.#there();
    return boardText(record, ply, lang).catch(refused("failed"));
  }

  /** The game as SGF, which only Renju has. */
  async toSGF() {
    const { record, rules, lang } = this.#there();
    const { text } = await convert(record, "sgf", rules, lang).catch(refused("no-such-format"));
    return text;
  }

  /** A picture of the position, 64 to 4096 pixels wide, as a Blob. */
  async toPNG(side = SIDE) {
    return this.#picture("png", side);
  }

  /** The same as the text of an SVG file. */
  async toSVG(side = SIDE) {
    return (await this.#picture("svg", side)).text();
  }

  async #picture(kind, side) {
    const board = this.#there();
    const { record, ply } = board;
    return picture(kind, record, ply, Math.trunc(side), ...board.picture()).catch(refused("failed"));
  }

  /** Leads the keyboard to the board. */
  focus(options) {
    this.#stage?.view.cell(this.#stage.board.cursor)?.focus(options);
  }
}

/** The number of moves that somebody means. */
const position = (ply) => Math.min(Math.max(Math.trunc(Number(ply)) || 0, 0), ALL);

/** A promise, and what keeps or breaks it. */
function promise() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

/** Resolves when what stands inside the element has been read. */
const parsed = () =>
  document.readyState === "loading" ? new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true })) : undefined;

if (!customElements.get("goishi-board")) customElements.define("goishi-board", GoishiBoard);
