/** The parts of the app that are loaded when they are first opened. */

/** A part could not be loaded: no connection, or a new version of the app has replaced it. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
}

const RETRY_MS = 1000;

/** For a screen. @throws ChunkError */
export async function loadScreen<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    // After a failed attempt, Vite would load the screen without its styles.
    await replaceFailedStyles();
    return await load();
  } catch (error) {
    throw new ChunkError("A part of the app could not be loaded", { cause: error });
  }
}

/** For a part of a screen: waits for the connection and tries again, so that the screen stays. @throws ChunkError */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return loadScreen(load);
  }
}

/** Style sheets that could not be loaded. */
const failedStyles = new Set<HTMLLinkElement>();
document.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedStyles.add(target);
  },
  { capture: true },
);

/** Rejects if a style sheet fails again. */
async function replaceFailedStyles(): Promise<void> {
  await Promise.all(
    [...failedStyles].map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener("load", resolve);
          again.addEventListener("error", () => reject(new Error(`Failed to load ${link.href}`)));
          failedStyles.delete(link);
          link.replaceWith(again);
        }),
    ),
  );
}

/** Whether the server has a newer version of the app than this page. Rejects without a connection. */
export async function isNewVersionOut(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  if (entry === null || entry === undefined) return false;
  const response = await fetch("/", { cache: "no-store", headers: { accept: "text/html" } });
  return response.ok && !(await response.text()).includes(entry);
}
