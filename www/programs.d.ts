// The glue of wasm-bindgen, as scripts/bundle.mjs finds it in dist/.
declare module "goishi-program" {
  export default function init(options: { module_or_path: unknown }): Promise<unknown>;
  export function startPage(): void;
  export function nameFiles(names: Record<string, string>): void;
  export function usePacked(bring: (path: string) => Promise<Response>): void;
}

declare module "goishi-rules" {
  export default function init(options?: { module_or_path: unknown }): Promise<unknown>;
  export function initSync(options: { module: unknown }): unknown;
  export class Game {
    free(): void;
    [method: string]: unknown;
  }
}

declare module "goishi-engine" {
  export function initSync(options: { module: unknown }): unknown;
  export class Engine {
    answer(request: unknown, post: (reply: unknown) => void): void;
    speed(record: string, nodes: number): number;
  }
}

declare module "goishi-files" {
  export default function init(options: { module_or_path: unknown }): Promise<unknown>;
  export function initSync(options: { module: unknown }): unknown;
  export function diagram(text: string, groups: string, theme: string): string | undefined;
  export function toSVG(record: string, options: string[]): string;
  export class Files {
    answer(request: unknown, post: (reply: unknown) => void): void;
  }
}
