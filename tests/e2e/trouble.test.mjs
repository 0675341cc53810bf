// When something breaks, a sentence says so; and the page asks for nothing it does not need.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { click, middle, painted, shows } from './board.mjs';
import { open, shot } from './harness.mjs';
import { dist } from './page.mjs';
import { linkTo, replay } from './rin.mjs';

/** The page says that it has failed, shows these details, and its link leads back to the game. */
async function saysSo(page, details) {
  await page.waitForSelector('#trouble', { state: 'visible' });
  const words = await page.textContent('#trouble');
  assert.match(words, /Goishi has stopped because of a fault in the program\..+reload the page/s);
  assert.match(await page.textContent('#trouble-details'), details);
  assert.equal(await page.getAttribute('#trouble', 'role'), 'alert');
  const inSight = await page.evaluate(() => {
    const box = document.getElementById('trouble').getBoundingClientRect();
    return box.height > 40 && box.right <= innerWidth;
  });
  assert.ok(inSight);
  await shot(page, 'trouble');
  return page.getByRole('link', { name: 'Reload' });
}

test('a browser that cannot paint: a sentence instead of a dead board', async () => {
  const page = await open({ init: () => {
    if (window.name === 'healed') return;
    CanvasRenderingContext2D.prototype.arc = () => { throw new Error('no circles today'); };
  } });
  const link = await saysSo(page, /no circles today/);
  page.forgive(/no circles today/);
  await page.evaluate(() => { window.name = 'healed'; });
  await link.click();
  await page.waitForSelector('#trouble', { state: 'hidden' });
  await page.waitForSelector('.cell');
  await click(page, '1,1');
  await shows(page, replay(16, ['1,1']), 'all is well again');
});

test('an error that nobody caught is shown, and the game is there after the reload', async () => {
  const page = await open();
  await click(page, '1,1', '2,2');
  await page.evaluate(() => { setTimeout(() => { throw new TypeError('something odd'); }); });
  const link = await saysSo(page, /TypeError: something odd/);
  page.forgive(/something odd/);
  await link.click();
  await page.waitForSelector('#trouble', { state: 'hidden' });
  await page.waitForSelector('.cell');
  await shows(page, replay(16, ['1,1', '2,2']));
});

test('a promise that nobody caught is shown as well', async () => {
  const page = await open();
  await page.evaluate(() => { Promise.reject(new Error('a broken promise')); });
  await saysSo(page, /a broken promise/);
  page.forgive(/a broken promise/);
});

test('an error without a cause, as other scripts in the browser make, disturbs nobody', async () => {
  const page = await open();
  await page.evaluate(() => { dispatchEvent(new ErrorEvent('error', { message: 'Script error.' })); });
  await click(page, '1,1');
  await shows(page, replay(16, ['1,1']));
  assert.ok(!(await page.isVisible('#trouble')));
});

test('a panic of the program is shown, for whoever reports it', async () => {
  // Nothing a player does panics, as far as we know. Here the page is resized in the middle of its
  // own work on an attribute, which no browser does, and it meets itself.
  const page = await open({ route: () => {} });
  await page.evaluate(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      Element.prototype.setAttribute = setAttribute;
      dispatchEvent(new Event('resize'));
      return setAttribute.call(this, name, value);
    };
    document.querySelector('[data-at="1,1"]').click();
  });
  await saysSo(page, /^RuntimeError: unreachable/);
  await painted(page);
  page.forgive(/^thrown: RuntimeError: unreachable/);
});

test('a program that does not arrive: the page says so and what can be done', async () => {
  const without = (file) => open({ waits: false, route: (context) => context.route(file, (route) => route.abort()) });
  for (const page of await Promise.all(['**/*.wasm', '**/app-*.js'].map(without))) {
    await page.waitForSelector('#loading', { state: 'visible' });
    await page.waitForFunction(() => document.getElementById('loading').role === 'alert');
    assert.match(await page.textContent('#loading'), /did not arrive.+reload the page/);
    page.forgive(/^failed: .*\.(wasm|js) net::ERR_FAILED$/);
    page.complaints.length = 0; // what else a browser says to that is its own affair
  }
});

test('without JavaScript the page says what it needs', async () => {
  const page = await open({ javaScriptEnabled: false, waits: false });
  await page.waitForSelector('#loading', { state: 'visible' });
  assert.match(await page.textContent('#loading'), /runs JavaScript/);
  page.forgive(/^failed: .*\.js csp$/); // the script that may not run
  page.complaints.length = 0; // nor is what it would have used
});

/** The files that the page has asked for, none of them twice. */
const asked = (page) => page.requests.filter((url) => !url.startsWith('data:')).map((url) => new URL(url).pathname.slice(1)).sort();

test('the first load is what it names, none twice; sheets and guide come when they are wanted', async () => {
  const page = await open({ init: () => { window.withoutSheets = true; } });
  await click(page, '1,1');
  const files = readdirSync(dist, { recursive: true }).filter((name) => /^(app|style|start)\b[^/]*\.(css|js|wasm)$/.test(name));
  assert.equal(files.length, 4, 'one style, two scripts, one program');
  // For paper and for a time without a network, when the board is there.
  const settled = ['later/asset.js', 'later/offline.js', 'later/settled.css', 'later/settled.js', 'later/words.js'];
  while (asked(page).length < 1 + files.length + settled.length) await page.waitForEvent('request');
  assert.deepEqual(asked(page), ['', ...files, ...settled].sort());
  await page.click('[data-open="rules"]');
  const guide = page.frameLocator('#guide');
  await guide.getByRole('heading').first().waitFor();
  const later = ['later/sheets.css', 'later/sheets.html', 'later/sheets.js'];
  const rules = ['guide/guide.css', 'guide/guide.js', 'guide/rin.html'];
  assert.deepEqual(asked(page), ['', ...files, ...settled, ...later, ...rules].sort(), 'the rules of this game alone');
});

test('sheets that do not arrive: a sentence, and they are tried again', async () => {
  const page = await open({ init: () => { window.withoutSheets = true; } });
  await page.route('**/sheets.html', (route) => route.abort());
  await page.click('[data-open="settings"]');
  await page.locator('#notice-text', { hasText: 'could not be loaded' }).waitFor();
  page.forgive(/sheets\.html/);
  page.complaints.length = 0; // what else a browser says to that is its own affair
  await page.unroute('**/sheets.html');
  await page.click('[data-open="settings"]');
  await page.locator('#settings[open]').waitFor();
  assert.equal(await page.locator('dialog').count(), 6);
  assert.equal(await page.inputValue('#theme'), 'auto', 'filled with what is set');
});

test('sheets that come when another language is spoken speak it', async () => {
  const page = await open({ init: () => { window.withoutSheets = true; }, locale: 'de-DE' });
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  await page.click('[data-open="settings"]');
  await page.locator('#settings[open] h2', { hasText: 'Einstellungen' }).waitFor();
});

/** Counts the frames that the page asks for. */
const countFrames = () => {
  const { requestAnimationFrame } = window;
  window.frames_asked = 0;
  window.requestAnimationFrame = (draw) => {
    window.frames_asked += 1;
    return requestAnimationFrame.call(window, draw);
  };
};
const frames = (page) => page.evaluate(() => window.frames_asked);

test('a page on which nothing happens asks for no frame', async () => {
  const page = await open({ init: countFrames });
  await click(page, '1,1');
  await painted(page);
  const before = await frames(page);
  assert.ok(before > 0);
  await page.waitForTimeout(1000); // the second in which nothing may happen
  assert.equal(await frames(page), before);
});

test('many changes at once, and a mouse that stays on its point, cost one frame', async () => {
  const page = await open({ init: countFrames, path: linkTo(16, ['0,0']) });
  const [x, y] = await middle(page, '8,8');
  await page.mouse.move(x, y);
  await painted(page);
  const before = await frames(page);
  await page.evaluate(() => {
    for (const cell of [...document.querySelectorAll('.cell')].slice(20, 40)) cell.click();
  });
  assert.equal(await frames(page), before + 1, 'twenty stones, one frame');
  await painted(page);
  const rested = await frames(page);
  for (const far of [1, 2, 3, 2, 1]) await page.mouse.move(x + far, y - far);
  assert.equal(await frames(page), rested, 'the same point under the mouse, the same picture');
});
