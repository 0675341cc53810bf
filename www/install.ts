// Says once that the page can be installed, to somebody who has played here, where the browser offers it.

/** What Chromium sends; other browsers install by their own menus, and hear nothing of it here. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const SEEN = "goishi.install";

const part = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Whether there is a game to come back to, and nothing was said yet. A browser that keeps nothing installs nothing. */
function isWanted(): boolean {
  try {
    const keys = Object.keys(localStorage);
    return !keys.includes(SEEN) && keys.some((key) => key.startsWith("goishi.game."));
  } catch {
    return false;
  }
}

function offer(event: InstallEvent): void {
  const box = part("install");
  if (!box?.hidden) return;
  const close = () => {
    box.hidden = true;
  };
  part("install-now")?.addEventListener("click", () => event.prompt().finally(close), { once: true });
  part("install-never")?.addEventListener("click", close, { once: true });
  box.hidden = false;
  try {
    localStorage.setItem(SEEN, "1");
  } catch {
    // a full storage: it is offered again on the next visit
  }
}

/** Waits for the browser to say that the page can be installed. */
export function offerInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isWanted()) return;
    event.preventDefault();
    offer(event as InstallEvent);
  });
}
