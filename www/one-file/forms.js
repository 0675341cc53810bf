// A frame that may send no forms does not even close a sheet by one, nor tell of a move that was typed. The forms of the page send
// nothing anywhere: here they are told of in the same way as ever, but without being sent.

/** Does what the browser does with a form that is sent: by a button, or by the Enter key where there is none. */
function send(form, submitter = null) {
  if (!submitter?.formNoValidate && !form.reportValidity()) return;
  const goesOn = form.dispatchEvent(new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true }));
  if (goesOn) form.closest("dialog")?.close();
}

addEventListener("click", (event) => {
  const button = event.target.closest?.("form button");
  if (button?.type !== "submit" || event.defaultPrevented) return;
  event.preventDefault();
  send(button.form, button);
});

addEventListener("keydown", (event) => {
  const { form } = event.target;
  if (event.key !== "Enter" || event.isComposing || !form || form.querySelector("button, textarea")) return;
  event.preventDefault();
  send(form);
});
