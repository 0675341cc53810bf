// Draws the icons of the page with its own drawing of a position. Run by scripts/icons, which says where to.
//
//   node tests/e2e/icons.mjs FOLDER
import { writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { deflateSync } from "node:zlib";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";

const POSITION = "goishi 1 renju-pritchard\n\nh8 h9 g7 i8\n";
/** Sides in pixels, and in squares how much of the board is seen: a mask may take the edges away. */
export const ICONS = {
  "192.png": [192, 3.1],
  "512.png": [512, 3.1],
  "maskable.png": [512, 4.4],
  "apple.png": [180, 3.4],
};

/** The pixels of the middle of the position, which a page with our program draws. */
export const draw = (page, [side, squares]) =>
  page
    .evaluate(
      async ([text, side, squares]) => {
        await import(new URL("goishi.mjs", document.baseURI).href);
        const board = Object.assign(document.createElement("goishi-board"), { textContent: text });
        board.setAttribute("theme", "wood");
        board.setAttribute("coords", "off");
        document.body.append(board);
        await board.ready;
        const whole = await board.toSVG(1500);
        board.remove();
        const seen = (squares * 1500) / 15;
        const part = whole.replace(/viewBox="[^"]*"/, `viewBox="${750 - seen / 2} ${750 - seen / 2} ${seen} ${seen}"`);
        const picture = Object.assign(new Image(), {
          src: URL.createObjectURL(new Blob([part], { type: "image/svg+xml" })),
        });
        await picture.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
        canvas.getContext("2d").drawImage(picture, 0, 0, side, side);
        const { data } = canvas.getContext("2d").getImageData(0, 0, side, side);
        return Array.from(data, (value) => String.fromCharCode(value)).join(""); // a million numbers would take minutes
      },
      [POSITION, side, squares],
    )
    .then((text) => [...Buffer.from(text, "latin1")]);

/** The `most` colours that these pixels are best told with: the mean of each bucket of near ones, the fullest buckets first. */
function palette(pixels, most) {
  const buckets = new Map();
  for (const [r, g, b] of pixels) {
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const sums = buckets.get(key) ?? [0, 0, 0, 0];
    [1, r, g, b].forEach((value, i) => {
      sums[i] += value;
    });
    buckets.set(key, sums);
  }
  const fullest = [...buckets.values()].sort((a, b) => b[0] - a[0]).slice(0, most);
  return fullest.map(([count, ...sums]) => sums.map((sum) => Math.round(sum / count)));
}

/** The number of the colour that is nearest to each pixel. */
function numbers(pixels, colors) {
  const known = new Map();
  const far = ([r, g, b], [x, y, z]) => (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
  const nearest = (pixel) =>
    colors.reduce((best, color, i) => (far(color, pixel) < far(colors[best], pixel) ? i : best), 0);
  return pixels.map((pixel) => {
    const key = pixel.join();
    if (!known.has(key)) known.set(key, nearest(pixel));
    return known.get(key);
  });
}

function chunk(kind, data) {
  const bytes = Buffer.concat([Buffer.from(kind), data]);
  const whole = Buffer.alloc(bytes.length + 8);
  whole.writeUInt32BE(data.length, 0);
  bytes.copy(whole, 4);
  whole.writeUInt32BE(crc32(bytes), bytes.length + 4);
  return whole;
}

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A PNG with few colours: a fifth of what the browser would make of it. */
function png(side, data) {
  const pixels = Array.from({ length: side * side }, (_, i) => data.slice(4 * i, 4 * i + 3));
  const colors = palette(pixels, 256);
  const flat = numbers(pixels, colors);
  const rows = Array.from({ length: side }, (_, y) => Buffer.from([0, ...flat.slice(y * side, (y + 1) * side)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 3], 8); // eight bits for a pixel, which are the number of its colour
  const packed = deflateSync(Buffer.concat(rows), { level: 9 });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(colors.flat())),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function main(folder) {
  const site = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  await page.goto(site.url);
  for (const [name, look] of Object.entries(ICONS)) {
    const bytes = png(look[0], await draw(page, look));
    writeFileSync(`${folder}/${name}`, bytes);
    console.log(`${folder}/${name}: ${bytes.length} bytes`);
  }
  await browser.close();
  await site.close();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(process.argv[2]);
