// Makes a wasm file and its JavaScript glue smaller: optimises the wasm, gives their hundred
// imports short names on both sides (generated ones carry a hash each, which no compression helps),
// then minifies the glue. Called by trunk after a release build, and by scripts/build for the rules library.
//
//   node scripts/shrink.mjs [FOLDER]    (trunk says which folder by TRUNK_STAGING_DIR)
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

// Found by trying: every pass here makes the packed file smaller. Functions sorted by name lie beside
// their like, which helps gzip.
const PASSES = "-Oz --low-memory-unused --flatten --rereloop -Oz -Oz --converge --reorder-functions-by-name".split(" ");
const CUSTOM_SECTION = 0;
const IMPORT_SECTION = 2;

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

/** Renames the imports of `wasm` to _0, _1, _2, …; returns the new file and the map of names. */
function renameImports(wasm) {
  const names = new Map();
  const short = (name) => {
    if (!names.has(name)) names.set(name, `_${names.size.toString(36)}`);
    return Buffer.from(names.get(name));
  };
  const parts = [wasm.subarray(0, 8)];
  for (let at = 8; at < wasm.length; ) {
    const [length, start] = number(wasm, at + 1);
    const end = start + length;
    const kind = wasm[at];
    const bytes = wasm.subarray(start, end);
    const body = kind === IMPORT_SECTION ? importSection(bytes, short) : bytes;
    // Custom sections say which tools made the file; nobody here reads them.
    if (kind !== CUSTOM_SECTION) parts.push(Buffer.from([kind, ...encode(body.length)]), body);
    at = end;
  }
  return [Buffer.concat(parts), names];
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

const folder = process.argv[2] ?? process.env.TRUNK_STAGING_DIR;
for (const file of readdirSync(folder).filter((name) => name.endsWith("_bg.wasm"))) {
  const wasmPath = path.join(folder, file);
  const gluePath = wasmPath.replace(/_bg\.wasm$/, ".js");
  execFileSync("wasm-opt", [...PASSES, wasmPath, "-o", wasmPath], { stdio: "inherit" });
  const [wasm, names] = renameImports(readFileSync(wasmPath));
  let glue = readFileSync(gluePath, "utf8");
  for (const [long, short] of names) glue = rename(glue, long, short);
  writeFileSync(wasmPath, wasm);
  writeFileSync(gluePath, execFileSync("terser", ["--module", "--compress", "passes=2", "--mangle"], { input: glue }));
}
