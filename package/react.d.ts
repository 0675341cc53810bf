// Types of <goishi-board> for React: `import type {} from "goishi/react"` once in a project.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { GoishiBoard, GoishiBoardAttributes, GoishiBoardListeners } from "./goishi.js";

type Usual = Omit<DetailedHTMLProps<HTMLAttributes<GoishiBoard>, GoishiBoard>, keyof GoishiBoardAttributes>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "goishi-board": Usual & GoishiBoardAttributes & GoishiBoardListeners;
    }
  }
}
