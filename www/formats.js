// Loads the part of the program that knows other programs' files, when it is first wanted.
export async function convert(text, format, rules) {
  try {
    const formats = await import(new URL("formats/goishi_formats.js", document.baseURI).href);
    await formats.default();
    return formats.convert(text, format, rules);
  } catch (error) {
    throw error.message;
  }
}
