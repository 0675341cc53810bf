// A page of somebody else's, on the same origin as the built files.

import { open } from "./harness.mjs";

const ICON = '<link rel="icon" href="data:,">';

/** The text of a page with this body; `head` comes into its head. */
export const pageWith = (body, { head = "", lang = "en" } = {}) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Guest</title>
  <meta name="viewport" content="width=device-width">${ICON}${head}</head><body><main><h1>Guest</h1>${body}</main></body></html>`;

/** Opens such a page. `headers` are sent with it, `route` may change the context first; other options are the browser's. */
export const guest = (html, { headers = {}, route, ...options } = {}) =>
  open({
    path: "guest.html",
    waits: false,
    ...options,
    route: async (context) => {
      await context.route("**/guest.html", (asked) =>
        asked.fulfill({ contentType: "text/html; charset=utf-8", headers, body: html }),
      );
      await route?.(context);
    },
  });
