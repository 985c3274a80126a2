/** When the page was loaded, by the server's clock, which also dates the rows. */
export interface PageLoad {
  /** Milliseconds since 1970. */
  readonly atMs: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Corrects `atMs` by this machine's clock offset, from the first response with a valid `date` header. */
  readonly readServerTime: (response: Response) => void;
}

/** A `date` header has no fraction of a second and may be a second old on arrival. */
const HEADER_PRECISION_MS = 2000;

/** Call it when the page is loaded. `now` is this machine's clock. */
export function startPageLoad(now: () => number): PageLoad {
  let atMs = now();
  let isCorrected = false;
  const listeners = new Set<() => void>();
  return {
    atMs: () => atMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readServerTime({ headers }) {
      const serverMs = Date.parse(headers.get("date") ?? "");
      if (isCorrected || Number.isNaN(serverMs)) return;
      isCorrected = true;
      const offsetMs = serverMs - now();
      if (Math.abs(offsetMs) < HEADER_PRECISION_MS) return;
      // Rounded up to the next second, so that no existing row counts as new.
      atMs += offsetMs + 1000;
      for (const listener of listeners) listener();
    },
  };
}
