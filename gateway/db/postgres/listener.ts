import type pg from "pg";
import { Listeners } from "../port/listeners.ts";
import { quoteIdentifier } from "../port/sql-text.ts";
import { fromPg } from "./batch.ts";
import { postgresConnection } from "./tls.ts";

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

/** A dedicated connection for LISTEN. It reconnects by itself; notifications in between are lost. */
export class PostgresListener {
  readonly #url: string;
  readonly #listeners = new Listeners(async (command, channel) => {
    if (command === "listen" || !this.#closed) await this.#query(`${command} ${quoteIdentifier(channel)}`);
  });
  #client: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>> {
    return this.#listeners.add(channel, onPayload, onGap).catch((error: Error) => {
      throw fromPg(error);
    });
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
    const { Client, ...connection } = postgresConnection(this.#url);
    const client = new Client({
      ...connection,
      keepAlive: true,
      // A connection that only listens would not notice a lost peer.
      keepAliveInitialDelayMillis: 10_000,
      application_name: "gateway listener",
    });
    client.on("notification", ({ channel, payload }) => this.#listeners.deliver(channel, payload ?? ""));
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
    if (this.#closed || this.#listeners.channels.length === 0) return;
    this.#retry = setTimeout(async () => {
      try {
        for (const channel of this.#listeners.channels) await this.#query(`listen ${quoteIdentifier(channel)}`);
      } catch {
        this.#relisten(Math.min(delayMs * 2, LAST_RETRY_MS));
        return;
      }
      this.#listeners.reportGap();
    }, delayMs);
  }
}
