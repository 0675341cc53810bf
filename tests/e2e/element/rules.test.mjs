// The rules as a library for other people's programs: what it gives, refuses and throws, and how a page gets it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "../support/games.mjs";
import { guest, pageWith } from "../support/guest.mjs";
import { accessibility, open, shot } from "../support/harness.mjs";
import { dist, inRepo } from "../support/page.mjs";
import { snippets } from "../support/readme.mjs";

const WASM = readdirSync(`${dist}/rules`).find((name) => name.endsWith(".wasm"));

const load = (rules, moves) => Game.load(`goishi 1 ${rules}\n\n${moves}`);

test("a page imports the rules and gets a game, and nothing of our view", async () => {
  const page = await guest(
    pageWith(`<script type="module">
    import init, { Game } from "./rules/goishi_rules.js";
    await init();
    window.Game = Game;</script>`),
  );
  await page.waitForFunction(() => window.Game);
  const seen = await page.evaluate(() => {
    const game = new Game("rin:size=8");
    return {
      start: game.status(),
      legal: game.legalMoves(),
      text: document.body.innerText.trim(),
      kept: localStorage.length,
    };
  });
  const { board, ...start } = seen.start;
  assert.equal(board, Array(8).fill("........").join("/"));
  assert.deepEqual(start, {
    ply: 0,
    move: null,
    to_move: "black",
    seat: "first",
    phase: "play",
    status: "playing",
    by: null,
    score: { black: 0, white: 0 },
    filled: [],
    killed: [],
    left: 1,
  });
  assert.deepEqual(
    [seen.legal.filter((token) => token.includes(",")).length, seen.legal.includes("resign")],
    [64, true],
  );
  assert.deepEqual([seen.text, seen.kept], ["Guest", 0]);
  const files = page.requests.filter((url) => !url.startsWith("data:")).map((url) => url.slice(page.home.length));
  assert.deepEqual(files, ["guest.html", "rules/goishi_rules.js", `rules/${WASM}`]);
});

test("a wasm of another build is refused in a sentence", async () => {
  const page = await guest(
    pageWith(`<script type="module">
    import init, { initSync } from "./rules/goishi_rules.js";
    const file = new Uint8Array(await (await fetch("./rules/${WASM}")).arrayBuffer());
    const given = file.slice();
    given[given.length - 1] ^= 1;
    const said = [await init({ module_or_path: given }).catch(({ message }) => message)];
    try { initSync({ module: given }); } catch ({ message }) { said.push(message); }
    await init({ module_or_path: new Response(file) });
    window.said = said;</script>`),
  );
  await page.waitForFunction(() => window.said);
  const said = await page.evaluate(() => window.said);
  assert.equal(said.length, 2);
  for (const message of said) assert.match(message, /of different builds of Goishi/);
});

test("a game that was freed says so, whatever is asked of it, and may be freed again", async () => {
  const page = await guest(
    pageWith(`<script type="module">
    import init, { Game } from "./rules/goishi_rules.js";
    await init();
    const [game, other] = [new Game("ren"), Game.load("goishi 1 ren; e5")];
    for (const each of [game, game, other]) each.free();
    const calls = ["play", "undo", "check", "legalMoves", "forbidden", "status", "record"];
    window.said = [game, other].flatMap((each) => calls.map((name) => {
      try { return String(each[name]("e5")); } catch ({ code, message }) { return code + ": " + message; }
    }));
    window.next = new Game("ren").play("e5").ply;</script>`),
  );
  await page.waitForFunction(() => window.next);
  const said = await page.evaluate(() => window.said);
  assert.equal(said.length, 14);
  for (const each of said) assert.match(each, /^freed: this game was freed/);
});

test("the README says what each line gives", async () => {
  const [code] = snippets("The JavaScript library", "js");
  const told = code.replace(/^( *)(?!const )(\S.*?); +\/\/ (.+)$/gm, "$1told.push([$2, $3]);");
  const page = await guest(pageWith(`<script type="module">const told = [];\n${told}\nwindow.told = told;</script>`));
  await page.waitForFunction(() => window.told);
  const lines = await page.evaluate(() => window.told);
  assert.ok(lines.length >= 9, `only ${lines.length} lines say what they give`);
  for (const [given, said] of lines) assert.deepEqual(given, said);
});

test("every position of a whole game of every rule set has the fields that the native tool prints", () => {
  const folder = inRepo("tests/playthroughs/");
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".txt"))) {
    const [text, plies] = readFileSync(new URL(name, folder), "utf8").replaceAll("\r", "").split("\n---\n");
    const wanted = plies.match(/^\d+ \S+ \{.*\}$/gm).map((line) => {
      const [, ply, move, fields] = line.match(/^(\d+) (\S+) (.+)$/);
      return { ply: Number(ply), move: move === "start" ? null : move, ...JSON.parse(fields) };
    });
    const whole = Game.load(text);
    const game = new Game(text.split("\n")[0].split(" ")[2]);
    const seen = [
      game.status(),
      ...text
        .split("\n\n")[1]
        .trim()
        .split(/\s+/)
        .map((move) => game.play(move)),
    ];
    assert.deepEqual(
      seen.map(({ board, ...rest }) => rest),
      wanted,
      name,
    );
    assert.deepEqual(
      [whole.record(), whole.status()],
      [game.record(), game.status()],
      "loaded from its record it is the same game",
    );
  }
});

/** What an attempt throws: its class, code and the rest; or that it throws nothing. */
const caught = (attempt) => {
  try {
    return `nothing was thrown: ${attempt()}`;
  } catch (error) {
    const { code, rule, line, token, message } = error;
    return {
      is: error.constructor.name,
      code,
      rule,
      line,
      token,
      message,
      isError: error instanceof Error && message.length > 0,
    };
  }
};

test("check says why not, play throws a real Error with the rule, and the game stays as it was", () => {
  const game = new Game("rin");
  game.play("3,12");
  const before = [game.record(), game.status()];
  for (const token of ["3,12", "pass", "swap", "16,0", "", "h8", "(", "3,3 4,4"])
    assert.equal(caught(() => game.play(token)).message, game.check(token), token);
  assert.deepEqual([game.record(), game.status()], before);
  assert.match(game.check("3,12"), /occupied \(Rin, .+\)$/);
  assert.deepEqual([game.check("0,0"), game.check("resign")], [undefined, undefined]);
});

test("Renju: forbidden points are listed while Black is to move, fouls lose or are refused, and claims are for players", () => {
  const none = { overline: [], double_four: [], double_three: [] };
  const classical = load("renju-classical", "h8 g7 j8 a1 i9 a3 i10 a5");
  const rif = load("renju-rif", "h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5");
  const players = load("renju-rif:referee=players", "h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5 i8");
  assert.deepEqual([classical.forbidden(), rif.status().forbidden], Array(2).fill({ ...none, double_three: ["i8"] }));
  assert.match(classical.check("i8"), /double-three \(/);
  assert.deepEqual(
    [classical.legalMoves().includes("i8"), rif.legalMoves().includes("i8"), rif.legalMoves().includes("c3=")],
    [false, true, true],
  );
  const { status, by } = rif.play("i8");
  assert.deepEqual([status, by], ["white", "double-three"]);
  assert.deepEqual([players.status().status, players.play("claim:white").by], ["playing", "double-three"]);
  classical.play("a7");
  for (const game of [classical, load("ren", "e5"), load("rin", "")]) assert.deepEqual(game.forbidden(), none);
});

test("Ren: weak stones, the niban, points and nine in a box are in the position", () => {
  const { weak, replaceable, captured, niban, score, rui } = load("ren", "e7 e6 d6 d5 f6 f5 e8 e4 e5").status();
  assert.deepEqual(
    { weak, replaceable, captured, niban, score, rui },
    {
      weak: ["d6", "f6"],
      replaceable: ["d6", "f6"],
      captured: ["e6"],
      niban: "e6",
      score: { black: 1, white: 0 },
      rui: 0,
    },
  );
  const nine = load("ren:size=8", "h1 a8 g1 b8 f1 c8 e1 a7 e3 c7 g3 a6 e5 b6 g5 c6 h8").play("b7");
  assert.deepEqual([nine.status, nine.by, nine.phase, nine.score], ["white", "nine", "over", { black: 0, white: 11 }]);
});

test("a finished game says so; games are apart from each other", () => {
  const [one, two] = [new Game("rin:size=8"), new Game("rin:size=8")];
  one.play("0,0");
  const { status, by, phase, to_move: color, left } = one.play("resign");
  two.play("7,7");
  assert.deepEqual([status, by, phase, color, left, one.legalMoves()], ["black", "resign", "over", null, 0, []]);
  assert.deepEqual(
    [one.record(), two.record()],
    ["goishi 1 rin:size=8\n\n0,0 resign\n", "goishi 1 rin:size=8\n\n7,7\n"],
  );
});

test("every error is a real one with a code of the list, and the game goes on after it", () => {
  const game = new Game("renju-classical");
  game.play("h8");
  const strange = [
    undefined,
    null,
    5,
    NaN,
    5n,
    true,
    {},
    [],
    ["h9"],
    () => "h9",
    Symbol("h9"),
    { toString: () => "h9" },
    new String("h9"),
    new Proxy({}, {}),
  ];
  for (const value of strange) {
    for (const attempt of [
      () => game.play(value),
      () => game.check(value),
      () => new Game(value),
      () => new Game("rin", value ?? null),
      () => Game.load(value),
    ]) {
      const { is, code, isError } = caught(attempt);
      assert.deepEqual([is, code, isError], ["TypeError", "bad-argument", true]);
    }
  }
  const long = "h".repeat(3e6);
  for (const attempt of [() => game.play(long), () => game.check(long), () => new Game(long), () => Game.load(long)])
    assert.equal(caught(attempt).code, "bad-argument");
  const codes = (attempt, ...names) => names.map((name) => caught(attempt)[name]);
  assert.deepEqual(
    codes(() => new Game("chess"), "code"),
    ["bad-rules"],
  );
  assert.deepEqual(
    codes(() => new Game("renju-rif", "black h8 h8; white to play"), "code"),
    ["bad-setup"],
  );
  assert.deepEqual(
    codes(() => game.play("<b>".repeat(30)), "code", "token"),
    ["bad-token", `${"<b>".repeat(13)}<…`],
  );
  assert.deepEqual(
    codes(() => game.play("\ud800"), "code"),
    ["bad-token"],
  );
  assert.deepEqual(
    codes(() => game.play("a1"), "code", "rule"),
    ["illegal", "overview, Play"],
  );
  assert.deepEqual(
    codes(() => load("renju-classical", "h8 a1"), "code", "line", "token", "rule"),
    ["bad-record", 3, "a1", "overview, Play"],
  );
  assert.deepEqual(
    codes(() => Game.load("goishi 1 rin\ncolour: red\n\n"), "code", "line", "token", "rule"),
    ["bad-record", 2, "colour: red", undefined],
  );
  assert.deepEqual(
    [game.record(), game.play("h9").ply, game.play("resign").by],
    ["goishi 1 renju-classical\n\nh8\n", 2, "resign"],
  );
  assert.deepEqual(
    codes(() => game.play("h7"), "code", "rule"),
    ["game-over", "overview, Objective"],
  );
  assert.deepEqual([game.undo().ply, game.undo().ply, game.undo().ply, game.undo().ply], [2, 1, 0, 0]);
});

test("the example page plays every rule set, refuses with the rule, and axe finds nothing wrong", async () => {
  const page = await open({ path: "examples/library.html", waits: false, viewport: { width: 360, height: 740 } });
  const point = (name) => `[aria-label^="${name} "]`;
  await page.waitForSelector(point("h8"));
  const text = async () => (await page.textContent("body")).replace(/\s+/g, " ");
  for (const name of "a1 h8 g7 j8 a1 i9 a3 i10 a5".split(" ")) await page.click(point(name));
  assert.match(await text(), /goishi 1 renju-classical h8 g7 j8 a1 i9 a3 i10 a5/);
  assert.deepEqual(await page.locator(".forbidden").allTextContents(), ["×"]);
  await page.click(point("i8"));
  assert.match(await text(), /double-three \(overview, Play\)/);
  await shot(page, "library-renju");
  assert.deepEqual(await accessibility(page), []);
  const rules = page.locator("select");
  for (const id of await rules.locator("option").allTextContents()) {
    await rules.selectOption(id);
    const names = await page
      .locator("button[aria-label]")
      .evaluateAll((all) => all.map((it) => it.getAttribute("aria-label").split(" ")[0]));
    await page.click(point(names[Math.floor(names.length / 2) + (/^(ren:|rin)/.test(id) ? 3 : 0)]));
    assert.match(await text(), new RegExp(`goishi 1 ${id.replace(/[:=,]/g, ".")} \\S+`), id);
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
      `${id} fits a phone`,
    );
  }
});
