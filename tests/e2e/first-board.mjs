// The time to the first board, ours beside another. Run by scripts/first-board, which says more.
//   node first-board.mjs OUR_FOLDER VIEWER_FOLDER [RUNS]

import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../scripts/serve.mjs";
import { launch, open, quantile } from "./slow.mjs";
import { IN_PAGE, part } from "./support/parts.mjs";

const MOST = 1.6; // times the viewer's
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const VIEWER_FILES = ["lichess-pgn-viewer.min.js", "lichess-pgn-viewer.css"];
const GAME = `1. c4 d6 2. b3 g5 3. Ba3 c6 4. d3 Be6 5. Nd2 Nh6 6. Nh3 f5 7. g4 Rg8 8. Nb1 b6 9. e4 Rg6 10. Be2 a5
11. Rg1 Ra7 12. Bf1 Rc7 13. Bc5 Bc8 14. b4 Rg7 15. a3 b5 16. Qc1 Be6 17. Nc3 Rf7 18. Qd1 d5 19. f3 Qd7 20. Bd4 Ra7
21. Be5 Na6 22. Bf6 Nb8 23. e5 c5 24. Na4 Bg7 25. Nc3 Ng8 26. Rg2 Qb7 27. Qc1 Qa6 28. Rg1 Bh6 29. Be2 Rd7 30. Nf4 Qd6
31. Ne4 Nc6 32. Nh3 Rc7 33. Nf4 Ra7 34. Rf1 Qd8 35. Qc2 Bf8 36. Ng2 Bc8 37. a4 Bb7 38. d4 Bh6 39. Nd2 Rf8 40. Ra2 Qd6
41. Nh4 Qb8 42. Rb2 Qa8 43. Rb1 Nd8 44. Qd3 f4 45. Qc3 Qc8 46. Ra1 Nc6 47. Rd1 Qb8 48. Rf2 Ra6 49. Nf5 Qa7 50. Bf1 Bg7
51. Be2 Rb6 52. Rf1 Bh8 53. Qc2 Ra6 54. Ne4 Nd8 55. Ne3 Rb6 56. Rd3 Qa6 57. Rf2 Ba8 58. Rd2 Rf7 59. Qd3 Rc6 60. Qa3 Rb6`;

const viewerPage = (game) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A game</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="lichess-pgn-viewer.css">
<script type="module" src="lichess-pgn-viewer.min.js"></script>
<script type="module">
import LichessPgnViewer from './lichess-pgn-viewer.min.js';
LichessPgnViewer(document.getElementById('game'), { pgn: \`${game}\` });
</script>
</head>
<body><div id="game"></div></body>
</html>
`;

/** A folder with the viewer's page. */
function viewerFolder(from) {
  const folder = mkdtempSync(join(tmpdir(), "first-board-"));
  for (const file of VIEWER_FILES) copyFileSync(join(from, file), join(folder, file));
  writeFileSync(join(folder, "index.html"), viewerPage(GAME));
  return folder;
}

/** In our page: the program has started; it has asked for its first frame before it says so. */
function watchOurs() {
  const isPainted = () => the("canvas").getContext("2d").getImageData(9, 9, 1, 1).data[3] === 255;
  addEventListener("goishi-started", () => window.inNextFrame(isPainted), { once: true });
}

/** In the viewer's page: there are pieces on the board. */
function watchViewer() {
  const isPainted = () =>
    document.querySelectorAll("cg-board piece").length === 32 && document.querySelector("cg-board").offsetWidth > 100;
  new MutationObserver((_, observer) => {
    if (!document.querySelector("cg-board piece")) return;
    observer.disconnect();
    window.inNextFrame(isPainted);
  }).observe(document, { childList: true, subtree: true });
}

/** In both: notes the time when the next frame is ready, and then looks what it shows. */
function noteFrame() {
  window.inNextFrame = (isPainted) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const at = performance.now();
        window.firstBoard = { at, painted: isPainted() };
      };
      port2.postMessage("");
    });
}

/** A click puts a stone. */
async function playOnce(page) {
  await page.click(part("board"));
  await page.locator(".move").waitFor({ state: "attached" });
}

async function visit({ url, watch, last }) {
  const page = await open(browser);
  let bytes = 0;
  page.session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.session.send("Network.enable");
  await page.session.send("Network.emulateNetworkConditions", LINE);
  await page.addInitScript(IN_PAGE);
  await page.addInitScript(noteFrame);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "commit" });
  const board = await (await page.waitForFunction(() => window.firstBoard, null, { polling: 250 })).jsonValue();
  if (!board.painted) throw new Error(`${url}: the board was not painted when it should have been`);
  const seen = { ...board, bytes };
  await last?.(page);
  await page.context().close();
  return seen;
}

function report({ name, visits }) {
  const times = visits.map(({ at }) => at);
  const [low, middle, high] = [0, 0.5, 1].map((part) => quantile(times, part));
  const figures = [middle, low, high].map((time) => time.toFixed(0).padStart(6)).join("");
  console.log(`${name.padEnd(20)}${figures}${String(visits[0].bytes).padStart(9)}`);
  return middle;
}

const [ourFolder, viewerSource, runs = "9"] = process.argv.slice(2);
const folder = viewerFolder(viewerSource);
const sites = [await serve(ourFolder), await serve(folder)];
const browser = await launch();
const pages = [
  { name: "Goishi", url: sites[0].url, watch: watchOurs, last: playOnce, visits: [] },
  { name: "lichess-pgn-viewer", url: sites[1].url, watch: watchViewer, visits: [] },
];
for (const page of pages) await visit(page); // the browser itself is warm from here on
for (let run = 0; run < Number(runs); run++) {
  for (const page of run % 2 ? [...pages].reverse() : pages) page.visits.push(await visit(page));
}
await browser.close();
await Promise.all(sites.map((site) => site.close()));
rmSync(folder, { recursive: true });

console.log(`${"milliseconds".padEnd(20)}median  from    to    bytes`);
const [ours, theirs] = pages.map(report);
console.log(`ratio ${(ours / theirs).toFixed(2)}, at most ${MOST}: ${ours / theirs <= MOST ? "ok" : "TOO SLOW"}`);
process.exitCode = ours / theirs <= MOST ? 0 : 1;
