// Tries the packed npm package with other people's programs: installs them and the tarball in a fresh folder, and runs the tests there.
//
//   node tests/packages/run.mjs TARBALL
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "goishi-matrix-"));
copyFileSync(resolve(process.argv[2]), join(folder, "goishi.tgz"));
cpSync(join(here, "package.json"), join(folder, "package.json"));
console.log("Installing the package and all that it is tried with");
execFileSync("npm", ["install", "--silent", "--no-audit", "--no-fund", "--legacy-peer-deps", "./goishi.tgz"], { cwd: folder });
const files = readdirSync(here).filter((name) => name.endsWith(".test.mjs"));
const { status } = spawnSync(
  process.execPath,
  ["--test", "--test-concurrency=1", "--test-reporter=spec", ...files.map((name) => join(here, name))],
  { stdio: "inherit", env: { ...process.env, GOISHI_MATRIX: folder } },
);
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
