// Types of <goishi-board> for Svelte: `import type {} from "goishi/svelte"` once in a project.
import type { HTMLAttributes } from "svelte/elements";
import type { GoishiBoard, GoishiBoardAttributes, GoishiBoardListeners } from "./goishi.js";

type Usual = Omit<HTMLAttributes<GoishiBoard>, keyof GoishiBoardAttributes>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "goishi-board": Usual & GoishiBoardAttributes & GoishiBoardListeners;
  }
}
