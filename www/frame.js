// A board in a frame of somebody else's page: the address says what is on it, and messages to and from that page what happens.
// README.md describes them. What comes from outside is looked at field by field, and does nothing if one is wrong.
(() => {
  /** The version of the messages. */
  const GOISHI = 1;
  const GAME = ["rules", "moves", "ply", "side", "ai", "level", "interactive"];
  const VIEW = ["theme", "bg", "coords", "numbers", "controls", "confirm", "sound", "lang"];
  /** Those of them that the link to the page keeps. */
  const CARRIED = ["side", "ai", "level", "theme", "coords", "numbers", "confirm", "lang"];
  /** How long the parts of a message may be. */
  const LONGEST = { word: 200, record: 1 << 20, id: 64 };
  /** So many complaints a second are told; a page that sends more knows already. */
  const COMPLAINTS = 10;
  /** Longer lists of moves than this are not sent: proposals of two stones, of which there are tens of thousands. */
  const MOST_MOVES = 1000;
  /** The board never gets smaller, in pixels or as a share of the frame, even if one has to scroll then. */
  const SMALLEST = { side: 160, ofWidth: 0.7, ofHeight: 0.6 };

  const board = document.querySelector("goishi-board");
  const link = document.getElementById("open");
  const isFramed = parent !== window;

  /**
   * Who hears what happens here: the page that has asked for the frame, as far as the browser says which that was. If it does
   * not, everybody who frames us: they have chosen the game, and nothing else is told.
   */
  const audience = address(document.referrer);

  function address(page) {
    const origin = URL.canParse(page) ? new URL(page).origin : "null";
    return origin === "null" ? "*" : origin;
  }

  function tell(type, fields, origin = audience) {
    if (isFramed) parent.postMessage({ goishi: GOISHI, type, ...fields }, origin);
  }

  let isReady = false;
  let complaints = 0;
  let since = 0;

  function complain(fields, origin) {
    const now = performance.now();
    if (now - since > 1000) [complaints, since] = [0, now];
    if (complaints++ < COMPLAINTS) tell("error", fields, origin);
  }

  /** Something that cannot be done, with a word for programs. */
  class Refusal extends Error {
    constructor(code, message) {
      super(message);
      this.code = code;
    }
  }

  const isText = (longest) => (value) => typeof value === "string" && value.length <= longest;
  const isWord = isText(LONGEST.word);
  const isPly = (value) => Number.isInteger(value) && value >= 0 && value <= 1e6;
  const isId = (value) => Number.isSafeInteger(value) || isText(LONGEST.id)(value);

  /** What the page around may ask for: the fields that belong to it, and what is done then. */
  const ORDERS = {
    goto: [{ ply: isPly }, ({ ply }) => board.goTo(ply)],
    play: [{ move: isWord }, ({ move }) => board.play(move)],
    load: [{ record: isText(LONGEST.record) }, ({ record }) => board.load(record)],
    set: [Object.fromEntries(VIEW.map((name) => [name, isWord])), set],
    get: [{}, () => state()],
  };

  /** Sets what is right; what the board leaves out stays as it was. */
  async function set(fields) {
    const before = new Map(Object.keys(fields).map((name) => [name, board.getAttribute(name)]));
    const faults = [];
    const note = (event) => {
      event.stopImmediatePropagation();
      faults.push(event.detail);
    };
    board.addEventListener("error", note, { capture: true });
    for (const name of before.keys()) board.setAttribute(name, fields[name]);
    await null; // the board has looked at them by then
    board.removeEventListener("error", note, { capture: true });
    for (const { name } of faults) put(name, before.get(name));
    dress();
    lead();
    if (faults.length) throw new Refusal("bad-parameter", faults.map(({ message }) => message).join(" "));
  }

  function put(name, value) {
    if (value === null || value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }

  function state() {
    const { record, moves, ply, turn, result, legalMoves, forbidden, score, busy } = board;
    return { record, moves, ply, turn, result, legalMoves: legalMoves.length > MOST_MOVES ? null : legalMoves, forbidden, score, busy };
  }

  /** The order in a message, if everything in it is as it should be. */
  function checked({ goishi, type, id, ...fields }) {
    if (goishi !== GOISHI) throw new Refusal("bad-version", `this frame speaks version ${GOISHI}`);
    if (id !== undefined && !isId(id)) throw new Refusal("bad-field", "id is a short text or a whole number");
    if (typeof type !== "string" || !Object.hasOwn(ORDERS, type)) throw new Refusal("bad-type", `type is one of ${Object.keys(ORDERS).join(", ")}`);
    const [known, order] = ORDERS[type];
    for (const name of Object.keys(fields)) {
      if (!Object.hasOwn(known, name)) throw new Refusal("bad-field", `${type} has no field ${excerpt(name)}`);
    }
    for (const [name, isRight] of Object.entries(known)) {
      const isMissing = type === "set" && !Object.hasOwn(fields, name);
      if (!isMissing && !isRight(fields[name])) throw new Refusal("bad-field", `${type}: ${name} is missing, too long or of the wrong kind`);
    }
    return () => order(fields);
  }

  const excerpt = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

  /** Messages without our mark are somebody else's. */
  const isOurs = (data) => typeof data === "object" && data !== null && Object.hasOwn(data, "goishi");

  async function hear({ source, origin, data }) {
    if (source !== parent || !isOurs(data)) return;
    const from = origin === "null" ? "*" : origin;
    const id = isId(data.id) ? { id: data.id } : {};
    try {
      const order = checked(data);
      if (!isReady) throw new Refusal("not-ready", "wait for the message ready");
      const answer = await order();
      if (data.type === "get") tell("state", { ...answer, ...id }, from);
    } catch ({ code = "failed", message }) {
      complain({ code, message, ...id }, from);
    }
  }

  /** The parameters of the address become attributes; of two with the same name the first one counts. */
  function takeParameters() {
    const unknown = new Set();
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (![...GAME, ...VIEW].includes(name)) unknown.add(name);
      else if (!board.hasAttribute(name)) board.setAttribute(name, value);
    }
    return unknown;
  }

  /** The ground of the frame is light or dark as the board is. */
  function dress() {
    const schemes = { dark: "dark", wood: "light", paper: "light", contrast: "light" };
    document.documentElement.style.colorScheme = schemes[board.getAttribute("theme")] ?? "light dark";
  }

  /** The link leads to the same game on the page. */
  function lead() {
    const { record, moves, ply } = board;
    const query = new URLSearchParams({ rules: record.split(/\s/, 3)[2] });
    if (moves.length) query.set("moves", moves.join(" "));
    if (ply < moves.length) query.set("ply", ply);
    for (const name of CARRIED) {
      if (board.hasAttribute(name)) query.set(name, board.getAttribute(name));
    }
    link.href = `./?${query}`;
  }

  let wanted = 0;

  /** The board fills the frame. The page around hears how high the frame would have to be for a board as wide as it. */
  function fit() {
    const part = board.shadowRoot.querySelector("[part~=board]");
    if (!part) return;
    const main = document.querySelector("main");
    const beside = main.getBoundingClientRect().height - part.getBoundingClientRect().height;
    const least = Math.min(SMALLEST.ofWidth * innerWidth, SMALLEST.ofHeight * innerHeight);
    const side = Math.floor(Math.max(SMALLEST.side, least, innerHeight - beside));
    main.style.setProperty("--side", `${side}px`);
    const height = Math.ceil(innerWidth + beside);
    if (height === wanted) return;
    wanted = height;
    tell("resize", { height });
  }

  let spoken = "en";

  /** What the board is called, and the words round it, are in its language. */
  async function speak({ lang, ariaLabel }) {
    document.title = ariaLabel;
    document.documentElement.lang = lang;
    if (lang === spoken) return;
    spoken = lang;
    const { load, show } = await import("./later/words.js");
    show(await load(lang));
  }

  function watch() {
    const root = board.shadowRoot.querySelector("[part~=root]");
    const follow = () => speak(root).catch(() => {}); // then they stay English
    new MutationObserver(follow).observe(root, { attributeFilter: ["lang", "aria-label"] });
    follow();
    new ResizeObserver(() => requestAnimationFrame(fit)).observe(board);
    addEventListener("resize", fit);
    fit();
  }

  const unknown = takeParameters();
  document.documentElement.lang = navigator.language; // the board speaks as the page around it does
  dress();
  for (const type of ["move", "gameover", "remark"]) board.addEventListener(type, ({ detail }) => tell(type, detail));
  board.addEventListener("error", ({ detail }) => complain(detail));
  board.addEventListener("positionchange", lead);
  if (isFramed) addEventListener("message", hear);

  customElements.whenDefined("goishi-board").then(() => board.ready).then(() => {
    isReady = true;
    watch();
    lead();
    tell("ready", state());
    for (const name of unknown) complain({ code: "bad-parameter", name: excerpt(name), message: `there is no parameter ${excerpt(name)}` });
  }, () => {}); // the board says in its place why it cannot be there, and the error was told
})();
