// Other engines than Chromium: not all that there is, but something of each kind, of the page, the computer, the element, the
// frame, the one file, and the page without a network.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../../../scripts/serve.mjs";
import { ENGINES } from "../support/browsers.mjs";
import { deploy, isKept } from "../support/deploy.mjs";
import { boardsPage, tag } from "../support/element.mjs";
import { frame, framePage } from "../support/frame.mjs";
import { load, middle, painted, press, put } from "../support/hands.mjs";
import { dist, markStart, reload, started } from "../support/page.mjs";
import { cell, opener } from "../support/parts.mjs";
import { brightness, toneAt } from "../support/pixels.mjs";
import { focused, look, shows } from "../support/view.mjs";
import { waitFor } from "../support/webdriver.mjs";
import { say } from "../support/words.mjs";

const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do
const BOARDS =
  tag('rules="rin:size=8" interactive ai level="1"') +
  tag('controls="steps,moves"', "goishi 1 renju-classical\n\nh8 h9 i9 {Kagetsu}");
const FRAME = frame(
  "rules=rin:size=8&interactive&controls=full&theme=wood",
  'style="width:400px;aspect-ratio:3/5;border:0"',
);

let site;
let folder;

before(async () => {
  folder = watchedCopy();
  site = await serve(folder);
});

after(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A copy of the built page that is watched from its first line on, and pages that hold it and its boards. */
function watchedCopy() {
  const folder = mkdtempSync(join(tmpdir(), "goishi-page-"));
  cpSync(dist, folder, { recursive: true });
  const write = (name, text) => writeFileSync(join(folder, name), text);
  const watch = `<script>(${keepComplaints})()</script>`;
  write(
    "index.html",
    readFileSync(join(dist, "index.html"), "utf8").replace("</title>", `$&<script>(${markStart})()</script>${watch}`),
  );
  write(
    "phone.html",
    `<!doctype html><title>Phone</title><body style="margin: 0"><iframe src="./#1;rin:size=8;;0" width="360" height="740" style="border: 0"></iframe></body>`,
  );
  write("boards.html", boardsPage(BOARDS, { head: watch }));
  write("frame.html", framePage(FRAME));
  return folder;
}

function keepComplaints() {
  window.complaints = [];
  const complain = (text) => window.complaints.push(text);
  // What does not arrive tells only its own element, so it is heard on the way there.
  addEventListener(
    "error",
    (event) => complain(event.message ?? event.detail?.message ?? `failed: ${event.target.outerHTML}`),
    true,
  );
  addEventListener("unhandledrejection", (event) => complain(`rejected: ${event.reason}`));
  for (const kind of ["error", "warn"]) console[kind] = (...words) => complain(`console.${kind}: ${words.join(" ")}`);
}

/** Nothing has gone wrong since the page was loaded. */
const isWell = async (page) =>
  assert.deepEqual(await page.evaluate(() => window.complaints), [], "the page complained");

/** The board is square, and nothing scrolls sideways. */
async function fits(page, name) {
  await painted(page);
  const { scrolls, left, right, width, height, room } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const { left, right, width, height } = the("board").getBoundingClientRect();
    return { scrolls: scrollWidth - clientWidth, left, right, width, height, room: clientWidth };
  });
  assert.deepEqual([scrolls, width], [0, height], name);
  assert.ok(left >= 0 && right <= room && width > 300, `${name}: ${width} in ${room}`);
}

const ground = async (page) =>
  brightness((await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).match(/\d+/g).map(Number));

/** How many colours a canvas has. */
const COLORS = (canvas) =>
  new Set(new Uint32Array(canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;

/** The board is painted, and a black and a white stone on it, where the mouse has put them. */
async function paintsStones(page) {
  await load(page, "rin:size=8", "");
  await painted(page);
  const colors = await page.evaluate(new Function("argument", `return (${COLORS})(the("canvas"))`));
  assert.ok(colors > 100, "wood has many colours");
  await put(page, "2,3", "5,6");
  await shows(page, { moves: ["2,3", "5,6"] });
  assert.ok((await toneAt(page, "2,3", 0.38, 0)) < 60, "a black stone");
  assert.ok((await toneAt(page, "5,6", 0, -0.38)) > 180, "a white stone");
}

const hasMoves = (page, least) =>
  page.waitForFunction((least) => moves().length >= least && the("page").dataset.busy === "false", least);

for (const [name, start] of Object.entries(ENGINES)) {
  describe(name, () => {
    let page;
    const open = async (path = "") => {
      await page.goto(site.url + path);
      await started(page);
    };

    before(async () => {
      page = await start("light");
      await page.setViewportSize({ width: 1280, height: 800 });
      await open("?rules=rin");
    }, LIMIT);
    after(() => page?.close(), LIMIT);

    test("mouse, keyboard and finger put stones, which are painted where they were", LIMIT, async (context) => {
      await paintsStones(page);
      assert.ok((await ground(page)) > 200, "on light ground");
      await page.evaluate((selector) => document.querySelector(selector).focus(), cell("4,4"));
      for (const key of ["ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
      assert.equal(await focused(page), "5,5");
      await shows(page, { last: "5,5" });
      await press(page, "undo");
      await shows(page, { moves: ["2,3", "5,6"] });
      await load(page, "rin:size=8", "");
      await page.evaluate(() =>
        addEventListener("pointerup", (event) => (window.pointer = event.pointerType), { once: true }),
      );
      await page.touchscreen.tap(...(await middle(page, "1,6")));
      await shows(page, { moves: ["1,6"] });
      if ((await page.evaluate(() => window.pointer)) !== "touch") context.diagnostic("this driver has no fingers");
      await isWell(page);
    });

    test("every game opens and takes a move, and a reload in the middle brings it back", LIMIT, async () => {
      for (const [rules, point] of [
        ["renju-classical", "h8"],
        ["ren", "d8"],
        ["renju-rif", "h8"],
        ["rin", "15,0"],
      ]) {
        await load(page, rules, "");
        const { sentence } = await look(page);
        await put(page, point);
        assert.notEqual((await shows(page, { moves: [point] })).sentence, sentence, "it asks for something else now");
      }
      const before = await look(page);
      await reload(page);
      await shows(page, { moves: before.moves, sentence: before.sentence });
      await isWell(page);
    });

    test("nothing scrolls sideways in a wide window, in the narrowest, and on a phone", LIMIT, async () => {
      await fits(page, "wide");
      await page.setViewportSize({ width: 360, height: 740 });
      await page.waitForFunction(() => innerWidth < 600);
      await fits(page, "narrow");
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${site.url}phone.html`);
      await page.enterFrame();
      await started(page);
      assert.deepEqual(await page.evaluate(() => [innerWidth, innerHeight]), [360, 740]);
      await fits(page, "phone");
      await put(page, "6,1");
      await shows(page, { moves: ["6,1"] });
    });

    test("the computer plays, is hurried, advises and looks back", LIMIT, async () => {
      await open("#1;renju-pritchard;hhaoihamjhak;6");
      await press(page, "dismiss");
      await press(page, "hint");
      await page.waitForFunction(() => !the("thoughts").hidden && the("page").dataset.busy === "false");
      const seen = await page.evaluate(() => ({
        sentence: the("thoughts").querySelector("p").textContent,
        label:
          the("thoughts").querySelector(".share").ariaLabel ??
          the("thoughts").querySelector(".share").getAttribute("aria-label"),
      }));
      assert.ok(seen.sentence.startsWith(say("EvalFours Black 2")), seen.sentence);
      assert.equal(seen.label, say("EvalShares 100 0"));
      await open("#1;renju-pritchard;hhhgihigjhaokhamlh;9");
      await press(page, "dismiss");
      await press(page, "review");
      await page.waitForFunction(() => !the("thoughts").hidden && the("page").dataset.busy === "false");
      assert.equal(await page.evaluate(() => the("thoughts").querySelectorAll(".plies button").length), 10);
      await open("#1;rin:size=8;;0");
      await press(page, "computer");
      await put(page, "3,3");
      await hasMoves(page, 3);
      await isWell(page);
    });

    test(
      "boards in somebody's page are painted, played with mouse and keyboard, answered by the computer, and handed out",
      LIMIT,
      async () => {
        await page.goto(`${site.url}boards.html`);
        await page.waitForFunction(async () => {
          await customElements.whenDefined("goishi-board");
          window.boards = [...document.querySelectorAll("goishi-board")];
          await Promise.all(window.boards.map((board) => board.ready));
          return true;
        });
        const [x, y] = await page.evaluate(() => {
          const box = window.boards[0].shadowRoot.querySelector('[data-at="3,3"]').getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        });
        await page.mouse.click(x, y);
        await page.waitForFunction(() => window.boards[0].moves.length === 3 && !window.boards[0].busy);
        const seen = await page.evaluate(async () => {
          const [first, second] = window.boards;
          second.goTo(1);
          first.focus();
          return {
            first: first.moves[0],
            turn: first.turn,
            second: [second.moves.join(" "), second.ply],
            theme: themeOf(first),
            sgf: (await second.toSGF()).slice(0, 7),
          };
        });
        assert.deepEqual(seen, { first: "3,3", turn: "black", second: ["h8 h9 i9", 1], theme: "wood", sgf: "(;FF[4]" });
        const colors = await page.evaluate(
          new Function("argument", `return (${COLORS})(window.boards[0].shadowRoot.querySelector("canvas"))`),
        );
        assert.ok(colors > 100, `${colors} colours`);
        const free = await page.evaluate(() => window.boards[0].legalMoves[0]);
        const [row, col] = free.split(",").map(Number);
        const way = { ArrowUp: 7, ArrowLeft: 7, ArrowDown: row, ArrowRight: col, Enter: 1 }; // from the upper left corner
        for (const [key, times] of Object.entries(way)) for (let i = 0; i < times; i++) await page.keyboard.press(key);
        await page.waitForFunction(() => window.boards[0].moves.length > 3);
        assert.equal(await page.evaluate(() => window.boards[0].moves[3]), free);
        await isWell(page);
      },
    );

    test("the frame is there, is played by messages, tells of it, and nothing of it is cut off", LIMIT, async () => {
      await page.goto(`${site.url}frame.html`);
      const heard = (type) => page.waitForFunction((type) => window.told.find((each) => each.type === type), type);
      const send = (message) =>
        page.evaluate(
          (message) => document.querySelector("iframe").contentWindow.postMessage({ goishi: 1, ...message }, "*"),
          message,
        );
      const ready = await heard("ready");
      assert.deepEqual([ready.moves, ready.turn, ready.legalMoves.includes("7,0")], [[], "black", true]);
      await send({ type: "play", move: "4,4" });
      await send({ type: "play", move: "hello", id: 5 });
      const { code, id } = await heard("error");
      assert.deepEqual([code, id], ["no-move", 5]);
      await send({ type: "get", id: 6 });
      const { moves, origin } = await heard("state");
      assert.deepEqual([moves, `${origin}/`], [["4,4"], site.url]);
      await page.waitForFunction(() =>
        document.querySelector("iframe").contentDocument.querySelector("main").style.getPropertyValue("--side"),
      );
      const seen = await page.evaluate(() => {
        const { contentDocument: inner, contentWindow } = document.querySelector("iframe");
        const board = inner.querySelector("goishi-board").shadowRoot.querySelector("[part~=board]");
        return {
          share: board.getBoundingClientRect().width / contentWindow.innerWidth,
          sideways: inner.documentElement.scrollWidth - inner.documentElement.clientWidth,
          link: inner.querySelector("a").textContent,
        };
      });
      assert.ok(seen.share >= 0.69, `${seen.share}`);
      assert.deepEqual([seen.sideways, seen.link], [0, say("OpenInGoishi")]);
    });

    test(
      "the one file from a disk: the computer answers, the language changes, rules open and a picture is made",
      LIMIT,
      async () => {
        await page.goto(pathToFileURL(join(dist, "goishi.html")).href);
        await page.waitForFunction(() => cells().length);
        await put(page, "h8");
        await hasMoves(page, 2);
        const speak = async (lang) => {
          await page.evaluate((lang) => {
            the("lang").value = lang;
            the("lang").dispatchEvent(new Event("change", { bubbles: true }));
          }, lang);
          await page.waitForFunction((word) => the("new").textContent === word, say("NewGame", lang));
        };
        await page.click(opener("settings"));
        await page.waitForFunction(() => the("settings")?.open);
        for (const lang of ["fr", "en"]) await speak(lang);
        const close = (name) => page.evaluate((name) => the(name).close(), name);
        await close("settings");
        await page.click(opener("rules"));
        assert.equal(
          await page.waitForFunction(() => the("guide").contentDocument?.querySelector("h1")?.textContent),
          "Renju",
        );
        await close("rules");
        await page.click(opener("share"));
        await page.evaluate(() => {
          HTMLAnchorElement.prototype.click = function () {
            window.handed = this.download;
          };
        });
        await press(page, "as-png");
        await page.waitForFunction(() => /^goishi-renju-[-0-9]+\.png$/.test(window.handed));
        const asked = await page.evaluate(() =>
          performance
            .getEntriesByType("resource")
            .map(({ name }) => name)
            .filter((url) => !/^(blob|data):/.test(url)),
        );
        assert.deepEqual(asked, [], "nothing was asked for");
      },
    );

    test("one visit, and the host is gone: the page comes again, and the computer answers", LIMIT, async () => {
      const host = await deploy("deep/folder/");
      try {
        await page.goto(host.url);
        await page.waitForFunction(() => cells().length);
        await isKept(page);
        await host.stop();
        assert.equal(
          await page.evaluate(() =>
            fetch("no-such-file").then(
              () => "there",
              () => "gone",
            ),
          ),
          "gone",
        );
        // As a person reloads: the command of Firefox's driver goes round every cache.
        await page.evaluate(() => {
          window.isOld = true;
          setTimeout(() => location.reload());
        });
        await waitFor(() => page.evaluate(() => !window.isOld && cells().length > 0).catch(() => false), "the page");
        await put(page, "h8");
        await hasMoves(page, 2);
      } finally {
        await host.clear();
      }
    });

    test("where dark is wanted the page is dark, and its stones are as they were", LIMIT, async () => {
      const dark = await start("dark");
      try {
        await dark.goto(site.url);
        await started(dark);
        await paintsStones(dark);
        assert.ok((await ground(dark)) < 60, "on dark ground");
        await isWell(dark);
      } finally {
        await dark.close();
      }
    });
  });
}
