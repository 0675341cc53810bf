// Nasty things that hostile pages say, for chance to pick from.

/** Whatever runs of this leaves a mark that `trapped` finds. */
export const SCRIPTS = [
  '<img src=x onerror="window.trapped=1;parent.trapped=1">',
  "<script>window.trapped=1</script>",
  '"><svg onload=window.trapped=1>',
  "javascript:window.trapped=1",
  "';window.trapped=1;//",
  `$${"{window.trapped=1}"}`,
  "</style><script>parent.trapped=1</script>",
  "data:text/html,<script>top.trapped=1</script>",
];

const PLAIN = `0 -1 1e9 99999999999999999999 NaN null undefined true __proto__ constructor toString ../../../etc/passwd %00 h8 3,3
  pass swap resign auto dark wood on off both black white full none steps,moves #fff red url(x) expression(1) renju-rif ren
  ren:size=8 rin rin:size=8 rin:size=1e3 de zh 字 { } &amp; = ; + javascript:0 goishi`;

export const WORDS = [
  ...SCRIPTS,
  ...PLAIN.split(/\s+/),
  ...[
    "",
    " ",
    "[object Object]",
    "\u0000",
    "\ud800",
    "\u202e",
    "\u2028",
    "h8 h8",
    "h8 i9 j10",
    "3,3 4,4",
    "goishi 1 rin\n\n3,3",
  ],
  "x".repeat(500),
  "(".repeat(300),
];

const ATTRIBUTES = `rules moves ply side ai level theme bg coords numbers controls confirm sound lang interactive src onclick onerror
  style id class __proto__ constructor is hidden slot part`;

export const NAMES = [...ATTRIBUTES.split(/\s+/), ""];

const pick = (roll, list) => list[Math.floor(roll() * list.length)];

/** A query of some of these names and words. */
export function query(roll) {
  const parts = Array.from({ length: 1 + Math.floor(roll() * 6) }, () => {
    const word = pick(roll, WORDS);
    // Some are garbled: encodeURIComponent would throw at half a character.
    const value =
      roll() < 0.8
        ? encodeURIComponent(word.replace(/\p{Surrogate}/gu, "\ufffd"))
        : `%${word.replace(/[#\s\ud800]/g, "")}`;
    return `${encodeURIComponent(pick(roll, NAMES))}=${value}`;
  });
  return parts.join("&");
}

/** The frames of a page in which a script has run that should not. */
export async function trapped(page) {
  const marks = await Promise.all(page.frames().map((each) => each.evaluate(() => window.trapped)));
  return marks.filter((mark) => mark !== undefined).length;
}
