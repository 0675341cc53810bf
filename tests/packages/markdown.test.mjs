// Posts in Markdown: a record on one line inside the element, and fences, survive the engines; plugins make boards of fences when the post is
// built.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { snippets } from "../e2e/support/readme.mjs";
import { folder, load, site, visit } from "./support.mjs";

const RECORD = "goishi 1 renju-classical; black: Ann; h8 h9 {up} (g9) i9";
const READ = "goishi 1 renju-classical\nblack: Ann\n\nh8 h9 {up} (g9) i9\n";
/** The post of the document on embedding, and in it an element with a text inside. */
const [BLOCKS] = snippets("Markdown", "markdown");
const POST = `# A post

Text before.

<goishi-board controls="moves">${RECORD}</goishi-board>

${BLOCKS.replace(/^<script.*$/m, "")}
Text after.
`;
/** What its boards are: the element, the code block, and the problem, whose solution stays hidden. */
const ELEMENT = { record: READ, problem: null };
const SEEN = [
  ELEMENT,
  {
    record:
      "goishi 1 renju-classical\nblack: Ann\nwhite: Ben\n\nh8 h9 i9 (i8) g7 j10 {Black has three, stopped at one end.}\n",
    problem: null,
  },
  {
    record: "goishi 1 renju-free\nsetup: black h8 i8 j8; white h9 i9; black to play\nproblem: win\n\n",
    problem: "",
  },
];

/** Each makes HTML of Markdown. */
const ENGINES = {
  "markdown-it": async (text) => (await load("markdown-it")).default({ html: true }).render(text),
  marked: async (text) => (await load("marked")).marked.parse(text),
  commonmark: async (text) => {
    const { Parser, HtmlRenderer } = (await load("commonmark")).default ?? (await load("commonmark"));
    return new HtmlRenderer().render(new Parser().parse(text));
  },
  remark: (text) => byRemark(text),
  "kramdown, of Jekyll": (text) => execFileSync("kramdown", ["--input", "GFM"], { input: text, encoding: "utf8" }),
  "Python-Markdown, of MkDocs": (text) =>
    execFileSync("markdown_py", ["--extension", "fenced_code"], { input: text, encoding: "utf8" }),
  "goldmark, of Hugo": byHugo,
  Eleventy: byEleventy,
};

/** A new folder of the matrix with these files. */
function folderWith(files) {
  const made = mkdtempSync(join(folder, "blog-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(made, name, ".."), { recursive: true });
    writeFileSync(join(made, name), text);
  }
  return made;
}

function byHugo(text) {
  const made = folderWith({
    "config.toml": "[markup.goldmark.renderer]\nunsafe = true\n",
    "content/post.md": `---\ntitle: Post\n---\n${text}`,
    "layouts/_default/single.html": "{{ .Content }}",
    "layouts/_default/list.html": "",
  });
  execFileSync("hugo", ["--quiet"], { cwd: made });
  return readFileSync(join(made, "public/post/index.html"), "utf8");
}

async function byEleventy(text) {
  const { default: Eleventy } = await load("@11ty/eleventy");
  const made = folderWith({ "post.md": text });
  const [{ content }] = await new Eleventy(join(made, "post.md"), join(made, "out"), { quietMode: true }).toJSON();
  return content;
}

/** Astro's own processor of Markdown. */
async function byAstro(text, ...remarkPlugins) {
  const { createMarkdownProcessor } = await load("@astrojs/markdown-remark");
  return (await (await createMarkdownProcessor({ remarkPlugins })).render(text)).code;
}

async function byRemark(text, ...plugins) {
  const { remark } = await load("remark");
  const [rehype, raw, stringify] = await Promise.all(["remark-rehype", "rehype-raw", "rehype-stringify"].map(load));
  const made = plugins.reduce((engine, plugin) => engine.use(...[plugin].flat()), remark());
  const html = made.use(rehype.default, { allowDangerousHtml: true }).use(raw.default).use(stringify.default);
  return String(await html.process(text));
}

/** What a reader of the post has: the text around the boards, and the games on them. */
async function look(html) {
  const made = site(
    `<!doctype html><meta charset="utf-8"><title>Post</title><link rel="icon" href="data:,"><script src="board.js" data-fences></script>${html}`,
  );
  cpSync(join(folder, "node_modules/goishi/board.js"), join(made, "board.js"));
  const { result, complaints } = await visit(made, (page) =>
    page.evaluate(async () => {
      const boards = [...document.querySelectorAll("goishi-board")];
      await Promise.all(boards.map((board) => board.ready));
      const seen = boards.map((board) => ({ record: board.record, problem: board.getAttribute("problem") }));
      return { boards: seen, last: [...document.querySelectorAll("p")].at(-1)?.innerText };
    }),
  );
  assert.deepEqual(complaints, []);
  return result;
}

for (const [name, make] of Object.entries(ENGINES)) {
  test(`${name}: an element on one line and code blocks are boards and a problem, and the post goes on`, async () => {
    assert.deepEqual(await look(await make(POST)), { boards: SEEN, last: "Text after." });
  });
}

test("the plugin for markdown-it makes boards of fences, with attributes, and escapes what is inside", async () => {
  const { default: plugin } = await load("goishi/markdown-it");
  const { default: MarkdownIt } = await load("markdown-it");
  const html = MarkdownIt().use(plugin).render('```goishi theme=dark interactive onclick=x bg="#fff"\n<b>\n```\n\n```js\n1\n```\n');
  assert.match(html, /^<goishi-board theme="dark" interactive="" bg="#fff"><pre>&lt;b&gt;\n<\/pre><\/goishi-board>\n/);
  assert.match(html, /<pre><code class="language-js">1/);
});

test("the lines of the document on the plugin for markdown-it work", async () => {
  writeFileSync(join(folder, "plugin.mjs"), `${snippets("Markdown", "js")[0]}export default md;`);
  const { default: md } = await import(pathToFileURL(join(folder, "plugin.mjs")).href);
  const html = md.render("```goishi theme=dark\nh8\n```\n\n```goishi-problem\nh8\n```\n");
  assert.match(html, /^<goishi-board controls="steps" theme="dark"><pre>/);
  assert.match(html, /<goishi-board problem=""><pre>/);
});

test("the plugin for remark makes boards of fences that are read as games", async () => {
  const { default: plugin } = await load("goishi/remark");
  const html = await byRemark(POST, [plugin, { theme: "dark" }]);
  assert.equal(html.match(/theme="dark"/g).length, 2);
  assert.deepEqual((await look(html)).boards, SEEN);
});

test("Astro: the element stands on one line; it colours code and forgets the language, so fences want the plugin", async () => {
  const { default: plugin } = await load("goishi/remark");
  assert.deepEqual((await look(await byAstro(POST, plugin))).boards, SEEN);
  assert.deepEqual(await look(await byAstro(POST)), { boards: [ELEMENT], last: "Text after." });
});

test("MDX takes the same plugin", async () => {
  const { default: plugin } = await load("goishi/remark");
  const { compile } = await load("@mdx-js/mdx");
  const code = String(await compile(`# A post\n\n\`\`\`goishi controls=moves\n${RECORD}\n\`\`\`\n`, { remarkPlugins: [plugin] }));
  assert.match(code, /"goishi-board": "goishi-board"/);
  assert.match(code, /controls: "moves",\s*children: _jsx\(_components.pre, \{\s*children: "goishi 1 renju-classical; /);
});
