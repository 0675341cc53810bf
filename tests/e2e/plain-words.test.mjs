// Where the page cannot start, a sentence in the board's place says why and what to do, in the language of the reader.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { click, shows } from './board.mjs';
import { deploy } from './deploy.mjs';
import { accessibility, open, shot } from './harness.mjs';
import { dist } from './page.mjs';
import { replay } from './rin.mjs';

let host;
afterEach(async () => {
  await host?.clear();
  host = null;
});

/** The page says this in the board's place, at once and for all to see. What the browser says to programmers is its own affair. */
async function saysPlainly(page, sentence) {
  await page.waitForFunction(() => document.getElementById('loading').role === 'alert');
  const place = page.locator('#loading');
  assert.match(await place.textContent(), sentence);
  assert.ok(await place.isVisible());
  assert.equal(await place.evaluate((it) => getComputedStyle(it).visibility), 'visible', 'without a delay');
  const inside = await page.evaluate(() => {
    const text = document.createRange();
    text.selectNodeContents(document.getElementById('loading'));
    const [inner, outer] = [text, document.getElementById('board')].map((it) => it.getBoundingClientRect());
    return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  });
  assert.ok(inside, 'all of it is on the board');
  assert.equal(await page.locator(':is(button, select, input):visible').count(), 0, 'nothing that would do nothing');
  page.complaints.length = 0;
}

const without = (files, status) => (context) => context.route(files, (route) => route.fulfill({ status, body: '' }));

test('a browser without WebAssembly', async () => {
  const page = await open({ waits: false, init: () => { delete window.WebAssembly; } });
  await saysPlainly(page, /^The board needs WebAssembly, which is missing or switched off.+another browser\.$/);
  assert.deepEqual(await accessibility(page, '#board'), []);
  await shot(page, 'plain-no-wasm');
});

test('the narrowest window has room for the sentence', async () => {
  const page = await open({ waits: false, init: () => { delete window.WebAssembly; }, locale: 'de-DE', viewport: { width: 320, height: 568 } });
  await saysPlainly(page, /^Das Brett braucht WebAssembly/);
  await shot(page, 'plain-narrow');
});

test('a site whose policy forbids WebAssembly: whoever looks after it reads what to allow', async () => {
  host = await deploy('', { 'Content-Security-Policy': "script-src 'self'" });
  const page = await open({ home: host.url, waits: false });
  await saysPlainly(page, /content security policy.+script-src needs 'self' and 'wasm-unsafe-eval'/);
});

for (const [what, files] of [['the program', '**/*_bg.wasm'], ['its script', '**/app-*.js']]) {
  test(`${what} is missing on the host`, async () => {
    const page = await open({ waits: false, route: without(files, 404) });
    await saysPlainly(page, /^A part of the program did not arrive.+a file is missing on the server\.$/);
  });
}

test('even the words for it are missing: the page says what stood there from the start', async () => {
  const page = await open({ waits: false, route: without(/_bg\.wasm|plain-words/, 404) });
  await page.waitForSelector('#loading', { state: 'visible' });
  assert.match(await page.textContent('#loading'), /^The board has not arrived\. Reload the page/);
  page.complaints.length = 0;
});

test('a host that calls the program something else than it is: all is well', async () => {
  const route = (context) => context.route('**/*.wasm', async (asked) => {
    const response = await asked.fetch();
    await asked.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/plain' } });
  });
  const page = await open({ route });
  await click(page, '1,1');
  await shows(page, replay(16, ['1,1']));
});

for (const [locale, sentence] of [['en-US', /Open goishi\.html/], ['ja-JP', /goishi\.htmlを開く/], ['zh-CN', /请打开旁边的goishi\.html/],
  ['ru-RU', /Откройте goishi\.html/], ['de-DE', /Öffne goishi\.html/], ['fr-FR', /Ouvrez goishi\.html/], ['it-IT', /Open goishi\.html/]]) {
  test(`opened from a folder on a disk: ${locale}`, async () => {
    const page = await open({ path: pathToFileURL(join(dist, 'index.html')).href, waits: false, init: () => {}, locale });
    await saysPlainly(page, sentence);
    if (locale === 'en-US') await shot(page, 'plain-from-disk');
  });
}

test('the one file in a browser that is too old for it', async () => {
  const page = await open({ path: 'goishi.html', waits: false, init: () => { delete window.DecompressionStream; } });
  await saysPlainly(page, /^The board needs WebAssembly.+another browser\.$/);
});
