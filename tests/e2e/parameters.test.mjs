// The parameters of the page's own address.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guest, inside } from './frame.mjs';
import { open, shot } from './harness.mjs';
import { started } from './page.mjs';
import { snippets } from './readme.mjs';

/** The page at this address, when it has done what the parameters ask for. */
async function visit(query, options = {}) {
  const page = await open({ path: `?${query}`, ...options });
  await page.waitForFunction(() => !/[?&](rules|moves|ai)=/.test(location.search));
  return page;
}

const games = (page) => page.evaluate(() => Object.entries(localStorage).filter(([, text]) => text.startsWith('goishi 1')).map(([, text]) => text));
const settings = (page) => page.evaluate(() => Object.values(localStorage).filter((text) => /theme=|numbers=|lang=/.test(text)));

test('a game with its position opens, and what it looks like holds for this visit alone', async () => {
  const page = await visit('rules=renju-rif&moves=h8+i9+j10&ply=2&theme=dark&numbers=on');
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length >= 3);
  assert.equal(await page.locator('[data-tab="Renju"]').getAttribute('aria-pressed'), 'true');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme ?? document.body.dataset.theme), 'dark');
  assert.equal(new URL(page.url()).search, '?theme=dark&numbers=on', 'the game is read once, the look every time');
  await shot(page, 'parameters-dark');
  assert.deepEqual(await settings(page), []);
  await page.goto(page.home);
  await started(page);
  assert.notEqual(await page.evaluate(() => document.documentElement.dataset.theme ?? document.body.dataset.theme), 'dark');
  assert.match((await games(page)).join(), /h8 i9 j10/, 'the game is saved like every other');
});

test('nothing that is saved is overwritten', async () => {
  const page = await open();
  await page.click('#board', { position: { x: 200, y: 200 } });
  await page.waitForFunction(() => Object.values(localStorage).some((text) => /^goishi 1 rin\n\n\d/.test(text)));
  const [before] = await games(page);
  await page.goto(`${page.home}?rules=ren&moves=e5`);
  await started(page);
  await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes('e5')));
  assert.ok((await games(page)).includes(before));
});

test('the computer plays whom the address says', async () => {
  const page = await visit('rules=rin:size=8&ai=black&level=1');
  await page.waitForFunction(() => Object.values(localStorage).some((text) => /^goishi 1 rin:size=8\nblack: computer 1\n\n\d,\d/.test(text)), null, { timeout: 30_000 });
  await page.reload();
  await started(page);
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length >= 1);
});

test('what is wrong is told in the visitor\'s language, and the board can be played on', async () => {
  const page = await visit('rules=chess&theme=pink&lang=de', { locale: 'de-DE' });
  await page.waitForFunction(() => /chess/.test(document.getElementById('notice-text').textContent));
  const said = await page.textContent('#notice-text');
  assert.match(said, /pink/);
  assert.match(said, /weggelassen|ausgelassen|ignoriert|nicht/i, said);
  await page.click('#board', { position: { x: 200, y: 200 } });
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 1);
});

test('parameters of others are left alone, and load nothing', async () => {
  const page = await open({ path: '?utm_source=x&fbclid=%E0%A4%A' });
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('address.js')));
  await page.click('#board', { position: { x: 200, y: 200 } });
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 1);
  assert.ok(!page.requests.some((url) => /extras|\/words\//.test(url)), String(page.requests));
  assert.equal(await page.isHidden('#notice'), true);
  assert.equal(new URL(page.url()).search, '?utm_source=x&fbclid=%E0%A4%A');
});

test('without parameters nothing more is loaded', async () => {
  const page = await open();
  assert.ok(!page.requests.some((url) => /address\.js|extras/.test(url)), String(page.requests));
});

test('the code for other pages is copied from the Share sheet, and shows the position there', async () => {
  const page = await visit('rules=renju-classical&moves=h8+h9+i8&ply=2', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length >= 3);
  await page.click('#share-button');
  await page.click('#copy-embed');
  await page.waitForFunction(() => /clipboard/.test(document.querySelector('#share .told').textContent));
  await shot(page, 'share-embed');
  const line = await page.evaluate(() => navigator.clipboard.readText());
  const [readme] = snippets('The frame', 'html');
  const shape = (text) => text.trim().replace(/src="[^"]*"/, 'src');
  assert.equal(shape(line), shape(readme), 'the README shows such a line');
  const [, src] = line.match(/src="([^"]*)"/);
  assert.equal(src, `${page.home}embed.html?rules=renju-classical&amp;moves=h8+h9+i8&amp;ply=2&amp;controls=steps`);
  await page.goto(src.replaceAll('&amp;', '&'));
  await page.waitForFunction(() => document.querySelector('goishi-board')?.ply === 2);
  assert.deepEqual(await page.evaluate(() => document.querySelector('goishi-board').moves), ['h8', 'h9', 'i8']);
});

for (const [what, query] of [['a diagram', 'rules=rin:size=8&moves=3,3'], ['a game', 'rules=rin:size=8&ai=white&level=1']]) {
  test(`the copied frame has room for ${what}: the board is nearly as wide as it, and nothing has to be scrolled`, async () => {
    const page = await visit(query, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.click('#share-button');
    await page.click('#copy-embed');
    await page.waitForFunction(() => /clipboard/.test(document.querySelector('#share .told').textContent));
    const line = await page.evaluate(() => navigator.clipboard.readText());
    for (const width of [320, 400, 576]) {
      const around = await guest(line.replace('width:100%', `width:${width}px`));
      const isThere = () => document.querySelector('main').style.getPropertyValue('--side') !== '';
      await inside(around).waitForFunction(isThere);
      const seen = await inside(around).evaluate(() => {
        const { width } = document.querySelector('goishi-board').shadowRoot.querySelector('[part~=board]').getBoundingClientRect();
        const { scrollHeight, clientHeight } = document.documentElement;
        return { share: width / innerWidth, scrolls: scrollHeight > clientHeight };
      });
      assert.ok(seen.share >= 0.92 && !seen.scrolls, `${width}: ${JSON.stringify(seen)}`);
    }
  });
}

test('the one file takes parameters as well, and offers no frame that is not there', async () => {
  const page = await open({ path: 'goishi.html?rules=ren&moves=e5+f6&theme=dark', waits: false });
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 2, null, { timeout: 30_000 });
  assert.equal(new URL(page.url()).search, '?theme=dark');
  await page.click('#share-button');
  await page.waitForSelector('#copy-link');
  assert.equal(await page.locator('#copy-embed').count(), 0);
});
