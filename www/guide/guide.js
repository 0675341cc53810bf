// Inside the page's sheet, Escape closes the sheet also when the rules have the focus.
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  window.frameElement?.closest("dialog")?.close();
  // A frame within a confined frame sees nothing of the page, and has to ask it.
  if (!window.frameElement && parent !== window) parent.postMessage("goishi-escape", "*");
});

// And the rules look as the page does.
const page = window.frameElement?.ownerDocument.documentElement;
if (page) {
  const follow = () => (document.documentElement.dataset.theme = page.dataset.theme);
  follow();
  new MutationObserver(follow).observe(page, { attributeFilter: ["data-theme"] });
}
