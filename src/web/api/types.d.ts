
/** A way to play Renju or gomoku. With `referee=players` the players see fives and fouls themselves, and claim them. */
export type RenjuRules =
  | "renju-rif"
  | "renju-rif:referee=players"
  | "renju-taraguchi10"
  | "renju-tarannikov"
  | "renju-soosyrv8"
  | "renju-yamaguchi"
  | "renju-pritchard"
  | "renju-classical"
  | "renju-classical-swap"
  | "renju-free"
  | "gomoku"
  | "gomoku-standard"
  | "gomoku-swap2";

/** A way to play Ren: 10 x 10 squares and a rui limit of three, if nothing else is said. */
export type RenRules =
  | "ren"
  | "ren:lead=6"
  | "ren:rui=5"
  | "ren:rui=5,lead=6"
  | "ren:size=8"
  | "ren:size=8,lead=6"
  | "ren:size=8,rui=5"
  | "ren:size=8,rui=5,lead=6";

/** A way to play Rin: on 16 x 16 points, if nothing else is said. */
export type RinRules = "rin" | "rin:size=12" | "rin:size=8";

/** The id of a rule set. */
export type RuleSetId = RenjuRules | RenRules | RinRules;

/** A point: `"h8"` in Renju and Ren, file and rank; `"3,12"` in Rin, row and column from the top left, from 0. */
export type Point = string;

/**
 * One ply, as it stands in a record: a point (`"h8"`), a proposal of two to twelve (`"g7/i7"`), a point with the offer of
 * a draw (`"h9="`), the declaration of a number of fifths (`"fifths:4"`), or a word: `swap stay more pass pass= accept refuse resign resign:black resign:white time time:black
 * time:white time:both claim:black claim:white`. Lower case where the library gives it, either case where it takes it.
 */
export type Token = string;

export type Color = "black" | "white";

/** What is asked for now. */
export type Phase =
  | "opening"
  | "colour-choice"
  | "fourth"
  | "declaration"
  | "branch"
  | "swap2"
  | "fifths"
  | "fifth-choice"
  | "second-white"
  | "two-blacks"
  | "removal"
  | "third-white"
  | "play"
  | "over";

/** How a game ended. */
export type Ending =
  | "five"
  | "overline"
  | "double-four"
  | "double-three"
  | "nine"
  | "lead"
  | "passes"
  | "full"
  | "supply"
  | "agreement"
  | "resign"
  | "time";

/** Points that are forbidden to Black, sorted, each in the first list that applies. */
export interface Forbidden {
  /** They would make six or more in a row. */
  overline: Point[];
  /** They would make two fours. */
  double_four: Point[];
  /** They would make two threes. */
  double_three: Point[];
}

/** A number for each colour. */
export type Score = Record<Color, number>;

/** What a position of every game has. */
export interface AnyPosition {
  /** How many tokens were played. */
  ply: number;
  /** The last one; `null` at the start. */
  move: Token | null;
  /** The rows from the top with `/` between them: `.` is empty, `x` black, `o` white. */
  board: string;
  /** The colour of the next stone or decision; `null` when the game is over. */
  to_move: Color | null;
  /** The person who makes it; `first` played Black at the start. */
  seat: "first" | "second" | null;
  /** What is asked for. */
  phase: Phase;
  /** Who has won, or how it stands. */
  status: "playing" | Color | "draw";
  /** How the game ended; `null` while it goes on. */
  by: Ending | null;
}

export interface RenjuPosition extends AnyPosition {
  /** What is forbidden to Black, while Black is to move. */
  forbidden?: Forbidden;
  /** How many stones are to be proposed, where that was declared and is due. */
  asked?: number;
  /** The stones to choose from, while that is due: two to twelve. */
  proposed?: Point[];
  /** Who has offered a draw; only where draws can be agreed on. */
  offer?: Color | null;
  /** Whether a claim has just failed; only by the rules of `renju-rif`. */
  claim?: "failed" | null;
}

export interface RenPosition extends AnyPosition {
  /** Points. */
  score: Score;
  /** The weak stones. */
  weak: Point[];
  /** Those of them that may be replaced now. */
  replaceable: Point[];
  /** Replacements in succession. */
  rui: number;
  /** Squares from which the last stone captured. */
  captured: Point[];
  /** The second stone that the last one brought with it. */
  niban: Point | null;
}

export interface RinPosition extends AnyPosition {
  /** Stones on the board. */
  score: Score;
  /** Points that the last stone filled. */
  filled: Point[];
  /** Those of them on which a stone was killed. */
  killed: Point[];
  /** Stones due in this turn; 0 when the game is over. */
  left: number;
}

/** The position of a game by these rules. */
export type PositionOf<Rules extends RuleSetId> = Rules extends RenjuRules
  ? RenjuPosition
  : Rules extends RenRules
    ? RenPosition
    : RinPosition;

/** A position of any game; `"weak" in position` tells Ren, `"filled" in position` Rin. */
export type Position = PositionOf<RuleSetId>;

/**
 * - `bad-argument`: no string, where one is wanted (then it is a `TypeError`), or one that is far too long
 * - `bad-rules`: the id of no rule set
 * - `bad-setup`: no position, or one that the rules refuse
 * - `bad-token`: no move of this game; `token` is what was given
 * - `illegal`: a move that the rules refuse; `rule` names their paragraph
 * - `game-over`: a move after the end of the game
 * - `bad-record`: no record, or one that breaks the rules; `line` and `token` say where, and `rule` which rule
 * - `freed`: `free()` was called before
 */
export type ErrorCode =
  | "bad-argument"
  | "bad-rules"
  | "bad-setup"
  | "bad-token"
  | "illegal"
  | "game-over"
  | "bad-record"
  | "freed";

/** What is thrown: an `Error` whose message is an English sentence. Nothing has changed then. */
export interface GameError extends Error {
  readonly code: ErrorCode;
  /** The document and its paragraph, such as `"RIF 12.7"`. */
  readonly rule?: string;
  /** The line of the record, from 1. */
  readonly line?: number;
  /** The words at fault, cut after 40 characters. */
  readonly token?: string;
}

/** A game of one rule set, played token by token. `await init()` once before the first one is made. */
export class Game<Rules extends RuleSetId = RuleSetId> {
  /**
   * A new game. `setup` is a position to begin from, such as `"black h8 i9; white g7; white to play"`, as in the head of a
   * record.
   * @throws {GameError} `bad-rules`, `bad-setup`
   */
  constructor(rules: Rules, setup?: string);
  /**
   * The game in a record text; `status()` is where it ends. Names, comments and alternatives are kept.
   * @throws {GameError} `bad-record`
   */
  static load(record: string): Game;
  /**
   * Plays a token and returns the new position.
   * @throws {GameError} `bad-token`, `illegal` or `game-over`; the game is then as it was
   */
  play(token: Token): PositionOf<Rules>;
  /** Takes back the last token and returns the position before it; at the start nothing happens. */
  undo(): PositionOf<Rules>;
  /** Why this token may not be played: the sentence that `play` would throw. `undefined` if it may. */
  check(token: Token): string | undefined;
  /**
   * All tokens that may be played, stones first; empty exactly when the game is over. Of proposals of three or more stones,
   * which are too many, there is one for each point that can be proposed: it and the first others that fit. `check` judges
   * every proposal.
   */
  legalMoves(): Token[];
  /** What is forbidden to Black now; empty lists when Black is not to move, and where nothing is forbidden. */
  forbidden(): Forbidden;
  /** The position. */
  status(): PositionOf<Rules>;
  /** The record text: the game as a file, for `load`, and for the page. */
  record(): string;
  /** Gives its memory back at once; else that is done when the game is no longer used. Every other call throws `freed` from then on. */
  free(): void;
}
