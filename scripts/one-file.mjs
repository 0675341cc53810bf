// Makes goishi.html of the built page: everything in one file, which asks for nothing and runs from a disk. Called by
// scripts/build.
//
//   node scripts/one-file.mjs [FOLDER]    (dist)
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const folder = process.argv[2] ?? "dist";
const read = (name) => readFileSync(path.join(folder, name), "utf8");
const bytes = (name) => readFileSync(path.join(folder, name));
const filesIn = (name) => readdirSync(path.join(folder, name), { recursive: true }).map((file) => `${name}/${file}`);

/** The one name in `text` that `pattern` finds. */
function found(text, pattern) {
  const [name, ...others] = text.match(pattern) ?? [];
  if (!name || others.length) throw new Error(`${pattern} must be there once`);
  return name;
}

/** `text` with something else in place of what `pattern` finds, which must be there. */
function replaced(text, pattern, by) {
  if (text.search(pattern) < 0) throw new Error(`there is no ${pattern}`);
  return text.replace(pattern, by);
}

const page = read("index.html");
const app = found(page, /app-\w+(?=_bg\.wasm)/);
const style = found(page, /style-\w+\.css/);

/** All scripts as one. They lie beside each other for a moment. */
function script() {
  const room = path.join(folder, "one-file");
  const options = ["--bundle", "--format=iife", "--minify", "--target=es2022", "--legal-comments=none", "--log-level=error"];
  // The glue of wasm-bindgen would find its file by an address that nobody asks it for.
  const names = ["--define:import.meta.url=null"];
  try {
    cpSync("www/one-file", room, { recursive: true });
    copyFileSync(path.join(folder, `${app}.js`), path.join(room, "app.js"));
    return execFileSync("esbuild", [path.join(room, "start.js"), ...options, ...names], { encoding: "utf8" }).trim();
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

/** The sheets, without what hands out this file and what leads to others beside it; the frame for the rules holds a text from the start. */
function sheets() {
  const framed = replaced(read("later/sheets.html"), /<iframe /, '<iframe srcdoc="" ');
  const alone = replaced(framed, /<button[^>]*id="copy-embed".*?<\/button>\n/, "");
  return replaced(alone, /<div class="one-file">.*?<\/div>\n<\/div>\n/s, "");
}

/** The texts that are wanted later. */
function texts() {
  const named = [...filesIn("words"), ...filesIn("guide"), ...filesIn("later")].filter((name) => /\.(txt|html|css)$|^guide.*js$/.test(name));
  const all = Object.fromEntries([...named, "engine/worker.js"].map((name) => [name, read(name)]));
  return JSON.stringify({ ...all, "later/sheets.html": sheets() });
}

const pack = (data) => gzipSync(data, { level: 9 }).toString("base64");
const packed = () => JSON.stringify({
  "app.wasm": pack(bytes(`${app}_bg.wasm`)),
  "extras/goishi_extras_bg.wasm": pack(bytes("extras/goishi_extras_bg.wasm")),
  "engine/engine.wasm": pack(bytes("engine/engine.wasm")),
  texts: pack(texts()),
});

const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the file may do, which is to run its own scripts and nothing else: the browser sees to it that it asks for nothing. */
const policy = (scripts) => [
  "default-src 'none'",
  `script-src 'wasm-unsafe-eval' ${scripts.map(hash).join(" ")}`,
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function html() {
  const main = script();
  const scripts = [main, read("guide/guide.js"), read("guide/diagram.js")];
  if (scripts.some((text) => /<\/script|<!--/i.test(text))) throw new Error("a script would end too early");
  const head = replaced(page, /<meta charset=utf-8>/, (charset) => `${charset}<meta http-equiv=Content-Security-Policy content="${policy(scripts)}">`);
  const bare = head.replace(/<script .*?<\/script>|<link [^>]*rel=(?:modulepreload|preload|manifest|apple-touch-icon)[^>]*>/gs, "");
  const styled = replaced(bare, /<link [^>]*rel=stylesheet>/, () => `<style>${read(style)}</style>`);
  return replaced(styled, "</body>", () => `<script type=application/json id=packed>${packed()}</script><script>${main}</script></body>`);
}

writeFileSync(path.join(folder, "goishi.html"), html());
