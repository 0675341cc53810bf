// What is wrong with how the page lies in its window.

export const SHEETS = ["new-game", "games", "learn", "share", "settings", "keys-sheet", "rules"];

/** Faults of the page or of the sheet that is open: what scrolls sideways, is cut off, out of sight or too small for a finger. */
export const faults = (page) =>
  page.evaluate(() => {
    const wrong = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`the page scrolls sideways: ${scrollWidth} in ${clientWidth}`);
    const sheet = document.querySelector("dialog[open]");
    const within = sheet ?? the("page");
    const name = (it) => it.id || it.dataset.part || it.name || it.textContent.trim().slice(0, 30) || it.className;
    const shown = (selector) =>
      [...within.querySelectorAll(selector)].filter(
        (it) => it.checkVisibility() && !it.closest(".unseen, .cell, .plies") && (sheet || !it.closest("dialog")),
      );
    const isCut = (it) => it.scrollWidth > it.clientWidth + 1;
    // On a phone the moves are one line, which scrolls sideways in itself, as the tree of all lines does.
    const isInLine = (it) => it.closest(".moves, [data-part='moves'], [data-part='tree']") && innerWidth < 680;
    for (const it of [within, ...shown(".side, ul, ol, form")])
      if (isCut(it) && !isInLine(it))
        wrong.push(`${name(it)} scrolls sideways: ${it.scrollWidth} in ${it.clientWidth}`);
    for (const it of shown("button, label, legend, h2, h3, p, dd"))
      if (it.clientWidth > 1 && isCut(it)) wrong.push(`${name(it)} is cut off`);
    if (sheet) {
      const { left, top, right, bottom } = sheet.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`${name(sheet)} is not whole`);
    }
    // Those that a label makes larger count with it.
    const target = (it) => (/radio|checkbox/.test(it.type) ? it.closest("label") : it);
    for (const it of shown("button, select, input, textarea, a").map(target)) {
      const { left, right, width, height } = it.getBoundingClientRect();
      if ((left < -0.5 || right > innerWidth + 0.5) && !isInLine(it)) wrong.push(`${name(it)} is out of sight`);
      if (matchMedia("(pointer: coarse)").matches && (width < 40 || height < 40))
        wrong.push(`${name(it)} is too small for a finger: ${width} x ${height}`);
    }
    return wrong;
  });

/**
 * Faults of the board itself: it is whole, square, in its column, crisp, and nothing lies over it. In a low window it may
 * lie below the header, as wide as the window is high: then it is whole when the page is scrolled to it.
 */
export const boardFaults = (page) =>
  page.evaluate(() => {
    if (innerHeight > 500) scrollTo(0, 0);
    else the("board").scrollIntoView();
    const wrong = [];
    const box = (it) => it.getBoundingClientRect();
    const canvas = the("canvas");
    const [board, main, picture] = [the("board"), document.querySelector(".stage"), canvas].map(box);
    if (board.left < -0.5 || board.top < -0.5 || board.right > document.documentElement.clientWidth + 0.5)
      wrong.push(`it is cut off at a side: ${board.left}, ${board.top}, ${board.right}`);
    if (board.bottom > innerHeight + 0.5) wrong.push(`it is cut off below: ${board.bottom} of ${innerHeight}`);
    if (Math.abs(board.width - board.height) > 0.5 || Math.abs(picture.width - board.width) > 3)
      wrong.push("it is not square");
    if (canvas.width !== Math.round(picture.width * devicePixelRatio))
      wrong.push(`it is not crisp: ${canvas.width} for ${picture.width}`);
    // In a low window the board and its button have columns of their own.
    if (main.width && (board.left < main.left - 0.5 || board.right > main.right + 0.5))
      wrong.push("it is wider than its column");
    for (const other of [document.querySelector("header"), document.querySelector(".side"), the("place")]) {
      const { left, right, top, bottom } = box(other);
      if (left < board.right - 0.5 && right > board.left + 0.5 && top < board.bottom - 0.5 && bottom > board.top + 0.5)
        wrong.push(`${other.tagName} lies over it`);
    }
    for (const cell of cells()) {
      const { x, y, width, height } = box(cell);
      if (document.elementFromPoint(x + width / 2, y + height / 2) !== cell)
        wrong.push(`${cell.dataset.at} is covered`);
    }
    return wrong;
  });

/** Which of these parts, as far as they are seen, do not lie in the window whole. */
export const outOfSight = (page, ...names) =>
  page.evaluate(
    (names) =>
      names
        .filter((name) => the(name).checkVisibility())
        .filter((name) => {
          const { top, bottom, left, right } = the(name).getBoundingClientRect();
          return (
            top < 0 || left < 0 || right > document.documentElement.clientWidth + 0.5 || bottom > innerHeight + 0.5
          );
        }),
    names,
  );
