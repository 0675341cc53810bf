// A static file server for looking at dist/ and for testing it; for nothing else.
//   node scripts/serve.mjs FOLDER [PORT [TRIES]]

import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { createGzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Pictures and fonts are packed already. */
const isPacked = (file) => /\.(jpg|png|webp|woff2)$/.test(file);

/** The file that an address names, or null; never one outside the folder, not even through a link. */
async function find(folder, address) {
  try {
    const path = decodeURIComponent(address.split(/[?#]/)[0]);
    const file = await realpath(join(folder, path.endsWith("/") ? `${path}index.html` : path));
    const info = await stat(file);
    return file.startsWith(folder + sep) && info.isFile() ? { file, size: info.size } : null;
  } catch {
    return null; // no such file, or an address that is none
  }
}

function refuse(response, status, text) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}

async function answer(folder, headers, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "Only GET and HEAD.");
  const found = await find(folder, request.url);
  if (!found) return refuse(response, 404, "Not found.");
  const packs = !isPacked(found.file) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  response.writeHead(200, {
    "Content-Type": TYPES[extname(found.file)] ?? "application/octet-stream",
    ...(packs ? { "Content-Encoding": "gzip", Vary: "Accept-Encoding" } : { "Content-Length": found.size }),
    "Cache-Control": "no-cache", // the browser asks for every file anew; what a service worker keeps, it does not ask for
    ...headers,
  });
  if (request.method === "HEAD") return response.end();
  const file = createReadStream(found.file).on("error", () => response.destroy());
  (packs ? file.pipe(createGzip({ level: 9 })) : file).pipe(response);
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server.off("error", reject)));
  });
}

async function listenFrom(server, port, tries) {
  for (let next = port; ; next++) {
    try {
      return await listen(server, next);
    } catch (error) {
      if (error.code !== "EADDRINUSE" || next + 1 >= port + tries) throw error;
    }
  }
}

/**
 * Serves a folder to this machine alone: on any free port, on the given one, or on the first free one of `tries`. What is sent has
 * these `headers` on top.
 */
export async function serve(folder, port = 0, tries = 1, headers = {}) {
  const real = await realpath(folder);
  const server = createServer((request, response) => answer(real, headers, request, response));
  await listenFrom(server, port, tries);
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections?.();
    });
  return { url: `http://127.0.0.1:${server.address().port}/`, close };
}

async function main([folder = "dist", port = "0", tries = "1"]) {
  try {
    const { url } = await serve(folder, Number(port), Number(tries));
    console.log(`Goishi is at ${url} (Ctrl+C ends it)`);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
  } catch (error) {
    const busy = error.code === "EADDRINUSE" ? `port ${port} is taken: choose another with --port` : error.message;
    console.error(`error: ${busy}`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(process.argv.slice(2));
