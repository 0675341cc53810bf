// Where the parts of the page are: the one place that knows how they are marked in its HTML.

/** The selector of a part of the page by its name: `sentence`, `undo`, the sheet `settings`. */
export const part = (name) => `[data-part="${name}"]`;

/** What stands beside the board. */
export const SIDE = ".side";

/** The control that opens a sheet. */
export const opener = (sheet) => `:is(header, .foot) [data-open="${sheet}"]`;

/** The tab of a game: Renju, Ren or Rin. */
export const tab = (game) => `[data-tab="${game}"]`;

/** A point of the board by its name: `h8`, or `3,12` in Rin. */
export const cell = (name) => `.cell[aria-label^="${name},"]`;

/** What a sheet tells its reader. */
export const noticeIn = (sheet) => `${part(sheet)} ${part("sheet-notice")}`;

/** A field of the sheet for a new game by its name, or its label by the field's value. */
export const field = (name) => `${part("new-game")} [name="${name}"]`;
export const choice = (value) => `${part("new-game")} label:has([value="${value}"])`;

/** A theme in the settings. */
export const swatch = (theme) => `${part("theme")} label:has([value="${theme}"])`;

/** The way out of a sheet. */
export const closer = (sheet) => `${part(sheet)} [data-close]`;

/**
 * A script that every page runs before anything else, for what tests do inside it: `the(name)` is a part,
 * `cells()` are the points of the board, `moves()` the moves in the list; `themeOf(board)` is the theme of a <goishi-board>;
 * `copied` is the text that the page put into the clipboard last, which all pages of a browser share.
 */
export const IN_PAGE = `
  window.the = (name) => document.querySelector((${part})(name));
  window.cells = () => [...document.querySelectorAll(".cell")];
  window.moves = () => [...document.querySelectorAll(".move")];
  window.themeOf = (board) => board.shadowRoot.querySelector("[data-theme]")?.dataset.theme;
  const write = window.Clipboard?.prototype.writeText;
  if (write)
    window.Clipboard.prototype.writeText = async function (text) {
      await write.call(this, text);
      window.copied = text;
    };
`;
