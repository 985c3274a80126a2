interface Listener {
  readonly onPayload: (payload: string) => void;
  readonly onGap: (() => void) | undefined;
}

/** The callers that listen to channels of one database. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>();
  readonly #send: (command: "listen" | "unlisten", channel: string) => Promise<void>;

  /** @param send runs LISTEN or UNLISTEN. */
  constructor(send: (command: "listen" | "unlisten", channel: string) => Promise<void>) {
    this.#send = send;
  }

  get channels(): readonly string[] {
    return [...this.#byChannel.keys()];
  }

  /** Resolves once listening, with the function that stops it. */
  async add(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>> {
    const listeners = this.#byChannel.get(channel) ?? new Set();
    const listener = { onPayload, onGap };
    this.#byChannel.set(channel, listeners.add(listener));
    const remove = () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#byChannel.delete(channel);
    };
    try {
      await this.#send("listen", channel);
    } catch (error) {
      remove();
      throw error;
    }
    return async () => {
      remove();
      if (listeners.size === 0) await this.#send("unlisten", channel);
    };
  }

  /** Calls the listeners in microtasks, so that an error of one reaches neither the others nor the driver. */
  deliver(channel: string, payload: string): void {
    for (const { onPayload } of this.#byChannel.get(channel) ?? []) queueMicrotask(() => onPayload(payload));
  }

  /** Notifications may have been lost. */
  reportGap(): void {
    for (const listeners of this.#byChannel.values()) for (const { onGap } of listeners) onGap?.();
  }
}
