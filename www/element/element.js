// <goishi-board>: a board in somebody else's page. Attributes say what is on it, as the parameters of an address do.
import { answer, stop } from "./computer.js";
import { boardText, convert, picture } from "./files.js";
import { listen } from "./input.js";
import { labelsIn, wordsOf } from "./labels.js";
import { program, trouble } from "./program.js";
import { styleSheet } from "./style.js";
import { View, troubleView } from "./view.js";

/** Attributes that begin another game when they change. All others only adjust the board. */
const GAME = ["rules", "moves", "src"];
const ATTRIBUTES = [...GAME, "ply", "side", "ai", "level", "theme", "bg", "coords", "numbers", "controls", "confirm", "sound", "lang", "interactive"];
/** Those that are not for the program; the language also comes from what is around the board. */
const OWN = ["src", "lang"];
/** What a page may paint the board with. */
const COLORS = ["board", "line", "label", "accent"];
const MEDIA = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)", "(prefers-reduced-motion: reduce)", "(pointer: coarse)"];
/** So wide a picture is if nobody says otherwise. */
const SIDE = 720;

/** All boards that are at work: they hear together how the machine is set. */
const boards = new Set();
const look = () => boards.forEach((board) => board.look());
const watched = MEDIA.map((query) => matchMedia(query));

function enlist(board) {
  if (!boards.size) watched.forEach((query) => query.addEventListener("change", look));
  boards.add(board);
}

function dismiss(board) {
  boards.delete(board);
  if (!boards.size) watched.forEach((query) => query.removeEventListener("change", look));
}

function coded(code, message) {
  return Object.assign(new Error(message), { code });
}

export class GoishiBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #board;
  #view;
  /** Ends all that is heard and loaded while the board is at work. */
  #work;
  #resized;
  #frame = 0;
  #timer = 0;
  #inside = false;
  #changed = new Set();
  #ready = promise();
  #hasAsked = false;
  #advice;
  #hints = [];
  /** The game of a board that was taken out of the page, for when it comes back. */
  #kept;

  constructor() {
    super();
    this.#ready.promise.catch(() => {}); // the error event tells
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [styleSheet()];
  }

  connectedCallback() {
    if (!this.#work) this.#open();
  }

  /** A board that is only moved is there again before this looks. */
  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#close());
  }

  attributeChangedCallback(name, before, after) {
    if (!this.#board || before === after) return;
    if (!this.#changed.size) queueMicrotask(() => this.#adjust());
    this.#changed.add(name);
  }

  async #open() {
    const work = (this.#work = new AbortController());
    try {
      const [Board] = await Promise.all([program(), parsed()]);
      if (work.signal.aborted) return;
      this.#view = new View();
      this.shadowRoot.replaceChildren(this.#view.root);
      this.#board = new Board(this.#view.canvas, this.#view.grid, this.#languages());
      this.#listen(work.signal);
      await this.#start();
      if (work.signal.aborted) return;
      this.#ready.resolve(this);
    } catch (error) {
      if (!work.signal.aborted) this.#fail(error);
    }
  }

  #listen(signal) {
    listen(this.#view, (work) => this.#do(work), signal);
    this.#resized = new ResizeObserver(() => this.#resize());
    this.#resized.observe(this.#view.board);
    enlist(this.#handle);
  }

  /** What the list of all boards holds of this one. */
  #handle = { look: () => this.#look() };

  #close() {
    if (!this.#work) return;
    this.#kept = this.#board && { text: this.#board.record, ply: this.#board.ply };
    this.#work.abort();
    this.#work = undefined;
    dismiss(this.#handle);
    this.#resized?.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = this.#timer = 0;
    if (this.#hasAsked) stop(this.#handle);
    this.#board?.free();
    this.#board = this.#view = undefined;
    this.shadowRoot.replaceChildren();
  }

  /** The game that the attributes and the content describe, or the one that was here before. */
  async #start() {
    this.#resize();
    this.#look();
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept) {
      this.#begin(kept.text, ["moves", "ply"]);
      this.#do((board) => board.goTo(kept.ply));
      return;
    }
    this.#begin();
    try {
      const text = await this.#given();
      if (text) this.#begin(await this.#readable(text), ["moves"]);
    } catch (error) {
      this.#tell(error);
    }
  }

  /** The text that `src` leads to, or that stands inside the element; moves in an attribute come before both. */
  async #given() {
    if (this.hasAttribute("moves")) return "";
    const src = this.getAttribute("src");
    if (!src) return this.textContent.trim();
    const answer = await fetch(new URL(src, document.baseURI), { signal: this.#work.signal });
    if (!answer.ok) throw coded("not-found", `${src}: ${answer.status} ${answer.statusText}`);
    return answer.text();
  }

  /** A game in any format as a record text. */
  #readable(text) {
    return /^\s*goishi/.test(text) ? text : convert(text, "goishi", this.#board.rules, this.#board.panel().lang);
  }

  #begin(text, without = []) {
    this.#do((board) => board.begin(...this.#pairs(without), text));
    this.#paint();
  }

  /** Attributes have changed. */
  #adjust() {
    const names = [...this.#changed];
    this.#changed.clear();
    if (!this.#board) return;
    if (names.some((name) => GAME.includes(name))) return this.reset();
    this.#do((board) => board.adjust(...this.#pairs(), names));
    if (names.includes("ply")) this.goTo(Number(this.getAttribute("ply") ?? Infinity));
    this.#look();
  }

  /** The names and values of the attributes that the program reads. */
  #pairs(without = []) {
    const names = ATTRIBUTES.filter((name) => this.hasAttribute(name) && !OWN.includes(name) && !without.includes(name));
    return [names, names.map((name) => this.getAttribute(name))];
  }

  /** The languages that suit: that of the text around the board first. */
  #languages() {
    return [this.closest("[lang]")?.lang, ...navigator.languages].filter(Boolean).join(",");
  }

  #resize() {
    const { width } = this.#view.board.getBoundingClientRect();
    this.#do((board) => board.resize(width, devicePixelRatio));
  }

  #look() {
    this.#do((board) => board.look(getComputedStyle(this).colorScheme));
    this.#paint();
  }

  #paint() {
    if (!this.#board) return;
    const style = getComputedStyle(this);
    const colors = COLORS.map((name) => style.getPropertyValue(`--goishi-${name}`));
    this.#do((board) => board.paint(colors));
    this.#view.root.toggleAttribute("data-bare", this.getAttribute("bg") === "none");
  }

  /** Lets the program do something, and does what it asks for. What happens meanwhile is its own doing. */
  #do(work) {
    if (!this.#board || this.#inside) return;
    let orders;
    this.#inside = true;
    try {
      orders = work(this.#board);
    } catch (error) {
      if (error.code) throw error;
      return this.#fail(trouble("stopped", error));
    } finally {
      this.#inside = false;
    }
    if (orders) this.#carryOut(orders);
  }

  #carryOut(orders) {
    if (orders.some(([word]) => word === "show")) this.#show();
    for (const [word, ...values] of orders) {
      if (!this.#board) return; // a listener has taken it out of the page
      this.#orders[word](...values);
    }
  }

  #show() {
    this.#view.show(this.#board.panel(), !this.hasAttribute("interactive"));
  }

  #orders = {
    frame: () => this.#ask(),
    show: () => this.#ask(),
    wake: () => (this.#timer ||= setTimeout(() => {
      this.#timer = 0;
      this.#do((board) => board.tick());
    }, 200)),
    words: (lang) => this.#bring(lang),
    labels: (text) => this.#view.relabel(labelsIn(text)),
    sound: (name) => import("../later/sounds.js").then(({ play }) => play(name), (error) => this.#tell(error)),
    think: (number, question) => this.#think(number, question),
    tell: (what) => (what === "stop" ? stop(this.#handle) : what === "hide" ? this.#advise(undefined) : undefined),
    live: (text) => this.#view.announce(text),
    alert: (text) => this.#view.alert(text),
    // Who is elsewhere on the page stays there.
    focus: (at) => this.shadowRoot.activeElement && this.#view.cell(at)?.focus({ preventScroll: true }),
    fault: (name, message) => this.#fire("error", { code: "bad-parameter", name, message }),
    beforemove: (...deed) => {
      const isWanted = this.#fire("beforemove", detailOf(deed), true);
      this.#do((board) => (isWanted ? board.commit() : board.refuse()));
    },
    move: (...deed) => this.#fire("move", detailOf(deed)),
    positionchange: () => this.#fire("positionchange", { ply: this.ply, turn: this.turn }),
    gameover: () => this.#fire("gameover", this.result),
    aistart: () => this.#fire("aistart", {}),
    aiend: () => this.#fire("aiend", {}),
  };

  #fire(kind, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(kind, { bubbles: true, composed: true, cancelable, detail }));
  }

  #ask() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#do((board) => board.tick());
      this.#draw();
    });
  }

  #draw() {
    try {
      if (this.#board?.draw()) this.#ask();
    } catch (error) {
      this.#fail(trouble("stopped", error));
    }
  }

  async #bring(lang) {
    const text = await wordsOf(lang).catch(() => undefined);
    this.#do((board) => board.words(lang, text));
  }

  async #think(number, question) {
    const { signal } = this.#work;
    this.#hasAsked = true;
    const told = (word) => this.#do((board) => board.told(number, word));
    const said = await answer(this.#handle, question, told, (advice) => signal.aborted || this.#advise(advice)).then(
      (text) => [text, undefined],
      (error) => [undefined, reason(error)],
    );
    if (signal.aborted) return;
    this.#do((board) => board.answered(number, ...said));
    if (said[0] === undefined) this.#fire("error", { code: "no-answer", message: said[1] });
    if (!this.busy) this.#settleHints();
  }

  #advise(advice) {
    this.#advice = advice;
    this.#view.advise(advice);
  }

  /** Who has asked for a hint gets it, or hears that there is none. */
  #settleHints() {
    for (const { resolve, reject } of this.#hints.splice(0)) {
      if (this.#advice) resolve(hintOf(this.#advice));
      else reject(coded("no-hint", "there is no hint for this position"));
    }
  }

  /** Something did not work: it is told beside the board, and to the page. */
  #tell(error) {
    if (!this.#board) return;
    const why = reason(error);
    this.#do((board) => board.fail(why));
    this.#fire("error", { code: error.code ?? "not-loaded", message: why });
  }

  /** Nothing works any more: a sentence stands in the board's place. */
  #fail(error) {
    const known = error.code ? error : trouble("stopped", error);
    this.#close();
    this.#work = new AbortController(); // it is not tried again by itself
    this.shadowRoot.replaceChildren(troubleView(known.message));
    this.#ready.reject(known);
    this.#fire("error", { code: known.code, message: known.message });
  }

  /** A promise of this element with its first game on the board. */
  get ready() {
    return this.#ready.promise;
  }

  get record() {
    return this.#board?.record ?? "";
  }

  get moves() {
    return this.#board?.moves ?? [];
  }

  get ply() {
    return this.#board?.ply ?? 0;
  }

  get turn() {
    return this.#board?.turn ?? null;
  }

  get result() {
    return this.#board?.result ?? null;
  }

  get legalMoves() {
    return this.#board?.legalMoves ?? [];
  }

  get forbidden() {
    return this.#board?.forbidden ?? null;
  }

  get score() {
    return this.#board?.score ?? null;
  }

  get busy() {
    return this.#board?.busy ?? false;
  }

  /** Plays a token such as `h8` or `swap`; says whether the page has let it pass. */
  play(token) {
    const before = this.#there().moves.length;
    this.#do((board) => board.play(String(token)));
    return this.moves.length > before;
  }

  pass() {
    return this.play("pass");
  }

  resign() {
    return this.play("resign");
  }

  undo() {
    this.#there();
    this.#do((board) => board.ask("undo"));
  }

  redo() {
    this.#there();
    this.#do((board) => board.ask("redo"));
  }

  /** Shows the position after so many moves. */
  goTo(ply) {
    this.#there();
    this.#do((board) => board.goTo(Math.min(Math.max(Math.trunc(Number(ply)) || 0, 0), 1e6)));
  }

  /** Puts a game on the board: a record text, SGF, psq or a list of moves. */
  async load(text) {
    this.#there();
    let readable;
    try {
      readable = await this.#readable(String(text));
    } catch (error) {
      throw bad(error);
    }
    if (this.#board) this.#begin(readable, ["moves", "ply"]);
  }

  /** Begins anew with what the attributes and the content say. */
  async reset() {
    this.#there();
    await this.#start();
  }

  /** The best moves at the position shown, with their words. */
  hint() {
    this.#there();
    if (this.#advice) return Promise.resolve(hintOf(this.#advice));
    return new Promise((resolve, reject) => {
      this.#hints.push({ resolve, reject });
      if (!this.busy) this.#do((board) => board.ask("hint"));
      if (!this.busy) this.#settleHints();
    });
  }

  /** Ends all thinking of this board's. */
  stop() {
    this.#there();
    this.#do((board) => board.stop());
    this.#settleHints();
  }

  /** The position as a text. */
  async toText() {
    const { record, ply } = this.#there();
    return boardText(record, ply, this.#board.panel().lang);
  }

  /** The game as SGF, which only Renju has. */
  async toSGF() {
    const { record, rules } = this.#there();
    return convert(record, "sgf", rules, this.#board.panel().lang).catch((error) => Promise.reject(bad(error)));
  }

  /** A picture of the position, so many pixels wide, as a Blob. */
  async toPNG(side = SIDE) {
    return this.#picture("png", side);
  }

  /** The same as the text of an SVG file. */
  async toSVG(side = SIDE) {
    return (await this.#picture("svg", side)).text();
  }

  async #picture(kind, side) {
    const board = this.#there();
    const [style, title] = board.picture();
    return picture(kind, board.record, board.ply, Math.trunc(side), style, title).catch((error) => Promise.reject(bad(error)));
  }

  /** Leads the keyboard to the board. */
  focus(options) {
    this.#view?.cell(this.#board.cursor)?.focus(options);
  }

  /** The program at work on this board. */
  #there() {
    if (!this.#board) throw coded("not-ready", "the board is not there yet: wait for its promise `ready`");
    return this.#board;
  }
}

const detailOf = ([move, ply, color, by]) => ({ move, ply, color, by });

/** A hint as a page gets it. */
const hintOf = ({ sentence, share, tokens, names, lines, each }) => ({
  sentence,
  share: share / 100,
  moves: tokens.map((move, i) => ({ move, name: names[i], line: lines[i], share: each[i] / 100 })),
});

/** What went wrong, in words. That a part cannot be loaded browsers say in words of their own. */
const reason = (error) => (error instanceof TypeError ? trouble("not-loaded").message : error.message);

/** The same with a code. */
const bad = (error) => coded(error.code ?? (error instanceof TypeError ? "not-loaded" : "bad-record"), reason(error));

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
