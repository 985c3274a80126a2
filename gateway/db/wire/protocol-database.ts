import {
  type Database,
  DatabaseError,
  DatabaseUnavailable,
  type Result,
  type RunOptions,
  type Session,
  type Statement,
  type Transaction,
} from "../port/database.ts";
import { sessionStatement } from "../port/session-statement.ts";
import { quoteIdentifier } from "../port/sql-text.ts";
import { beforeDeadline, type Exchange, transact } from "../port/transact.ts";
import { MessageWriter } from "./message-writer.ts";
import { isStale, PreparedStatements } from "./prepared-statements.ts";
import { decodeReplies, type Notification, type Replies } from "./replies.ts";
import { Turns } from "./session-queue.ts";

/** What one exchange may cost. */
export interface Limits {
  /** Wall-clock milliseconds (`Date.now()`) after which the caller has given up: the work is undone, not committed. */
  readonly deadlineAt: number;
  /** How long the engine may work on it before it counts as hung. */
  readonly allowanceMs: number;
  /** Never undone for its size or lateness: the exchange ends a transaction. */
  readonly final?: boolean;
}

/** One backend that speaks the protocol. */
export interface Channel {
  /** How many exchanges may be under way; the backend does them one after the other. */
  readonly depth: number;
  /** Resolves when exchanges are taken, with what stands for the backend's session: another object, another session. */
  session(): Promise<object>;
  /** Sends messages without their Sync and, unless a limit is hit, the Sync. Fails with `DatabaseUnavailable` alone. */
  exchange(messages: Uint8Array<ArrayBuffer>, limits: Limits): Promise<Uint8Array>;
  /** The backend does not keep to the protocol or left a transaction open: it is to be replaced. */
  broken(why: string): DatabaseUnavailable;
  close(): Promise<void>;
}

const DEFAULT_DEADLINE_MS = 8000;
/** A caller whose COMMIT is under way at the deadline rather hears how it ended. */
const GRACE_MS = 250;
const READ_ONLY = "25006";

interface Listener {
  readonly onPayload: (payload: string) => void;
  readonly onGap: (() => void) | undefined;
}

/** The port over one backend with one session: callers take turns. */
export class ProtocolDatabase implements Database {
  readonly engine = "pglite";
  /** Set while the disk is nearly full: every transaction is read-only, writes fail with "disk-full". */
  diskFull = false;
  readonly #channel: Channel;
  readonly #onClosed: () => void;
  readonly #turns: Turns;
  #prepared = new PreparedStatements();
  #session: object | null = null;
  #closed: Promise<void> | null = null;
  readonly #listeners = new Map<string, Set<Listener>>();

  /** `onClosed` lets go of what else belongs to the database. */
  constructor(channel: Channel, onClosed: () => void = () => {}) {
    this.#channel = channel;
    this.#onClosed = onClosed;
    this.#turns = new Turns(channel.depth);
  }

  run(statements: readonly Statement[], { session, deadlineMs }: RunOptions = {}): Promise<readonly Result[]> {
    return this.#turn(deadlineMs, false, async (limits) => {
      const full = this.diskFull;
      const start = startOf(session, full);
      const all = start ? [start, ...statements] : statements;
      const results = await this.#exchange(all, limits, "I", full).catch((error: unknown) => {
        if (!(error instanceof DatabaseError && isStale(error))) throw error;
        // Nothing took effect, so that it may run again.
        this.#prepared.clear();
        return this.#exchange(all, limits, "I", full);
      });
      return start ? results.slice(1) : results;
    });
  }

  transaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    { session, deadlineMs, isolation }: RunOptions = {},
  ): Promise<T> {
    return this.#turn(deadlineMs, true, (limits) => {
      const full = this.diskFull;
      const start = startOf(session, full);
      const exchange: Exchange = (statements, final = false) =>
        this.#exchange(statements, { ...limits, final }, final ? "I" : "T", full);
      return transact(exchange, start ? [start] : [], work, limits.deadlineAt, isolation);
    });
  }

  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    const listener = { onPayload, onGap };
    this.#listeners.set(channel, listeners.add(listener));
    const forget = () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(channel);
    };
    try {
      await this.run([listenTo("listen", channel)]);
    } catch (error) {
      forget();
      throw error;
    }
    return async () => {
      forget();
      if (listeners.size === 0 && !this.#closed) await this.run([listenTo("unlisten", channel)]);
    };
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  /** What a session that takes over from a broken one has to send first: LISTEN to every channel. */
  relistenMessages(): Uint8Array<ArrayBuffer> | null {
    const writer = new MessageWriter();
    for (const channel of this.#listeners.keys()) writer.statement(listenTo("listen", channel));
    return this.#listeners.size > 0 ? writer.take() : null;
  }

  async #close(): Promise<void> {
    await this.#turns.close(DEFAULT_DEADLINE_MS);
    await this.#channel.close();
    this.#onClosed();
  }

  async #turn<T>(deadlineMs = DEFAULT_DEADLINE_MS, alone: boolean, work: (limits: Limits) => Promise<T>): Promise<T> {
    const deadlineAt = Date.now() + deadlineMs;
    const end = await this.#turns.take(deadlineMs, alone);
    const result = work({ deadlineAt, allowanceMs: deadlineMs });
    // The turn lasts until the engine is clean again, even where the caller has been told that it took too long.
    result.then(end, end);
    return beforeDeadline(result, deadlineAt + GRACE_MS);
  }

  /**
   * `expected`: the transaction state after success. `full`: whether the transaction was made read-only because the disk was
   * nearly full; there may be room again by the time it fails.
   */
  async #exchange(
    statements: readonly Statement[],
    limits: Limits,
    expected: "I" | "T",
    full = false,
  ): Promise<readonly Result[]> {
    const session = await this.#channel.session();
    if (session !== this.#session) {
      const follows = this.#session !== null;
      this.#session = session;
      this.#prepared = new PreparedStatements();
      // What the last engine had committed it may not have told any more.
      if (follows) this.#tellGap();
    }
    const batch = this.#prepared.encode(statements);
    let bytes: Uint8Array;
    try {
      bytes = await this.#channel.exchange(batch.messages, limits);
    } catch (error) {
      batch.settle(false);
      throw error;
    }
    let replies: Replies;
    try {
      replies = decodeReplies(bytes);
    } catch (error) {
      throw this.#channel.broken(String(error));
    }
    batch.settle(replies.error === null);
    this.#notify(replies.notifications);
    const { error, results, status } = replies;
    const state = error && expected === "T" ? "E" : expected;
    if (status !== state) {
      throw this.#channel.broken(`state ${status} where ${state} was due`);
    }
    if (error) throw full && error.code === READ_ONLY ? diskFull() : error;
    if (results.length !== statements.length) {
      throw this.#channel.broken(`${results.length} results to ${statements.length} statements`);
    }
    return results;
  }

  #notify(notifications: readonly Notification[]): void {
    for (const { channel, payload } of notifications) {
      for (const { onPayload } of this.#listeners.get(channel) ?? []) queueMicrotask(() => onPayload(payload));
    }
  }

  #tellGap(): void {
    for (const listeners of this.#listeners.values()) for (const { onGap } of listeners) onGap?.();
  }
}

function startOf(session: Session | undefined, diskFull: boolean): Statement | null {
  return sessionStatement(session, diskFull ? { transaction_read_only: "on" } : {});
}

function listenTo(command: "listen" | "unlisten", channel: string): Statement {
  return { text: `${command} ${quoteIdentifier(channel)}` };
}

function diskFull(): DatabaseUnavailable {
  return new DatabaseUnavailable("disk-full", "the disk is nearly full: nothing can be saved until space is made");
}
