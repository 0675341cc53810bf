// Makes a wasm file and its JavaScript glue smaller: takes out what would put a panic into words, optimises the wasm, gives their hundred
// imports short names on both sides (generated ones carry a hash each, which no compression helps),
// puts our own scripts into the glue and minifies it. Called by trunk after a release build, and by scripts/build for the rules library.
//
//   node scripts/shrink.mjs [FOLDER [fast]]    (trunk says which folder by TRUNK_STAGING_DIR)
//
// With `fast` the wasm is made quick rather than small, and the glue is that of a classic script.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

// Found by trying: every pass here makes the packed file smaller. Functions sorted by name lie beside
// their like, which helps gzip.
const SMALL = "-Oz --low-memory-unused --flatten --rereloop -Oz -Oz --converge --reorder-functions-by-name".split(" ");
const FAST = "-O3 --low-memory-unused --converge --reorder-functions-by-name".split(" ");
const CUSTOM_SECTION = 0;
const IMPORT_SECTION = 2;
const CODE_SECTION = 10;
const DATA_SECTION = 11;
const FUNCTION_NAMES = 1;
/** Functions that never return: each ends in a trap anyway, after words that nobody reads. */
const LAST_WORDS = /^(?:core|std)\[\w+\]::(?:panicking::(?:panic(?!_count|king)|begin_panic|assert_failed)|[\w:]+(?:_index_fail|_index_len_fail|_error_fail|expect_failed|unwrap_failed|panic_already_\w+)$)|^<?alloc\[\w+\]::.*(?:::assert_failed|::handle_error|::capacity_overflow|::handle_alloc_error)$/;
/** What such words would be made with: tables name it, and so it stays although nobody calls it. */
const SPELLING = /^<(?:usize|core\[\w+\]::[\w:]+) as core\[\w+\]::fmt::(?:Display|Debug)>::fmt$/;
/** Without this nobody puts anything into words by a table. */
const SPEAKER = /^core\[\w+\]::fmt::write$/;
/** Where in the program a panic was, which went with them; some name folders of the machine that built it. */
const PATHS = /(?:\/[\w.@+-]+)+\.rs|src(?:\/[\w.-]+?)+\.rs/g;
/** What every wasm file begins with. */
const MAGIC = Buffer.from([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
/** A function without locals that traps. */
const TRAP = Buffer.from([0x03, 0x00, 0x00, 0x0b]);

/** Reads the unsigned LEB128 number at `at`: its value and where it ends. */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 127) << shift;
    if (byte < 128) return [value, at];
  }
}

function encode(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...encode(value >>> 7)];
}

/** The sections of a wasm file: kind, and the bytes within. */
function* sections(wasm) {
  for (let at = 8; at < wasm.length; ) {
    const [length, start] = number(wasm, at + 1);
    yield { kind: wasm[at], bytes: wasm.subarray(start, start + length) };
    at = start + length;
  }
}

/** A wasm file with these sections. */
const assembled = (parts) =>
  Buffer.concat([MAGIC, ...parts.flatMap(({ kind, bytes }) => [Buffer.from([kind, ...encode(bytes.length)]), bytes])]);

/** The text at `at`, and where it ends. */
function text(bytes, at) {
  const [length, start] = number(bytes, at);
  return [bytes.subarray(start, start + length).toString(), start + length];
}

/** The names of functions by their numbers, as the section of that name has them. */
function functionNames(wasm) {
  const names = new Map();
  for (const { kind, bytes } of sections(wasm)) {
    if (kind !== CUSTOM_SECTION || text(bytes, 0)[0] !== "name") continue;
    for (let at = text(bytes, 0)[1]; at < bytes.length; ) {
      const [length, start] = number(bytes, at + 1);
      if (bytes[at] === FUNCTION_NAMES) readNames(bytes, start, names);
      at = start + length;
    }
  }
  return names;
}

function readNames(bytes, start, names) {
  let [count, at] = number(bytes, start);
  while (count-- > 0) {
    const [index, next] = number(bytes, at);
    const [name, end] = text(bytes, next);
    names.set(index, name);
    at = end;
  }
}

/** Makes a wasm file smaller by these passes. */
const optimise = (file, passes) => execFileSync("wasm-opt", [...passes, file, "-o", file], { stdio: "inherit" });

/** Takes out of a wasm file what puts a panic into words: a trap ends the program as well, and the page says so. */
function silence(file) {
  writeFileSync(file, without(LAST_WORDS, readFileSync(file)));
  optimise(file, ["--remove-unused-module-elements", "-g"]);
  const rest = readFileSync(file);
  const speaks = [...functionNames(rest).values()].some((name) => SPEAKER.test(name));
  if (!speaks) writeFileSync(file, without(SPELLING, rest));
}

/** `wasm` with a trap in place of each function with such a name. */
function without(unwanted, wasm) {
  const names = functionNames(wasm);
  const parts = [...sections(wasm)];
  const imports = parts.find(({ kind }) => kind === IMPORT_SECTION);
  const first = imports ? number(imports.bytes, 0)[0] : 0;
  const code = parts.find(({ kind }) => kind === CODE_SECTION);
  code.bytes = trapped(code.bytes, (index) => unwanted.test(names.get(first + index) ?? ""));
  const data = parts.find(({ kind }) => kind === DATA_SECTION);
  if (data) data.bytes = blanked(data.bytes);
  return assembled(parts);
}

/** The code section with a trap instead of each function that `isLast` picks. */
function trapped(bytes, isLast) {
  const [count, start] = number(bytes, 0);
  const parts = [bytes.subarray(0, start)];
  for (let index = 0, at = start; index < count; index++) {
    const [length, body] = number(bytes, at);
    parts.push(isLast(index) ? TRAP : bytes.subarray(at, body + length));
    at = body + length;
  }
  return Buffer.concat(parts);
}

/** The data with zeros where paths were: nothing moves. */
const blanked = (bytes) => Buffer.from(bytes.toString("latin1").replace(PATHS, (path) => "\0".repeat(path.length)), "latin1");

/** Renames the imports of `wasm` to _0, _1, _2, …; returns the new file and the map of names. */
function renameImports(wasm) {
  const names = new Map();
  const short = (name) => {
    if (!names.has(name)) names.set(name, `_${names.size.toString(36)}`);
    return Buffer.from(names.get(name));
  };
  // Custom sections say which tools made the file; nobody here reads them.
  const parts = [...sections(wasm)].filter(({ kind }) => kind !== CUSTOM_SECTION);
  for (const part of parts) {
    if (part.kind === IMPORT_SECTION) part.bytes = importSection(part.bytes, short);
  }
  return [assembled(parts), names];
}

function importSection(bytes, short) {
  let [count, at] = number(bytes, 0);
  const parts = [bytes.subarray(0, at)];
  while (count-- > 0) {
    for (let i = 0; i < 2; i++) {
      const [length, start] = number(bytes, at);
      at = start + length;
      const name = short(bytes.subarray(start, at).toString());
      parts.push(Buffer.from(encode(name.length)), name);
    }
    const kindEnd = at + 1;
    if (bytes[at] !== 0) throw new Error("only functions are expected as imports");
    const [, end] = number(bytes, kindEnd);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Replaces the name `long` in `glue`, where it must occur. */
function rename(glue, long, short) {
  const whole = new RegExp(`${long.replace(/[.\\/]/g, "\\$&")}(?!\\w)`, "g");
  const renamed = glue.replace(whole, short);
  if (renamed === glue) throw new Error(`the glue has no ${long}`);
  return renamed;
}

/** Puts our own scripts, which the glue imports, into it: one request less, and none after another. */
function inlineSnippets(glue, folder) {
  return glue.replace(/import \{[^}]*\} from '(\.\/snippets\/[^']+)';\n/g, (statement, file) => {
    if (/ as /.test(statement)) throw new Error(`${file}: names that change cannot be put into the glue`);
    return readFileSync(path.join(folder, file), "utf8").replace(/^export /gm, "");
  });
}

/** The glue without warnings for programmers and, where it is only for our page, without a way to start it that this does not take. */
function withoutSpares(glue, isPage) {
  const quiet = glue.replace(/console\.warn\(.*\);?$/gm, ";");
  return isPage ? quiet.replace("export { initSync, ", "export { ") : quiet;
}

const folder = process.argv[2] ?? process.env.TRUNK_STAGING_DIR;
const isFast = process.argv[3] === "fast";
const passes = isFast ? FAST : SMALL;
const terser = ["--ecma", "2022", "--compress", "passes=3,unsafe_arrows=true,unsafe_methods=true", "--mangle", ...(isFast ? ["--toplevel"] : ["--module"])];
for (const file of readdirSync(folder).filter((name) => name.endsWith("_bg.wasm"))) {
  const wasmPath = path.join(folder, file);
  const gluePath = wasmPath.replace(/_bg\.wasm$/, ".js");
  silence(wasmPath);
  optimise(wasmPath, passes);
  const [wasm, names] = renameImports(readFileSync(wasmPath));
  let glue = withoutSpares(inlineSnippets(readFileSync(gluePath, "utf8"), folder), !process.argv[2]);
  for (const [long, short] of names) glue = rename(glue, long, short);
  writeFileSync(wasmPath, wasm);
  writeFileSync(gluePath, execFileSync("terser", terser, { input: glue }));
}
const starter = path.join(folder, "start.js");
if (existsSync(starter)) writeFileSync(starter, execFileSync("terser", [...terser, starter]));
rmSync(path.join(folder, "snippets"), { recursive: true, force: true });
