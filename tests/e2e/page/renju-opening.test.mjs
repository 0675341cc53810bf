// The opening of every Renju rule set: what is asked of whom, which decisions are there, and how the board shows it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, RULES } from "../support/games.mjs";
import { hover, load, newGame, painted, play, press, put } from "../support/hands.mjs";
import { open, shot } from "../support/harness.mjs";
import { cell, part } from "../support/parts.mjs";
import { brightness, colorAt, keepTexts, toneAt } from "../support/pixels.mjs";
import { look, shows, unsaid } from "../support/view.mjs";
import { say, telling, word } from "../support/words.mjs";

const CLAIMS = "claim-black claim-white";
const declarations = (most) => Array.from({ length: most }, (_, i) => `declare-${i + 1}`).join(" ");
const OPENING = (who, stone, place) => `OpeningStone ${who} ${stone} ${place}`;

/** Of each opening: what is pressed, what is asked then, and which decisions are there. */
const OPENINGS = {
  "renju-rif": [
    ["h8", OPENING("Black", "AWhiteStone", "BesideCentre"), "resign"],
    ["i9", OPENING("Black", "AStone", "InMiddle"), "offer resign"],
    ["j10", "ChooseColours White", "swap stay resign"],
    ["swap", "FourthStone White", "pass offer resign"],
    ["a15", "ProposeFifths Black", "resign"],
    ["g7", "OneMoreOrSame", "resign"],
    ["o1", "ChooseFifth White", "resign"],
    ["g7", "ToPlay White", "pass offer resign"],
  ],
  "renju-rif:referee=players": [
    ["h8", OPENING("Black", "AWhiteStone", "BesideCentre"), `${CLAIMS} resign`],
    ["h9", OPENING("Black", "AStone", "InMiddle"), `${CLAIMS} offer resign`],
    ["j10", "ChooseColours White", `swap stay ${CLAIMS} resign`],
    ["stay", "FourthStone White", `${CLAIMS} pass offer resign`],
  ],
  "renju-pritchard": [
    ["h8", "ToPlay White", "resign"],
    ["a1", "ToPlay Black", "resign"],
  ],
  "renju-classical": [
    ["h8", OPENING("White", "AStone", "BesideCentre"), "resign"],
    ["g7", OPENING("Black", "AStone", "InMiddle"), "resign"],
    ["f10", "ToPlay White", "resign"],
  ],
  "renju-classical-swap": [
    ["h8", OPENING("Black", "AWhiteStone", "BesideCentre"), "resign"],
    ["i9", OPENING("Black", "AStone", "InMiddle"), "resign"],
    ["f6", "ChooseColours White", "swap stay resign"],
    ["stay", "SecondWhiteStone White", "resign"],
    ["a1", "PutTwoStones Black", "resign"],
    ["g9", "OneMoreOrSame", "resign"],
    ["i7", "RemoveOneStone White", "resign"],
    ["i7", "ThirdWhiteStone White", "resign"],
  ],
  "renju-free": [
    ["h8", OPENING("White", "AStone", "InMiddle"), "resign"],
    ["f10", OPENING("Black", "AStone", "OutsideMiddle"), "resign"],
    ["k8", "ToPlay White", "resign"],
  ],
  "renju-taraguchi10": [
    ["h8", "ChooseColours White", "swap stay resign"],
    ["swap", OPENING("White", "AStone", "BesideCentre"), "resign"],
    ["i9", "ChooseColours Black", "swap stay resign"],
    ["stay", OPENING("Black", "AStone", "InMiddle"), "resign"],
    ["j10", "ChooseColours White", "swap stay resign"],
    ["stay", OPENING("White", "AStone", "InSeven"), "resign"],
    ["k11", "ChooseColoursOrTen Black", "swap stay resign"],
    ["a1", "ProposedSoFar Black 1 10", "swap stay resign"],
    ["a1", "ChooseColoursOrTen Black", "swap stay resign"],
    ["a1/b3/c5/d8/e1/f3/g4/h2/o15/n12", "ChooseFifthOf White 10", "resign"],
    ["o15", "OpeningStoneAnywhere White AStone", "resign"],
  ],
  "renju-tarannikov": [
    ["h8", "ChooseColours White", "swap stay resign"],
    ["stay", OPENING("White", "AStone", "BesideCentre"), "resign"],
    ["i9", "ChooseColours Black", "swap stay resign"],
    ["stay", OPENING("Black", "AStone", "InMiddle"), "resign"],
    ["j10", "ChooseColours White", "swap stay resign"],
    ["stay", OPENING("White", "AStone", "InSeven"), "resign"],
    ["k11", "ChooseColours Black", "swap stay resign"],
    ["stay", OPENING("Black", "AStone", "InNine"), "resign"],
  ],
  "renju-soosyrv8": [
    ["h8", OPENING("Black", "AWhiteStone", "BesideCentre"), "resign"],
    ["h9", OPENING("Black", "AStone", "InMiddle"), "resign"],
    ["h10", "ChooseColours White", "swap stay resign"],
    ["stay", "OpeningStoneAnywhere White AStone", "resign"],
    ["h11", "DeclareFifths White 8", `${declarations(8)} resign`],
    ["fifths:3", "ChooseColours Black", "swap stay resign"],
    ["swap", "ProposeMany Black 3", "resign"],
    ["c3/d5/e6", "ChooseFifthOf White 3", "resign"],
  ],
  "renju-yamaguchi": [
    ["h8", OPENING("Black", "AWhiteStone", "BesideCentre"), "resign"],
    ["h9", OPENING("Black", "AStone", "InMiddle"), "resign"],
    ["h10", "DeclareFifths Black 12", `${declarations(12)} resign`],
    ["fifths:1", "ChooseColours White", "swap stay resign"],
    ["stay", "OpeningStoneAnywhere White AStone", "resign"],
    ["h11", "FifthStone Black", "resign"],
  ],
  gomoku: [
    ["a1", "ToPlay White", "resign"],
    ["b2", "ToPlay Black", "resign"],
  ],
  "gomoku-standard": [["a1", "ToPlay White", "resign"]],
  "gomoku-swap2": [
    ["a1", "OpeningStoneAnywhere Black AWhiteStone", "resign"],
    ["b3", "OpeningStoneAnywhere Black AStone", "resign"],
    ["c5", "ChooseColoursOrMore White", "swap stay two-more resign"],
    ["more", "OpeningStoneAnywhere White AStone", "resign"],
    ["d7", "OpeningStoneAnywhere White ABlackStone", "resign"],
    ["e9", "ChooseColours Black", "swap stay resign"],
  ],
};

/** What is asked for first, where it is not a stone on the centre. */
const FIRST = {
  gomoku: "ToPlay Black",
  "gomoku-standard": "ToPlay Black",
  "gomoku-swap2": "OpeningStoneAnywhere Black AStone",
};

test("the sheet starts every rule set, and its opening asks the right person for the right thing, also by ear", async () => {
  const page = await open();
  const titles = [];
  for (const [rules, steps] of Object.entries(OPENINGS)) {
    await newGame(page, rules);
    titles.push((await shows(page, { sentence: say(FIRST[rules] ?? OPENING("Black", "AStone", "OnCentre")) })).title);
    for (const [token, asked, decisions] of steps) {
      await play(page, token);
      const { live, decisions: seen } = await shows(
        page,
        { sentence: say(asked), notice: "" },
        `${rules}: after ${token}`,
      );
      assert.equal(seen.replace(/^lay /, ""), decisions, `${rules}: after ${token}, beside the sheet of patterns`);
      assert.ok(live.endsWith(say(asked)), live);
    }
  }
  const names = [
    ...["Rif", "RifPlayers", "Pritchard", "Classical", "ClassicalSwap", "Free"],
    ...["Taraguchi", "Tarannikov", "Soosyrv", "Yamaguchi", "Gomoku", "GomokuStandard", "GomokuSwap2"],
  ];
  assert.deepEqual(
    titles,
    names.map((name) => `Renju ${word(`Name${name}`)}`),
  );
  await shot(page, "renju-opening");
});

test("a stone in the wrong place is refused with its rule, and the game stays", async () => {
  const page = await open();
  for (const [rules, moves, point, why, rule] of [
    ["renju-rif", "", "h9", "WhyNotTheCentre", "RIF 4.2"],
    ["renju-rif", "h8 h9 h10", "a1", "WhyColoursDue", "RIF 12.5"],
    ["renju-rif", "h8 h9 h10 stay a1 c3/d4", "e5", "WhyNotProposed", "RIF 12.7"],
    ["renju-free", "h8 h9", "j8", "WhyNotOutsideTheMiddle", "*"],
  ]) {
    await load(page, rules, moves);
    const before = await look(page);
    await put(page, point);
    const now = await look(page);
    const said = say(`${point}: ${why}`);
    assert.equal(now.notice, rule === "*" ? `${said}.` : `${said} (${rule}).`);
    assert.equal(now.alert, now.notice, "it is also said");
    assert.deepEqual(unsaid(now), unsaid(before));
  }
});

test("two fifths: the same point again takes the first away, an equal pair is refused, two others are shown", async () => {
  const page = await open();
  await load(page, "renju-rif", "h8 h9 h10 stay h11");
  await put(page, "g7");
  await shows(page, { proposed: ["g7"] });
  await put(page, "g7");
  await shows(page, { proposed: [], sentence: say("ProposeFifths Black") });
  await put(page, "g7", "i7");
  const refused = await shows(page, { proposed: ["g7"] }, "the first one stays, for another beside it");
  assert.ok(refused.notice.includes(word("WhyEqualPair")), refused.notice);
  await put(page, "f6");
  await shows(page, { proposed: ["f6", "g7"], moves: [...refused.moves, "g7/f6"], notice: "", board: refused.board });
  await put(page, "f6");
  await shows(page, { proposed: [], last: "f6", sentence: say("ToPlay White") });
  assert.equal(await page.getAttribute(cell("g7"), "aria-label"), `g7, ${word("Empty")}`);
  await load(page, "renju-rif", "h8 h9 h7 stay h6");
  await put(page, "g8", "g7");
  assert.match((await look(page)).notice, telling("WhyEqualPair"), "also by a mirror off the centre");
});

test("classical with swap: both stones lie on the board until White takes one away, and its point is free", async () => {
  const page = await open();
  await load(page, "renju-classical-swap", "h8 h9 h10 swap h11");
  const black = async () => (await look(page)).board.split("x").length - 1;
  await put(page, "g7", "i7");
  await shows(page, { removable: ["g7", "i7"], notice: "" }, "also if symmetric");
  assert.equal(await black(), 4);
  await put(page, "g7");
  assert.equal(await black(), 3);
  await put(page, "g7");
  await shows(page, { last: "g7", removable: [] });
});

test("after a swap the persons have changed sides, and the page says who is who", async () => {
  const page = await open();
  const seats = (black, white) => [`NameAndSeat Black ${black}`, `NameAndSeat White ${white}`].map((it) => say(it));
  await load(page, "renju-rif", "h8 h9 h10");
  await shows(page, { players: seats("FirstPlayer", "SecondPlayer"), due: "01" });
  await press(page, "swap");
  await shows(page, { players: seats("SecondPlayer", "FirstPlayer"), due: "01" });
  await press(page, "undo", "stay");
  await shows(page, { players: seats("FirstPlayer", "SecondPlayer") });
  await load(page, "renju-classical", "h8");
  await shows(page, { players: [word("Black"), word("White")] }, "where no colours are chosen, they are the names");
});

test("the opening has its name, in kanji too, once three stones are down", async () => {
  const page = await open();
  for (const [moves, kanji, opening] of [
    ["h8 h9 h10", "寒星", "Opening: Kansei (D1)"],
    ["h8 g7 f6", "長星", "Opening: Chosei (I1)"],
  ]) {
    await load(page, "renju-rif", moves, { ply: 2 });
    await shows(page, { kanji: "", opening: "" });
    await press(page, "next");
    const { live } = await shows(page, { kanji, opening });
    assert.ok(live.includes(opening.replace("Opening: ", "")), live);
  }
  assert.equal(await page.getAttribute(part("kanji"), "lang"), "ja");
  await load(page, "renju-free", "h8 i9 m3");
  await shows(page, { kanji: "", opening: "" }, "other stones have no name");
});

test("the labels are a to o at the bottom and 1 to 15 on the left, and every point is called as they say", async () => {
  const page = await open({ init: keepTexts });
  await painted(page);
  await page.evaluate(() => {
    window.texts = [];
  });
  await load(page, "renju-free", "");
  await painted(page);
  const [texts, width, side] = await page.evaluate(() => [
    window.texts,
    cells()[0].getBoundingClientRect().width,
    the("canvas").width,
  ]);
  const files = texts.filter(([text]) => /[a-o]/.test(text)).sort((a, b) => a[1] - b[1]);
  const ranks = texts.filter(([text]) => /\d/.test(text)).sort((a, b) => b[2] - a[2]);
  assert.equal(files.map(([text]) => text).join(""), "abcdefghijklmno", "from the left");
  assert.equal(ranks.map(([text]) => text).join(" "), "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "from the bottom");
  assert.ok(
    files.every(([, , y]) => y > side - width && y < side) && ranks.every(([, x]) => x > 0 && x < width),
    "along the edge",
  );
  const names = await page.evaluate(() =>
    [...document.querySelectorAll(".row")].map((row) => [...row.children].map((it) => it.ariaLabel.split(",")[0])),
  );
  assert.deepEqual(
    names,
    Array.from({ length: 15 }, (_, row) => [..."abcdefghijklmno"].map((file) => `${file}${15 - row}`)),
    "a1 is bottom left",
  );
});

test("five dots for orientation, and the middle is highlighted in the three games that want it", async () => {
  const page = await open();
  for (const rules of RULES[gameOf("renju-rif")]) {
    await load(page, rules, "");
    await hover(page);
    // Just inside its edge and just outside.
    const [inside, outside] = [await colorAt(page, "f10", -0.35, -0.35), await colorAt(page, "e11", 0.35, 0.35)].map(
      brightness,
    );
    assert.equal(inside - outside > 8, /classical|free/.test(rules), `${rules}: ${inside} ${outside}`);
  }
  const isDotted = async (name) => (await toneAt(page, name, 0.06, 0.06)) < 100;
  for (const name of ["h8", "d4", "d12", "l4", "l12"]) assert.ok(await isDotted(name), name);
  for (const name of ["d8", "h4"]) assert.ok(!(await isDotted(name)), name);
});

// So far from the centre lies the edge of where the next stone must lie; `out` if it must lie outside.
const LIMITS = [
  ["renju-rif", "", 0],
  ["renju-rif", "h8", 1],
  ["renju-rif", "h8 i9", 2],
  ["renju-free", "h8", 2],
  ["renju-free", "h8 i9", 2, "out"],
  ["renju-tarannikov", "h8 stay i9 stay j10 stay", 3],
  ["renju-tarannikov", "h8 stay i9 stay j10 stay k11 stay", 4],
];

for (const theme of ["wood", "paper", "dark", "contrast", "forced"]) {
  test(`${theme}: where the opening holds the next stone to is framed, as long as it does`, async () => {
    const page = await open({
      path: `?theme=${theme === "forced" ? "auto" : theme}`,
      forcedColors: theme === "forced" ? "active" : "none",
    });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
    await page.mouse.move(1, 1);
    // Halfway between two lines, on the frame's left edge, beyond it and within it.
    const tones = async (far) => {
      const tone = (aside) => toneAt(page, "h8", -far - 0.5 + aside, 0.25);
      return [await tone(0), await tone(-0.2), await tone(0.2)];
    };
    for (const [rules, moves, far, out] of LIMITS) {
      await load(page, rules, moves);
      const [edge, beyond, within] = await tones(far);
      assert.ok(beyond - edge > 50 && within - edge > 50, `${rules} ${moves}: ${edge} between ${beyond} and ${within}`);
      if (out) assert.ok(beyond - within > 10, `what is closed is shaded: ${within} ${beyond}`);
      await shot(page, `limit-${theme}-${rules}-${moves.split(" ").filter(Boolean).length}`);
    }
    await load(page, "renju-rif", "h8 i9 j10");
    const [edge, beyond, within] = await tones(2);
    assert.ok(Math.abs(beyond - edge) < 15 && Math.abs(within - edge) < 15, `no frame: ${edge} ${beyond} ${within}`);
  });
}
