// A board at work: the program's handle, what is seen of it, and all that it asks for.
import { answer, stop } from "./computer.js";
import { bad, coded, reason, trouble } from "./errors.js";
import { listen } from "./input.js";
import { labelsIn, wordsOf } from "./labels.js";
import { View } from "./view.js";

/** What a page may paint the board with. */
const COLORS = ["board", "line", "label", "accent"];
const MEDIA = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)", "(prefers-reduced-motion: reduce)", "(pointer: coarse)"];
/** So many milliseconds pass from look to look at a clock. */
const TICK_MS = 200;

/** All boards that are at work: they hear together how the machine is set. */
const stages = new Set();
const look = () => stages.forEach((stage) => stage.look());
const watched = MEDIA.map((query) => matchMedia(query));

export class Stage {
  view = new View();
  #host;
  #fail;
  #board;
  /** Ends all that is heard and waited for. */
  #work = new AbortController();
  #resized = new ResizeObserver(() => {
    this.resize();
    this.paint();
  });
  /** Fulfilled when the words have come that were asked for last. */
  spoken = Promise.resolve();
  #frame = 0;
  #timer = 0;
  #isInside = false;
  /** The number of the question that waits for its answer; 0 if none does. */
  #question = 0;
  #hasFocus = false;
  #advice;
  /** Who waits for a hint. */
  #waiting = [];

  /** A board of the class `Board` for the element `host`; `fail` hears of what cannot be mended. */
  constructor(Board, host, fail) {
    this.#host = host;
    this.#fail = fail;
    const languages = [host.closest("[lang]")?.lang, ...navigator.languages].filter(Boolean).join(",");
    this.#board = new Board(this.view.canvas, this.view.grid, languages);
    host.shadowRoot.replaceChildren(this.view.root);
    listen(this.view, (work) => this.do(work), this.signal);
    this.#resized.observe(this.view.board);
    if (!stages.size) watched.forEach((query) => query.addEventListener("change", look));
    stages.add(this);
    this.resize();
    this.look();
  }

  get signal() {
    return this.#work.signal;
  }

  /** The program's handle of this board. */
  get board() {
    return this.#board;
  }

  /** Gives everything back. */
  close() {
    if (this.signal.aborted) return;
    this.#work.abort();
    stages.delete(this);
    if (!stages.size) watched.forEach((query) => query.removeEventListener("change", look));
    this.#resized.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#stop();
    this.settleHints();
    this.#board.free();
    this.view.root.remove();
  }

  resize() {
    const { width } = this.view.board.getBoundingClientRect();
    this.do((board) => board.resize(width, devicePixelRatio));
  }

  look() {
    // The one colour that is there to be asked for: no property tells in which scheme a page is shown.
    const isDark = getComputedStyle(this.view.board).caretColor === "rgb(255, 255, 255)";
    this.do((board) => board.look(isDark ? "dark" : "light"));
    this.paint();
  }

  /** Takes over the colours that the page has set. */
  paint() {
    const style = getComputedStyle(this.#host);
    this.do((board) => board.paint(COLORS.map((name) => style.getPropertyValue(`--goishi-${name}`))));
    this.view.root.toggleAttribute("data-bare", this.#host.getAttribute("bg") === "none");
  }

  /** Lets the program do something, and does what it asks for. What is heard meanwhile is its own doing. */
  do(work) {
    if (this.signal.aborted || this.#isInside) return;
    let orders;
    this.#isInside = true;
    try {
      orders = work(this.#board);
    } catch (error) {
      if (typeof error.code === "string") throw error;
      return this.#fail(trouble("stopped", error));
    } finally {
      this.#isInside = false;
    }
    if (orders) this.#carryOut(orders);
  }

  #carryOut(orders) {
    this.#hasFocus = this.#host.shadowRoot.activeElement !== null; // before the button that has it goes
    if (orders.some(([word]) => word === "show")) this.view.show(this.#board.panel(), !this.#host.hasAttribute("interactive"));
    for (const [word, ...values] of orders) {
      if (this.signal.aborted) return; // a listener has taken the board out of the page
      this.#orders[word](...values);
    }
  }

  /** How each order is carried out. */
  #orders = {
    frame: () => this.#ask(),
    show: () => this.#ask(),
    wake: () => this.#wake(),
    words: (lang) => (this.spoken = this.#bring(lang)),
    labels: (text) => this.view.relabel(labelsIn(text)),
    sound: (name) => import("../later/sounds.js").then(({ play }) => play(name)).catch((error) => this.tell(error)),
    think: (number, question) => this.#think(number, question),
    tell: (what) => this.#tellComputer(what),
    live: (text) => this.view.announce(text),
    alert: (text) => this.view.alert(text),
    // Who is elsewhere on the page stays there.
    focus: (at) => this.#hasFocus && this.view.cell(at)?.focus({ preventScroll: true }),
    fault: (name, message) => this.#fire("error", { code: "bad-parameter", name, message }),
    beforemove: (...deed) => {
      const isWanted = this.#fire("beforemove", deedOf(deed), { cancelable: true });
      this.do((board) => (isWanted ? board.commit() : board.refuse()));
    },
    move: (...deed) => this.#fire("move", deedOf(deed)),
    positionchange: () => this.#fire("positionchange", { ply: this.#board.ply, turn: this.#board.turn ?? null }),
    gameover: () => this.#fire("gameover", this.#board.result),
    aistart: () => this.#fire("aistart", {}),
    aiend: () => this.#fire("aiend", {}),
  };

  #fire(kind, detail, options) {
    return this.#host.dispatchEvent(new CustomEvent(kind, { bubbles: true, composed: true, detail, ...options }));
  }

  /** However much changes before the next frame, it is drawn once. */
  #ask() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.do((board) => board.tick());
      this.do((board) => (board.draw() ? [["frame"]] : undefined));
    });
  }

  #wake() {
    this.#timer ||= setTimeout(() => {
      this.#timer = 0;
      this.do((board) => board.tick());
    }, TICK_MS);
  }

  async #bring(lang) {
    const text = await wordsOf(lang).catch(() => undefined);
    this.do((board) => board.words(lang, text));
  }

  async #think(number, question) {
    this.#question = number;
    const isOver = () => this.#question !== number;
    const told = (word) => this.do((board) => board.told(number, word));
    const advised = (advice) => this.#advise(advice);
    const said = await answer(this, question, { isOver, told, advised }).then((text) => [text], (error) => [undefined, reason(error)]);
    if (!isOver()) this.#take(number, said);
    if (!this.signal.aborted && !this.#board.busy) this.settleHints();
  }

  /** The answer to the question that waits for it, or why there is none. */
  #take(number, [text, why]) {
    this.#question = 0;
    this.do((board) => board.answered(number, text, why));
    if (why !== undefined) this.#fire("error", { code: "no-answer", message: why });
  }

  #stop() {
    this.#question = 0;
    stop(this);
  }

  #tellComputer(what) {
    if (what === "stop") this.#stop();
    if (what === "hide") this.#advise(undefined);
  }

  #advise(advice) {
    this.#advice = advice;
    this.view.advise(advice);
  }

  /** The advice for the position shown: what is there already, or what comes. */
  hint() {
    if (this.#advice) return Promise.resolve(this.#advice);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      if (!this.#board.busy) this.do((board) => board.ask("hint"));
      if (!this.#board.busy) this.settleHints();
    });
  }

  /** Who has asked for a hint gets it, or hears that there is none. */
  settleHints() {
    for (const { resolve, reject } of this.#waiting.splice(0)) {
      if (this.#advice) resolve(this.#advice);
      else reject(coded("no-hint", "there is no hint for this position"));
    }
  }

  /** Something is to be known of the game that has come: it is told beside the board, and to the page. */
  remark(message) {
    this.do((board) => board.remark(message));
    this.#fire("remark", { message });
  }

  /** Something did not work: it is told beside the board, and to the page. */
  tell(error) {
    if (this.signal.aborted) return;
    const { code, message } = bad(error, "not-loaded");
    this.do((board) => board.fail(message));
    this.#fire("error", { code, message });
  }
}

const deedOf = ([move, ply, color, by]) => ({ move, ply, color, by });
