// Boards for your page, as a classic script: <script src="goishi.js"></script> defines <goishi-board>.
{
  const base = document.currentScript?.src || location.href;
  import(new URL("element/element.js", base).href).catch((error) => {
    // The element itself cannot say why it is not there: its boards do.
    const why =
      location.protocol === "file:"
        ? "This board needs a web server: browsers load no program from file: addresses. Use the page in one file, or serve the folder."
        : `This board did not load (${error.message}). Check that goishi.js lies beside the folder element/, and that the page's content security policy allows it.`;
    for (const board of document.querySelectorAll("goishi-board")) {
      const told = document.createElement("p");
      told.setAttribute("role", "alert");
      told.textContent = why;
      board.prepend(told);
      board.dispatchEvent(new CustomEvent("error", { bubbles: true, composed: true, detail: { code: "not-loaded", message: why } }));
    }
  });
}
