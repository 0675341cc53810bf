// Writes the code of a board: as an element, a frame and a code block of Markdown. The board beside the form shows what it makes.
const form = document.querySelector("#form");
const board = document.querySelector("#board");
const said = document.querySelector("#said");
const HOME = new URL("../", location.href).href;

/** What is filled in, by the names of attributes. */
function filled() {
  const fields = [...form.elements].filter(({ name }) => name);
  const value = (field) => (field.type === "checkbox" ? (field.checked ? "on" : "") : field.value.trim());
  return fields.map((field) => [field.name, value(field)]).filter(([, value]) => value !== "");
}

const quoted = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const attribute = ([name, value]) => (value === "on" ? ` ${name}` : ` ${name}="${quoted(value.replace(/\s+/g, " "))}"`);

function element(pairs) {
  return `<script src="${HOME}goishi-board.js"></script>\n<goishi-board${pairs.map(attribute).join("")}></goishi-board>`;
}

function frame(pairs) {
  const address = quoted(`${HOME}embed.html?${new URLSearchParams(pairs)}`);
  const style = "width:100%;max-width:36rem;height:auto;aspect-ratio:4/5;border:0";
  return `<iframe src="${address}" title="Goishi" width="576" height="720" style="${style}" loading="lazy"></iframe>`;
}

/** A code block holds the game; all else stands on the script. */
function markdown(pairs) {
  const game = Object.fromEntries(pairs);
  const head = [
    `goishi 1 ${game.rules}`,
    game.setup && `setup: ${game.setup}`,
    game.problem && `problem: ${game.problem}`,
    (game.moves ?? "").replace(/\s+/g, " "),
  ];
  const others = pairs.filter(([name]) => !["rules", "setup", "problem", "moves"].includes(name));
  const data = others.map(([name, value]) => attribute([`data-${name}`, value])).join("");
  const record = head.filter((piece) => piece !== undefined).join("; ");
  const language = game.problem ? "goishi-problem" : "goishi";
  return `<script src="${HOME}goishi-board.js" data-fences${data}></script>\n\n\`\`\`${language}\n${record}\n\`\`\``;
}

let shown = [];

function show() {
  const pairs = filled();
  for (const [name] of shown) if (!pairs.some(([other]) => other === name)) board.removeAttribute(name);
  for (const [name, value] of pairs) if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  shown = pairs;
  for (const make of [element, frame, markdown]) document.querySelector(`#${make.name}`).textContent = make(pairs);
}

document.addEventListener("click", async ({ target }) => {
  const { copy } = target.dataset;
  if (!copy) return;
  await navigator.clipboard.writeText(document.querySelector(`#${copy}`).textContent);
  said.textContent = "Copied.";
});

document.querySelector("#svg").addEventListener("click", async () => {
  const file = new Blob([await board.toSVG()], { type: "image/svg+xml" });
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: "goishi.svg" });
  link.click();
  said.textContent = "Saved.";
});

form.addEventListener("input", show);
form.addEventListener("submit", (event) => event.preventDefault());
show();
