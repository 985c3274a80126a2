/**
 * The database port: the only access to Postgres, embedded or not. Values are Postgres text in both directions: a parameter is
 * an untyped literal that Postgres casts, a result column is the text Postgres prints (select JSON where types matter). Both
 * drivers behave alike, and nothing is serialized twice (docs/decisions/002-text-values.md).
 */

/** One SQL statement with `$1`-style parameters. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly (string | null)[];
  /** A column of the only row, for a value that is passed on unread: a long one is returned as `Result.bytes`. */
  readonly bytesOf?: string;
}

/** Longer values of `Statement.bytesOf` are returned as bytes: as a text, each would be in memory two or three times. */
export const MAX_TEXT_BYTES = 64 * 1024;

/** Column name to Postgres' text output, or null for SQL NULL. */
export type Row = Readonly<Record<string, string | null>>;

export interface Result {
  readonly rows: readonly Row[];
  /** Rows inserted, updated, deleted or selected, from the command tag; 0 if the tag has no count. */
  readonly affectedRows: number;
  /** UTF-8, of `Statement.bytesOf`; the row has no such column then. */
  readonly bytes?: Uint8Array;
}

/** Role and settings of one transaction; they end with it. */
export interface TransactionSettings {
  /** A role of the database, as `set local role`. */
  readonly role: string;
  /** Run-time settings, as `set_config(name, value, true)`: `request.jwt.claims` and the like. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
}

export interface RunOptions {
  /** The database's owner if absent. */
  readonly runAs?: TransactionSettings;
  /**
   * After this time the call fails with `DatabaseUnavailable` ("deadline") and is rolled back, or with "unknown" while it
   * commits. Default 8000, after up to 15,000 for its turn.
   */
  readonly deadlineMs?: number;
  /** The person for whom the server's own statement runs, for fair turns. Default: the person of `runAs`. */
  readonly person?: string;
  /** For `transaction` only. */
  readonly isolation?: "repeatable read";
}

/** An open transaction; invalid after the function that received it has returned. */
export interface Transaction {
  query(statement: Statement): Promise<Result>;
}

export interface Database {
  readonly engine: "pglite" | "postgres";

  /** When the database last responded to a statement, by `performance.now()`. Errors of statements are responses, too. */
  readonly respondedAt: number;

  /**
   * Runs the statements in one transaction and one round trip; all or none take effect. Fails with `DatabaseError` if Postgres
   * rejects a statement, with `DatabaseUnavailable` if the database cannot serve it.
   */
  run(statements: readonly Statement[], options?: RunOptions): Promise<readonly Result[]>;

  /** For logic between statements: commits when `work` returns, rolls back (and rethrows) when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: RunOptions): Promise<T>;

  /**
   * Calls `onPayload` with each NOTIFY payload on the channel until the returned function is called. `onGap` is called when
   * listening resumes after a lost connection or engine: notifications in between are lost.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;

  close(): Promise<void>;
}

/** An ErrorResponse of Postgres. Field names as in the documentation, section 53.8. */
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

/** The database could not run the statement, for a reason outside the statement; retryable, except "unknown". */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  /** "unknown": the commit had begun and may have taken effect. */
  readonly reason: "deadline" | "restarting" | "disk-full" | "connection" | "closed" | "result-too-large" | "unknown";

  constructor(reason: DatabaseUnavailable["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
