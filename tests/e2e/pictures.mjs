// Takes pictures of the built page, of every game in every look. Run by scripts/pictures, which says where to.
//
//   node tests/e2e/pictures.mjs readme FOLDER    the three of the README
//   node tests/e2e/pictures.mjs all FOLDER       every game, theme and size, and every sheet, to be looked at
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";
import { SHEETS } from "./support/layout.mjs";
import { opener, part } from "./support/parts.mjs";

const GAMES = {
  renju: "1;renju-rif;hhhgigKihjfgf+jfgijhkejgjijejdkglgkfie;18",
  ren: "1;ren;dfeedefeeffdedgdgeddecfffcfgffgfcfcedcgccchegecdegdggghdhcidiecghfgf;34",
  rin: "1;rin;jihigjihhgijhkjgifjkilkhhegffkghkjglhmlimjejfilgkfmhlkjeidehdijcfgkdinkbefjmniibkldgchhcgdfeohlemfngmldelmcjdkelednkbifc;60",
};
const THEMES = ["wood", "dark", "paper", "contrast", "forced"];
const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

const [what, folder] = process.argv.slice(2);
const site = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
mkdirSync(folder, { recursive: true });

/** The page with a game, in a theme, and with what else is set. */
async function open(link, theme, settings, options) {
  const forced = theme === "forced";
  const context = await browser.newContext({ ...options, forcedColors: forced ? "active" : "none" });
  const chosen = forced ? settings : `theme=${theme} ${settings}`;
  await context.addInitScript((text) => localStorage.setItem("goishi.settings", text), chosen);
  const page = await context.newPage();
  await page.goto(`${site.url}#${link}`);
  await page.locator(".cell").first().waitFor({ state: "attached" });
  await page.locator(part("dismiss")).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return page;
}

async function take(page, name, options = {}) {
  await page.screenshot({ path: `${folder}/${name}`, ...options });
  console.log(`${folder}/${name}`);
}

async function readme() {
  for (const [name, link] of Object.entries(GAMES)) {
    const page = await open(link, "wood", "", { viewport: { width: 1060, height: 700 } });
    await take(page, `${name}.jpg`, { quality: 88 });
    await page.context().close();
  }
}

async function all() {
  for (const [size, options] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      for (const [name, link] of Object.entries(GAMES)) {
        const page = await open(link, theme, name === "renju" ? "numbers=on" : "", options);
        await take(page, `${name}-${theme}-${size}.png`);
        if (name === "ren" && theme !== "paper")
          for (const sheet of SHEETS) await takeSheet(page, sheet, `${sheet}-${theme}-${size}.png`);
        await page.context().close();
      }
    }
  }
}

async function takeSheet(page, id, name) {
  await page.locator(opener(id)).first().click();
  if (id === "rules") await page.frameLocator(part("guide")).locator("h1, h2").first().waitFor();
  if (id === "games") await page.locator(".thumbnail[style]").first().waitFor(); // they are painted then
  await take(page, name);
  await page.keyboard.press("Escape");
}

await (what === "all" ? all() : readme());
await browser.close();
await site.close();
