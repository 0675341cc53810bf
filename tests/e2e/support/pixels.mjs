// What is painted on the board.

import { createHash } from "node:crypto";
import { hover, painted } from "./hands.mjs";
import { cell } from "./parts.mjs";

/** A fingerprint of the board's picture, to be compared with another. */
export async function picture(page) {
  await painted(page);
  return createHash("sha256")
    .update(await page.evaluate(() => the("canvas").toDataURL()))
    .digest("hex");
}

/** Red, green and blue at places of the picture: so many steps right of and below a point each. */
export async function colorsAt(page, name, steps) {
  await painted(page);
  return page.evaluate(
    ([selector, steps]) => {
      const canvas = the("canvas");
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
      copy.drawImage(canvas, 0, 0);
      const frame = canvas.getBoundingClientRect();
      const box = document.querySelector(selector).getBoundingClientRect();
      const scale = canvas.width / frame.width;
      return steps.map(([right, down]) => {
        const x = (box.x + box.width * (0.5 + right) - frame.x) * scale;
        const y = (box.y + box.height * (0.5 + down) - frame.y) * scale;
        return [...copy.getImageData(Math.round(x), Math.round(y), 1, 1).data.slice(0, 3)];
      });
    },
    [cell(name), steps],
  );
}

export const colorAt = async (page, name, right = 0, down = 0) => (await colorsAt(page, name, [[right, down]]))[0];

/** From 0, black, to 255, white. */
export const brightness = ([red, green, blue]) => (red + green + blue) / 3;

/** How bright the picture is so far from a point. */
export const toneAt = async (page, name, right, down) => brightness(await colorAt(page, name, right, down));

/**
 * What is painted on a circle round a point's middle, from the right by way of below: `#` where it is dark, `o` where it is
 * light, and between them `.` for wood. Its radius is told in squares.
 */
export async function circle(page, name, radius) {
  const turns = Array.from({ length: 90 }, (_, i) => (i / 90) * 2 * Math.PI);
  const colors = await colorsAt(
    page,
    name,
    turns.map((turn) => [Math.cos(turn) * radius, Math.sin(turn) * radius]),
  );
  return colors
    .map(([red, green, blue]) => (red + green + blue < 270 ? "#" : red + green + blue > 600 ? "o" : "."))
    .join("");
}

/** Whether a black stone has the broken ring of a weak one, which is larger while it swells. */
export const isRinged = async (page, name, radius = 0.339) =>
  /^(o+#+){9}$/.test((await circle(page, name, radius)).replaceAll(".", ""));

const isRed = ([red, green]) => red > 100 && green < 110 && red - green > 55;

const isGold = ([red, green, blue]) => red > 180 && green > 130 && blue < 75;
/** Grey-brown, which neither wood nor stones are. */
const isCross = ([red, green, blue]) => red + green + blue > 150 && red + green + blue < 330 && red - blue > 20;

/** Whether a line, gold for a row that won and red for a foul, is painted halfway from a point to the next, so many steps right and down. */
export async function isStruck(page, name, right, down) {
  await page.waitForTimeout(400); // the row lights up first
  const color = await colorAt(page, name, right / 2, down / 2);
  return isRed(color) || isGold(color);
}

/** The points with a painted cross: all four of its arms are grey-brown. */
export async function crosses(page) {
  await hover(page);
  return page.evaluate((isCross) => {
    const canvas = the("canvas");
    const { width } = canvas;
    const copy = new OffscreenCanvas(width, width).getContext("2d");
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, width, width);
    const frame = canvas.getBoundingClientRect();
    const isOfCross = new Function(`return ${isCross}`)();
    const isCrossed = (cell) => {
      const box = cell.getBoundingClientRect();
      const scale = width / frame.width;
      const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y].map((it) => it * scale);
      const arm = box.width * scale * 0.08;
      return [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].every(([right, down]) =>
        isOfCross(data.slice((Math.round(y + down * arm) * width + Math.round(x + right * arm)) * 4)),
      );
    };
    return cells()
      .filter(isCrossed)
      .map((cell) => cell.ariaLabel.split(", ")[0])
      .sort();
  }, String(isCross));
}

/** To be run in a page before anything else: keeps in `window.texts` what is written, where, and whether on the board itself. */
export function keepTexts() {
  window.texts = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    const ink = this.measureText(text);
    const middle = y + (ink.actualBoundingBoxDescent - ink.actualBoundingBoxAscent) / 2;
    if (!this.canvas.dataset?.demo) window.texts.push([text, x, middle, this.canvas === the("canvas")]);
    return fillText.call(this, text, x, y);
  };
}
