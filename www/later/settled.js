// What the page does when the board is there and can be played on: it gets ready for paper, and for a time without a network.
import { style } from "./asset.js";

/** When the browser has nothing better to do. */
const atRest = () => new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));

/** Only where the files lie on a server that the browser trusts. */
const canBeKept = () => "serviceWorker" in navigator && !globalThis.goishiFile && isSecureContext && location.protocol !== "file:";

/** Comes true when the styles are there; without them the page can be played on, and paper shows it as it is. */
export const isStyled = style("later/settled.css").catch(() => {});
atRest().then(() => canBeKept() && import("./offline.js").then(({ keep }) => keep())).catch(() => {});
