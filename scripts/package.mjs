// Makes the folder of the npm package of dist/, for scripts/package, which packs it.
//
//   node scripts/package.mjs FOLDER
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { buildElement, bytes, DIST, named, OPTIONS, pack, packedDelivery, VERSION } from "./parts.mjs";

const folder = process.argv[2];
/** Frameworks whose types of <goishi-board> come along. */
const FRAMEWORKS = ["react", "preact", "vue", "svelte"];
const PLUGINS = ["markdown-it", "remark"];

const typed = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
const each = (names, value) => Object.fromEntries(names.map((name) => [`./${name}`, value(name)]));

const MANIFEST = {
  name: "goishi",
  version: VERSION,
  description: "Boards for Renju, Ren and Rin: a custom element, and the rules as a library",
  license: "MIT OR Apache-2.0",
  keywords: ["renju", "gomoku", "board-game", "custom-element", "web-component", "wasm"],
  type: "module",
  engines: { node: ">=20" },
  exports: {
    ".": typed("goishi"),
    "./rules": typed("rules"),
    "./diagram": typed("diagram"),
    ...each(PLUGINS, typed),
    ...each(FRAMEWORKS, (name) => ({ types: `./${name}.d.ts` })),
    "./board.js": "./board.js",
    "./custom-elements.json": "./custom-elements.json",
    "./package.json": "./package.json",
  },
  // For programs that do not know `exports`.
  main: "./goishi.js",
  types: "./goishi.d.ts",
  customElements: "./custom-elements.json",
  sideEffects: ["./goishi.js", "./board.js"],
  unpkg: "./board.js",
  jsdelivr: "./board.js",
  files: ["*.js", "*.d.ts", "*.json", "parts", "LICENSE-*", "CHANGELOG.md", "docs"],
};

/** A module of one file. */
const bundle = (from, to, more = {}) =>
  build({ ...OPTIONS, entryPoints: [from], outfile: path.join(folder, to), bundle: true, format: "esm", ...more });

/** The wasm of libraries, to be packed into their scripts. */
const PACKED = { "goishi-rules-packed": "rules/goishi_rules_bg.wasm", "goishi-files-packed": "files/files.wasm" };
const packedPrograms = {
  name: "packed programs",
  setup(build) {
    build.onResolve({ filter: /-packed$/ }, ({ path }) => ({ path, namespace: "packed" }));
    build.onLoad({ filter: /.*/, namespace: "packed" }, ({ path }) => ({
      contents: `export default "${pack(bytes(named(PACKED[path])))}";`,
    }));
  },
};

/** The manifest of the element names the module in which it is. */
function elementManifest() {
  const manifest = JSON.parse(bytes("custom-elements.json").toString());
  manifest.modules[0].path = "goishi.js";
  return manifest;
}

async function scripts() {
  const chunks = { splitting: true, outdir: folder, entryNames: "goishi", chunkNames: "parts/[name]-[hash]" };
  await buildElement("www/module.ts", { ...packedDelivery(), format: "esm", ...chunks });
  copyFileSync(path.join(DIST, "goishi-board.js"), path.join(folder, "board.js"));
  const program = (name) => ({ alias: { [`goishi-${name}`]: path.resolve(DIST, named(`${name}/goishi_${name}.js`)) } });
  const define = { "import.meta.url": "null" };
  for (const [name, packed] of Object.entries({ rules: "rules", diagram: "files" })) {
    await bundle(`package/${name}.ts`, `${name}.js`, { ...program(packed), plugins: [packedPrograms], define });
  }
  for (const name of PLUGINS) await bundle(`package/${name}.ts`, `${name}.js`);
}

function types() {
  copyFileSync(path.join(DIST, "goishi.d.ts"), path.join(folder, "goishi.d.ts"));
  copyFileSync(path.join(DIST, "rules/goishi_rules.d.ts"), path.join(folder, "rules.d.ts"));
  for (const name of [...FRAMEWORKS, ...PLUGINS, "diagram"])
    cpSync(`package/${name}.d.ts`, path.join(folder, `${name}.d.ts`));
}

mkdirSync(folder, { recursive: true });
const writeJson = (name, value) => writeFileSync(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
writeJson("package.json", MANIFEST);
writeJson("custom-elements.json", elementManifest());
await scripts();
types();
for (const name of ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs"])
  cpSync(name, path.join(folder, name), { recursive: true });
