// Draws the boards of a guide: a <pre data-board> with a drawing in text becomes a picture of it. Where no script runs, or the
// program does not come, the text stays. src/app/diagram/drawing.rs says how drawings are written.

/** The SVG of a drawing and of what is written beside it, in the colours of a theme. */
export type Draw = (text: string, beside: string, theme: string) => string | undefined;

const SQUARE = 40; // the side of a square in the picture
const EM = 1.6; // the side of a square on the page

/** Draws all boards of a guide, and returns how to draw them again in another theme. */
export function drawBoards(guide: Document, draw: Draw): (theme: string) => void {
  const boards = Array.from(guide.querySelectorAll<HTMLElement>("pre[data-board]"), (source) => ({
    source,
    shown: source as Element,
  }));
  return (theme) => {
    for (const board of boards) {
      const svg = draw(board.source.textContent ?? "", board.source.dataset.board ?? "", theme);
      if (!svg) continue;
      const picture = pictureOf(svg, board.source);
      board.shown.replaceWith(picture);
      board.shown = picture;
    }
  };
}

/** A picture that is to those who hear it what the text was, and grows with the letters around it. */
function pictureOf(svg: string, source: HTMLElement): Element {
  const picture = source.ownerDocument.importNode(
    new DOMParser().parseFromString(svg, "image/svg+xml").documentElement,
    true,
  );
  picture.setAttribute("class", "board");
  for (const side of ["width", "height"]) {
    picture.setAttribute(side, `${(Number(picture.getAttribute(side)) / SQUARE) * EM}em`);
  }
  for (const { name, value } of source.attributes) if (/role|aria/.test(name)) picture.setAttribute(name, value);
  return picture;
}
