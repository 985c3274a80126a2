/** Deletes what the browser keeps about a user when they sign out, wherever that happens. */

/** Of this product's keys in local and session storage. supabase-js deletes its own. */
export const PERSONAL_PREFIX = "venture-research.";
/** What follows belongs to the browser, not to the user. */
const DEVICE_PREFIX = "venture-research.device.";

/** The name of the IndexedDB database for what is too long for local storage. */
export const PERSONAL_DATABASE = "venture-research";

const listeners = new Set<() => void>();

/** For data in memory. Never unsubscribed: call it once per module or page. */
export function onPersonalDataDeleted(listener: () => void): void {
  listeners.add(listener);
}

export function deletePersonalData(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PERSONAL_PREFIX) && !key.startsWith(DEVICE_PREFIX)) storage.removeItem(key);
    }
  }
  // The listeners cancel what they are about to write.
  for (const listener of listeners) listener();
  // Open connections close themselves (`versionchange`), in all tabs.
  indexedDB.deleteDatabase(PERSONAL_DATABASE);
}
