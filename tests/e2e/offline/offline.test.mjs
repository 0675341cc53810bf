// After one visit the page needs no network: opponents, languages, pictures, rules and the one file are there without a host.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import { draw, ICONS } from "../icons.mjs";
import { deploy, isKept } from "../support/deploy.mjs";
import { FILES, refuseSimd } from "../support/files.mjs";
import { choose, closeSheet, newGame, openSheet, press, put, speaks } from "../support/hands.mjs";
import { download, open, shot } from "../support/harness.mjs";
import { answered, hasThoughts, playToTheEnd, reader } from "../support/opponent.mjs";
import { reload, started } from "../support/page.mjs";
import { part, swatch } from "../support/parts.mjs";
import { say } from "../support/words.mjs";

const LIMIT = { timeout: 180_000 }; // on a machine that has much else to do

let host;
afterEach(() => host?.clear());

async function visit(path, options = {}) {
  host = await deploy(path);
  const page = await open({ home: host.url, serviceWorkers: "allow", ...options });
  await isKept(page);
  return page;
}

/** The browser looks for a new version, which a host that is away does not have. */
function forgiveLooking(page) {
  const isLooking = (text) => /^failed: .*\/sw\.js |sw\.js.*ERR_CONNECTION|ERR_CONNECTION_REFUSED$/.test(text);
  page.complaints.splice(0, Infinity, ...page.complaints.filter((text) => !isLooking(text)));
}

test("the page can be installed, by icons that show what it draws", LIMIT, async () => {
  const page = await open();
  const manifest = await page.evaluate(async () =>
    (await fetch(document.querySelector("link[rel=manifest]").href)).json(),
  );
  assert.deepEqual(
    [manifest.name, manifest.start_url, manifest.scope, manifest.display],
    ["Goishi", "./", "./", "standalone"],
  );
  const sizes = manifest.icons.map(({ src, sizes, purpose = "any" }) => `${src} ${sizes} ${purpose}`);
  assert.deepEqual(sizes, [
    "icons/192.png 192x192 any",
    "icons/512.png 512x512 any",
    "icons/maskable.png 512x512 maskable",
  ]);
  for (const [name, look] of Object.entries(ICONS)) {
    const drawn = await draw(page, look);
    const far = await page.evaluate(
      async ([name, drawn, side]) => {
        const icon = Object.assign(new Image(), { src: `icons/${name}` });
        await icon.decode();
        const paper = new OffscreenCanvas(side, side).getContext("2d");
        paper.drawImage(icon, 0, 0);
        const { data } = paper.getImageData(0, 0, side, side);
        return icon.width === side
          ? data.reduce((sum, value, i) => sum + Math.abs(value - drawn.charCodeAt(i)), 0) / data.length
          : Infinity;
      },
      [name, Buffer.from(drawn).toString("latin1"), look[0]],
    );
    assert.ok(far < 3, `${name} is off by ${far} of 255: run scripts/icons`);
  }
});

test(
  "one visit in a deep folder, and the host is gone: a game against the computer, languages, looks and files",
  LIMIT,
  async () => {
    const page = await visit("some/deep/path/");
    await host.stop();
    await reload(page);
    await newGame(page, "renju-free", { white: "1" });
    const game = await playToTheEnd(page, "renju-free", reader());
    assert.notEqual(game.status().status, "playing");

    await openSheet(page, "settings");
    for (const lang of ["ja", "zh", "ru", "de", "fr"]) {
      await page.selectOption(part("lang"), lang);
      await speaks(page, lang);
    }
    await page.click(swatch("dark"));
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await closeSheet(page);
    await openSheet(page, "rules");
    await page.frameLocator(part("guide")).getByText(say("Black", "fr")).first().waitFor();
    await closeSheet(page);
    await openSheet(page, "share");
    const png = await download(page, () => press(page, "as-png"));
    assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
    await press(page, "as-sgf");
    await page.waitForFunction(() => the("text").value.startsWith("(;"));
    const sgf = await download(page, () => press(page, "save-text"));
    assert.match(sgf.bytes.toString(), /^\(;FF\[4\]GM\[4\]/);
    const one = await download(page, () => press(page, "one-file"));
    assert.deepEqual([one.name, one.bytes.length > 100_000], ["goishi.html", true]);
    await shot(page, "offline");
    forgiveLooking(page);
  },
);

test("the first visit itself needs no host any more once the page is kept", LIMIT, async () => {
  const page = await visit("");
  await host.stop();
  await choose(page, "renju-free");
  await put(page, "h8");
  await press(page, "hint");
  await hasThoughts(page);
  forgiveLooking(page);
});

/** The folders of the computer players of which something is kept. */
const playersKept = (page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.endsWith("windows"));
    const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
    return [...new Set(kept.flatMap(({ url }) => url.match(/\/(engine[^/]*)\//)?.[1] ?? []))];
  });

test("only the program of the computer players that the browser can run is kept", LIMIT, async () => {
  const page = await visit("");
  assert.deepEqual(await playersKept(page), ["engine"]);
});

test("a browser without SIMD plays the computer without a host", LIMIT, async () => {
  host = await deploy("");
  const worker = join(host.folder, "sw.js");
  writeFileSync(worker, `(${refuseSimd})();\n${readFileSync(worker, "utf8")}`);
  const page = await open({ home: host.url, serviceWorkers: "allow", init: refuseSimd });
  await isKept(page);
  assert.deepEqual(await playersKept(page), ["engine-plain"]);
  await host.stop();
  await newGame(page, "renju-free", { white: "1" });
  await put(page, "h8");
  await answered(page, 2);
  forgiveLooking(page);
});

test(
  "where the browser can store nothing more, or finds nothing of what it has, the page comes from the host",
  LIMIT,
  async () => {
    const page = await visit("app/");
    const [worker] = page.context().serviceWorkers();
    await worker.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    });
    await reload(page);
    await worker.evaluate(() => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException("broken", "UnknownError"));
    });
    await reload(page);
    await choose(page, "renju-free");
    await put(page, "h8");
  },
);

test(
  "every address of the page works without a host, with a query and without; what is not ours is left alone",
  LIMIT,
  async () => {
    const page = await visit("app/");
    await host.stop();
    for (const path of ["", "index.html", "?rules=rin&moves=", "index.html?a=b#1;rin;;0"]) {
      await page.goto(host.url + path);
      await started(page);
    }
    await page.goto(`${host.url}goishi.html?a=b`);
    await started(page);
    await page.goto(host.url);
    await started(page);
    const pages = readdirSync(host.folder, { recursive: true }).filter(
      (name) => name.endsWith(".html") && !/sheets|new-version/.test(name),
    );
    const answers = await page.evaluate(
      (pages) => Promise.all(pages.map(async (name) => (await fetch(name)).ok)),
      pages,
    );
    assert.deepEqual(
      answers,
      pages.map(() => true),
    );
    const other = await page.evaluate(() =>
      fetch("../of-somebody-else").then(
        () => "came",
        () => "failed",
      ),
    );
    assert.equal(other, "failed");
    forgiveLooking(page);
    page.complaints.splice(0, Infinity, ...page.complaints.filter((text) => !text.includes("of-somebody-else")));
  },
);

test("a host that sends something else than the build is not kept, and the page works as ever", LIMIT, async () => {
  host = await deploy("");
  const route = (context) => context.route(FILES.words("de"), (asked) => asked.fulfill({ body: "not the words" }));
  const page = await open({ home: host.url, serviceWorkers: "allow", route });
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("sw.js");
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise((done) => {
      const look = () => ["activated", "redundant"].includes(worker.state) && done();
      worker.addEventListener("statechange", look);
      look();
    });
    return [worker.state, (await caches.keys()).length];
  });
  assert.deepEqual(state, ["redundant", 0], "nothing is left of it");
  await choose(page, "renju-free");
  await put(page, "h8");
  page.complaints.length = 0; // the browser's own words for a digest that does not fit
});
