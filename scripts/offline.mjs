// Makes dist/sw.js of www/offline/worker.js: before it come the list of all files of the build with their digests, and a number that
// changes with any of them. Called by scripts/build, last of all.
//
//   node scripts/offline.mjs [FOLDER]    (dist)
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const folder = process.argv[2] ?? "dist";
const sha256 = (data) => createHash("sha256").update(data);

/** What a browser never asks for: the worker itself, and what programmers read. */
const isWanted = (name) => name !== "sw.js" && !/\.d\.ts$|^custom-elements\.json$/.test(name);

const names = readdirSync(folder, { recursive: true }).map((name) => name.split(path.sep).join("/"))
  .filter((name) => isWanted(name) && statSync(path.join(folder, name)).isFile()).sort();
/** A folder is asked for, not its index: some hosts have the one under another name than the other. */
const addressOf = (name) => name.replace(/(^|\/)index\.html$/, "$1");
const files = names.map((name) => [addressOf(name), `sha256-${sha256(readFileSync(path.join(folder, name))).digest("base64")}`]);
const worker = readFileSync("www/offline/worker.js", "utf8");
const build = sha256(JSON.stringify(files) + worker).digest("hex").slice(0, 16);

writeFileSync(path.join(folder, "sw.js"), `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(files)};\n${worker}`);
