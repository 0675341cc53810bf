// How fast the library of rules is in Chromium, beside another build of it. Run by scripts/library-speed, which says more.
//   node library-speed.mjs ROUNDS FOLDER [OTHER_FOLDER]

import { readFileSync } from "node:fs";
import { builtFile, launch, quantile } from "./slow.mjs";

/** What is done, how often in a round, and how many microseconds it may take. */
const SUBJECTS = [
  { name: "play and undo", times: 2000, atMost: 20 },
  { name: "legalMoves", times: 1000, atMost: 60 },
];
/** A game of Renju from which Black and White go on by turns, and a move that both may play. */
const GAME = "h8 h9 i10 j8 g10 f9 j9 i9 i8 k8 h7 g6 g9 h10 f8 e8 i6 i5".split(" ");
const SPARE = "b2";
const WARM = 3; // rounds, until the browser has compiled for speed what is used

/** A page with one build of the library, whose main thread alone tells what it costs. */
async function library(browser, folder) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const [script, program] = [".js", ".wasm"].map((end) => readFileSync(builtFile(folder, end)));
  await page.evaluate(prepare, [script.toString("base64"), program.toString("base64"), GAME]);
  const seconds = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ThreadTime").value;
  };
  const work = (name, times) =>
    page.evaluate(([name, times, spare]) => window.work[name](times, spare), [name, times, SPARE]);
  return { seconds, work };
}

/** In the page: the library, and two games, in one of which Black is to move and in the other White. */
async function prepare([script, program, moves]) {
  const { default: init, Game } = await import(
    URL.createObjectURL(new Blob([atob(script)], { type: "text/javascript" }))
  );
  await init({ module_or_path: Uint8Array.from(atob(program), (sign) => sign.charCodeAt(0)) });
  const games = [moves, moves.slice(0, -1)].map((moves) => {
    const game = new Game("renju-classical");
    for (const move of moves) game.play(move);
    return game;
  });
  window.work = {
    "play and undo": (times, spare) => {
      for (let i = 0; i < times; i++) {
        games[i % 2].play(spare);
        games[i % 2].undo();
      }
    },
    legalMoves: (times) => {
      for (let i = 0; i < times; i++) games[i % 2].legalMoves();
    },
  };
}

/** Microseconds that one call takes. */
async function cost({ seconds, work }, { name, times }) {
  const start = await seconds();
  await work(name, times);
  return ((await seconds()) - start) / times / 1e-6;
}

const median = (numbers) => quantile(numbers, 0.5);

/** The line that says how long something takes, and whether that is too long. */
async function measure(libraries, subject, rounds) {
  for (let i = 0; i < WARM; i++) for (const library of libraries) await cost(library, subject);
  const costs = libraries.map(() => []);
  for (let i = 0; i < rounds; i++) {
    for (const [number, library] of libraries.entries()) costs[number].push(await cost(library, subject));
  }
  const [ours, other] = costs.map(median);
  const beside = other ? `; the other build ${other.toFixed(1)}, ratio ${(ours / other).toFixed(2)}` : "";
  const isEnough = ours <= subject.atMost;
  if (!isEnough) process.exitCode = 1;
  return `${subject.name.padEnd(14)} ${ours.toFixed(1)} µs, at most ${subject.atMost}${beside}${isEnough ? "" : " TOO SLOW"}`;
}

const [rounds, ...folders] = process.argv.slice(2);
const browser = await launch();
const libraries = [];
for (const folder of folders) libraries.push(await library(browser, folder));
for (const subject of SUBJECTS) console.log(await measure(libraries, subject, Number(rounds)));
await browser.close();
