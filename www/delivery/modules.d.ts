// Modules that scripts/parts.mjs and scripts/package.mjs give the scripts when they bundle them.

// Where the program of the element comes from: www/delivery/beside.ts, or www/delivery/packed.ts.
declare module "goishi-delivery" {
  import type { Program } from "../program";
  export function glue(): Promise<Program>;
  export function wasm(): Promise<Response>;
  export function tellFiles(program: Program): void;
}

// The files of the program that scripts/bundle.mjs has packed, by their paths.
declare module "goishi-packed" {
  const files: Record<string, () => Promise<{ default: string }>>;
  export default files;
}

declare module "goishi-files-packed" {
  const packed: string;
  export default packed;
}

declare module "goishi-rules-packed" {
  const packed: string;
  export default packed;
}
