// The program of all boards, as src/web/element.rs exports it.

import type { GoishiBoard } from "./goishi";

/** What the element has as its handle has it. */
type Property = "record" | "moves" | "ply" | "turn" | "result" | "legalMoves" | "forbidden" | "score" | "busy";
type Method = "play" | "undo" | "redo" | "goTo" | "load" | "reset" | "hint" | "stop" | "toSGF" | "toPNG" | "toSVG";

/** The handle of a board. */
export interface Board extends Readonly<Pick<GoishiBoard, Property | Method>> {
  open(): Promise<unknown>;
  close(): Kept | undefined;
  changed(names: string[]): void;
  contentChanged(): void;
  toText(): string;
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
