// Makes the README's pictures: the board as the built page itself paints it. Run by scripts/pictures.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';

const GAMES = {
  renju: '1;renju-rif;hhhgigKihjfgf+jfgijhkejgjijejdkglgkfie;18',
  ren: '1;ren;dfeedefeeffdedgdgeddecfffcfgffgfcfcedcgccchegecdegdggghdhcidiecghfgf;34',
  rin: '1;rin;jihigjihhgijhkjgifjkilkhhegffkghkjglhmlimjejfilgkfmhlkjeidehdijcfgkdinkbefjmniibkldgchhcgdfeohlemfngmldelmcjdkelednkbifc;60',
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = await serve(`${root}dist`);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
mkdirSync(`${root}docs`, { recursive: true });
for (const [name, link] of Object.entries(GAMES)) {
  const page = await browser.newPage({ viewport: { width: 1060, height: 700 } });
  await page.goto(`${site.url}#${link}`);
  await page.locator('.cell').first().waitFor({ state: 'attached' });
  await page.locator('#dismiss').click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.screenshot({ path: `${root}docs/${name}.jpg`, quality: 88 });
  console.log(`docs/${name}.jpg`);
}
await browser.close();
await site.close();
