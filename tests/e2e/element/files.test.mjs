// <goishi-board> and files: games that it reads, what it tells of them, and what it hands out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { code, heard, inside, state, tag, withBoards } from "../support/element.mjs";
import { say } from "../support/words.mjs";

test("the content may be in another format, and src leads to a record", async () => {
  const sgf = "(;FF[4]GM[4]SZ[15];B[hh];W[hg])";
  const page = await withBoards(tag("", sgf) + tag('src="games/one.goishi"') + tag('src="games/none.goishi"'), {
    route: async (context) => {
      await context.route("**/games/one.goishi", (asked) =>
        asked.fulfill({ body: "goishi 1 rin:size=8\n\n3,3 4,4\n" }),
      );
      await context.route("**/games/none.goishi", (asked) => asked.fulfill({ status: 404 }));
    },
  });
  assert.deepEqual(await page.evaluate(() => boards.map((board) => board.moves.join(" "))), ["h8 h9", "3,3 4,4", ""]);
  const told = await inside(page, "notice", 2).innerText();
  assert.match(told, /games\/none\.goishi: 404/);
  assert.deepEqual((await heard(page, { details: true })).find(([kind]) => kind === "error")[1].code, "not-found");
  page.forgive(/404/);
});

const SGF = "(;FF[4]GM[4]SZ[15]RU[RIF]TM[600];B[hh]BL[590];W[hg];B[ih];W[gi])";
const LEFT_OUT = `${say("RemarkRulesRead RIF renju-rif RemarkColoursStay")} ${say("RemarkLeftOut 'TM, BL'")}`;

test("what was left out of a game that was read, or assumed, is told: beside the board, in an event, and by load()", async () => {
  const psq = "Piskvorky 15x15, 11:11, 0\n8,8,0\n8,7,0\n-1\n";
  const page = await withBoards(tag("", SGF) + tag('src="games/one.psq"') + tag("", "goishi 1 ren\n\ne5 (f6) g7"), {
    route: (context) => context.route("**/games/one.psq", (asked) => asked.fulfill({ body: psq })),
  });
  const remarks = (await heard(page, { details: true }))
    .filter(([kind]) => kind === "remark")
    .map(([, { message }]) => message);
  const assumed = say("RemarkNoRules renju-rif RemarkLeftOut times");
  assert.deepEqual(remarks.toSorted(), [LEFT_OUT, assumed]);
  const notice = (i) => inside(page, "notice", i);
  assert.deepEqual(
    [await notice(0).locator("p").innerText(), await notice(1).locator("p").innerText()],
    [LEFT_OUT, assumed],
  );
  assert.ok(await notice(2).isHidden(), "a record loses nothing");
  assert.equal(await page.evaluate((text) => boards[2].load(text), SGF), LEFT_OUT);
  assert.equal(await notice(2).locator("p").innerText(), LEFT_OUT);
  assert.deepEqual((await heard(page, { details: true })).at(-1), ["remark", { message: LEFT_OUT }]);
  assert.equal(await page.evaluate(() => boards[2].load("goishi 1 ren\n\ne5")), "");
  assert.ok(await notice(2).isHidden(), "and what was said of another game is gone");
});

test("remarks are in the language of the board, and what is wrong with an attribute is not lost over them", async () => {
  const page = await withBoards(tag('theme="pink"', SGF), { lang: "de" });
  const told = await inside(page, "notice").locator("p").innerText();
  assert.ok(told.startsWith('theme="pink"') && told.includes(say("RemarkLeftOut *", "de").split("*")[0].trim()), told);
});

for (const src of ["http://[", "games/lost.goishi"]) {
  test(`a record that cannot be asked for is not found, and that is said of it: ${src}`, async () => {
    const page = await withBoards(tag(`src="${src}"`), {
      route: (context) => context.route("**/lost.goishi", (asked) => asked.abort()),
    });
    const [, { code, message }] = (await heard(page, { details: true })).find(([kind]) => kind === "error");
    assert.equal(code, "not-found");
    assert.ok(message.startsWith(`${src}: `), message);
    if (src.startsWith("games")) page.forgive(/lost|ERR_FAILED/);
  });
}

test("a fault in the program, and in the browser, is no fault of the record", async () => {
  const page = await withBoards(tag('rules="renju-classical" moves="h8 h9 i9"'));
  await page.evaluate(() => (HTMLCanvasElement.prototype.toBlob = (done) => done(null)));
  assert.equal(await code(page, "board.toPNG()"), "failed");
  await page.evaluate(
    () =>
      (HTMLCanvasElement.prototype.getContext = () => {
        throw new WebAssembly.RuntimeError("unreachable");
      }),
  );
  assert.equal(await code(page, "board.toPNG()"), "failed");
});

test("games and pictures are handed out", async () => {
  const page = await withBoards(tag('rules="renju-classical" moves="h8 h9 i9"') + tag('rules="rin:size=8"'));
  const seen = await page.evaluate(async () => ({
    text: await board.toText(),
    sgf: await board.toSGF(),
    svg: await board.toSVG(300),
    png: await board.toPNG().then(async (blob) => [blob.type, (await createImageBitmap(blob)).width]),
  }));
  assert.match(seen.text, / 8 .*x/);
  assert.match(seen.sgf, /^\(;FF\[4\]GM\[4\].*B\[hh\]/s);
  assert.match(seen.svg, /^<svg .*width="300"/s);
  assert.match(seen.svg, /<title>Renju .*i9/);
  assert.deepEqual(seen.png, ["image/png", 720]);
  assert.equal(await code(page, "boards[1].toSGF()"), "no-such-format");
  for (const side of ["5", "0", "-1", "NaN", '"wide"', "{}", "4097", "Infinity"]) {
    assert.equal(await code(page, `board.toPNG(${side})`), "bad-argument", side);
    assert.equal(await code(page, `board.toSVG(${side})`), "bad-argument", side);
  }
});

test("pictures look as the board does: with the page's bg and colours", async () => {
  const page = await withBoards(
    tag('rules="rin:size=8" moves="3,3" bg="#123456"') +
      tag('rules="rin:size=8" bg="none"') +
      tag('rules="rin:size=8" class="own"') +
      tag('rules="rin:size=8"'),
    {
      head: "<style>.own { --goishi-board: papayawhip; --goishi-line: #a1b2c3; --goishi-label: not a colour; --goishi-accent: #f0f }</style>",
    },
  );
  const seen = await page.evaluate(() =>
    Promise.all(
      boards.map(async (board) => {
        const picture = await createImageBitmap(await board.toPNG(300));
        const pen = new OffscreenCanvas(300, 300).getContext("2d");
        pen.drawImage(picture, 0, 0);
        return { corner: [...pen.getImageData(1, 1, 1, 1).data], svg: await board.toSVG(300) };
      }),
    ),
  );
  assert.deepEqual(seen.map(({ corner }) => corner).slice(0, 3), [
    [0x12, 0x34, 0x56, 255],
    [0, 0, 0, 0],
    [255, 239, 213, 255],
  ]);
  const [own, bare, styled, usual] = seen.map(({ svg }) => svg);
  assert.match(own, /#123456/);
  assert.doesNotMatch(bare, /<rect width="300"/);
  assert.match(styled, /#ffefd5/);
  assert.match(styled, /#a1b2c3/);
  assert.doesNotMatch(styled, /not a colour|#dcb06a/);
  assert.match(usual, /#dcb06a/);
});

for (const [text, read, rules] of [
  ["goishi 1 renju-classical\n\nh8 h9 i9 h9", "h8 h9 i9"],
  ["goishi 1 ren\n\ne5 {open", "e5"],
  ["goishi 2 ren", ""],
  ["hello", ""],
  ["h8 h9 i9 h9", "h8 h9 i9", "renju-classical"],
  ["h8 h9 here i9", "h8 h9", "renju-classical"],
  ["hello", "", "renju-classical"],
]) {
  test(`a text inside is shown as far as it is a game, and the rest is told: ${rules ?? ""} ${JSON.stringify(text)}`, async () => {
    const page = await withBoards(tag(rules ? `rules="${rules}"` : "", text));
    const told = (await heard(page, { details: true }))
      .filter(([kind]) => kind === "error")
      .map(([, { code }]) => code);
    assert.deepEqual(told, ["bad-record"]);
    assert.ok(await inside(page, "notice").isVisible());
    assert.equal((await state(page)).moves, read);
  });
}

const BOARDS = [
  'rules="renju-classical" moves="h8 g7 j8 a1 i9 a3 i10 a5"',
  'rules="ren" moves="e7 e6 d6 d5 f6 f5 e8 e4 e5" numbers="on"',
  'rules="rin:size=8" moves="1,2 2,2 7,7 2,1 2,3 7,6 7,5 3,2" theme="contrast"',
  'rules="renju-rif" moves="h8 h9 h10 stay h11 g7/i8" theme="paper" coords="off"',
];

test("an SVG looks like the PNG of the same position", async () => {
  const page = await withBoards(BOARDS.map((attributes) => tag(attributes)).join(""));
  const seen = await page.evaluate(() => {
    const pixels = (picture) => {
      const pen = new OffscreenCanvas(400, 400).getContext("2d", { willReadFrequently: true });
      pen.drawImage(picture, 0, 0);
      return pen.getImageData(0, 0, 400, 400).data;
    };
    const unlike = (one, other) =>
      one.reduce((count, value, i) => count + (i % 4 < 3 && Math.abs(value - other[i]) > 60 ? 1 : 0), 0);
    const png = async (board) => pixels(await createImageBitmap(await board.toPNG(400)));
    const svg = async (board) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(await board.toSVG(400))}`;
      await image.decode();
      return pixels(image);
    };
    return Promise.all(
      boards.map(async (board) => {
        const [drawn, painted] = [await svg(board), await png(board)];
        board.goTo(1);
        return [unlike(drawn, painted), unlike(painted, await png(board))];
      }),
    );
  });
  for (const [apart, before] of seen) assert.ok(apart < before / 20, `${apart} of ${before}`);
});
