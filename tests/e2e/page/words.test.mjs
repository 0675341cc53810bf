// The page in every language: chosen by the browser's wishes or in the settings, whole, and in the room it has. And the rules
// for players in each of them.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FILES } from "../support/files.mjs";
import { choose, closeSheet, openSheet, press, type } from "../support/hands.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { faults, SHEETS } from "../support/layout.mjs";
import { dist, reload } from "../support/page.mjs";
import { part, tab } from "../support/parts.mjs";
import { brightness } from "../support/pixels.mjs";
import { look, says, shows } from "../support/view.mjs";
import { LANGUAGES, say, word, wordFile, wordsOf } from "../support/words.mjs";

const LOCALES = { en: "en-GB", ja: "ja-JP", zh: "zh-CN", ru: "ru-RU", de: "de-AT", fr: "fr-CA" };

/** A language as browsers and screen readers know it. */
const tagOf = (lang) => (lang === "zh" ? "zh-Hans" : lang);

/** Waits until the page has this language: its sentences, and a moment later its labels. */
const speaks = (page, lang) =>
  page.waitForFunction(
    ([lang, help]) =>
      document.documentElement.lang === lang && document.querySelector("dd:last-of-type").textContent === help,
    [tagOf(lang), wordsOf(lang).KeyHelp],
  );

/** Every label of the page that is not the word of this language. */
const mistakes = (page, lang) =>
  page.evaluate((words) => {
    const all = (mark, read) =>
      [...document.querySelectorAll(`[data-${mark}]`)]
        .map((it) => [it.dataset[mark], read(it)])
        .filter(([key, text]) => words[key] !== text);
    return [
      ...all("word", (it) => it.textContent),
      ...all("label", (it) => it.ariaLabel),
      ...all("title", (it) => it.title),
    ];
  }, wordsOf(lang));

for (const lang of LANGUAGES) {
  test(`${lang}: by the browser's wish, all of it: labels, sentences, cells, announcements and the guide`, async () => {
    const page = await open({ locale: LOCALES[lang] });
    await speaks(page, lang);
    assert.deepEqual(await mistakes(page, lang), []);
    await choose(page, "renju-classical");
    await type(page, "h8");
    const asked = say("OpeningStone White AStone BesideCentre", lang);
    await shows(page, { sentence: asked });
    assert.ok((await look(page)).live.includes(asked));
    const remarks = ["StoneBlack", "MoveNumber 1", "LastMove"].map((key) => say(key, lang));
    assert.equal(
      await page.getAttribute('.cell[aria-label^="h8"]', "aria-label"),
      remarks.reduce((said, next) => say(`ListComma '${said}' '${next}'`, lang), "h8"),
    );
    assert.equal(await page.textContent(`${part("rule-set")} :checked`), say("NameClassical", lang));
    await type(page, "a1");
    assert.ok((await look(page)).alert.includes(say("WhyNotBesideTheCentre", lang)));
    for (const game of ["Renju", "Ren", "Rin"]) {
      await page.click(tab(game));
      await openSheet(page, "rules");
      await page.waitForFunction(
        (end) => {
          const { contentDocument } = the("guide");
          const isDrawn = !contentDocument.querySelector("pre[data-board]");
          return isDrawn && contentDocument.location.pathname.endsWith(end);
        },
        `guide/${lang === "en" ? "" : `${lang}/`}${game.toLowerCase()}.html`,
      );
      await closeSheet(page);
    }
  });

  test(`${lang} has room in 320 x 568, on every screen`, async () => {
    const page = await open({ locale: LOCALES[lang], viewport: { width: 320, height: 568 } });
    await speaks(page, lang);
    for (const game of ["Ren", "Rin", "Renju"]) {
      await page.click(tab(game));
      assert.deepEqual(await faults(page), [], game);
    }
    await choose(page, "renju-rif");
    await type(page, "h8", "h9", "i8", "offer", "resign");
    assert.deepEqual(await faults(page), [], "with a question");
    await shot(page, `words-${lang}`);
    await press(page, "confirm");
    assert.deepEqual(await faults(page), [], "with a result");
    for (const sheet of SHEETS) {
      await openSheet(page, sheet);
      assert.deepEqual(await faults(page), [], sheet);
      await closeSheet(page);
    }
  });
}

for (const [lang, colorScheme] of [...LANGUAGES.map((lang) => [lang, "light"]), ["en", "dark"]]) {
  test(`${lang}, ${colorScheme}: axe finds nothing wrong with the rules of any game, and all boards are drawn`, async () => {
    const page = await open({ path: "guide/rin.html", waits: false, colorScheme });
    for (const game of ["ren", "renju", "rin"]) {
      await page.goto(`${page.home}guide/${lang === "en" ? "" : `${lang}/`}${game}.html`);
      await page.waitForFunction(() => !document.querySelector("pre[data-board]"));
      assert.deepEqual(await accessibility(page), [], game);
      const [spoken, ground, boards] = await page.evaluate(() => [
        document.documentElement.lang.slice(0, 2),
        getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number),
        document.querySelectorAll("svg.board").length,
      ]);
      assert.deepEqual([spoken, brightness(ground) > 128], [lang, colorScheme === "light"]);
      assert.ok(boards > { ren: 20, renju: 50, rin: 15 }[game], `${boards} boards`);
    }
  });
}

test("every game has its rules in every language, and there are no other pages", () => {
  const found = readdirSync(join(dist, "guide"), { recursive: true })
    .filter((name) => name.endsWith(".html"))
    .sort();
  assert.deepEqual(
    found,
    LANGUAGES.flatMap((lang) =>
      ["ren", "renju", "rin"].map((game) => `${lang === "en" ? "" : `${lang}/`}${game}.html`),
    ).sort(),
  );
});

test("the language is changed in the settings at once, kept, and given back to the browser", async () => {
  const page = await open({ locale: "fr-FR" });
  await speaks(page, "fr");
  await openSheet(page, "settings");
  for (const lang of ["ja", "en", "ru"]) {
    await page.selectOption(part("lang"), lang);
    await speaks(page, lang);
    assert.deepEqual(await mistakes(page, lang), [], lang);
  }
  await reload(page);
  await speaks(page, "ru");
  assert.deepEqual(await mistakes(page, "ru"), []);
  await openSheet(page, "settings");
  assert.equal(await page.inputValue(part("lang")), "ru");
  await page.selectOption(part("lang"), "auto");
  await speaks(page, "fr");
});

test("English needs no words of its own, other languages one file; one that we do not have is English", async () => {
  for (const [locale, lang, files] of [
    ["en-US", "en", []],
    ["de-DE", "de", ["de.txt"]],
    ["it-IT", "en", []],
  ]) {
    const page = await open({ locale, route: () => {} });
    await speaks(page, lang);
    assert.deepEqual(
      page.requests.filter((url) => url.includes("/words/")).map((url) => url.split("/").at(-1)),
      files,
    );
  }
});

const SPOILT = {
  "that do not come": (route) => route.abort(),
  "that are cut off": (route) => route.fulfill({ body: wordFile("de").split("Undo:")[0] }),
  "that are a page of the server": (route) =>
    route.fulfill({ body: "<!doctype html><h1>Not here: sorry</h1>", contentType: "text/html" }),
};

for (const [which, answer] of Object.entries(SPOILT)) {
  test(`words ${which}: it is told, the page is English and plays`, async () => {
    const page = await open({ locale: "de-DE", route: (context) => context.route(FILES.words("de"), answer) });
    await says(page, "notice-text", word("NoWords"));
    assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
    assert.deepEqual(await mistakes(page, "en"), []);
    await type(page, "8,8");
    await shows(page, { moves: ["8,8"] });
    if (which === "that do not come") page.forgive(/words\/de\.txt|ERR_FAILED/);
  });
}
