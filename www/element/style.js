// How a board and what stands beside it look. Text has the colour of the page around it; what starts with --goishi- is the page's to set.
const CSS = `
:host { display: block; direction: ltr; inline-size: 100%; max-inline-size: 36rem; margin-inline: auto; -webkit-tap-highlight-color: transparent; }
:host([hidden]) { display: none; }
:host([theme="dark"]) { color-scheme: dark; }
:host(:is([theme="wood"], [theme="paper"], [theme="contrast"])) { color-scheme: light; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.root {
  --accent: var(--goishi-accent, light-dark(#9a3b26, #e07a5f));
  --on-accent: var(--goishi-on-accent, light-dark(#fff, #1d1a17));
  --muted: color-mix(in srgb, currentColor 78%, transparent);
  --hairline: color-mix(in srgb, currentColor 24%, transparent);
  --soft: color-mix(in srgb, currentColor 10%, transparent);
  --radius: var(--goishi-radius, 8px);
  display: grid; gap: 10px; color: var(--goishi-ink, inherit);
  font: var(--goishi-font, 15px/1.45 system-ui, sans-serif);
}
.board { caret-color: light-dark(#000, #fff); position: relative; inline-size: 100%; aspect-ratio: 1; overflow: hidden; border-radius: var(--radius); background: #dcae66; box-shadow: var(--goishi-shadow, 0 3px 16px rgb(60 35 5 / 0.22)); touch-action: manipulation; user-select: none; -webkit-user-select: none; }
[data-theme="dark"] .board { background: #b08243; }
:is([data-theme="paper"], [data-theme="contrast"], [data-theme="forced"]) .board { background: #ecdcb9; box-shadow: none; }
:is([data-theme="paper"], [data-theme="contrast"], [data-theme="forced"]) .board::after { content: ""; position: absolute; inset: 0; border: 1px solid #0003; border-radius: inherit; pointer-events: none; }
.root[data-bare] .board { background: none; box-shadow: none; }
.root[data-bare] .board::after { display: none; }
.waiting .board { overflow: auto; background: none; box-shadow: none; user-select: auto; -webkit-user-select: auto; }
.waiting { font: inherit; }
.room { block-size: 36px; }
:host([interactive]:not([controls])) .room { block-size: 68px; }
:host([controls="none"]) .room { display: none; }
canvas { position: absolute; inset: 0 auto auto 0; }
.grid { position: absolute; display: flex; flex-direction: column; }
.row { flex: 1; display: flex; min-height: 0; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--hairline); border-radius: var(--radius); min-height: 36px; min-width: 36px; padding: 0 12px; cursor: pointer; }
button:hover { border-color: currentColor; }
button.cell { flex: 1; min-height: 0; min-width: 0; padding: 0; border: 0; border-radius: 3px; }
[data-reads] button.cell { cursor: default; }
.cell:focus { outline: none; }
.cell:focus-visible { outline: 3px solid #1d5fa8; outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff; }
button:not(.cell):focus-visible { outline: 3px solid #3a7bc8; outline-offset: 2px; }
button[aria-disabled="true"] { opacity: 0.5; cursor: default; }
button[aria-disabled="true"]:hover { border-color: var(--hairline); }
.primary { background: var(--accent); color: var(--on-accent); border-color: var(--accent); font-weight: 600; }
p, ol { margin: 0; padding: 0; overflow-wrap: anywhere; }
.sentence { font-weight: 600; }
[data-over] .sentence { font-family: Georgia, serif; }
.effect, .comment, .back { color: var(--muted); }
.comment { border-inline-start: 3px solid var(--hairline); padding-inline-start: 10px; white-space: pre-line; }
.notice { display: flex; gap: 8px; align-items: flex-start; border-inline-start: 3px solid var(--accent); padding-inline-start: 10px; }
.notice p { flex: 1; padding-block: 6px; }
.question { font-weight: 600; }
.choices, .tools, .steps { display: flex; flex-wrap: wrap; gap: 8px; }
.choices button { flex: 1 0 auto; border-color: var(--accent); }
.choices [aria-pressed="true"]::before { content: "✓ "; }
.steps { gap: 0; }
.steps button { flex: 1; border-radius: 0; margin-inline-start: -1px; padding: 0 4px; font-size: 20px; line-height: 1; }
.steps button:first-child { border-start-start-radius: var(--radius); border-end-start-radius: var(--radius); margin-inline-start: 0; }
.steps button:last-child { border-start-end-radius: var(--radius); border-end-end-radius: var(--radius); }
.autoplay::before { content: ""; display: inline-block; width: 11px; height: 13px; background: currentColor; clip-path: polygon(0 0, 100% 50%, 0 100%); }
.autoplay[aria-pressed="true"]::before { clip-path: polygon(0 0, 35% 0, 35% 100%, 65% 100%, 65% 0, 100% 0, 100% 100%, 0 100%); }
.players { display: flex; flex-wrap: wrap; gap: 4px 20px; }
.player { flex: 1 0 auto; max-width: 100%; display: flex; align-items: center; gap: 8px; }
.player[data-due] .name { font-weight: 600; }
.player[data-due] .name::after { content: " •"; color: var(--accent); }
.stone { flex: none; width: 18px; height: 18px; border-radius: 50%; border: 1px solid var(--muted); background: radial-gradient(circle at 32% 32%, #fff, #f3eee3 55%, #cfc6b4); }
.black > .stone { background: radial-gradient(circle at 32% 32%, #6a6661, #211f1e 65%, #121110); }
.name { overflow: hidden; text-overflow: ellipsis; }
.count, .clock { margin-inline-start: auto; font: 600 16px/1 ui-monospace, monospace; font-variant-numeric: tabular-nums; }
.clock { margin-inline-start: 0; }
.moves { position: relative; list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); max-height: 11em; overflow-y: auto; overscroll-behavior: auto; }
.moves li { display: flex; flex-wrap: wrap; align-items: center; }
.moves li.wide { grid-column: span 2; }
.move { flex: 1; display: flex; align-items: center; gap: 6px; min-height: 28px; border: 0; padding: 0 4px; font: 14px/1 ui-monospace, monospace; border-radius: 6px; }
.move::before { content: attr(data-number); color: var(--muted); font-size: 13px; min-width: 3ch; text-align: right; }
.move::after { content: ""; order: -1; flex: none; width: 9px; height: 9px; border-radius: 50%; border: 1px solid var(--muted); background: #fdfaf2; }
.black > .move::after { background: #121110; }
.branch { min-height: 28px; border: 0; padding: 0 6px; font-size: 13px; color: var(--muted); text-decoration: underline dotted; }
.move[aria-current="step"] { background: var(--soft); font-weight: 700; }
.advice { display: grid; gap: 4px; }
.advice ol { list-style: none; display: grid; gap: 2px; }
.trouble { border: 1px solid var(--hairline); border-inline-start: 3px solid var(--accent); border-radius: var(--radius); padding: 10px 14px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (pointer: coarse) {
  button:not(.cell) { min-height: 44px; min-width: 44px; }
  .room { block-size: 44px; }
  :host([interactive]:not([controls])) .room { block-size: 130px; }
}
@media (forced-colors: active) {
  .stone, .move::after { forced-color-adjust: none; }
  button[aria-disabled="true"] { color: GrayText; opacity: 1; }
  .autoplay::before { background: ButtonText; }
}
@media print { .steps, .tools, .choices, .grid, .notice { display: none; } }
`;

let sheet;

/** One style sheet for all boards: a strict content security policy lets this one in. */
export function styleSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
