import { CommitClaim } from "../port/commit-claim.ts";
import {
  type Database,
  DatabaseError,
  DatabaseUnavailable,
  type Result,
  type RunOptions,
  type Statement,
  type Transaction,
  type TransactionSettings,
} from "../port/database.ts";
import { callerOf, DEFAULT_WAIT_MS, FairQueue, type Turn } from "../port/fair-queue.ts";
import { Listeners } from "../port/listeners.ts";
import { settingsStatement } from "../port/settings-statement.ts";
import { quoteIdentifier } from "../port/sql-text.ts";
import { beforeDeadline, type Exchange, transact } from "../port/transact.ts";
import { MessageWriter } from "./message-writer.ts";
import { isStale, PreparedStatements } from "./prepared-statements.ts";
import { decodeReplies, type Replies } from "./replies.ts";

/** Limits of one exchange. */
export interface Limits {
  /** Wall-clock milliseconds (`Date.now()`) after which the work is rolled back instead of committed. */
  readonly deadlineAt: number;
  /** How long the engine may work before it is considered hung. */
  readonly allowanceMs: number;
  /** Of a single exchange: see `ExchangeNotStarted`. */
  readonly caller?: string | undefined;
  /** Called with the time that the engine worked. */
  readonly onUsed?: (ms: number) => void;
  /** Claimed before the commit begins. */
  readonly claim?: CommitClaim;
  /** The statement ends a transaction and is never rolled back for its size or lateness. */
  readonly end?: "commit" | "rollback" | undefined;
}

/** The engine was replaced before it began with the exchange, or handed it back for its caller's next turn; it can be repeated. */
export class ExchangeNotStarted extends DatabaseUnavailable {}

/** One backend that speaks Postgres' protocol. */
export interface EngineConnection {
  /** How many exchanges may be in flight; the backend runs them one after the other. */
  readonly depth: number;
  /** Resolves when the backend accepts exchanges, with an object that identifies its session. */
  session(): Promise<object>;
  /** Sends the messages and, unless a limit is exceeded, a Sync, which commits. Fails only with `DatabaseUnavailable`. */
  exchange(messages: Uint8Array<ArrayBuffer>, limits: Limits): Promise<Uint8Array>;
  /** Reports a backend that violated the protocol or left a transaction open; it is replaced. */
  broken(reason: string): DatabaseUnavailable;
  close(): Promise<void>;
}

const DEFAULT_DEADLINE_MS = 8000;
/** Running work gets this much longer when the database closes; a shutdown has already waited for the requests. */
const CLOSE_WAIT_MS = 1000;
/** The engine's thread reports a missed deadline itself, this much later. */
const GRACE_MS = 250;
const READ_ONLY = "25006";
const DISK_FULL = "53100";
/** Exchanges in flight of a person with slow statements: a colleague waits for one of them, not for two. */
const MAX_PER_SLOW_PERSON = 1;

/** The database port over one backend with one session; callers take turns. */
export class ProtocolDatabase implements Database {
  readonly engine = "pglite";
  /** Set while the disk is nearly full: transactions are read-only and writes fail with "disk-full". */
  diskFull = false;
  respondedAt = Number.NEGATIVE_INFINITY;
  readonly #connection: EngineConnection;
  readonly #onClosed: () => void;
  readonly #queue: FairQueue;
  #prepared = new PreparedStatements();
  #session: object | null = null;
  #closed: Promise<void> | null = null;
  readonly #listeners = new Listeners(async (command, channel) => {
    if (command === "listen" || !this.#closed) await this.run([listenTo(command, channel)]);
  });

  /** @param onClosed releases what else belongs to the database. */
  constructor(connection: EngineConnection, onClosed: () => void = () => {}) {
    this.#connection = connection;
    this.#onClosed = onClosed;
    this.#queue = new FairQueue(connection.depth, connection.depth, MAX_PER_SLOW_PERSON);
  }

  async run(statements: readonly Statement[], options: RunOptions = {}): Promise<readonly Result[]> {
    const { runAs, deadlineMs } = options;
    const caller = callerOf(options);
    const enqueuedAt = Date.now();
    for (let wasStale = false; ; ) {
      try {
        return await this.#enqueue({ caller }, deadlineMs, enqueuedAt, async (limits) => {
          const full = this.diskFull;
          const start = startOf(runAs, full);
          const all = start ? [start, ...statements] : statements;
          const results = await this.#exchange(all, { ...limits, caller: caller || undefined }, "I", full);
          return start ? results.slice(1) : results;
        });
      } catch (error) {
        // Nothing took effect. The caller takes another turn, after others.
        if (error instanceof ExchangeNotStarted) continue;
        if (wasStale || !(error instanceof DatabaseError && isStale(error))) throw error;
        wasStale = true;
        this.#prepared.clear();
      }
    }
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>, options: RunOptions = {}): Promise<T> {
    const { runAs, deadlineMs, isolation } = options;
    return this.#enqueue({ caller: callerOf(options), exclusive: true }, deadlineMs, Date.now(), (limits) => {
      const full = this.diskFull;
      const start = startOf(runAs, full);
      let session: object | null = null;
      const exchange: Exchange = async (statements, end) => {
        const current = await this.#connection.session();
        session ??= current;
        // Another engine would run the rest outside of the transaction, and succeed.
        if (session !== current) throw new DatabaseUnavailable("restarting", "the transaction's engine was replaced");
        const { claim, ...part } = limits;
        // The work before the commit is rolled back if its engine ends.
        const partLimits = { ...part, end, ...(end === "commit" && { claim }) };
        return this.#exchange(statements, partLimits, end ? "I" : "T", full);
      };
      return transact(exchange, start ? [start] : [], work, limits.deadlineAt, isolation);
    });
  }

  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>> {
    return this.#listeners.add(channel, onPayload, onGap);
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  /** LISTEN for every channel, for a session that replaces another; null if there is no listener. */
  relistenMessages(): Uint8Array<ArrayBuffer> | null {
    const { channels } = this.#listeners;
    const writer = new MessageWriter();
    for (const channel of channels) writer.statement(listenTo("listen", channel));
    return channels.length > 0 ? writer.take() : null;
  }

  async #close(): Promise<void> {
    await this.#queue.close(CLOSE_WAIT_MS);
    await this.#connection.close();
    this.#onClosed();
  }

  async #enqueue<T>(
    turn: Omit<Turn, "waitMs">,
    deadlineMs: number | undefined,
    enqueuedAt: number,
    work: (limits: Limits & { readonly claim: CommitClaim }) => Promise<T>,
  ): Promise<T> {
    const waitMs = Math.max(0, (deadlineMs ?? DEFAULT_WAIT_MS) - (Date.now() - enqueuedAt));
    const end = await this.#queue.acquire({ ...turn, waitMs });
    const allowanceMs = Math.min(deadlineMs ?? DEFAULT_DEADLINE_MS, this.#queue.allowanceMs(turn.caller));
    // An exchange may wait for the one before it, also after its turn has begun.
    const deadlineAt = turn.exclusive
      ? Date.now() + allowanceMs
      : enqueuedAt + (deadlineMs ?? DEFAULT_WAIT_MS + DEFAULT_DEADLINE_MS);
    const claim = new CommitClaim();
    let usedMs = 0;
    const onUsed = (ms: number) => {
      usedMs += ms;
    };
    const result = work({ deadlineAt, allowanceMs, claim, onUsed });
    // The turn lasts until the engine is idle again, even if the caller has already timed out.
    const endTurn = () => end(usedMs);
    result.then(endTurn, endTurn);
    return beforeDeadline(result, deadlineAt + GRACE_MS, { claim });
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
    const session = await this.#connection.session();
    if (session !== this.#session) {
      const isReplacement = this.#session !== null;
      this.#session = session;
      this.#prepared = new PreparedStatements();
      // The previous engine may have committed changes whose notifications were lost.
      if (isReplacement) this.#listeners.reportGap();
    }
    const broken = (reason: string) => {
      const error = this.#connection.broken(reason);
      return limits.claim ? limits.claim.errorOf(error) : error;
    };
    const batch = this.#prepared.encode(statements);
    let bytes: Uint8Array;
    try {
      bytes = await this.#connection.exchange(batch.messages, limits);
    } catch (error) {
      batch.settle(false);
      throw error;
    }
    let replies: Replies;
    try {
      replies = decodeReplies(bytes, statements);
    } catch (error) {
      throw broken(String(error));
    }
    this.respondedAt = performance.now();
    batch.settle(replies.error === null);
    for (const { channel, payload } of replies.notifications) this.#listeners.deliver(channel, payload);
    const { error, results, status } = replies;
    const state = error && expected === "T" ? "E" : expected;
    if (status !== state) {
      throw broken(`transaction state ${status} instead of ${state}`);
    }
    // Postgres' own message names a file.
    if (error) throw error.code === DISK_FULL || (full && error.code === READ_ONLY) ? diskFull() : error;
    if (results.length !== statements.length) {
      throw broken(`${results.length} results for ${statements.length} statements`);
    }
    return results;
  }
}

function startOf(runAs: TransactionSettings | undefined, diskFull: boolean): Statement | null {
  return settingsStatement(runAs, diskFull ? { transaction_read_only: "on" } : {});
}

function listenTo(command: "listen" | "unlisten", channel: string): Statement {
  return { text: `${command} ${quoteIdentifier(channel)}` };
}

function diskFull(): DatabaseUnavailable {
  return new DatabaseUnavailable("disk-full", "the disk is nearly full: nothing can be saved until space is freed");
}
