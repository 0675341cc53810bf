// Draws the boards of a guide: a <pre data-board> with a drawing in text becomes a picture of it.
// Where no script runs, the text stays. A drawing has a word for each square:
//
//   ·  ●  ○      an empty square, a black and a white stone; × a square where a stone was captured
//   ●° ●? ●!     the last stone, a weak stone, a weak stone that the limit protects
//   ○^ ○2 a      a stone in atari, a digit on a stone, a letter in an empty square
//   |  ----      the edge of the board, right or bottom; where none is drawn, the board goes on
//
// data-bands="+1 a2-d2, +2 a1-c2" are groups that were scored, by their corners bottom left and
// top right; a1 is the square at the bottom left.

const SQUARE = 20;
const MARGIN = 6; // what is seen of the board beyond the squares drawn
const EM = 1.6; // the side of a square on the page

function add(parent, name, attributes, text = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  made.textContent = text;
  return parent.appendChild(made);
}

const circle = (parent, kind, cx, cy, r) => add(parent, "circle", { class: kind, cx, cy, r });
const rect = (parent, kind, x, y, width, height, rx) => add(parent, "rect", { class: kind, x, y, width, height, rx });
const path = (parent, kind, d) => add(parent, "path", { class: kind, d });

function read(text) {
  const lines = text.trim().split("\n");
  const endsBelow = lines.at(-1).startsWith("-");
  if (endsBelow) lines.pop();
  const rows = lines.map((line) => line.match(/[^\s|]+/g));
  const [width, height] = [rows[0].length * SQUARE, rows.length * SQUARE];
  return { rows, width, height, endsBelow, endsRight: lines[0].endsWith("|") };
}

function drawGround(svg, { width, height, endsBelow, endsRight }) {
  const right = width + (endsRight ? 0 : MARGIN);
  const bottom = height + (endsBelow ? 0 : MARGIN);
  rect(svg, "wood", -MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN, 3);
  for (let x = 0; x <= width; x += SQUARE) path(svg, endsRight && x === width ? "edge" : "line", `M${x} ${-MARGIN}V${bottom}`);
  for (let y = 0; y <= height; y += SQUARE) path(svg, endsBelow && y === height ? "edge" : "line", `M${-MARGIN} ${y}H${right}`);
}

/** Reads "+1 a2-d2": the points, and where the group lies. */
function readBand(text, height) {
  const [points, left, low, right, high] = text.match(/\+\d+|[a-z]|\d+/g);
  const [x, y] = [(left.charCodeAt(0) - 97) * SQUARE, height - high * SQUARE];
  return { points, x, y, width: (right.charCodeAt(0) - 96) * SQUARE - x, height: height - (low - 1) * SQUARE - y };
}

const colorOf = (word) => ({ "●": "black", "○": "white" })[word[0]];

/** A light in the player's tone. Bands that overlap differ in width, so that each is seen. */
function drawBand(svg, rows, { x, y, width, height }, index) {
  const inset = 0.5 + index;
  const color = colorOf(rows[y / SQUARE][x / SQUARE]);
  rect(svg, `band ${color}-band`, x + inset, y + inset, width - 2 * inset, height - 2 * inset, 6);
}

/** The points stand on a corner stone: top right, the next at the bottom right, then at the bottom left. */
function drawPoints(svg, rows, { points, x, y, width, height }, index) {
  const left = index === 2 ? x : x + width - SQUARE;
  const top = index === 0 ? y : y + height - SQUARE;
  const on = add(svg, "g", { class: `on-${colorOf(rows[top / SQUARE][left / SQUARE])}` });
  add(on, "text", { class: "points", x: left + SQUARE / 2, y: top + SQUARE / 2 + 3 }, points);
}

function drawStone(svg, color, x, y) {
  circle(svg, "shadow", x + 0.5, y + 0.8, 7.4);
  circle(svg, color, x, y, 7.2);
  circle(svg, "light", x - 2.5, y - 2.7, 2);
}

function drawMark(group, mark, x, y) {
  if (mark === "°") circle(group, "last", x, y, 3.4);
  else if (mark === "?") circle(group, "ring weak", x, y, 5.9);
  else if (mark === "!") circle(group, "ring", x, y, 5.9);
  else if (mark === "^") path(group, "atari", `M${x} ${y - 4}l3.6 6.2h-7.2z`);
  else if (mark === "×") {
    circle(group, "ring", x, y, 5.6);
    path(group, "cross", `M${x - 2.2} ${y - 2.2}l4.4 4.4m0-4.4l-4.4 4.4`);
  }
  else add(group, "text", { x, y: y + 4 }, mark);
}

function drawSquare(svg, word, x, y) {
  const [, mark] = word.match(/[·●○]?(.*)/);
  const color = colorOf(word);
  if (color) drawStone(svg, color, x, y);
  if (mark) drawMark(add(svg, "g", { class: `on-${color}` }), mark, x, y);
}

function draw(source) {
  const board = read(source.textContent);
  const [width, height] = [board.width + 2 * MARGIN, board.height + 2 * MARGIN];
  const svg = add(document.createDocumentFragment(), "svg", {
    class: "board",
    viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
    width: `${(width / SQUARE) * EM}em`,
    height: `${(height / SQUARE) * EM}em`,
  });
  // What the text is to those who hear it, the picture is too.
  for (const { name, value } of source.attributes) if (/role|aria/.test(name)) svg.setAttribute(name, value);
  const bands = (source.dataset.bands?.split(",") ?? []).map((band) => readBand(band, board.height));
  drawGround(svg, board);
  bands.forEach((band, index) => drawBand(svg, board.rows, band, index));
  board.rows.forEach((row, y) => row.forEach((word, x) => drawSquare(svg, word, (x + 0.5) * SQUARE, (y + 0.5) * SQUARE)));
  bands.forEach((band, index) => drawPoints(svg, board.rows, band, index));
  source.replaceWith(svg);
}

document.querySelectorAll("pre[data-board]").forEach(draw);
