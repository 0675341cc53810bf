// Boards for your page, as an ES module: import "./goishi.mjs" defines <goishi-board>.
export { GoishiBoard } from "./element/element.js";
