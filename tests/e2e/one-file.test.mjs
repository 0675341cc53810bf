// The page in one file: from a disk in three engines, and in a frame that may do nothing but run scripts. It asks for nothing.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { click } from './board.mjs';
import { ENGINES } from './engines.mjs';
import { accessibility, download, open, shot } from './harness.mjs';
import { begin, playToTheEnd, reader } from './opponent.mjs';
import { dist, started } from './page.mjs';
import { snippets } from './readme.mjs';
import { closeSheet, openSheet, says } from './room.mjs';

const FILE = pathToFileURL(join(dist, 'goishi.html')).href;
const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do
/** The frame of the README. It may run scripts and nothing else: it has no storage, no forms, no clipboard and no downloads. */
const [FRAME] = snippets('One file', 'html');
const PARENT = `<!doctype html><title>Parent</title><link rel="icon" href="data:,">${FRAME}`;

/** What is asked for; blobs and data hold what they name. */
const askedFor = (page) => page.requests.filter((url) => !/^(blob|data):/.test(url));

/** What the browser tells programmers of a confined frame comes sooner or later: it is left out when the test is over. */
function forgiveConfined(page) {
  const isSaid = (text) => /allow-downloads|Clipboard API has been blocked|Blocked autofocusing/.test(text);
  const { check } = page;
  page.check = () => check.call({ complaints: page.complaints.filter((text) => !isSaid(text)) });
  return page;
}

/** The game can be played, by these means: `place` is where it is, a page or a frame in one. */
const moves = (place) => place.evaluate(() => document.querySelectorAll('.move').length);
const hasMoves = (place, least) => place.waitForFunction((least) => document.querySelectorAll('.move').length >= least, least, LIMIT);
const speaks = (place, lang) => place.waitForFunction((lang) => document.documentElement.lang === lang, lang);

/** The heading of the rules, when they are there. */
const guideOf = (place) => place.waitForFunction(() => document.getElementById('guide').contentDocument?.querySelector('h1')?.textContent);

test('from a disk: a whole game against the computer, which is there after a reload', LIMIT, async () => {
  const page = await open({ path: FILE, init: () => {} });
  await begin(page, 'renju-free', { white: '1' });
  const game = await playToTheEnd(page, 'renju-free', reader());
  assert.notEqual(game.status().status, 'playing');
  assert.deepEqual(askedFor(page), [FILE]);
  const count = await moves(page);
  await page.reload();
  await started(page);
  await hasMoves(page, count);
  page.forgive(/^left the page's origin: file:/); // the file itself, twice
});

test('from a disk: languages, rules in them, pictures, records and links', LIMIT, async () => {
  const page = await open({ path: FILE, init: () => {} });
  await click(page, '1,1');
  await openSheet(page, 'settings');
  await page.selectOption('#lang', 'de');
  await speaks(page, 'de');
  await closeSheet(page);
  await openSheet(page, 'rules');
  await page.frameLocator('#guide').getByText('Schwarz').first().waitFor();
  assert.equal(await page.frameLocator('#guide').locator('html').getAttribute('lang'), 'de');
  assert.equal(await page.evaluate(() => document.getElementById('guide').contentDocument.documentElement.dataset.theme), 'wood');
  await shot(page, 'one-file-rules');
  await page.click('#rules form button');
  await page.click('[data-tab="Ren"]');
  await openSheet(page, 'rules');
  await page.frameLocator('#guide').locator('svg.board').first().waitFor();
  await closeSheet(page);
  await page.click('[data-tab="Renju"]');
  await page.click('[data-at="7,7"]');
  await openSheet(page, 'share');
  assert.equal(await page.locator('#one-file').count(), 0, 'nobody needs what one has');
  const png = await download(page, () => page.click('#as-png'));
  assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
  await page.click('#as-sgf');
  await page.waitForFunction(() => document.getElementById('text').value.startsWith('(;'));
  const sgf = await download(page, () => page.click('#save-text'));
  assert.match(sgf.bytes.toString(), /GM\[4\]/);
  assert.deepEqual(askedFor(page), [FILE]);
  page.forgive(/^left the page's origin: file:/);
});

test('in a frame that may only run scripts: games, words, rules, and a plain sentence for all that it may not', LIMIT, async () => {
  const route = (context) => context.route('**/parent.html', (asked) => asked.fulfill({ contentType: 'text/html', body: PARENT }));
  const page = forgiveConfined(await open({ path: 'parent.html', route, waits: false, serviceWorkers: 'allow' }));
  assert.equal(await page.getAttribute('iframe', 'sandbox'), 'allow-scripts');
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await frame.waitForSelector('.cell', { state: 'attached' });
  await started(frame);

  await frame.click('[data-at="1,1"]');
  await says(frame, 'notice-text', 'could not be saved in this browser');
  await shot(page, 'one-file-sandbox');
  await frame.click('[data-open="new-game"]');
  await frame.click('#new-game .tabs label:has([value="Renju"])');
  await frame.click('#new-game label:has([value="renju-free"])');
  await frame.selectOption('[name="white-by"]', '1');
  await frame.click('#start');
  await frame.waitForFunction(() => !document.querySelector('dialog[open]'));
  await frame.fill('#move', 'h8');
  await frame.press('#move', 'Enter');
  await hasMoves(frame, 2);
  await says(frame, 'notice-text', 'not saved');

  await frame.click('[data-open="games"]');
  await frame.waitForSelector('#saved [data-load]');
  await frame.click('#games form button');
  await frame.click('[data-open="settings"]');
  await frame.selectOption('#lang', 'fr');
  await speaks(frame, 'fr');
  await frame.selectOption('#lang', 'en');
  await speaks(frame, 'en');
  await frame.click('#settings .primary');
  await frame.click('[data-open="rules"]');
  const rules = page.frameLocator('iframe').frameLocator('#guide').locator('h1', { hasText: 'Renju' });
  await rules.click();
  await frame.evaluate(() => { window.hasHeard = new Promise((done) => addEventListener('message', () => done(), { once: true })); });
  await page.evaluate(() => document.querySelector('iframe').contentWindow.postMessage('goishi-escape', '*'));
  await frame.evaluate(() => window.hasHeard);
  assert.ok(await frame.isVisible('#rules'), 'nobody else may close it');
  await page.keyboard.press('Escape');
  await frame.waitForSelector('#rules:not([open])', { state: 'attached' });
  await frame.click('[data-open="share"]');
  await frame.click('#copy-link');
  await frame.waitForFunction(() => document.querySelector('#share .told').textContent.includes('goishi.html#1;renju-free'));
  await frame.click('#as-png');
  await frame.waitForFunction(() => document.querySelector('#share .told').textContent.includes('window of its own'));
  assert.deepEqual(askedFor(page), ['parent.html', 'goishi.html'].map((name) => page.home + name));
});

test('the example: the one file is there to be taken along, and plays in its frame', LIMIT, async () => {
  const page = forgiveConfined(await open({ path: 'examples/offline.html', waits: false, serviceWorkers: 'allow' }));
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await started(frame);
  await frame.click('#computer');
  await frame.click('[data-at="3,3"]');
  await hasMoves(frame, 3);
  const { name, bytes } = await download(page, () => page.click('a[download]'));
  assert.equal(name, 'goishi.html');
  assert.deepEqual(bytes, readFileSync(join(dist, 'goishi.html')));
  assert.deepEqual(await accessibility(page, 'article'), []);
  await shot(page, 'example-offline', { fullPage: true });
});

for (const [name, start] of Object.entries(ENGINES)) {
  describe(name, () => {
    let page;
    before(async () => {
      page = await start('light');
      await page.goto(FILE);
      await page.waitForFunction(() => document.querySelector('.cell'));
    }, LIMIT);
    after(() => page?.close(), LIMIT);

    test('from a disk: the computer answers, the language changes, rules open and a picture is made', LIMIT, async () => {
      await page.click('#computer');
      await click(page, '3,3');
      await page.waitForFunction(() => document.querySelectorAll('.move').length >= 3);
      const set = (lang) => page.evaluate((lang) => {
        const list = document.getElementById('lang');
        list.value = lang;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }, lang);
      await page.click('[data-open="settings"]');
      await page.waitForFunction(() => document.querySelector('#settings[open]'));
      await set('fr');
      await page.waitForFunction(() => document.getElementById('new').textContent === 'Nouvelle partie');
      await set('en');
      await page.waitForFunction(() => document.getElementById('new').textContent === 'New game');
      await page.evaluate(() => document.querySelector('#settings .primary').click());
      await page.click('[data-open="rules"]');
      assert.equal(await guideOf(page), 'Rin');
      await page.evaluate(() => document.querySelector('#rules form button').click());
      await page.click('[data-open="share"]');
      await page.evaluate(() => { HTMLAnchorElement.prototype.click = function () { window.handed = this.download; }; });
      await page.click('#as-png');
      await page.waitForFunction(() => window.handed === 'goishi.png');
      assert.equal(await page.evaluate(() => document.getElementById('trouble').hidden), true);
      const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      assert.deepEqual(asked.filter((url) => !/^(blob|data):/.test(url)), [], 'nothing was asked for');
    });
  });
}
