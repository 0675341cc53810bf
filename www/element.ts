// <goishi-board>: a board in somebody else's page. This script registers the element, loads the program and forwards to it; what happens on
// the board is decided in src/web/element.rs.
import type { Hint } from "./goishi";
import { program } from "./loader";
import { ATTRIBUTES } from "./parameters";
import type { Board, Kept } from "./program";
import { reflectAttributes, setAttribute, setterOf } from "./properties";
import { CodedError, trouble } from "./trouble";

/** So many pixels wide a picture is if nobody says otherwise. */
const SIDE = 720;
/** What a board tells of its game, as www/goishi.d.ts says, and what it tells where there is none yet. */
const NOTHING = {
  record: "",
  moves: [],
  ply: 0,
  turn: null,
  result: null,
  legalMoves: [],
  forbidden: { overline: [], double_four: [], double_three: [] },
  score: null,
  busy: false,
};

/** The view of a board, www/board.html with its English words, and its style, www/board.css; scripts/parts.mjs puts them here. */
declare const VIEW: string;
declare const VIEW_STYLE: string;
/** How the place of a board looks before its program has come, and where it never does: www/place.css. */
declare const PLACE_STYLE: string;

/** The version of Goishi; scripts/parts.mjs puts it here. */
declare const VERSION: string;

const styles = new Map<string, CSSStyleSheet>();

/** One style sheet for all boards: a strict content security policy lets this one in. */
function style(text: string): CSSStyleSheet {
  let sheet = styles.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    styles.set(text, sheet);
  }
  return sheet;
}

/** The view of a board, to be put into a shadow root. */
function view(): DocumentFragment {
  const template = document.createElement("template");
  try {
    template.innerHTML = VIEW; // our own text, and nobody else's
  } catch (error) {
    throw trouble("blocked", error, "it says require-trusted-types-for, which no board can do with.");
  }
  return template.content;
}

function make(tag: string, properties: Record<string, string>, ...children: Node[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Resolves when what stands inside the element has been read. */
const parsed = (): Promise<unknown> | undefined =>
  document.readyState === "loading"
    ? new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }))
    : undefined;

/** Where there is no document, as on a server, the class is there and makes no boards. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

export class GoishiBoard extends Base {
  static readonly version = VERSION;
  static observedAttributes = ATTRIBUTES;

  #shadow = this.attachShadow({ mode: "open" });
  #board: Board | undefined;
  /** What is kept of the board while the element is in no page. */
  #kept: Kept | undefined;
  /** Counts the times at which a board was wanted or given up: what was loaded for an earlier one comes too late. */
  #turn = 0;
  #isOpen = false;
  #changed = new Set<string>();
  /** The text inside is a game: another text is another game. */
  #content = new MutationObserver(() => this.#takeContent());
  /** A lazy board comes when it is nearly seen. */
  #nearby = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      this.#nearby.disconnect();
      if (!this.#isOpen) this.#open();
    },
    { rootMargin: "50%" },
  );
  #resolve: (board: this) => void = () => {};
  #reject: (error: Error) => void = () => {};
  #ready = this.#promise();
  #hasFailed = false;

  constructor() {
    super();
    this.#content.observe(this, { childList: true, characterData: true, subtree: true });
  }

  #promise(): Promise<this> {
    const ready = new Promise<this>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    ready.catch(() => {}); // the error event tells
    return ready;
  }

  connectedCallback(): void {
    if (this.#isOpen) return;
    if (this.getAttribute("loading") !== "lazy") this.#open();
    else {
      this.#showPlace();
      this.#nearby.observe(this);
    }
  }

  /** A board that is only moved is there again before this looks. */
  disconnectedCallback(): void {
    this.#nearby.disconnect();
    queueMicrotask(() => this.isConnected || this.#close());
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (!this.#changed.size) queueMicrotask(() => this.#tellChanges());
    this.#changed.add(name);
  }

  #takeContent(): void {
    if (["record", "setup", "moves", "src"].some((name) => this.hasAttribute(name))) return;
    this.#kept = undefined;
    this.#board?.contentChanged();
  }

  async #open(): Promise<void> {
    const turn = ++this.#turn;
    this.#isOpen = true;
    if (this.#hasFailed) this.#ready = this.#promise();
    this.#hasFailed = false;
    this.#showPlace();
    try {
      const [{ Board }] = await Promise.all([program(), parsed()]);
      if (turn !== this.#turn) return;
      this.#board = new Board(this, this.#shadow, (error) => this.#stop(error), this.#kept);
      this.#kept = undefined;
      this.#show(VIEW_STYLE, view());
      await this.#board.open();
      if (turn === this.#turn) this.#resolve(this);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  #close(): void {
    this.#turn++;
    this.#isOpen = false;
    this.#tellChanges();
    this.#kept = this.#board?.close() ?? this.#kept;
    this.#board = undefined;
    this.#shadow.replaceChildren();
  }

  #tellChanges(): void {
    const names = [...this.#changed];
    this.#changed.clear();
    if (!names.length) return;
    try {
      (this.#board ?? this.#kept)?.changed(names);
    } catch (error) {
      this.#stop(error);
    }
  }

  /** There is a fault in the program, which says where. */
  #stop(error: unknown): void {
    this.#fail(trouble("stopped", error, error instanceof Error ? error.message : String(error)));
  }

  /** Nothing works any more: a sentence stands in the board's place. Put into a page anew, the board is tried again. */
  #fail(error: unknown): void {
    const { code, message } = error instanceof CodedError ? error : trouble("stopped", error);
    this.#turn++;
    this.#hasFailed = true;
    this.#board = undefined;
    const said = make("p", { class: "trouble", part: "trouble", role: "alert", lang: "en" }, new Text(message));
    this.#show(PLACE_STYLE, said, make("slot", {}));
    this.#reject(new CodedError(code, message, error));
    this.dispatchEvent(new CustomEvent("error", { detail: { code, message } }));
  }

  #showPlace(): void {
    this.#show(PLACE_STYLE, make("div", { class: "place" }, make("slot", {})), make("div", { class: "room" }));
  }

  #show(text: string, ...children: Node[]): void {
    this.#shadow.adoptedStyleSheets = [style(text)];
    this.#shadow.replaceChildren(...children);
  }

  /** The handle of the board, if there is one now. */
  get #present(): Board {
    if (!this.#board) throw new CodedError("not-ready", "the board is not there yet: wait for its promise `ready`");
    return this.#board;
  }

  /** A promise of this element with its first game on the board. */
  get ready(): Promise<this> {
    return this.#ready;
  }

  static {
    for (const [name, nothing] of Object.entries(NOTHING)) {
      Object.defineProperty(GoishiBoard.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: GoishiBoard) {
          return this.#board?.[name as keyof typeof NOTHING] ?? structuredClone(nothing);
        },
        // Another game begins, or another position is shown.
        ...(ATTRIBUTES.includes(name) && { set: setterOf(name) }),
      });
    }
  }

  /** Plays a token such as `h8` or `swap`; says whether it was played, or prevented. */
  play(token: string): boolean {
    return this.#present.play(String(token));
  }

  pass(): boolean {
    return this.play("pass");
  }

  /** Who is to move gives up. */
  resign(): boolean {
    return this.play("resign");
  }

  undo(): void {
    this.#present.undo();
  }

  redo(): void {
    this.#present.redo();
  }

  /** Shows the position after so many moves. */
  goTo(ply: number): void {
    if (!(Number(ply) >= 0)) throw new CodedError("bad-argument", "goTo takes a number from 0");
    this.#present.goTo(Number(ply));
  }

  /** Puts a game on the board: a record text, SGF, psq or a list of moves. Promises what was left out or assumed. */
  async load(text: string): Promise<string> {
    return this.#present.load(String(text));
  }

  /** Begins anew with what the attributes and the content say. */
  async reset(): Promise<void> {
    await this.#present.reset();
  }

  /** The best moves at the position shown. */
  async hint(): Promise<Hint> {
    return this.#present.hint();
  }

  /** Ends all thinking of this board's. */
  stop(): void {
    this.#present.stop();
  }

  /** The position as a text. */
  async toText(): Promise<string> {
    return this.#present.toText();
  }

  /** The game as SGF, which only Renju has. */
  async toSGF(): Promise<string> {
    return this.#present.toSGF();
  }

  /** A picture of the position, 64 to 4096 pixels wide. */
  async toPNG(side = SIDE): Promise<Blob> {
    return this.#present.toPNG(Number(side));
  }

  /** A picture of the position as the text of an SVG file. */
  async toSVG(side = SIDE): Promise<string> {
    return this.#present.toSVG(Number(side));
  }

  /** Leads the keyboard to the board. */
  override focus(): void {
    this.#board?.focus();
  }
}

/** Links in the text show a position: `<a href="#board" data-goishi-ply="12">`. */
function followLink(event: MouseEvent): void {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isElsewhere || event.defaultPrevented) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-goishi-ply]") : null;
  const boards = [...document.querySelectorAll("goishi-board[id]")];
  const board = link && boards.find(({ id }) => new URL(`#${id}`, link.href).hash === link.hash);
  if (!link || !(board instanceof GoishiBoard)) return;
  event.preventDefault();
  setAttribute(board, "ply", link.dataset["goishiPly"]);
  board.scrollIntoView({ block: "nearest" });
}

reflectAttributes(GoishiBoard.prototype);
globalThis.document?.addEventListener("click", followLink);
const registry = globalThis.customElements;
if (registry && !registry.get("goishi-board")) registry.define("goishi-board", GoishiBoard);
