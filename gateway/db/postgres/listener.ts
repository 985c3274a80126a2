import pg from "pg";
import { quoteIdentifier } from "../port/sql-text.ts";
import { fromPg } from "./batch.ts";

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

interface Listener {
  readonly onPayload: (payload: string) => void;
  readonly onGap: (() => void) | undefined;
}

/** A dedicated connection for LISTEN. It reconnects by itself; notifications in between are lost. */
export class PostgresListener {
  readonly #url: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves once listening, with the function that stops it. */
  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    const listener = { onPayload, onGap };
    this.#listeners.set(channel, listeners.add(listener));
    const remove = () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(channel);
    };
    try {
      await this.#query(`listen ${quoteIdentifier(channel)}`);
    } catch (error) {
      remove();
      throw fromPg(error as Error);
    }
    return async () => {
      remove();
      if (listeners.size === 0 && !this.#closed) await this.#query(`unlisten ${quoteIdentifier(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  async #query(sql: string): Promise<void> {
    this.#client ??= this.#connect();
    const client = await this.#client;
    await client.query(sql);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      // A connection that only listens would not notice a lost peer.
      keepAliveInitialDelayMillis: 10_000,
      application_name: "gateway listener",
    });
    client.on("notification", ({ channel, payload }) => {
      for (const { onPayload } of this.#listeners.get(channel) ?? []) onPayload(payload ?? "");
    });
    // Every lost connection also emits "end", which reconnects.
    client.on("error", () => {});
    try {
      await client.connect();
    } catch (error) {
      this.#client = null;
      throw error;
    }
    client.on("end", () => {
      this.#client = null;
      this.#relisten(FIRST_RETRY_MS);
    });
    return client;
  }

  #relisten(delayMs: number): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.#listeners.size === 0) return;
    this.#retry = setTimeout(async () => {
      try {
        for (const channel of this.#listeners.keys()) await this.#query(`listen ${quoteIdentifier(channel)}`);
      } catch {
        this.#relisten(Math.min(delayMs * 2, LAST_RETRY_MS));
        return;
      }
      for (const listeners of this.#listeners.values()) for (const { onGap } of listeners) onGap?.();
    }, delayMs);
  }
}
