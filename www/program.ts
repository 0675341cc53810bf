// The program of all boards, as src/web/element.rs exports it.

/** The handle of a board. */
export interface Board {
  open(): Promise<unknown>;
  close(): Kept | undefined;
  changed(names: string[]): void;
  contentChanged(): void;
  readonly record: string;
  readonly moves: string[];
  readonly ply: number;
  readonly turn: "black" | "white" | null;
  readonly result: unknown;
  readonly legalMoves: string[];
  readonly forbidden: unknown;
  readonly score: unknown;
  readonly busy: boolean;
  play(token: string): boolean;
  undo(): void;
  redo(): void;
  goTo(ply: number): void;
  load(text: string): Promise<string>;
  reset(): Promise<void>;
  hint(): Promise<unknown>;
  stop(): void;
  toText(): string;
  toSGF(): Promise<string>;
  toPNG(side: number): Promise<Blob>;
  toSVG(side: number): Promise<string>;
  focus(): void;
}

/** What is kept of a board that was taken out of its page. */
export interface Kept {
  changed(names: string[]): void;
}

export interface Program {
  default(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  /** Says in which folder the other files lie, and makes faults heard. */
  prepare(base: string): void;
  /** Says which names this build gives to files, by their paths. */
  nameFiles(names: Record<string, string>): void;
  /** Says that the other files are packed, and what brings them. */
  usePacked(bring: (path: string) => Promise<Response>): void;
  Board: new (element: HTMLElement, shadow: ShadowRoot, fail: (error: Error) => void, kept?: Kept) => Board;
}
