// Beside every example stands its source.

/** An element as it is written in HTML: its tag with the attributes, and what stands inside. */
function source(node) {
  if (!(node instanceof Element)) return node.textContent.replace(/\s*\n\s*/g, "\n");
  const attributes = [...node.attributes].filter(({ name }) => name !== "loading");
  const written = attributes.map(({ name, value }) =>
    value ? ` ${name}="${value.replaceAll('"', "&quot;")}"` : ` ${name}`,
  );
  return `<${node.localName}${written.join("")}>${[...node.childNodes].map(source).join("")}</${node.localName}>`;
}

for (const example of document.querySelectorAll(".example")) {
  const block = document.createElement("pre");
  block.tabIndex = 0;
  block.setAttribute("role", "group");
  block.setAttribute("aria-label", "Source");
  block.textContent = [...example.childNodes].map(source).join("").trim();
  example.append(block);
}
