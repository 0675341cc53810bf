// Every code block of README.md and docs/ is the fixture of a test; these are the tests of those that belong to no other.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { inside, ready, withBoards } from "../support/element.mjs";
import { FILES, held } from "../support/files.mjs";
import { dist, inRepo } from "../support/page.mjs";
import { allSnippets, snippets } from "../support/readme.mjs";

/** The code blocks that the tests below a folder take, as a heading and a language. */
function taken(folder) {
  const files = readdirSync(inRepo(folder), { recursive: true }).filter((name) => name.endsWith(".mjs"));
  const texts = files.map((name) => readFileSync(inRepo(`${folder}/${name}`), "utf8"));
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/snippets\("([^"]+)", "([^"]+)"\)/g), ([, ...both]) => both.join()),
  );
}

test("every code block of the documents is the fixture of a test", () => {
  const all = allSnippets();
  assert.ok(all.length > 15, "they are found");
  const tested = new Set([...taken("tests/e2e"), ...taken("tests/packages")]);
  assert.deepEqual(
    all.filter((each) => !tested.has(each)),
    [],
  );
});

test("the two lines of the README are a board with its comment", async () => {
  const [lines] = snippets("Goishi", "html");
  const page = await withBoards(lines, { script: "" });
  assert.equal(await page.evaluate(() => board.moves.length), 5);
  assert.equal(await inside(page, "comment").textContent(), "Black has three, stopped at one end.");
});

test("the code blocks of the document on embedding become a board and a problem", async () => {
  const [post] = snippets("Markdown", "markdown");
  const html = post.replace(/^```([\w-]+)\n(.*?)^```$/gms, '<pre><code class="language-$1">$2</code></pre>');
  const page = await withBoards(html, { script: "" });
  const seen = await page.evaluate(() => boards.map((board) => [board.moves.length, board.getAttribute("controls")]));
  assert.deepEqual(seen, [
    [5, "steps,moves"],
    [0, null],
  ]);
  assert.equal(await inside(page, "sentence", 1).textContent(), "Black to play and win.");
  await page.evaluate(() => boards[1].play("k8"));
  await page.waitForFunction(() => window.heard.some(([kind]) => kind === "attempt"));
});

test("a picture stands inside the element until the board is there", async () => {
  const [line] = snippets("Diagrams without a script", "html");
  const late = held(FILES.program);
  const page = await withBoards(line, {
    waits: false,
    route: async (context) => {
      const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
      await context.route("**/kagetsu.svg", (asked) => asked.fulfill({ contentType: "image/svg+xml", body }));
      await late.route(context);
    },
  });
  await page.getByRole("img").waitFor();
  late.release();
  await ready(page);
  assert.equal(await page.evaluate(() => board.moves.length), 3);
  assert.equal(await page.getByAltText("Black h8, White h9, Black i9").isVisible(), false);
});

test("what may be cached for ever is what has a hash in its name", () => {
  const [rule] = snippets("Caching", "nginx");
  const pattern = new RegExp(rule.match(/"(.+)" \{/)[1]);
  const files = readdirSync(dist, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
  const programs = files.filter((name) => /\.(wasm|css)$|worker.*\.js$|goishi_web.*\.js$/.test(name));
  const changing = ["index.html", "goishi.js", "goishi.mjs", "goishi-board.js", "sw.js", "words/en.txt"];
  const own = programs.filter((name) => !/^(examples|guide)\/|^frame\.css$/.test(name));
  assert.ok(own.length >= 9, String(own));
  for (const name of own) assert.match(name, pattern);
  for (const name of changing) assert.ok(files.includes(name) && !pattern.test(name), name);
});

test("code blocks that a blog of one page brings later become boards where the script says that they may", async () => {
  for (const [fences, boards] of [
    ["live", 2],
    ["", 0],
  ]) {
    const script = `<script src="goishi.js" data-fences="${fences}" data-controls="none"></script>`;
    const page = await withBoards('<div id="post"></div>', { script, waits: false });
    await page.waitForFunction(() => customElements.get("goishi-board"));
    await page.evaluate(() => {
      const block = (language, text) => `<pre><code class="language-${language}">${text}</code></pre>`;
      const game = "goishi 1 renju-free; h8 h9";
      document.getElementById("post").innerHTML = `<p>Later</p>${block("goishi", game)}${block("js", "1")}`;
      setTimeout(() => document.getElementById("post").insertAdjacentHTML("beforeend", block("goishi", game)));
    });
    await page.waitForFunction(() => document.querySelectorAll("pre, goishi-board").length === 3);
    assert.equal(await page.locator("goishi-board").count(), boards);
    if (!boards) continue;
    await ready(page);
    assert.deepEqual(await page.evaluate(() => window.board.moves), ["h8", "h9"]);
    assert.equal(await page.evaluate(() => window.board.getAttribute("controls")), "none");
  }
});

test("a script of the type module finds its files, and its fences", async () => {
  const module = (name) => `<script type="module" src="${name}" data-fences data-controls="none"></script>`;
  const fence = '<pre><code class="language-goishi">goishi 1 gomoku; h8</code></pre>';
  for (const name of ["goishi.js", "goishi-board.js"]) {
    const page = await withBoards(fence, { script: `<base href="/elsewhere/">${module(`/${name}`)}` });
    assert.deepEqual(await page.evaluate(() => [board.moves.length, board.getAttribute("controls")]), [1, "none"]);
  }
});

test("a page that requires Trusted Types is told that boards cannot do with them", async () => {
  const page = await withBoards("<goishi-board></goishi-board>", {
    waits: false,
    headers: { "Content-Security-Policy": "require-trusted-types-for 'script'" },
  });
  await page.waitForFunction(() => window.heard.some(([kind]) => kind === "error"));
  assert.match(
    await page.locator('goishi-board [role="alert"]').innerText(),
    /content security policy.*require-trusted-types-for/,
  );
  page.forgive(/TrustedHTML/);
});
