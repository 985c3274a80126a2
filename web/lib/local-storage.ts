/** JSON values in local storage, shared by all tabs. Signing out deletes them, except keys that begin with `device.`. */

const PREFIX = "venture-research.";

/** Undefined for a missing value and for invalid JSON. */
export function readStored(key: string): unknown {
  const text = localStorage.getItem(PREFIX + key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Written by something else, or truncated.
    return undefined;
  }
}

/** Undefined deletes the value. */
export function store(key: string, value: unknown): void {
  if (value === undefined) localStorage.removeItem(PREFIX + key);
  else localStorage.setItem(PREFIX + key, JSON.stringify(value));
}

/** Calls the listener when another tab changes the value. Returns the unsubscribe function. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null when another tab clears the storage.
    if (event.key === PREFIX + key || event.key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
