import { onPersonalDataDeleted, PERSONAL_PREFIX } from "#web/backend/personal-data.ts";
import { readPersonal, writePersonal } from "#web/backend/personal-database.ts";

/**
 * The text of the analyses, in this browser only, until it is cleared or the user signs out. In IndexedDB, because local storage
 * holds 5 MB in total.
 */

const KEY = "text analysis";
/** The text of a page that was left before the database had confirmed it. A busy browser discards the writes of such a page. */
const LEFT_TEXT = `${PERSONAL_PREFIX}text-on-leaving`;
/** Another tab may have stored a newer text since. */
const MAX_LEFT_MS = 300_000;

interface LeftText {
  readonly text: string;
  readonly leftAt: number;
}

/** Null if there is none. */
export async function readStoredText(): Promise<string | null> {
  const left = unstored ?? readLeftText();
  if (left !== null) {
    storeText(left);
    return left === "" ? null : left;
  }
  const text = await readPersonal("texts", KEY);
  return typeof text === "string" ? text : null;
}

/** Null if the page was left without one, or too long ago. */
function readLeftText(): string | null {
  const item = sessionStorage.getItem(LEFT_TEXT);
  if (item === null) return null;
  const { text, leftAt } = JSON.parse(item) as LeftText;
  if (Date.now() - leftAt < MAX_LEFT_MS) return text;
  sessionStorage.removeItem(LEFT_TEXT);
  return null;
}

const DELAY_MS = 400;

/** What the database has not confirmed yet. */
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
  if (unstored === null) return;
  const left: LeftText = { text: unstored, leftAt: Date.now() };
  flushStoredText();
  // Last, because it fails for a text that is longer than session storage allows.
  sessionStorage.setItem(LEFT_TEXT, JSON.stringify(left));
});
