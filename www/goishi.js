// Boards for your page, as a classic script: <script src="goishi.js"></script> defines <goishi-board>.
{
  const base = document.currentScript?.src || location.href;

  // The element itself cannot say why it is not there: its boards do.
  const tell = ({ message }) => {
    const why =
      location.protocol === "file:"
        ? "This board needs a web server: browsers load no program from file: addresses. Use the page in one file, or serve the folder."
        : `This board did not load (${message}). Check that goishi.js lies beside the folder element/, and that the page's content security policy allows it.`;
    for (const board of document.querySelectorAll("goishi-board")) {
      const told = Object.assign(document.createElement("p"), { role: "alert", lang: "en", textContent: why });
      board.prepend(told);
      board.dispatchEvent(new CustomEvent("error", { bubbles: true, composed: true, detail: { code: "not-loaded", message: why } }));
    }
  };

  import(new URL("element/element.js", base).href).catch((error) => {
    // This may come before the page is read to its end.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => tell(error), { once: true });
    else tell(error);
  });
}
