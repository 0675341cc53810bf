// The page in every language: chosen by the browser's wishes or in the settings, whole, and in the room it has.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open, shot } from './harness.mjs';
import { started } from './page.mjs';
import { choose, closeSheet, openSheet, says, seen, type } from './room.mjs';

const LANGUAGES = { en: 'en-GB', ja: 'ja-JP', zh: 'zh-CN', ru: 'ru-RU', de: 'de-AT', fr: 'fr-CA' };
const SHEETS = ['new-game', 'games', 'share', 'settings', 'keys-sheet', 'rules'];

const file = (lang) => readFileSync(new URL(`../../www/words/${lang}.txt`, import.meta.url), 'utf8');

/** The words of a language, by their keys and, as the page knows them, by their numbers. */
const wordsOf = (lang) => {
  const lines = file(lang).split('\n').filter((line) => /^\w+: /.test(line));
  const words = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return { ...Object.fromEntries(words), ...words.map(([, word]) => word) };
};

const filled = (text, ...gaps) => text.replace(/\{(\d)\}/g, (_, gap) => gaps[gap]);

/** Waits until the page has this language: its sentences, and a moment later its labels. */
const speaks = (page, lang) => page.waitForFunction(
  ([lang, word]) => document.documentElement.lang === lang && document.querySelector('dd:last-of-type').textContent === word,
  [lang, wordsOf(lang).KeyHelp],
);

/** Every label of the page that is not the word of this language. */
const mistakes = (page, words) => page.evaluate((words) => {
  const all = (mark, read) => [...document.querySelectorAll(`[data-${mark}]`)]
    .map((it) => [it.dataset[mark], read(it)]).filter(([key, text]) => words[key] !== text);
  return [
    ...all('word', (it) => it.textContent), ...all('label', (it) => it.ariaLabel), ...all('title', (it) => it.title),
  ];
}, words);

for (const [lang, locale] of Object.entries(LANGUAGES)) {
  test(`${lang}: by the browser's wish, all of it: labels, sentences, cells, announcements and the guide`, async () => {
    const words = wordsOf(lang);
    const page = await open({ locale });
    await speaks(page, lang);
    assert.deepEqual(await mistakes(page, words), []);
    await choose(page, 'renju-classical');
    await type(page, 'h8');
    const now = await seen(page);
    assert.equal(now.sentence, filled(words.OpeningStone, words.White, words.AStone, words.BesideCentre));
    assert.equal(now.live, `${words.Black} h8. ${now.sentence}`);
    assert.equal(await page.getAttribute('[data-at="7,7"]', 'aria-label'),
      ['h8', words.StoneBlack, filled(words.MoveNumber, 1), words.LastMove].join(', '));
    assert.equal(await page.getAttribute('[data-at="0,0"]', 'aria-label'), `a15, ${words.Empty}`);
    assert.equal(await page.textContent('#rule-set :checked'), words.NameClassical);
    await type(page, 'a1');
    const { alert } = await seen(page);
    assert.ok(alert.includes('a1') && alert.includes(words.WhyNotBesideTheCentre), alert);
    for (const game of ['Renju', 'Ren', 'Rin']) {
      await page.click(`[data-tab="${game}"]`);
      await openSheet(page, 'rules');
      await page.waitForFunction((end) => {
        const { contentDocument } = document.getElementById('guide');
        return contentDocument.readyState === 'complete' && contentDocument.location.pathname.endsWith(end);
      }, `guide/${lang === 'en' ? '' : `${lang}/`}${game.toLowerCase()}.html`);
      const guide = await page.evaluate(() => {
        const { documentElement: root, body } = document.getElementById('guide').contentDocument;
        return [root.lang.slice(0, 2), body.textContent.length > 300];
      });
      assert.deepEqual(guide, [lang, true], game);
      await closeSheet(page);
    }
  });
}

test('the language is changed in the settings at once, kept, and given back to the browser', async () => {
  const page = await open({ locale: 'fr-FR' });
  await speaks(page, 'fr');
  await openSheet(page, 'settings');
  for (const lang of ['ja', 'de', 'en']) {
    await page.selectOption('#lang', lang);
    await speaks(page, lang);
    assert.deepEqual(await mistakes(page, wordsOf(lang)), [], lang);
  }
  await page.selectOption('#lang', 'ru');
  await speaks(page, 'ru');
  await page.reload();
  await started(page);
  await speaks(page, 'ru');
  assert.deepEqual(await mistakes(page, wordsOf('ru')), []);
  await openSheet(page, 'settings');
  assert.equal(await page.inputValue('#lang'), 'ru');
  await page.selectOption('#lang', 'auto');
  await speaks(page, 'fr');
});

test('English needs no words of its own, other languages one file', async () => {
  for (const [locale, files] of [['en-US', []], ['de-DE', ['de.txt']]]) {
    const page = await open({ locale, route: () => {} });
    await speaks(page, locale.slice(0, 2));
    assert.deepEqual(page.requests.filter((url) => url.includes('/words/')).map((url) => url.split('/').at(-1)), files);
  }
});

test('a language that we do not have is English; so is a setting that makes no sense', async () => {
  const page = await open({ locale: 'it-IT' });
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  assert.deepEqual(await mistakes(page, wordsOf('en')), []);
  await page.evaluate(() => localStorage.setItem('goishi.settings', 'lang=xx'));
  await page.reload();
  await started(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
});

const SPOILT = {
  'that do not come': (route) => route.abort(),
  'that are cut off': (route) => route.fulfill({ body: file('de').split('Undo:')[0] }),
  'of another version': (route) => route.fulfill({ body: file('de').replace('[said]', '[said]\nNewWord: Neu') }),
  'that are a page of the server': (route) => route.fulfill({ body: '<!doctype html><h1>Not here: sorry</h1>', contentType: 'text/html' }),
};

for (const [which, answer] of Object.entries(SPOILT)) {
  test(`words ${which}: it is told, the page is English and plays`, async () => {
    const page = await open({ locale: 'de-DE', route: (context) => context.route('**/words/de.txt', answer) });
    await says(page, 'notice-text', 'The words of this language could not be loaded.');
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    assert.deepEqual(await mistakes(page, wordsOf('en')), []);
    await type(page, '8,8');
    assert.deepEqual((await seen(page)).moves, ['8,8']);
    if (which === 'that do not come') page.forgive(/words\/de\.txt|ERR_FAILED/);
  });
}

/** What is cut off, or wider than what it stands in. */
const tooWide = (page) => page.evaluate(() => {
  const root = document.documentElement;
  const within = document.querySelector('dialog[open]') ?? document.getElementById('page');
  const shown = [...within.querySelectorAll('button:not(.cell), label, legend, h2, h3, p, dd, select')]
    .filter((it) => it.checkVisibility() && !it.classList.contains('unseen') && !it.closest('.unseen'));
  return [
    ...(root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth}`] : []),
    ...(within.scrollWidth > within.clientWidth ? [`${within.id}: ${within.scrollWidth} in ${within.clientWidth}`] : []),
    ...shown.filter((it) => it.tagName !== 'SELECT' && it.scrollWidth > it.clientWidth + 1)
      .map((it) => `${it.id || it.className}: ${it.textContent.slice(0, 40)} ${it.scrollWidth} in ${it.clientWidth}`),
    ...shown.filter((it) => it.getBoundingClientRect().right > root.clientWidth + 0.5).map((it) => `out of sight: ${it.textContent.slice(0, 40)}`),
  ];
});

for (const [lang, locale] of Object.entries(LANGUAGES)) {
  test(`${lang} has room in 320 x 568, on every screen`, async () => {
    const page = await open({ locale, viewport: { width: 320, height: 568 } });
    await speaks(page, lang);
    for (const game of ['Renju', 'Ren', 'Rin']) {
      await page.click(`[data-tab="${game}"]`);
      assert.deepEqual(await tooWide(page), [], game);
    }
    await choose(page, 'renju-rif');
    await type(page, 'h8', 'h9', 'i8', 'offer');
    assert.deepEqual(await tooWide(page), [], 'with decisions');
    await type(page, 'resign');
    assert.deepEqual(await tooWide(page), [], 'with a question');
    await shot(page, `words-${lang}`);
    await page.click('#confirm');
    assert.deepEqual(await tooWide(page), [], 'with a result');
    for (const sheet of SHEETS) {
      await openSheet(page, sheet);
      assert.deepEqual(await tooWide(page), [], sheet);
      await closeSheet(page);
    }
  });
}
