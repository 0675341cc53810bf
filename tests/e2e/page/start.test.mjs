// How the page starts, what it asks for, and what it says where it cannot start.

import assert from "node:assert/strict";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import { pathToFileURL } from "node:url";
import { deploy } from "../support/deploy.mjs";
import { FILES, lost, without } from "../support/files.mjs";
import { openSheet, put } from "../support/hands.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { dist } from "../support/page.mjs";
import { part } from "../support/parts.mjs";
import { shows } from "../support/view.mjs";
import { LANGUAGES, say, word } from "../support/words.mjs";

let host;
afterEach(async () => {
  await host?.clear();
  host = null;
});

/** The page says this in the board's place, at once and for all to see. What the browser says to programmers is its own affair. */
async function saysPlainly(page, sentence) {
  await page.waitForFunction(() => the("loading").role === "alert");
  const place = page.locator(part("loading"));
  assert.equal(await place.textContent(), sentence);
  assert.equal(await place.evaluate((it) => getComputedStyle(it).visibility), "visible", "without a delay");
  const inside = await page.evaluate(() => {
    const text = document.createRange();
    text.selectNodeContents(the("loading"));
    const [inner, outer] = [text, the("board")].map((it) => it.getBoundingClientRect());
    return (
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
    );
  });
  assert.ok(inside, "all of it is on the board");
  assert.equal(await page.locator(":is(button, select, input):visible").count(), 0, "nothing that would do nothing");
  page.complaints.length = 0;
}

const noWasm = () => {
  delete window.WebAssembly;
};

test("a browser without WebAssembly, also in the narrowest window and in another language", async () => {
  const page = await open({ waits: false, init: noWasm });
  await saysPlainly(page, word("PlainNoWasm"));
  assert.deepEqual(await accessibility(page, part("board")), []);
  await shot(page, "plain-no-wasm");
  const narrow = await open({ waits: false, init: noWasm, locale: "de-DE", viewport: { width: 320, height: 568 } });
  await saysPlainly(narrow, say("PlainNoWasm", "de"));
  const old = await open({
    path: "goishi.html",
    waits: false,
    init: () => {
      delete window.DecompressionStream;
    },
  });
  await saysPlainly(old, word("PlainNoWasm"));
});

test("a site whose policy forbids WebAssembly: whoever looks after it reads what to allow", async () => {
  host = await deploy("", { "Content-Security-Policy": "script-src 'self'" });
  await saysPlainly(await open({ home: host.url, waits: false }), word("PlainForbidden"));
});

for (const [what, file] of [
  ["the program", FILES.program],
  ["its script", FILES.script],
]) {
  for (const [how, route] of [
    ["is missing on the host", without(file)],
    ["is lost on the way", lost(file)],
  ]) {
    test(`${what} ${how}`, async () => {
      await saysPlainly(await open({ waits: false, route }), word("PlainMissing"));
    });
  }
}

test("the first script is missing, or there is no JavaScript: the page says what stood there from the start", async () => {
  for (const options of [{ route: without("**/start-*.js") }, { javaScriptEnabled: false }]) {
    const page = await open({ waits: false, ...options });
    await page.waitForSelector(part("loading"), { state: "visible" });
    assert.equal(await page.textContent(part("loading")), word("Loading"));
    page.complaints.length = 0;
  }
});

test("a host that calls the program something else than it is: the page plays, and the console tells of the host", async () => {
  const route = (context) =>
    context.route("**/*.wasm", async (asked) => {
      const response = await asked.fetch();
      await asked.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
    });
  const page = await open({ route });
  await put(page, "1,1");
  await shows(page, { moves: ["1,1"] });
  page.forgive(/does not serve Wasm with `application\/wasm`/);
});

test("opened from a folder on a disk it says what to open instead, in every language", async () => {
  const path = pathToFileURL(join(dist, "index.html")).href;
  for (const lang of [...LANGUAGES, "it"]) {
    const page = await open({ path, waits: false, init: () => {}, locale: lang });
    await saysPlainly(page, say("PlainFromDisk", lang === "it" ? "en" : lang));
    await page.context().close();
  }
});

test("the first load has one program, nothing twice and nothing that can wait; the guide comes when it is wanted", async () => {
  const page = await open();
  await put(page, "1,1");
  const asked = () => page.requests.filter((url) => !/^(data|blob):/.test(url));
  assert.equal(new Set(asked()).size, asked().length, "nothing twice");
  assert.equal(asked().filter((url) => url.endsWith(".wasm")).length, 1);
  assert.ok(
    !asked().some((url) => /\/(guide|engine|rules|words|icons)\/|goishi\.(js|mjs|html)$/.test(url)),
    String(asked()),
  );
  await openSheet(page, "rules");
  await page.frameLocator(part("guide")).getByRole("heading").first().waitFor();
  assert.ok(asked().some((url) => url.endsWith("guide/rin.html")));
  assert.ok(!asked().some((url) => /guide\/ren(ju)?\.html/.test(url)), "the rules of this game alone");
});
