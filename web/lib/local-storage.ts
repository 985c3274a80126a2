/** Small values that the browser keeps for all tabs of the product. */

const PREFIX = "venture-research.";

/** Undefined where nothing is kept, or something that is no JSON. */
export function readKept(key: string): unknown {
  const text = localStorage.getItem(PREFIX + key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's, or cut off: as good as nothing.
    return undefined;
  }
}

/** Keeps a JSON value; undefined forgets it. */
export function keep(key: string, value: unknown): void {
  if (value === undefined) localStorage.removeItem(PREFIX + key);
  else localStorage.setItem(PREFIX + key, JSON.stringify(value));
}

/** Calls back when another tab changed the value; answers how to stop that. */
export function onKeptElsewhere(key: string, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === PREFIX + key || event.key === null) listener();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
