/** When the page was loaded, by the server's clock, which also dates the rows. */
export interface PageLoad {
  /** Milliseconds since 1970. */
  readonly atMs: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** The first answer whose `date` may be read tells how far this machine's clock is off. */
  readonly hear: (answer: Response) => void;
}

/** What a `date` header leaves out of the moment, and may be old on arrival. */
const HEADER_BLUR_MS = 2000;

/** To be called as the page is loaded. `now` is this machine's clock. */
export function startPageLoad(now: () => number): PageLoad {
  let atMs = now();
  let isKnown = false;
  const listeners = new Set<() => void>();
  return {
    atMs: () => atMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear({ headers }) {
      const second = Date.parse(headers.get("date") ?? "");
      if (isKnown || Number.isNaN(second)) return;
      isKnown = true;
      const offMs = second - now();
      if (Math.abs(offMs) < HEADER_BLUR_MS) return;
      // The header's second, rounded up: what was there before is never new.
      atMs += offMs + 1000;
      for (const listener of listeners) listener();
    },
  };
}
