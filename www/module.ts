// Boards as a module: what `import … from "goishi"` and `import … from "./goishi.mjs"` have. Importing it defines <goishi-board>.
export { GoishiBoard } from "./element";
export { upgradeFences } from "./fences";
