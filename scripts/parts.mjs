// What scripts/bundle.mjs and scripts/package.mjs have in common: the files of dist/, the English words, and the element, which both build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

export const DIST = "dist";
export const OPTIONS = {
  target: "es2022",
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "error",
};

/** The one version of everything: the first in Cargo.toml is ours. */
export const [, VERSION] = readFileSync("Cargo.toml", "utf8").match(/^version = "(.*)"$/m);

export const bytes = (name) => readFileSync(path.join(DIST, name));
export const read = (name) => bytes(name).toString();
export const write = (name, text) => writeFileSync(path.join(DIST, name), text);

/** The names of all files below a folder of dist/, in order. */
export function filesIn(folder) {
  const entries = readdirSync(path.join(DIST, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return files.map((file) => path.relative(DIST, file).split(path.sep).join("/")).sort();
}

/** The one file of a folder in dist/ whose name fits `pattern`. */
function onlyFile(pattern, folder = "") {
  const found = readdirSync(path.join(DIST, folder)).filter((name) => pattern.test(name));
  if (found.length !== 1)
    throw new Error(`dist/${folder} must hold one file like ${pattern}, and holds ${found.length}`);
  return path.posix.join(folder, found[0]);
}

export const glue = () => onlyFile(/^goishi_web-\w+\.js$/);
export const wasm = () => onlyFile(/^goishi_web-\w+_bg\.wasm$/);

// Names with hashes, so that browsers may keep such files for ever -------------------------------------------------------

/** Files that get a hash into their names, by the paths under which programs ask for them. */
const HASHED = [
  "engine/engine.wasm",
  "engine/worker.js",
  "engine-plain/engine.wasm",
  "engine-plain/worker.js",
  "files/files.wasm",
  "files/worker.js",
  "files/goishi_files.js",
  "rules/goishi_rules_bg.wasm",
];

export const hashOf = (data) => createHash("sha256").update(data).digest("hex").slice(0, 16);

/** The name with this hash: engine/engine.wasm is engine/engine-0123456789abcdef.wasm. */
export const withHash = (name, hash) => name.replace(/(\.\w+)$/, `-${hash}$1`);

/** The file in dist/ that programs ask for by this path. */
export function named(name) {
  if (!HASHED.includes(name)) return name;
  const { dir, name: stem, ext } = path.posix.parse(name);
  return onlyFile(new RegExp(`^${stem}-[0-9a-f]{16}\\${ext}$`), dir);
}

/** The names of those files that programs of the page ask for, by their paths. */
export const names = () =>
  Object.fromEntries(HASHED.filter((name) => !name.startsWith("rules/")).map((name) => [name, named(name)]));

/** The section of a wasm file with the number of its build, which www/build.ts reads, and the length of that number. */
const SECTION = "goishi";
const NUMBER = 16;

/** Writes the number of its build to the end of a wasm file, as a section of its own. */
export function seal(name) {
  const content = Buffer.from(`${String.fromCharCode(SECTION.length)}${SECTION}${hashOf(bytes(name))}`);
  write(name, Buffer.concat([bytes(name), Buffer.from([0, content.length]), content]));
}

/** The number of the build in a wasm file, as a constant of its script. */
export const buildOf = (name) => ({ BUILD: JSON.stringify(bytes(name).subarray(-NUMBER).toString()) });

// Words ------------------------------------------------------------------------------------------------------------------

export const wordsOf = (lang) => readFileSync(`www/words/${lang}.txt`, "utf8");
export const pairsIn = (text) => Array.from(text.matchAll(/^([A-Z]\w*): (.*)$/gm), ([, key, word]) => [key, word]);
/** The English words by their keys. */
export const words = new Map(pairsIn(wordsOf("en")));

/** Where a word goes that an attribute names: behind the tag, or into another attribute. */
const MARKS = { word: null, label: "aria-label", title: "title", placeholder: "placeholder" };
const SIGNS = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
export const escapeHtml = (text) => text.replace(/[&<"]/g, (sign) => SIGNS[sign]);

/** An opening tag with the English words that its attributes name, so that they are there before the program is. */
function fillTag(tag) {
  let behind = "";
  const filled = tag.replace(/\sdata-(word|label|title|placeholder)="(\w+)"/g, (mark, kind, key) => {
    if (!words.has(key)) throw new Error(`www/words/en.txt has no ${key}`);
    const word = escapeHtml(words.get(key));
    if (kind === "word") behind = word;
    return kind === "word" ? mark : `${mark} ${MARKS[kind]}="${word}"`;
  });
  return filled + behind;
}

export const template = (name) => readFileSync(`www/${name}.html`, "utf8");

/** Templates with the words that their tags name. */
export const fillWords = (html) => html.replace(/<[a-z][^>]*>/g, fillTag);

// The element ------------------------------------------------------------------------------------------------------------

export const pack = (data) => gzipSync(data, { level: 9 }).toString("base64");

/**
 * Whether a file is only for browsers without SIMD. It is not packed: most of them lack DecompressionStream too, and so cannot unpack
 * anything.
 */
const isPlain = ([path]) => path.startsWith("engine-plain/");

/** The files that a board may want, by the paths that it knows. */
const packedPaths = () => ({
  "goishi.wasm": wasm(),
  ...Object.fromEntries(Object.entries(names()).filter((file) => !isPlain(file))),
  ...Object.fromEntries(["problems", "words"].flatMap(filesIn).map((name) => [name, name])),
});

/** Gives the scripts the modules `goishi-packed`, a list of files, and `goishi-packed:PATH`, each of them. They stand in chunks of their own where a build has chunks. */
const packedFiles = {
  name: "packed files",
  setup(build) {
    const paths = packedPaths();
    const imports = Object.keys(paths).map((name) => `${JSON.stringify(name)}: () => import("goishi-packed:${name}")`);
    build.onResolve({ filter: /^goishi-packed(:|$)/ }, ({ path }) => ({ path, namespace: "packed" }));
    build.onLoad({ filter: /^goishi-packed$/, namespace: "packed" }, () => ({
      contents: `export default { ${imports.join(", ")} };`,
    }));
    build.onLoad({ filter: /^goishi-packed:/, namespace: "packed" }, ({ path }) => ({
      contents: `export default "${pack(bytes(paths[path.replace("goishi-packed:", "")]))}";`,
    }));
  },
};

/** How the element is built with everything inside. */
export const packedDelivery = () => ({
  alias: {
    "goishi-delivery": path.resolve("www/delivery/packed.ts"),
    "goishi-program": path.resolve(DIST, glue()),
  },
  plugins: [packedFiles],
  define: { "import.meta.url": "null" }, // the glue would find its wasm by an address that nobody asks for
});

/** A style sheet of www as a constant of a script. */
export async function styleOf(name) {
  const { code } = await transform(readFileSync(`www/${name}.css`, "utf8"), { ...OPTIONS, loader: "css" });
  return JSON.stringify(code);
}

/** Builds the element from this script. It holds its view and the styles of it. */
export async function buildElement(from, { define, ...options }) {
  const [VIEW_STYLE, PLACE_STYLE] = await Promise.all(["board", "place"].map(styleOf));
  const view = {
    VIEW: JSON.stringify(fillWords(template("board"))),
    VIEW_STYLE,
    PLACE_STYLE,
    VERSION: JSON.stringify(VERSION),
  };
  await build({
    ...OPTIONS,
    entryPoints: [from],
    bundle: true,
    define: { ...define, ...view, ...buildOf(wasm()) },
    ...options,
  });
}
