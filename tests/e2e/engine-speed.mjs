// How fast the computer players think in wasm and natively. Run by scripts/engine-speed, which says more.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { builtFile, launch, quantile } from "./slow.mjs";

/** What is looked at, in how many positions, and what wasm must reach: a second, and as a part of the native rate. */
const SUBJECTS = [
  { rules: "renju-rif", words: "h8 h9 i10 stay j8 g10/i7 i7 f9 j9", nodes: 1000000, atLeast: 400000, share: 0.75 },
  { rules: "ren", words: "e5 f6 e6 f5 d6", nodes: 300000 },
  { rules: "rin", words: "", nodes: 10000 },
];
const WARM = 2; // rounds, until the browser has compiled for speed what is used

const [rounds, tool] = [Number(process.argv[2]), process.argv[3]];

/** The worker's script on a page of its own, whose main thread alone tells what it costs. */
async function wasm(browser) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const [script, program] = [
    readFileSync(builtFile("dist/engine", ".js"), "utf8"),
    readFileSync(builtFile("dist/engine", ".wasm"), "base64"),
  ];
  await page.evaluate(
    ([script, program]) => {
      globalThis.postMessage = (said) => (globalThis.said = said);
      document.head.append(Object.assign(document.createElement("script"), { textContent: script }));
      onmessage({
        data: { module: new WebAssembly.Module(Uint8Array.from(atob(program), (char) => char.charCodeAt())) },
      });
    },
    [script, program],
  );
  const seconds = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ThreadTime").value;
  };
  const ask = ({ rules, words, nodes }) =>
    page.evaluate(
      (order) => {
        onmessage({ data: order });
        return said;
      },
      { record: `goishi 1 ${rules}\n\n${words}\n`, nodes },
    );
  return { seconds, ask };
}

/** The native tool, which answers line by line. */
function native() {
  const child = spawn(tool, ["move"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const seconds = () => Number(readFileSync(`/proc/${child.pid}/schedstat`, "utf8").split(" ")[0]) / 1e9;
  const ask = async ({ rules, words, nodes }) => {
    child.stdin.write(`${rules} ${words} --nodes ${nodes}\n`);
    await lines.next(); // the move
    return JSON.parse((await lines.next()).value).nodes;
  };
  return { seconds, ask, end: () => child.stdin.end() };
}

/** Positions a second. */
async function rate({ seconds, ask }, subject) {
  const start = await seconds();
  const nodes = await ask(subject);
  return nodes / ((await seconds()) - start);
}

/** Whether both are fast enough, and the line that says how fast they are. */
async function compare(sides, subject) {
  for (let i = 0; i < WARM; i++) for (const side of sides) await rate(side, subject);
  const rates = [];
  while (rates.length < rounds) rates.push([await rate(sides[0], subject), await rate(sides[1], subject)]);
  const [inWasm, natively] = [0, 1].map((side) =>
    Math.round(
      quantile(
        rates.map((pair) => pair[side]),
        0.5,
      ),
    ),
  );
  const [low, share, high] = [0.25, 0.5, 0.75].map((part) =>
    quantile(
      rates.map(([mine, other]) => mine / other),
      part,
    ),
  );
  const { rules, atLeast = 0, share: least = 0 } = subject;
  const isEnough = inWasm >= atLeast && share >= least;
  const percent = [share, low, high].map((part) => Math.round(100 * part));
  const parts = `${percent[0]} %, half of all rounds from ${percent[1]} to ${percent[2]} %`;
  return [
    isEnough,
    `${rules.padEnd(10)} ${inWasm} a second in wasm, ${natively} natively (${parts})${isEnough ? "" : " TOO SLOW"}`,
  ];
}

const browser = await launch();
const tools = native();
const sides = [await wasm(browser), tools];
for (const subject of SUBJECTS) {
  const [isEnough, line] = await compare(sides, subject);
  console.log(line);
  if (!isEnough) process.exitCode = 1;
}
tools.end();
await browser.close();
