/** Whether the server can be reached: the browser's own state, and what happens to requests and the realtime connection. */

/** `unreachable`: the browser is online, but the server does not respond. */
export type ConnectionState = "online" | "offline" | "unreachable";

export interface Connection {
  readonly current: () => ConnectionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** A request got a response. */
  readonly responded: () => void;
  /** A request got no response, or the realtime connection was lost: asks the server. */
  readonly check: () => void;
}

interface ConnectionDeps {
  /** Resolves if the server responds, whatever the status. */
  readonly probe: () => Promise<unknown>;
  readonly isBrowserOnline: () => boolean;
  /** Calls the listener on the browser's `online` and `offline` events. */
  readonly onBrowserChange: (listener: () => void) => void;
  readonly setTimer: (work: () => void, delayMs: number) => void;
}

const PROBE_DELAYS_MS = [1000, 2000, 4000];
const MAX_PROBE_DELAY_MS = 5000;

export function followConnection({ probe, isBrowserOnline, onBrowserChange, setTimer }: ConnectionDeps): Connection {
  let state: ConnectionState = isBrowserOnline() ? "online" : "offline";
  let isProbing = false;
  const listeners = new Set<() => void>();

  function set(next: ConnectionState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function check(): void {
    if (isProbing || !isBrowserOnline()) return;
    isProbing = true;
    void run(0);
  }

  /** Probes until the server responds, or until the browser is offline. */
  async function run(attempt: number): Promise<void> {
    const responds = await probe().then(
      () => true,
      () => false,
    );
    if (responds || !isBrowserOnline()) {
      isProbing = false;
      set(isBrowserOnline() ? "online" : "offline");
      return;
    }
    set("unreachable");
    setTimer(() => void run(attempt + 1), PROBE_DELAYS_MS[attempt] ?? MAX_PROBE_DELAY_MS);
  }

  onBrowserChange(() => {
    if (isBrowserOnline()) check();
    else set("offline");
  });

  return {
    check,
    current: () => state,
    responded: () => {
      if (state === "unreachable") set("online");
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
