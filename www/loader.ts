// Loads the program of all boards on a page, once.
import { trouble } from "./trouble";

/** The names of the program's files in this build; scripts/bundle.mjs puts them here. */
declare const PROGRAM: string;
declare const WASM: string;

/** The handle of a board, as src/web/element.rs exports it. */
export interface Board {
  open(): Promise<unknown>;
  close(): Kept | undefined;
  changed(names: string[]): void;
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

interface Program {
  default(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  prepare(base: string): void;
  Board: new (element: HTMLElement, shadow: ShadowRoot, fail: (error: Error) => void, kept?: Kept) => Board;
}

const isRefused = (error: unknown): boolean =>
  /unsafe-eval|Content.?Security.?Policy|disallowed by embedder|blocked by CSP/i.test(String(error));

const beside = (name: string): string => new URL(name, import.meta.url).href;

async function bytes(address: string): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new TypeError(`${answer.status} ${answer.statusText}`);
    return await answer.arrayBuffer(); // whatever type the server says it has
  } catch (error) {
    throw trouble(location.protocol === "file:" ? "file" : "not-loaded", error);
  }
}

async function compiled(source: ArrayBuffer): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(source);
  } catch (error) {
    throw trouble(isRefused(error) ? "blocked" : "broken", error);
  }
}

async function glue(): Promise<Program> {
  try {
    return await import(beside(PROGRAM));
  } catch (error) {
    throw trouble("not-loaded", error);
  }
}

async function load(): Promise<Program> {
  if (typeof WebAssembly !== "object") throw trouble("no-wasm");
  const [program, source] = await Promise.all([glue(), bytes(beside(WASM))]);
  await program.default({ module_or_path: await compiled(source) });
  program.prepare(beside("."));
  return program;
}

let loading: Promise<Program> | undefined;

/** The program. If it cannot be loaded, the next board tries again. */
export function program(): Promise<Program> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
