import pg from "pg";
import { CommitClaim } from "../port/commit-claim.ts";
import {
  type Database,
  DatabaseError,
  DatabaseUnavailable,
  type Result,
  type RunOptions,
  type Statement,
  type TransactionSettings,
} from "../port/database.ts";
import { callerOf, DEFAULT_WAIT_MS, FairQueue } from "../port/fair-queue.ts";
import { settingsStatement } from "../port/settings-statement.ts";
import { beforeDeadline, transact } from "../port/transact.ts";
import { isStale, PreparedStatements } from "../wire/prepared-statements.ts";
import { fromPg, sendBatch } from "./batch.ts";
import { PostgresListener } from "./listener.ts";
import { postgresConnection } from "./tls.ts";

const DEFAULT_DEADLINE_MS = 8000;
/** The server cancels a statement at its deadline and keeps the connection; the client closes it this much later. */
const GRACE_MS = 250;
/** SQLSTATE read_only_sql_transaction. */
const READ_ONLY = "25006";
/** Larger results are rejected; lists are paginated. */
const MAX_RESULT_BYTES = 8 * 1024 * 1024;

/**
 * The database port over Postgres 15 or newer, as the URL's user. Prepared statements are off behind a transaction-mode pooler
 * (`pgbouncer=true` in the URL, or Supabase's port 6543).
 */
export function openPostgres(options: { readonly url: string; readonly maxConnections?: number }): Database {
  const maxConnections = options.maxConnections ?? 10;
  const pool = new pg.Pool({
    ...(postgresConnection(options.url) as pg.PoolConfig),
    max: maxConnections,
    connectionTimeoutMillis: DEFAULT_DEADLINE_MS,
    keepAlive: true,
    application_name: "gateway",
  });
  // The pool replaces broken idle connections; calls in progress get their own error.
  pool.on("error", () => {});
  // A connection being closed may still emit an error, which would end the process without a listener.
  pool.on("connect", (client) => client.on("error", () => {}));
  const prepared = new WeakMap<pg.ClientBase, PreparedStatements>();
  const keepsStatements = !/[?&]pgbouncer=true|:6543\//.test(options.url);
  const batchOptions = (client: pg.ClientBase) => {
    if (keepsStatements && !prepared.has(client)) prepared.set(client, new PreparedStatements());
    return { maxBytes: MAX_RESULT_BYTES, prepared: prepared.get(client) };
  };
  const listener = new PostgresListener(options.url);
  const queue = new FairQueue(maxConnections, Math.ceil(maxConnections / 2));
  let respondedAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  /** `claim`: of statements that commit; they are sent together with the Sync that commits them. */
  async function send(
    client: pg.ClientBase,
    statements: readonly Statement[],
    claim?: CommitClaim,
  ): Promise<readonly Result[]> {
    if (claim?.begin() === false) throw new DatabaseUnavailable("deadline", "the statement was not sent in time");
    try {
      const results = await sendBatch(client, statements, batchOptions(client));
      respondedAt = performance.now();
      return results;
    } catch (error) {
      if (error instanceof DatabaseError) respondedAt = performance.now();
      if (!(claim && error instanceof DatabaseUnavailable && error.reason === "connection")) throw error;
      // With an ErrorResponse, the server has rolled back before it closed the connection.
      throw error.cause instanceof pg.DatabaseError ? error : claim.errorOf(error);
    }
  }

  /** Runs `work` on a pooled connection; the connection is closed instead of returned if its state is unknown. */
  async function withClient<T>(
    options: RunOptions,
    work: (client: pg.PoolClient, deadlineAt: number, claim: CommitClaim) => Promise<T>,
  ): Promise<T> {
    const { deadlineMs } = options;
    const end = await queue.acquire({ caller: callerOf(options), waitMs: deadlineMs ?? DEFAULT_WAIT_MS });
    try {
      return await withConnection(Date.now() + (deadlineMs ?? DEFAULT_DEADLINE_MS), options, work);
    } finally {
      end();
    }
  }

  async function withConnection<T>(
    deadlineAt: number,
    { runAs }: RunOptions,
    work: (client: pg.PoolClient, deadlineAt: number, claim: CommitClaim) => Promise<T>,
  ): Promise<T> {
    const connecting = pool.connect().catch((error: Error) => {
      throw fromPg(error);
    });
    const onDeadline = () => {
      connecting.then(
        (late) => late.release(),
        () => {},
      );
    };
    const client = await beforeDeadline(connecting, deadlineAt, { onDeadline });
    const claim = new CommitClaim();
    let reusable = true;
    const onError = () => {
      reusable = false;
    };
    client.on("error", onError);
    try {
      const result = work(client, deadlineAt, claim);
      return await beforeDeadline(result, deadlineAt + GRACE_MS, { claim, onDeadline: onError });
    } catch (cause) {
      const error = runAs?.readOnly ? cause : afterFailover(cause);
      // The server ends a statement at its deadline and is ready for the next; anything else leaves the connection unsure.
      if (error instanceof DatabaseUnavailable && error.reason !== "deadline") reusable = false;
      throw error;
    } finally {
      client.off("error", onError);
      client.release(!reusable);
    }
  }

  /** After a failover, an open connection may lead to a server that accepts no writes; a new one leads to the right server. */
  function afterFailover(error: unknown): unknown {
    if (!(error instanceof DatabaseError && error.code === READ_ONLY)) return error;
    return new DatabaseUnavailable("connection", "the database accepts no writes", { cause: error });
  }

  const start = (runAs: TransactionSettings | undefined, deadlineAt: number): Statement =>
    settingsStatement(runAs, {
      statement_timeout: String(Math.max(1, deadlineAt - Date.now())),
      // Whatever the server's own setting, times read the same from every engine.
      timezone: "UTC",
    }) as Statement;

  return {
    engine: "postgres",

    get respondedAt() {
      return respondedAt;
    },

    run(statements, options = {}) {
      return withClient(options, async (client, deadlineAt, claim) => {
        const all = [start(options.runAs, deadlineAt), ...statements];
        const commit = options.runAs?.readOnly ? undefined : claim;
        const results = await send(client, all, commit).catch((error: unknown) => {
          if (!(error instanceof DatabaseError && isStale(error))) throw error;
          // Nothing took effect, so that it may run again.
          prepared.get(client)?.clear();
          commit?.reopen();
          return send(client, all, commit);
        });
        return results.slice(1);
      });
    },

    transaction(work, options = {}) {
      return withClient(options, (client, deadlineAt, claim) =>
        transact(
          (statements, end) => send(client, statements, end === "commit" ? claim : undefined),
          [start(options.runAs, deadlineAt)],
          work,
          deadlineAt,
          options.isolation,
        ),
      );
    },

    listen: (channel, onPayload, onGap) => listener.listen(channel, onPayload, onGap),

    async close() {
      if (closed) return;
      closed = true;
      await listener.close();
      await queue.close(DEFAULT_DEADLINE_MS);
      await pool.end();
    },
  };
}
