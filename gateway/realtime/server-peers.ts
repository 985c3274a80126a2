/** Sends broadcasts and presence to the other servers on the same Postgres, by NOTIFY. Detects dead peers by heartbeat. */
import { randomUUID } from "node:crypto";
import type { Database } from "#gateway/db/port/database.ts";
import { isRecord, parseOrNull } from "./json.ts";
import type { Presence } from "./presence-registry.ts";

export type PeerMessage =
  /** `hello` requests the `presence_state` of every server. */
  | { readonly kind: "hello" | "heartbeat" | "bye" }
  | { readonly kind: "presence_state"; readonly presences: readonly Presence[] }
  /** `leaves` are ids. */
  | { readonly kind: "presence_diff"; readonly joins: readonly Presence[]; readonly leaves: readonly string[] }
  | {
      readonly kind: "broadcast";
      readonly topic: string;
      readonly event: string;
      /** JSON text, or base64 if `isBinary`. */
      readonly body: string;
      readonly isBinary: boolean;
    };

export interface PeerEvents {
  onMessage(server: string, message: PeerMessage): void;
  onServerGone(server: string): void;
  /** Returns all presences of this server. */
  ownPresences(): readonly Presence[];
  /** Messages may have been lost. */
  onGap(): void;
  onError(error: unknown): void;
}

const CHANNEL = "gateway_realtime";
const HEARTBEAT_MS = 5000;
const PEER_TIMEOUT_MS = 16_000;
/** A notification is limited to 7999 bytes, including the chunk's header. */
const CHUNK_LENGTH = 7600;
const MAX_QUEUED_CHARACTERS = 64 * 1024 * 1024;

export class ServerPeers {
  readonly id = randomUUID();
  readonly #database: Database;
  readonly #clock: () => number;
  readonly #events: PeerEvents;
  readonly #peers = new Map<string, { lastSeenMs: number; partial: Map<string, string[]> }>();
  #messageCount = 0;
  #queue: string[] = [];
  #sending: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #stopListening: () => Promise<void> = async () => {};

  constructor(database: Database, clock: () => number, events: PeerEvents) {
    this.#database = database;
    this.#clock = clock;
    this.#events = events;
  }

  /** Does nothing on an embedded database, which has one server. */
  async start(): Promise<void> {
    if (this.#database.engine !== "postgres") return;
    this.#stopListening = await this.#database.listen(
      CHANNEL,
      (payload) => this.#receive(payload),
      () => {
        this.#events.onGap();
        this.#send({ kind: "hello" });
      },
    );
    this.#send({ kind: "hello" });
    this.#timer = setInterval(() => this.#checkPeers(), HEARTBEAT_MS);
  }

  publish(message: PeerMessage): void {
    if (this.#peers.size > 0) this.#send(message);
  }

  async close(): Promise<void> {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#send({ kind: "bye" });
    await this.#sending;
    await this.#stopListening();
  }

  #checkPeers(): void {
    this.#send({ kind: "heartbeat" });
    for (const [server, { lastSeenMs }] of this.#peers) {
      // Also after the clock was set back.
      if (Math.abs(this.#clock() - lastSeenMs) > PEER_TIMEOUT_MS) this.#removePeer(server);
    }
  }

  #removePeer(server: string): void {
    if (this.#peers.delete(server)) this.#events.onServerGone(server);
  }

  /** Chunk format: server id, message id, chunk index, chunk count, base64; separated by spaces. */
  #send(message: PeerMessage): void {
    const text = Buffer.from(JSON.stringify(message)).toString("base64");
    const count = Math.max(1, Math.ceil(text.length / CHUNK_LENGTH));
    // Also keeps equal messages apart: Postgres delivers identical payloads once per transaction.
    const id = String(this.#messageCount++);
    for (let index = 0; index < count; index++) {
      const chunk = text.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH);
      this.#queue.push([this.id, id, index, count, chunk].join(" "));
    }
    this.#sending ??= this.#flush().finally(() => {
      this.#sending = null;
    });
  }

  async #flush(): Promise<void> {
    // Lets messages of the same tick share a transaction.
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const chunks = this.#queue;
      this.#queue = [];
      if (chunks.length * CHUNK_LENGTH > MAX_QUEUED_CHARACTERS) {
        this.#events.onError(
          new Error("The database was unreachable for too long: messages to other servers were dropped"),
        );
        continue;
      }
      try {
        await this.#database.run([
          // Notifications need no durability.
          { text: "select set_config('synchronous_commit', 'off', true)" },
          {
            text: "select pg_notify($1, chunk) from json_array_elements_text($2::json) chunk",
            values: [CHANNEL, JSON.stringify(chunks)],
          },
        ]);
      } catch (error) {
        this.#events.onError(error);
      }
    }
  }

  #receive(payload: string): void {
    const [server = "", id = "", index = "", count = "", chunk = ""] = payload.split(" ");
    if (server === this.id || server === "") return;
    const isNew = !this.#peers.has(server);
    const peer = this.#peers.get(server) ?? { lastSeenMs: 0, partial: new Map<string, string[]>() };
    peer.lastSeenMs = this.#clock();
    this.#peers.set(server, peer);
    const message = parseMessage(assemble(peer.partial, id, Number(index), Number(count), chunk));
    if (message === null) return;
    if (message.kind === "bye") this.#removePeer(server);
    else {
      // A new peer has received nothing from this server yet.
      if (isNew || message.kind === "hello") {
        this.#send({ kind: "presence_state", presences: this.#events.ownPresences() });
      }
      if (isNew && message.kind !== "presence_state" && message.kind !== "hello") this.#send({ kind: "hello" });
    }
    this.#events.onMessage(server, message);
  }
}

/** Returns the message's text with its last chunk, else null. Chunks of one message arrive in order. */
function assemble(
  partial: Map<string, string[]>,
  id: string,
  index: number,
  count: number,
  chunk: string,
): string | null {
  const chunks = index === 0 ? [] : (partial.get(id) ?? []);
  if (chunks.length !== index) return null;
  chunks.push(chunk);
  if (chunks.length < count) {
    partial.set(id, chunks);
    return null;
  }
  partial.delete(id);
  return chunks.join("");
}

function parseMessage(text: string | null): PeerMessage | null {
  const message = text === null ? null : parseOrNull(Buffer.from(text, "base64").toString("utf8"));
  return isRecord(message) ? (message as unknown as PeerMessage) : null;
}
