// Types of <goishi-board> for Preact: `import type {} from "goishi/preact"` once in a project.
import type { HTMLAttributes } from "preact";
import type { GoishiBoard, GoishiBoardAttributes, GoishiBoardListeners } from "./goishi.js";

type Usual = Omit<HTMLAttributes<GoishiBoard>, keyof GoishiBoardAttributes>;

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "goishi-board": Usual & GoishiBoardAttributes & GoishiBoardListeners;
    }
  }
}
