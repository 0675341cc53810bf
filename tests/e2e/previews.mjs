// Draws the pictures that programs show of links, with the page's own drawing of positions. Run by scripts/previews, which says where to.
//
//   node tests/e2e/previews.mjs FOLDER
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";
import { png } from "./support/png.mjs";
import { word } from "./support/words.mjs";

const SIZE = { width: 1200, height: 630 };
const RECORDS = {
  Renju: "goishi 1 renju-classical\n\nh8 h9 i9 g7 i7 i8 g8 j10 g6 j8 f8 e8 f7 e6 f9 f10 e7 h5 d7\n",
  Gomoku: "goishi 1 gomoku\n\nh8 i9 i8 g8 h7 h9 j9 g6 h6 h5 g7 f8 j7 k7 i6 e8 f9\n",
  Ren: "goishi 1 ren\n\ne6 f5 f6 e5 d5 g6 d6 g5 e7 f8 d7 f7 c6 h6 c7 h7 e8 g8 d4 h5\n",
  Rin: "goishi 1 rin:size=12\n\n5,5 6,7 5,7 3,5 4,6 2,4 7,7 3,7 6,8 4,8 8,4 8,6 4,3 9,7 7,3 9,5 3,3\n",
};

/** The picture of a position, as the address of an image. */
const board = (page, text, side) =>
  page.evaluate(
    async ([text, side]) => {
      await import(new URL("goishi.mjs", document.baseURI).href);
      const board = Object.assign(document.createElement("goishi-board"), { textContent: text });
      board.setAttribute("theme", "wood");
      board.setAttribute("coords", "off");
      document.body.append(board);
      await board.ready;
      const svg = await board.toSVG(side);
      board.remove();
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    [text, side],
  );

const STYLE = `
  body { margin: 0; width: 1200px; height: 630px; background: #f4efe6; color: #2b2620; font-family: system-ui, sans-serif; display: flex; align-items: center; justify-content: center; gap: 40px; }
  img { border-radius: 10px; }
  h1 { font: 600 72px Georgia, serif; margin: 0 0 16px; }
  p { font-size: 30px; line-height: 1.35; margin: 0; color: #6b6152; max-width: 480px; }
  .all { flex-direction: column; gap: 24px; }
  .all div { display: flex; gap: 24px; }
  .all p { max-width: none; }
  .all h1 { margin: 0; }`;

/** A game's own picture: its board, its name and how it is won. */
const ofGame = (image, game) =>
  `<body><img src="${image}" width="540" height="540"><div><h1>${word(`Game${game}`)}</h1><p>${word(game === "Gomoku" ? "AboutGomoku" : `Goal${game}`)}</p></div>`;

/** The picture of the page: all boards. */
const ofAll = (images) =>
  `<body class="all"><h1>Goishi</h1><div>${images.map((image) => `<img src="${image}" width="360" height="360">`).join("")}</div><p>Renju · Ren · Rin</p>`;

/** The pixels of a page. */
async function pixels(page, html) {
  await page.setContent(`<style>${STYLE}</style>${html}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const shot = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ([shot, { width, height }]) => {
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${shot}` });
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
      return Array.from(data, (value) => String.fromCharCode(value)).join("");
    },
    [shot, SIZE],
  );
}

const [folder] = process.argv.slice(2);
const site = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(site.url);
const images = {};
for (const [game, text] of Object.entries(RECORDS)) images[game] = await board(page, text, 540);
const canvas = await browser.newPage({ viewport: SIZE });
const pages = { goishi: ofAll([images.Renju, images.Ren, images.Rin]) };
for (const [game, image] of Object.entries(images)) pages[game.toLowerCase()] = ofGame(image, game);
for (const [name, html] of Object.entries(pages)) {
  const data = [...Buffer.from(await pixels(canvas, html), "latin1")];
  const bytes = png(SIZE.width, SIZE.height, data);
  writeFileSync(`${folder}/${name}.png`, bytes);
  console.log(`${folder}/${name}.png: ${bytes.length} bytes`);
}
await browser.close();
await site.close();
