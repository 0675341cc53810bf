// Inside the page's sheet, Escape closes the sheet also when the rules have the focus.
addEventListener("keydown", (event) => {
  if (event.key === "Escape") window.frameElement?.closest("dialog")?.close();
});
