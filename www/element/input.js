// What a visitor does with a board, for the program: it decides what that means.

/** Keys in the list of moves. */
const STEPS = { ArrowLeft: "previous", ArrowUp: "previous", ArrowRight: "next", ArrowDown: "next", Home: "first", End: "last" };

/** Hears all that happens in `view` until `signal` is aborted; `run` lets the program do something. */
export function listen(view, run, signal) {
  let pointer = "";
  /** Where on the board an event was, in pixels of the page. */
  const place = (event) => {
    const { left, top } = view.board.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const at = (element) => element?.dataset?.at;

  const heard = {
    click(event) {
      const { target, detail } = event;
      // A click without a pointer comes from Enter or the space bar on a cell.
      if (at(target) && detail === 0) return run((board) => board.choose(at(target)));
      if (!view.board.contains(target)) return press(target.closest("button"), detail, run);
      // The second click of a double click means nothing; fingers tap as they like.
      if (detail < 2 || pointer === "touch") run((board) => board.press(...place(event), pointer));
    },
    pointerdown(event) {
      pointer = event.pointerType;
    },
    pointermove(event) {
      if (event.pointerType !== "touch" && view.board.contains(event.target)) run((board) => board.hover(...place(event)));
    },
    focusin({ target }) {
      if (at(target)) run((board) => board.reach(at(target), target.matches(":focus-visible") ? "keyboard" : "mouse"));
    },
    focusout({ target, relatedTarget }) {
      if (at(target) && !at(relatedTarget)) run((board) => board.leave());
    },
    keydown(event) {
      key(event, at(event.target) ? "cell" : "control", run);
    },
  };
  for (const [kind, hear] of Object.entries(heard)) view.root.addEventListener(kind, hear, { signal });
  view.board.addEventListener("pointerleave", () => run((board) => board.leave()), { signal });
}

/** A button beside the board was pressed: it shows a position, takes a variation, or is a command. */
function press(button, clicks, run) {
  const { command, ply, branch } = button?.dataset ?? {};
  // The second click of a double click takes no decision, least of all on what has come under the pointer.
  if (!button || button.ariaDisabled === "true" || (clicks > 1 && button.closest(".choices"))) return;
  if (ply === undefined) run((board) => board.command(command));
  else run((board) => board.show(Number(ply), branch === undefined ? undefined : Number(branch)));
}

function key(event, place, run) {
  const step = event.target.closest(".moves") && STEPS[event.key];
  // A key that is held down plays once.
  if (place === "cell" && event.repeat && event.key === "Enter") event.preventDefault();
  run((board) => {
    const orders = step ? board.command(step) : board.key(event, place);
    if (orders) event.preventDefault();
    return orders;
  });
}
