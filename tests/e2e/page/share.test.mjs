// A game leaves the page and comes back: links, texts, files and drops.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chance, gameOf, judgedGames, linkTo, RULES, record, shortGame, spoil } from "../support/games.mjs";
import {
  choose,
  closeSheet,
  copied,
  copyLink,
  isClosed,
  isOpen,
  load,
  newGame,
  openLink,
  openPaste,
  openSheet,
  openText,
  press,
  put,
  savedGames,
  type,
} from "../support/hands.mjs";
import { address, download, open, shot } from "../support/harness.mjs";
import { noticeIn, part, SIDE } from "../support/parts.mjs";
import { hasMoves, look, says, shows, unsaid } from "../support/view.mjs";
import { say, saying, startOf, telling, word } from "../support/words.mjs";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const RECORD = "goishi 1 renju-free\nblack: Ann\nwhite: Ben\n\nh8 {the centre} i7 (g7 j1) k1 a1\n";
const told = (page, words) => page.locator(noticeIn("share"), { hasText: words }).waitFor();

/** What the sheet shows after a press on one of its formats; it is open. */
async function shown(page, format, start) {
  await press(page, `as-${format}`);
  await page.waitForFunction((start) => the("text").value.startsWith(start), start);
  return page.inputValue(part("text"));
}

test("a link brings the whole game, names, comments and other lines, and the position shown", async () => {
  const page = await open(CLIPBOARD);
  await openText(page, RECORD);
  await press(page, "previous");
  await openSheet(page, "share");
  const link = await copied(page, () => press(page, "copy-link"));
  await told(page, word("Copied"));
  assert.ok(link.startsWith(`${address()}renju.html#1;renju-free;`), link);
  const friend = await open({ path: link });
  await shows(friend, { moves: ["h8", "i7", "k1", "a1"], shown: 3, notice: word("LinkOpened") });
  assert.equal((await savedGames(friend))[0].text, (await savedGames(page)).at(-1).text);
  const bare = linkTo("renju-free", "h8 i7 k1 a1", { ply: 3 });
  assert.equal(friend.url(), friend.home + bare, "the address has the moves, and neither names nor comments");
  await press(friend, "last");
  await put(friend, "a2");
  await friend.reload();
  await friend.waitForFunction(() => window.goishiStarted);
  await shows(friend, { moves: ["h8", "i7", "k1", "a1", "a2"], notice: "" }, "a reload goes on");
});

test("a link greets in the language of the visitor", async () => {
  const page = await open({ path: linkTo("renju-free", "h8 h9"), locale: "de-DE" });
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await shows(page, { notice: say("LinkOpened", "de") });
});

for (const [how, init] of [
  ["missing", () => Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined })],
  [
    "closed",
    () =>
      Object.defineProperty(Navigator.prototype, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("closed", "NotAllowedError")) },
      }),
  ],
]) {
  test(`a clipboard that is ${how}: the link is shown to be copied by hand`, async () => {
    const page = await open({ init });
    await put(page, "1,1");
    await openSheet(page, "share");
    await press(page, "copy-link");
    await told(page, say(`NotCopied ${address()}rin.html${linkTo("rin", ["1,1"])}`));
  });
}

test("every rule set goes out as a link, and Renju as SGF, and comes back the same", async () => {
  const page = await open(CLIPBOARD);
  for (const rules of ["ren:rui=5", "rin:size=12", ...RULES.Renju]) {
    const { words } = shortGame(rules);
    await load(page, rules, words, { ply: 7 });
    const before = unsaid(await look(page));
    const link = await copyLink(page);
    assert.equal(new URL(link).hash, linkTo(rules, words, { ply: 7 }));
    await openLink(page, new URL(link).hash);
    assert.deepEqual(unsaid(await look(page)), before, `${rules}: its link`);
    if (gameOf(rules) !== "Renju") continue;
    await openSheet(page, "share");
    const sgf = await shown(page, "sgf", "(;");
    await closeSheet(page);
    await openText(page, sgf);
    await hasMoves(page, words.length);
    await shows(page, { moves: before.moves, title: before.title }, `${rules}: SGF`);
  }
});

test("a link opened in the running page shows its game, and ours stays among the saved games; one that is none changes nothing", async () => {
  const page = await open();
  await put(page, "1,1", "2,2");
  const follow = async (link) => {
    await page.evaluate(async (link) => {
      const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
      location.hash = link;
      await heard;
    }, link);
  };
  await follow(linkTo("rin:size=8", ["0,0", "1,1", "1,2"], { ply: 2 }));
  await shows(page, { size: 8, shown: 2 });
  await follow("#nonsense");
  const { notice } = await shows(page, { size: 8, shown: 2 });
  assert.match(notice, saying("BadLink *"));
  assert.equal(new URL(page.url()).hash, linkTo("rin:size=8", ["0,0", "1,1", "1,2"], { ply: 2 }), "of the game shown");
  await page.goBack();
  await page.goBack();
  await shows(page, { size: 16, moves: ["1,1", "2,2"], notice: "" }, "back to the own game");
});

test("hundreds of spoilt links: each gives a sentence and a page that works, and no game is lost", async () => {
  const random = chance(20);
  const good = [
    linkTo("rin", ["3,3", "4,4"]),
    linkTo("renju-rif", shortGame("renju-rif").words),
    "#1;rin:size=12;aabb(cc~so.20so~)dd;black=Ann;2",
    "#1;rin;aa;9999999999999999999999",
    "#1;rin;aaR;1",
    ...judgedGames("Renju")
      .filter((_, i) => i % 15 === 4)
      .map(({ rules, moves }) => linkTo(rules, moves)),
  ];
  const odd = [
    "#;",
    "#1",
    "#2;rin;;0",
    "#1;go;;0",
    "#1;rin;aa;x",
    "#1;rin;aa;-1",
    `#1;rin;${"aa".repeat(9999)};0`,
    `#1;rin;aa${"(".repeat(9999)};0`,
    "#%",
    "#%E0%A4%A",
    "#%00",
    "#1;rin;~%7D~;0",
    "#1%3Brin%3Baa%3B1",
    "#<b>",
    "#環棋",
  ];
  const spoilt = Array.from({ length: 180 }, (_, i) => `#${spoil(good[i % good.length].slice(1), random) || "?"}`);
  const page = await open();
  const wrong = await page.evaluate(
    async ([links, opened, bad]) => {
      const found = [];
      for (const link of links) {
        const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
        const before = location.hash;
        location.hash = link;
        if (location.hash !== before) await heard;
        const notice = the("notice-text").textContent;
        const isTold = notice === opened || notice.startsWith(bad);
        for (const cell of cells().filter((_, i) => i % 40 === 0)) cell.click();
        if (!isTold || !the("sentence").textContent || !the("trouble").hidden) found.push([link.slice(0, 200), notice]);
      }
      return found;
    },
    [[...good, ...odd, ...spoilt], word("LinkOpened"), startOf("BadLink")],
  );
  assert.deepEqual(wrong, []);
  assert.ok((await savedGames(page)).length >= good.length, "none of the games is lost");
  await newGame(page, "rin:size=8");
  await put(page, "0,0");
  await shows(page, { moves: ["0,0"] });
});

test("links that cannot be read when the page is opened: the saved game goes on", async () => {
  const page = await open();
  await put(page, "5,5");
  for (const link of ["#x", "#2;rin;;0", "#%FF"]) {
    await page.goto("about:blank");
    await page.goto(new URL(link, page.home).href);
    await page.waitForFunction(() => window.goishiStarted && the("notice-text").textContent);
    const { notice } = await shows(page, { moves: ["5,5"] }, link);
    assert.match(notice, saying("BadLink *"));
  }
});

test("the sheet shows the game as record text, SGF and psq", async () => {
  const page = await open();
  await load(page, "renju-classical", "h8 h9 i10 a1");
  await openSheet(page, "share");
  assert.equal(await page.inputValue(part("text")), record("renju-classical", "h8 h9 i10 a1"));
  assert.match(
    await shown(page, "sgf", "(;FF[4]GM[4]"),
    /RU\[renju-classical\]\n;B\[hh\]\n;W\[hg\]\n;B\[if\]\n;W\[ao\]\)\n$/,
  );
  assert.equal(await shown(page, "psq", "Piskvorky"), "Piskvorky 15x15, 0:0, 0\n8,8,0\n8,7,0\n9,6,0\n1,15,0\n-1\n");
  await shows(page, { notice: word("RemarkStonesAlone") });
  assert.equal(await shown(page, "goishi", "goishi"), record("renju-classical", "h8 h9 i10 a1"));
  await shot(page, "renju-record");
  await closeSheet(page);
  await shows(page, { moves: ["h8", "h9", "i10", "a1"], notice: "" }, "a remark is about the text shown");
});

test("texts of all formats are opened, with what was assumed and left out; names are text", async () => {
  const page = await open();
  await load(page, "renju-classical", "h8 g7 g8");
  const notNamed = say("RemarkNoRules renju-classical");
  for (const [text, moves, name, notice] of [
    ["(;GM[4]FF[4]SZ[15]RU[renju-rif];B[hh];W[hg];B[hf])", "h8 h9 h10", "NameRif", ""],
    ["Piskvorky 15x15, 11:11, 0\r\n8,8,5\r\n8,7,10\r\n-1\r\n", "h8 h9", "NameClassical", notNamed],
    ["\ufeff1. H8 h9 2. i10, a1", "h8 h9 i10 a1", "NameClassical", notNamed],
  ]) {
    await load(page, "renju-classical", "h8 g7 g8");
    await openText(page, text);
    await page.waitForFunction(
      (wanted) =>
        moves()
          .map((it) => it.textContent)
          .join(" ") === wanted,
      moves,
    );
    const seen = await shows(page, { title: `Renju ${word(name)}` });
    assert.ok(notice ? seen.notice.startsWith(notice) : seen.notice === "", seen.notice);
  }
  await load(page, "renju-rif", "h8");
  await openText(page, "h8h9h10a1c3e5");
  await says(page, "notice-text", say("RemarkColoursStay"));
  assert.match((await look(page)).notice, telling("RemarkFifthSupplied c3 *"));
  await openText(page, "goishi 1 renju-classical\nblack: Ann <b>\nwhite: Bo\n\nh8");
  await hasMoves(page, 1);
  await shows(page, { players: ["Ann <b>", "Bo"] });
});

test("what is no game is refused with a short sentence in the sheet, and text and game stay", async () => {
  const page = await open();
  await load(page, "renju-classical", "h8 h9 i10");
  const before = unsaid(await look(page));
  for (const [text, why] of [
    ["", "FaultNotAGame"],
    ["goishi 1 chess\n\n", "FaultUnknownRules"],
    ["goishi 1 renju-rif\n\nh8 h8", "InLine 3"],
    ["goishi 2 renju-rif\n\n", "FaultUnknownVersion"],
    ["(;GM[1];B[aa])", "FaultOtherGame"],
    ["(;GM[4]SZ[19];B[aa])", "FaultOtherSize"],
    ["\0\0", "FaultNotAGame"],
    ["<img src=x onerror=alert(1)>", "FaultNotAGame"],
    ["x".repeat(1_100_000), "FaultTooLong"],
  ]) {
    await openPaste(page);
    await page.evaluate((text) => {
      the("paste").value = text;
    }, text);
    await press(page, "open-text");
    await says(page, "notice-text", say(why)).catch(() => assert.fail(`${text.slice(0, 40)}: not ${why}`));
    const seen = await look(page);
    assert.match(seen.notice, saying("BadText *"));
    assert.ok(seen.notice.length < 400, "one short sentence");
    assert.deepEqual(unsaid(seen), before, text.slice(0, 40));
    assert.equal(await page.textContent(noticeIn("games")), seen.notice, "it is said where it is seen");
    assert.equal(await page.evaluate(() => the("paste").value.length), text.length, "the text is still there");
    await closeSheet(page);
    await press(page, "dismiss");
  }
});

for (const [format, name, start] of [
  ["goishi", "game.goishi", "goishi 1"],
  ["sgf", "game.sgf", "(;FF[4]GM[4]"],
  ["psq", "game.psq", "Piskvorky 15x15"],
]) {
  test(`${format}: saved as a file, chosen again, and it is the same game`, async () => {
    const page = await open();
    await choose(page, "renju-free");
    await type(page, "h8", "i7", "j1", "a1");
    await openSheet(page, "share");
    await shown(page, format, start);
    const file = await download(page, () => press(page, "save-text"));
    assert.equal(file.name, name);
    await closeSheet(page);
    await choose(page, "renju-free");
    await openSheet(page, "games");
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, "open-file")]);
    await chooser.setFiles({ name, mimeType: "application/octet-stream", buffer: file.bytes });
    await hasMoves(page, 4);
    assert.ok(!(await isOpen(page, "games")), "the board is seen");
    await shows(page, { rules: "renju-free", moves: ["h8", "i7", "j1", "a1"] });
  });
}

/** Drops a file on whatever lies at this place. Returns whether the page took it, or the browser would open it. */
const drop = (page, selector, name, text) =>
  page.evaluate(
    ([selector, name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      const at = document.querySelector(selector);
      const event = (kind) => new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
      return ["dragover", "drop"].map((kind) => !at.dispatchEvent(event(kind)));
    },
    [selector, name, text],
  );

test("a file may be dropped anywhere, on the board, beside it, on a sheet; one that is no game is told", async () => {
  const page = await open();
  for (const [at, name, text, wanted] of [
    [part("board"), "a.goishi", RECORD, ["h8", "i7", "k1", "a1"]],
    [SIDE, "a.sgf", "(;GM[4]SZ[15]RU[renju-free];B[hh];W[ig];B[jo])", ["h8", "i9", "j1"]],
    [part("share"), "a.txt", "h8 i7 j2", ["h8", "i7", "j2"]],
  ]) {
    if (at === part("share")) await openSheet(page, "share");
    assert.deepEqual(await drop(page, at, name, text), [true, true], at);
    await page.waitForFunction(
      (wanted) =>
        moves()
          .map((move) => move.textContent)
          .join() === wanted,
      wanted.join(),
    );
    await isClosed(page);
  }
  assert.equal((await savedGames(page)).length, 3, "no game took the place of another");
  for (const text of ["", "\u0000\u0001PNG", "(;GM[1]SZ[19];B[aa])", "x".repeat(3_000_000)]) {
    await page.evaluate(() => {
      the("alert").textContent = "";
    });
    await drop(page, part("board"), "odd.txt", text);
    await says(page, "alert", startOf("BadText"));
    await shows(page, { moves: ["h8", "i7", "j2"] });
  }
});

test("a text dragged into the field for it is the field’s own", async () => {
  const page = await open();
  await openSheet(page, "share");
  const prevented = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "h8");
    return ["dragover", "drop"].map(
      (kind) => !the("text").dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })),
    );
  });
  assert.deepEqual(prevented, [false, false]);
});
