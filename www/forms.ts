// A frame that may send no forms does not even close a sheet by one, nor tell of a move that was typed. The forms of the page send
// nothing anywhere: here they do what they always do, but without being sent.

/** Does what the browser does with a form that is sent: by a button, or by the Enter key where there is none. */
function send(form: HTMLFormElement, submitter: HTMLButtonElement | null): void {
  if (!submitter?.formNoValidate && !form.reportValidity()) return;
  const goesOn = form.dispatchEvent(new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true }));
  if (goesOn) form.closest("dialog")?.close();
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>("form button") : null;
  if (button?.type !== "submit" || !button.form || event.defaultPrevented) return;
  event.preventDefault();
  send(button.form, button);
}

function onKeyDown(event: KeyboardEvent): void {
  const form = event.target instanceof HTMLInputElement ? event.target.form : null;
  if (event.key !== "Enter" || event.isComposing || !form || form.querySelector("button, textarea")) return;
  event.preventDefault();
  send(form, null);
}

/** From now on no form of the page is sent. */
export function sendFormsWithoutNetwork(): void {
  addEventListener("click", onClick);
  addEventListener("keydown", onKeyDown);
}
