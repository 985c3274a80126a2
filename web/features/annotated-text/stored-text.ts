import { onPersonalDataDeleted, PERSONAL_PREFIX } from "#web/backend/personal-data.ts";
import { isPersonalDatabaseOpen, readPersonal, writePersonal } from "#web/backend/personal-database.ts";

/**
 * The text of the analyses, in this browser only, until it is cleared or the user signs out. In IndexedDB, because local storage
 * holds 5 MB in total.
 */

const KEY = "text analysis";
/** For a page that is left before the database is open: it waits for nothing. */
const LEFT_TEXT = `${PERSONAL_PREFIX}left-text`;

/** Null if there is none. */
export async function readStoredText(): Promise<string | null> {
  const left = sessionStorage.getItem(LEFT_TEXT);
  if (left !== null) storeText(left);
  if (unstored !== null) return unstored === "" ? null : unstored;
  const text = await readPersonal("texts", KEY);
  return typeof text === "string" ? text : null;
}

const DELAY_MS = 400;

/** What the database has not confirmed yet: a page that is left before it is open would lose it. */
let unstored: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes the text soon: typing would otherwise write it on every key. An empty text deletes the stored one. */
export function storeText(text: string): void {
  unstored = text;
  clearTimeout(timer);
  timer = setTimeout(flushStoredText, DELAY_MS);
}

/** Writes the text that is not stored yet, without the delay. */
export function flushStoredText(): void {
  clearTimeout(timer);
  const text = unstored;
  if (text === null) return;
  // Storing is a convenience: the screen works without it, for example where the browser's disk is full.
  writePersonal("texts", KEY, text === "" ? undefined : text).then(
    () => {
      sessionStorage.removeItem(LEFT_TEXT);
      if (unstored === text) unstored = null;
      return null;
    },
    (error: unknown) => console.error("Failed to store the text:", error),
  );
}

onPersonalDataDeleted(() => {
  clearTimeout(timer);
  unstored = null;
});
window.addEventListener("pagehide", () => {
  const left = isPersonalDatabaseOpen() ? null : unstored;
  flushStoredText();
  if (left !== null) sessionStorage.setItem(LEFT_TEXT, left);
});
