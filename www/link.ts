// Goes on from the page that a link names to the one that plays. This one does not stay in the browser's history. A link without a game
// begins one of the kind that its page is named after, against the first of the computer players.
const RULES: Record<string, string> = { renju: "renju-classical", gomoku: "gomoku", ren: "ren", rin: "rin" };
const { pathname, search, hash } = location;
const rules = RULES[pathname.replace(/^.*\/|\.html$/g, "")];
const query = search || hash || !rules ? search : `?rules=${rules}&ai=white&level=1`;
location.replace(`./${query}${hash}`);
