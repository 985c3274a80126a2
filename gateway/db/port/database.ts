/**
 * The one door to a Postgres, embedded or not. Values travel as Postgres text in both directions: a parameter is an
 * untyped literal that Postgres casts itself, a result column is the text Postgres prints (ask for JSON in the SQL where
 * types matter). So both drivers behave alike and nothing is serialized twice.
 */

/** One SQL statement with `$1`-style parameters. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly (string | null)[];
}

/** Column name to Postgres' text output, or null. */
export type Row = Readonly<Record<string, string | null>>;

export interface Result {
  readonly rows: readonly Row[];
  /** Rows inserted, updated, deleted or selected, as the command tag says; 0 where it says nothing. */
  readonly affectedRows: number;
}

/** Who a transaction runs as. Everything here lasts for that transaction alone. */
export interface Session {
  /** A role of the database, as `set local role`. */
  readonly role: string;
  /** Run-time settings, as `set_config(name, value, true)`: `request.jwt.claims` and the like. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
}

export interface RunOptions {
  /** Runs as the database's owner where absent. */
  readonly session?: Session;
  /** After this long the call fails with `DatabaseUnavailable` ("deadline") and the work is undone. Default 8000. */
  readonly deadlineMs?: number;
  /** Of a `transaction`: all its statements see the database as its first one did. */
  readonly isolation?: "repeatable read";
}

/** An open transaction. Not to be used after the function it was given to has returned. */
export interface Transaction {
  query(statement: Statement): Promise<Result>;
}

export interface Database {
  readonly engine: "pglite" | "postgres";

  /**
   * Runs the statements in one transaction with one trip to the engine; all or none take effect. Fails with
   * `DatabaseError` for what Postgres refuses, `DatabaseUnavailable` for everything that is not the caller's fault.
   */
  run(statements: readonly Statement[], options?: RunOptions): Promise<readonly Result[]>;

  /** For decisions between statements: commits when `work` returns, rolls back (and rethrows) when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: RunOptions): Promise<T>;

  /**
   * Calls back with each NOTIFY payload on the channel until the returned function is called. `onGap` hears when listening
   * goes on after a loss of connection or engine: what was notified meanwhile is lost.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;

  close(): Promise<void>;
}

/** What Postgres answered with an ErrorResponse. Field names as in the protocol's documentation (53.8). */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  /** SQLSTATE, five characters. */
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;
  readonly table: string | null;
  readonly column: string | null;

  constructor(
    message: string,
    fields: {
      code: string;
      detail?: string | null | undefined;
      hint?: string | null | undefined;
      constraint?: string | null | undefined;
      table?: string | null | undefined;
      column?: string | null | undefined;
    },
  ) {
    super(message);
    this.code = fields.code;
    this.detail = fields.detail ?? null;
    this.hint = fields.hint ?? null;
    this.constraint = fields.constraint ?? null;
    this.table = fields.table ?? null;
    this.column = fields.column ?? null;
  }
}

/** The database did not do it, through no fault of the statement: try again later. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly reason: "deadline" | "restarting" | "disk-full" | "connection" | "closed" | "result-too-large";

  constructor(reason: DatabaseUnavailable["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
