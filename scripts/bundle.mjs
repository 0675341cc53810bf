// Makes dist/ ready to be served: puts templates and English words into the pages, bundles scripts and style sheets with esbuild,
// packs the page into one file (goishi.html) and writes the service worker. scripts/build calls it after trunk and cargo.
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { build, transform } from "esbuild";
import {
  buildElement,
  buildOf,
  bytes,
  DIST,
  escapeHtml,
  filesIn,
  fillWords,
  glue,
  hashOf,
  named,
  names,
  OPTIONS,
  pack,
  packedDelivery,
  pairsIn,
  read,
  seal,
  styleOf,
  template,
  wasm,
  withHash,
  words,
  wordsOf,
  write,
} from "./parts.mjs";

/** `text` with `by` in place of `pattern`, which must be there. */
function replace(text, pattern, by) {
  if (text.search(pattern) < 0) throw new Error(`there is no ${pattern}`);
  return text.replace(pattern, by);
}

// Words ------------------------------------------------------------------------------------------------------------------

/** The sentences for a page that cannot start, by language and key. */
function plainSentences() {
  const languages = readdirSync("www/words").map((file) => path.basename(file, ".txt"));
  return Object.fromEntries(
    languages.map((lang) => [lang, Object.fromEntries(pairsIn(wordsOf(lang).split("\n[plain]\n")[1]))]),
  );
}

// Pages ------------------------------------------------------------------------------------------------------------------

/** Where the page will be: pictures in previews of links need a whole address. Without it, theirs is relative, which most programs understand. */
const ADDRESS = (process.env.GOISHI_ADDRESS ?? "").replace(/[^/]$/, "$&/");

/** The title of a page, and what programs show of a link to it. `picture` is the name of one in www/previews. */
function preview(title, description, picture) {
  const named = Object.entries({
    "og:type": "website",
    "og:site_name": "Goishi",
    "og:title": title,
    "og:description": description,
    "og:image": `${ADDRESS}previews/${picture}.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": title,
  });
  const tags = named.map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...tags,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
}

const ABOUT = JSON.parse(readFileSync("www/manifest.webmanifest", "utf8"));

const withPreview = (html, ...words) => replace(html, "<!-- preview -->", () => preview(...words));

/** A page for links to each game. */
function writeLinkPages() {
  for (const game of ["Renju", "Gomoku", "Ren", "Rin"]) {
    const [name, goal] = [words.get(`Game${game}`), words.get(`Goal${game}`) ?? words.get(`About${game}`)];
    write(`${game.toLowerCase()}.html`, withPreview(template("link"), `${name} – Goishi`, goal, game.toLowerCase()));
  }
}

/** A page with the templates that it names in comments, and with its words. */
function fillPage(html) {
  const whole = html.replace(/<!-- (board|sheets)\.html -->/g, (_, name) => template(name));
  // trunk starts the program by a script inside the page, which a content security policy would have to name.
  const started = whole.replace(/<script type="module">.*?<\/script>/s, '<script defer src="start.js"></script>');
  return fillWords(started);
}

// Scripts ----------------------------------------------------------------------------------------------------------------

const define = (isOneFile) => ({ PLAIN_SENTENCES: JSON.stringify(plainSentences()), ONE_FILE: String(isOneFile) });
const namesOf = () => ({ NAMES: JSON.stringify(names()) });

/** Puts the hash of a file into its name. */
function addHash(name) {
  const hashed = withHash(name, hashOf(bytes(name)));
  renameSync(path.join(DIST, name), path.join(DIST, hashed));
  return hashed;
}

/** A classic script of one file. */
const bundleClassic = (from, to, more = {}) =>
  build({ ...OPTIONS, entryPoints: [from], outfile: path.join(DIST, to), bundle: true, format: "iife", ...more });

async function bundleScripts() {
  seal(wasm());
  await minify(glue(), "js");
  await bundleWorker("files");
  for (const folder of ["engine", "engine-plain"]) {
    await bundleWorker("engine", folder);
    rmSync(path.join(DIST, `${folder}/goishi_engine.js`));
  }
  await minify("files/goishi_files.js", "js");
  addHash("files/goishi_files.js");
  await bundleRules();
  await bundleClassic("www/start.ts", "start.js", { define: { ...define(false), ...namesOf() } });
  write("index.html", replace(read("index.html"), "start.js", addHash("start.js")));
  await bundleClassic("www/frame.ts", "frame.js");
  await bundleClassic("www/link.ts", "link.js");
  await bundleClassic("www/guide/guide.ts", "guide/guide.js", { define: namesOf() });
  const KEPT_PLACE = await styleOf("kept-place");
  await bundleClassic("www/classic.ts", "goishi.js", { define: { ...program(), KEPT_PLACE } });
  await bundleElement();
}

/** The names of the main program's files, seen from the scripts beside them. */
const program = () => ({ PROGRAM: JSON.stringify(`./${glue()}`), WASM: JSON.stringify(`./${wasm()}`) });

/** The library of rules, which asks for its wasm by a name with a hash. */
async function bundleRules() {
  const [script, wasm] = ["rules/goishi_rules.js", "rules/goishi_rules_bg.wasm"];
  seal(wasm);
  const define = buildOf(wasm);
  const hashed = addHash(wasm);
  write(script, replace(read(script), path.basename(wasm), path.basename(hashed)));
  rmSync(path.join(DIST, `${wasm}.d.ts`));
  await build({
    ...OPTIONS,
    entryPoints: ["www/rules.ts"],
    outfile: path.join(DIST, script),
    bundle: true,
    format: "esm",
    define,
    alias: { "goishi-rules": path.resolve(DIST, script) },
    allowOverwrite: true,
  });
}

/** The element as a module, which finds the program beside itself, and as a classic script with everything inside. */
async function bundleElement() {
  const delivery = { alias: { "goishi-delivery": path.resolve("www/delivery/beside.ts") } };
  const define = { ...program(), ...namesOf() };
  await buildElement("www/module.ts", { ...delivery, define, format: "esm", outfile: "dist/goishi.mjs" });
  copyFileSync("dist/goishi.d.ts", "dist/goishi.d.mts"); // under this name TypeScript looks for the types of goishi.mjs
  await buildElement("www/self-contained.ts", { ...packedDelivery(), format: "iife", outfile: "dist/goishi-board.js" });
}

/** The worker of a program in a folder: one classic script with its glue inside, so that it can be started from a text. */
async function bundleWorker(name, folder = name) {
  const wasm = `${folder}/${name}.wasm`;
  renameSync(path.join(DIST, `${folder}/goishi_${name}_bg.wasm`), path.join(DIST, wasm));
  seal(wasm);
  await bundleClassic(`www/${name}-worker.ts`, `${folder}/worker.js`, {
    alias: { [`goishi-${name}`]: path.resolve(DIST, `${folder}/goishi_${name}.js`) },
    define: { "import.meta.url": "null", ...buildOf(wasm) },
  });
  for (const file of [wasm, `${folder}/worker.js`]) addHash(file);
  for (const file of filesIn(folder).filter((file) => file.endsWith(".d.ts"))) rmSync(path.join(DIST, file));
}

const minified = async (text, loader) => (await transform(text, { ...OPTIONS, loader })).code;

async function minify(name, loader) {
  write(name, await minified(read(name), loader));
}

// The page in one file ---------------------------------------------------------------------------------------------------

/** The sheets without what hands out this file or leads to others beside it; the frame for the rules holds a text from the start. */
function aloneSheets(html) {
  const framed = replace(html, /<iframe /, '<iframe srcdoc="" ');
  const withoutEmbed = replace(framed, /<button[^>]*data-part="copy-embed".*?<\/button>\n/, "");
  const withoutExamples = replace(withoutEmbed, /<a[^>]*data-part="examples".*?<\/a>\n/, "");
  return replace(withoutExamples, /<div class="one-file">.*?<\/div>\n<\/div>\n/s, "");
}

function packed() {
  const texts = [...["words", "lessons", "problems", "guide"].flatMap(filesIn), "engine/worker.js", "files/worker.js"];
  return JSON.stringify({
    "goishi.wasm": pack(bytes(wasm())),
    "engine/engine.wasm": pack(bytes(named("engine/engine.wasm"))),
    "files/files.wasm": pack(bytes(named("files/files.wasm"))),
    texts: pack(JSON.stringify(Object.fromEntries(texts.map((name) => [name, read(named(name))])))),
  });
}

/** The policy of the file: it may run its own scripts and nothing else, so the browser sees to it that it asks for nothing. */
function policy(scripts) {
  const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const rules = [
    `default-src 'none'`,
    `script-src 'wasm-unsafe-eval' ${scripts.map(hash).join(" ")}`,
    "style-src 'unsafe-inline'",
  ];
  return [...rules, "img-src data: blob:", "worker-src blob:", "base-uri 'none'", "form-action 'none'"].join("; ");
}

async function oneFileScript() {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: ["www/one-file.ts"],
    bundle: true,
    format: "iife",
    write: false,
    alias: {
      "goishi-program": path.resolve(DIST, glue()),
      "goishi-files": path.resolve(DIST, named("files/goishi_files.js")),
    },
    define: { ...define(true), "import.meta.url": "null" }, // the glue would find its wasm by an address that nobody asks for
  });
  return outputFiles[0].text.trim();
}

async function oneFile() {
  const main = await oneFileScript();
  const scripts = [main, read("guide/guide.js")];
  if (scripts.some((text) => /<\/script|<!--/i.test(text))) throw new Error("a script would end too early");
  const styles = Array.from(
    read("index.html").matchAll(/<link rel="stylesheet" href="\.?\/?([^"]+)"[^>]*>/g),
    ([, name]) => read(name),
  );
  const bare = aloneSheets(read("index.html")).replace(
    /<script [^>]*><\/script>|<meta property[^>]*>|<link [^>]*rel="(?:stylesheet|modulepreload|preload|manifest|apple-touch-icon)"[^>]*>/g,
    "",
  );
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy(scripts)}"><style>${styles.join("\n")}</style>`;
  const page = replace(bare, '<meta charset="utf-8">', (charset) => charset + head);
  return replace(
    page,
    "</body>",
    () => `<script type="application/json" id="packed">${packed()}</script><script>${main}</script></body>`,
  );
}

// The style of the page ---------------------------------------------------------------------------------------------------

/** A page whose style sheets have become one file, in their order: it is asked for once, and packs better. */
function joinStyles(html) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="\.\/([^"]+)"[^>]*>\n?/g)];
  write("style.css", links.map(([, name]) => read(name)).join(""));
  for (const [, name] of links) rmSync(path.join(DIST, name));
  const link = `<link rel="stylesheet" href="./${addHash("style.css")}">\n`;
  return links.reduce((page, [each], i) => replace(page, each, () => (i ? "" : link)), html);
}

// The service worker -----------------------------------------------------------------------------------------------------

/** What the page never asks for: the service worker itself, boards for other pages, what programmers read, and pictures for previews of links. */
const isServed = (name) =>
  !["sw.js", "goishi-board.js"].includes(name) && !/\.d\.m?ts$|^custom-elements\.json$|^previews\//.test(name);

async function serviceWorker() {
  const digest = (name) => `sha256-${createHash("sha256").update(bytes(name)).digest("base64")}`;
  // A folder is asked for, not its index: some hosts have the one under another name than the other.
  const address = (name) => name.replace(/(^|\/)index\.html$/, "$1");
  const files = JSON.stringify(
    filesIn(".")
      .filter(isServed)
      .map((name) => [address(name), digest(name)]),
  );
  const source = readFileSync("www/sw.ts");
  const number = createHash("sha256").update(files).update(source).digest("hex").slice(0, 16);
  await bundleClassic("www/sw.ts", "sw.js", { define: { BUILD: JSON.stringify(number), FILES: files } });
}

for (const name of ["index.html", "embed.html"]) write(name, fillPage(read(name)));
write("index.html", withPreview(read("index.html"), ABOUT.name, ABOUT.description, "goishi"));
writeLinkPages();
await bundleScripts();
for (const name of filesIn(".").filter((file) => file.endsWith(".css"))) await minify(name, "css");
write("index.html", joinStyles(read("index.html")));
write("goishi.html", await oneFile());
await serviceWorker();
