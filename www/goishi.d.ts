// Types of <goishi-board>, for goishi.mjs and for pages that load goishi.js.

/** Black or White. */
export type Color = "black" | "white";

/** A move that is to be played, or was. */
export interface Deed {
  /** The token: `h8`, `3,12`, `swap`, `pass`, … */
  move: string;
  /** How many moves the game has with it. */
  ply: number;
  /** Whose move it is. */
  color: Color | null;
  /** Who makes it. */
  by: "visitor" | "page" | "computer";
}

/** How a game ended. */
export interface Result {
  /** Null for a draw. */
  winner: Color | null;
  /** `five`, `overline`, `double-four`, `double-three`, `nine`, `lead`, `passes`, `full`, `supply`, `agreement`, `resign` or `time`. */
  by: string;
  /** The same in a sentence, in the language of the board. */
  text: string;
}

/** Points on which Black may not play, each in the first list that applies. */
export interface Forbidden {
  overline: string[];
  double_four: string[];
  double_three: string[];
}

/** What the computer advises. */
export interface Hint {
  /** How the position stands, in the language of the board. */
  sentence: string;
  /** Black's share of it, from 0 to 1. */
  share: number;
  /** The best moves, the best one first. */
  moves: { move: string; name: string; line: string; share: number }[];
}

/**
 * - `no-wasm`, `blocked`, `file`, `broken`, `stopped`: there is no board, and its place says why
 * - `not-loaded`: the same, as a file of the program could not be loaded
 * - `bad-parameter`: an attribute was left out
 * - `bad-record`: the text is no game; `not-found`: `src` leads to none
 * - `no-answer`: the computer failed
 * - `failed`: a fault in the program or in the browser
 */
export type TroubleCode =
  | "no-wasm"
  | "blocked"
  | "file"
  | "broken"
  | "stopped"
  | "not-loaded"
  | "bad-parameter"
  | "bad-record"
  | "not-found"
  | "no-answer"
  | "failed";

/** What went wrong. */
export interface Trouble {
  code: TroubleCode;
  /** A sentence for people. */
  message: string;
  /** The attribute that was left out. */
  name?: string;
}

/**
 * - `not-ready`: the board is not there yet, or not any more
 * - `no-move`: not a move of this game; `illegal-move`: one that the rules refuse; `busy`: the computer is thinking
 * - `bad-record`: `load` was given no game
 * - `no-hint`: there is none for this position, or the players judge this game themselves and it still runs
 * - `no-such-format`: games of these rules have no SGF
 * - `bad-argument`: no picture is so wide, or `goTo` was given no number from 0
 * - `failed`: a fault in the program, or the browser has no room for a picture
 *
 * The promise `ready` is rejected with the code of the `error` event that says why there is no board.
 */
export type ErrorCode =
  | "not-ready"
  | "no-move"
  | "illegal-move"
  | "busy"
  | "bad-record"
  | "no-hint"
  | "no-such-format"
  | "bad-argument"
  | "failed";

/** An error that a method throws, or its promise is rejected with. */
export interface GoishiError extends Error {
  code: ErrorCode;
}

export interface GoishiBoardEventMap {
  /** A move is about to be played; cancelable. */
  beforemove: CustomEvent<Deed>;
  /** It was played. */
  move: CustomEvent<Deed>;
  /** Another position is shown. */
  positionchange: CustomEvent<{ ply: number; turn: Color | null }>;
  /** The computer begins to think. */
  aistart: CustomEvent<Record<string, never>>;
  /** It has ended. */
  aiend: CustomEvent<Record<string, never>>;
  /** The last move has ended the game. */
  gameover: CustomEvent<Result>;
  /** A move of a problem was judged. */
  attempt: CustomEvent<{ move: string; right: boolean }>;
  /** A move of a problem was wrong. */
  failed: CustomEvent<{ move: string; mistakes: number }>;
  /** A problem is solved. */
  solved: CustomEvent<{ mistakes: number }>;
  /** Something was left out of a game that was read, or assumed: the same sentences stand beside the board. */
  remark: CustomEvent<{ message: string }>;
  /** Something did not work. */
  error: CustomEvent<Trouble>;
}

/** The value of a switch. `true` and no value are `on`, `false` is `off`. */
export type Switch = boolean | "on" | "off" | "";

/** The attributes of a board, as JSX and templates write them. An absent one means its default. */
export interface GoishiBoardAttributes {
  /** What is played: `rin`, `renju-rif`, `ren:size=8` and all other ids of rule sets. */
  rules?: string | undefined;
  /** The whole game, as a record on one line: `goishi 1 ren; black: Ann; e5 f6`. */
  record?: string | undefined;
  /** The position that the game begins from: `black h8 i9; white g7; white to play`. */
  setup?: string | undefined;
  /** What was played: tokens with blanks between them, or a list of tokens. */
  moves?: string | string[] | undefined;
  /** Makes a problem of the game: switched on, the record's own; one of ours, `renju-0042` or `today`; or a goal such as `white wins`. */
  problem?: Switch | string | undefined;
  /** The address of a record, in any format that Goishi reads. */
  src?: string | undefined;
  /** How many moves are shown; all if it is not said. */
  ply?: number | string | undefined;
  /** Which colour the visitor plays. */
  side?: "both" | "black" | "white" | undefined;
  /** Which colour the computer plays; switched on, it is the one that the visitor does not play. */
  ai?: Switch | Color | "both" | undefined;
  /** How well it plays: 1 to 6. */
  level?: number | string | undefined;
  /** The look. `auto` follows the color-scheme of the page. */
  theme?: "auto" | "wood" | "paper" | "dark" | "contrast" | undefined;
  /** What the board is made of: `wood`, `none`, or a colour. */
  bg?: string | undefined;
  /** The part of the board that is seen: `e5-k11`. */
  region?: string | undefined;
  /** The first stone that has its number. */
  from?: number | string | undefined;
  /** The last stone that has its number. */
  to?: number | string | undefined;
  /** What stands below the board. It is also what the board is called. */
  caption?: string | undefined;
  /** When the board is made: at once, or once it is nearly seen. */
  loading?: "eager" | "lazy" | undefined;
  /** Whether rows and columns have their names. */
  coords?: Switch | undefined;
  /** Whether stones have their numbers. */
  numbers?: Switch | undefined;
  /** Whether forbidden points, the last move and the like are marked. */
  marks?: Switch | undefined;
  /** What stands beside the board: `none`, `full`, or a list such as `steps,moves`. */
  controls?: string | undefined;
  /** How a tap becomes a stone. */
  confirm?: "auto" | "tap" | "button" | "off" | undefined;
  /** Whether stones are heard. */
  sound?: Switch | undefined;
  /** The language; that of the page around the board if it is not said. */
  lang?: string | undefined;
  /** Whether visitors may play; if not, the board is a diagram to step through. */
  interactive?: Switch | undefined;
}

/** Listeners as JSX and templates write them: `onmove`, `ongameover` and so on. */
export type GoishiBoardListeners = {
  [Name in keyof GoishiBoardEventMap as `on${Name}`]?:
    | ((event: GoishiBoardEventMap[Name] & { currentTarget: GoishiBoard }) => void)
    | undefined;
};

/** A property of a board that is its attribute of the same name: null and undefined take the attribute away. */
type Reflected<Name extends keyof GoishiBoardAttributes> = GoishiBoardAttributes[Name] | null;

export declare class GoishiBoard extends HTMLElement {
  /** The version of Goishi. */
  static readonly version: string;
  /** A promise of this element with its first game on the board. */
  readonly ready: Promise<GoishiBoard>;
  /** The record text. Setting it sets the attribute: another game begins, unless it is the text of the game on the board. */
  get record(): string;
  set record(record: string | null | undefined);
  /** The tokens of the game. Setting it sets the attribute: another game begins. */
  get moves(): string[];
  set moves(moves: string | string[] | null | undefined);
  /** How many of them are shown. Setting it sets the attribute. */
  get ply(): number;
  set ply(ply: number | string | null | undefined);
  /** Whose turn it is at the position shown; null when the game is over. */
  readonly turn: Color | null;
  /** How the game shown ended, or null. */
  readonly result: Result | null;
  /** The tokens that may be played. Made anew each time; where two stones are proposed there are more than twenty thousand, and where more are, one proposal for each point. */
  readonly legalMoves: string[];
  /** What is forbidden to Black now; empty lists when Black is not to move, and where nothing is forbidden. */
  readonly forbidden: Forbidden;
  /** Stones in Rin, points in Ren, or null. */
  readonly score: { black: number; white: number } | null;
  /** Whether the computer thinks. */
  readonly busy: boolean;

  // The attributes as properties. A property of an attribute that is not there is empty, and a switch has its default.
  get rules(): string;
  set rules(value: Reflected<"rules">);
  get setup(): string;
  set setup(value: Reflected<"setup">);
  get problem(): string;
  set problem(value: Reflected<"problem">);
  get region(): string;
  set region(value: Reflected<"region">);
  get from(): string;
  set from(value: Reflected<"from">);
  get to(): string;
  set to(value: Reflected<"to">);
  get caption(): string;
  set caption(value: Reflected<"caption">);
  get loading(): string;
  set loading(value: Reflected<"loading">);
  get src(): string;
  set src(value: Reflected<"src">);
  get side(): string;
  set side(value: Reflected<"side">);
  get ai(): string;
  set ai(value: Reflected<"ai">);
  get level(): string;
  set level(value: Reflected<"level">);
  get theme(): string;
  set theme(value: Reflected<"theme">);
  get bg(): string;
  set bg(value: Reflected<"bg">);
  get coords(): boolean;
  set coords(value: Reflected<"coords">);
  get numbers(): boolean;
  set numbers(value: Reflected<"numbers">);
  /** Whether forbidden points, the last move and the like are marked. */
  get marks(): boolean;
  set marks(value: Reflected<"marks">);
  get controls(): string;
  set controls(value: Reflected<"controls">);
  get confirm(): string;
  set confirm(value: Reflected<"confirm">);
  get sound(): boolean;
  set sound(value: Reflected<"sound">);
  get interactive(): boolean;
  set interactive(value: Reflected<"interactive">);

  /** Plays a token; says whether it was played, or prevented. Throws a {@link GoishiError}. */
  play(token: string): boolean;
  pass(): boolean;
  /** Who is to move gives up. */
  resign(): boolean;
  undo(): void;
  redo(): void;
  /** Shows the position after so many moves. */
  goTo(ply: number): void;
  /**
   * Puts a game on the board: a record text, SGF, psq or a list of moves. Promises what was left out or assumed, in sentences in the
   * language of the board; an empty text if nothing was, or if another game was wanted meanwhile.
   */
  load(text: string): Promise<string>;
  /** Begins anew with what the attributes and the content say. */
  reset(): Promise<void>;
  /** The best moves at the position shown. */
  hint(): Promise<Hint>;
  /** Ends all thinking of this board's. */
  stop(): void;
  /** The position as a text. */
  toText(): Promise<string>;
  /** The game as SGF, which only Renju has. */
  toSGF(): Promise<string>;
  /** A picture of the position, 64 to 4096 pixels wide: 720, if nothing else is said. */
  toPNG(side?: number): Promise<Blob>;
  /** A picture of the position as the text of an SVG file. */
  toSVG(side?: number): Promise<string>;
  /** Leads the keyboard to the board. */
  focus(): void;

  addEventListener<K extends keyof GoishiBoardEventMap>(
    type: K,
    listener: (this: GoishiBoard, event: GoishiBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof GoishiBoardEventMap>(
    type: K,
    listener: (this: GoishiBoard, event: GoishiBoardEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Puts boards in the place of code blocks of the languages `goishi` and `goishi-problem` below `root`, all with these attributes; problems without `controls`. */
export declare function upgradeFences(root?: ParentNode, attributes?: GoishiBoardAttributes): void;

declare global {
  interface HTMLElementTagNameMap {
    "goishi-board": GoishiBoard;
  }
}
