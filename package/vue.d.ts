// Types of <goishi-board> for Vue: `import type {} from "goishi/vue"` once in a project.
import type { DefineComponent } from "vue";
import type { GoishiBoardAttributes } from "./goishi.js";

declare module "vue" {
  interface GlobalComponents {
    "goishi-board": DefineComponent<GoishiBoardAttributes>;
  }
}
