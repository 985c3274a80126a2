/**
 * The other servers on the same Postgres: what members say to each other, and who is present, goes to them by NOTIFY. A
 * server that has said nothing for a while is gone, and everyone on it.
 */
import { randomUUID } from "node:crypto";
import type { Database } from "#gateway/db/port/database.ts";
import { isRecord, parseOrNull } from "./json.ts";
import type { Presence } from "./presence-registry.ts";

export type ClusterMessage =
  /** A server that starts asks for everyone's roster. */
  | { readonly kind: "hello" | "alive" | "bye" }
  | { readonly kind: "roster"; readonly presences: readonly Presence[] }
  | { readonly kind: "presence"; readonly put: readonly Presence[]; readonly drop: readonly string[] }
  /** `raw`: the body is base64 of bytes, else JSON text. */
  | {
      readonly kind: "broadcast";
      readonly topic: string;
      readonly event: string;
      readonly body: string;
      readonly raw: boolean;
    };

export interface ClusterEvents {
  /** From another server. */
  onMessage(server: string, message: ClusterMessage): void;
  onServerGone(server: string): void;
  /** All presences of this server. */
  ownPresences(): readonly Presence[];
  /** Messages may have been lost. */
  onGap(): void;
  onError(error: unknown): void;
}

const CHANNEL = "gateway_realtime";
const ALIVE_MS = 5000;
const GONE_MS = 16_000;
/** Base64 characters a notification; it has less than 8000 bytes with what surrounds them. */
const PIECE_LENGTH = 7600;
const MOST_WAITING_CHARACTERS = 64 * 1024 * 1024;

export class Cluster {
  readonly id = randomUUID();
  readonly #database: Database;
  readonly #clock: () => number;
  readonly #events: ClusterEvents;
  readonly #peers = new Map<string, { heardAtMs: number; pieces: Map<string, string[]> }>();
  #said = 0;
  #waiting: string[] = [];
  #sending: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #stop: () => Promise<void> = async () => {};

  constructor(database: Database, clock: () => number, events: ClusterEvents) {
    this.#database = database;
    this.#clock = clock;
    this.#events = events;
  }

  /** An embedded database has one server: there is nobody to talk to. */
  async start(): Promise<void> {
    if (this.#database.engine !== "postgres") return;
    this.#stop = await this.#database.listen(
      CHANNEL,
      (payload) => this.#hear(payload),
      () => {
        this.#events.onGap();
        this.#say({ kind: "hello" });
      },
    );
    this.#say({ kind: "hello" });
    this.#timer = setInterval(() => this.#beat(), ALIVE_MS);
  }

  /** To all other servers, if there are any. */
  tell(message: ClusterMessage): void {
    if (this.#peers.size > 0) this.#say(message);
  }

  async close(): Promise<void> {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#say({ kind: "bye" });
    await this.#sending;
    await this.#stop();
  }

  #beat(): void {
    this.#say({ kind: "alive" });
    for (const [server, { heardAtMs }] of this.#peers) {
      if (this.#clock() - heardAtMs > GONE_MS) this.#forget(server);
    }
  }

  #forget(server: string): void {
    if (this.#peers.delete(server)) this.#events.onServerGone(server);
  }

  #say(message: ClusterMessage): void {
    const text = Buffer.from(JSON.stringify(message)).toString("base64");
    const pieces = Math.max(1, Math.ceil(text.length / PIECE_LENGTH));
    // Postgres tells the same text once a transaction: the number makes each message another one.
    const id = String(this.#said++);
    for (let nth = 0; nth < pieces; nth++) {
      const piece = text.slice(nth * PIECE_LENGTH, (nth + 1) * PIECE_LENGTH);
      this.#waiting.push([this.id, id, nth, pieces, piece].join(" "));
    }
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  async #send(): Promise<void> {
    // What is said in one go goes in one go.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const pieces = this.#waiting;
      this.#waiting = [];
      if (pieces.length * PIECE_LENGTH > MOST_WAITING_CHARACTERS) {
        this.#events.onError(
          new Error("The database was away for so long that messages to other servers were dropped"),
        );
        continue;
      }
      try {
        await this.#database.run([
          // Nothing of this needs to be on disk.
          { text: "select set_config('synchronous_commit', 'off', true)" },
          {
            text: "select pg_notify($1, piece) from json_array_elements_text($2::json) piece",
            values: [CHANNEL, JSON.stringify(pieces)],
          },
        ]);
      } catch (error) {
        this.#events.onError(error);
      }
    }
  }

  #hear(payload: string): void {
    const [server = "", id = "", nth = "", count = "", piece = ""] = payload.split(" ");
    if (server === this.id || server === "") return;
    const isNew = !this.#peers.has(server);
    const peer = this.#peers.get(server) ?? { heardAtMs: 0, pieces: new Map<string, string[]>() };
    peer.heardAtMs = this.#clock();
    this.#peers.set(server, peer);
    const message = readMessage(assemble(peer.pieces, id, Number(nth), Number(count), piece));
    if (message === null) return;
    if (message.kind === "bye") this.#forget(server);
    else {
      // Until now nothing was told to it.
      if (isNew || message.kind === "hello") this.#say({ kind: "roster", presences: this.#events.ownPresences() });
      if (isNew && message.kind !== "roster" && message.kind !== "hello") this.#say({ kind: "hello" });
    }
    this.#events.onMessage(server, message);
  }
}

/** The whole text, once its last piece has come; pieces of one message come in their order. */
function assemble(
  pending: Map<string, string[]>,
  id: string,
  nth: number,
  count: number,
  piece: string,
): string | null {
  const pieces = nth === 0 ? [] : (pending.get(id) ?? []);
  if (pieces.length !== nth) return null;
  pieces.push(piece);
  if (pieces.length < count) {
    pending.set(id, pieces);
    return null;
  }
  pending.delete(id);
  return pieces.join("");
}

function readMessage(text: string | null): ClusterMessage | null {
  const message = text === null ? null : parseOrNull(Buffer.from(text, "base64").toString("utf8"));
  return isRecord(message) ? (message as unknown as ClusterMessage) : null;
}
