// Draws the icons of the page with its own drawing of a position. Run by scripts/icons, which says where to.
//
//   node tests/e2e/icons.mjs FOLDER
import { writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";
import { png } from "./support/png.mjs";

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

async function main(folder) {
  const site = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  await page.goto(site.url);
  for (const [name, look] of Object.entries(ICONS)) {
    const bytes = png(look[0], look[0], await draw(page, look));
    writeFileSync(`${folder}/${name}`, bytes);
    console.log(`${folder}/${name}: ${bytes.length} bytes`);
  }
  await browser.close();
  await site.close();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(process.argv[2]);
