// The rules for players, each page of them by itself, in every language, by day and by night.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { accessibility, open } from './harness.mjs';
import { dist } from './page.mjs';

const LANGUAGES = ['en', 'de', 'fr', 'ja', 'ru', 'zh'];
const GAMES = ['ren', 'renju', 'rin'];
const folderOf = (language) => (language === 'en' ? '' : `${language}/`);

test('every game has its rules in every language, and there are no other pages', () => {
  const found = readdirSync(join(dist, 'guide'), { recursive: true }).filter((name) => name.endsWith('.html')).sort();
  assert.deepEqual(found, LANGUAGES.flatMap((language) => GAMES.map((game) => `${folderOf(language)}${game}.html`)).sort());
});

for (const language of LANGUAGES) {
  test(`${language}: axe finds nothing wrong with the rules of any game, by day and by night`, async () => {
    for (const [colorScheme, ground] of [['light', 'rgb(255, 253, 248)'], ['dark', 'rgb(39, 35, 32)']]) {
      const page = await open({ path: 'guide/rin.html', waits: false, colorScheme });
      for (const game of GAMES) {
        await page.goto(`${page.home}guide/${folderOf(language)}${game}.html`);
        await page.waitForFunction(() => !document.querySelector('pre[data-board]')); // all boards are drawn
        assert.deepEqual(await accessibility(page), [], `${game}, ${colorScheme}`);
        const seen = await page.evaluate(() => [document.documentElement.lang.slice(0, 2), getComputedStyle(document.body).backgroundColor]);
        assert.deepEqual(seen, [language, ground]);
      }
    }
  });
}
