import type { ClientBase, Connection, DatabaseError as PgError, Submittable } from "pg";
import {
  DatabaseError,
  DatabaseUnavailable,
  MAX_TEXT_BYTES,
  type Result,
  type Row,
  type Statement,
} from "../port/database.ts";
import { MessageWriter } from "../wire/message-writer.ts";
import { PreparedStatements } from "../wire/prepared-statements.ts";
import { affectedRows } from "../wire/replies.ts";

/** SQLSTATEs that mean the database is unavailable (documentation, appendix A). */
const UNAVAILABLE: readonly (readonly [RegExp, DatabaseUnavailable["reason"]])[] = [
  [/^57014$/, "deadline"],
  [/^(57P0[1-5]|08...|53300)$/, "connection"],
  [/^53100$/, "disk-full"],
];

/**
 * Sends the statements in one packet with one Sync: an implicit transaction, unless they begin one. `prepared` belongs to the
 * connection; without it every statement is parsed and planned each time.
 */
export async function sendBatch(
  client: ClientBase,
  statements: readonly Statement[],
  options: { readonly maxBytes: number; readonly prepared?: PreparedStatements | undefined },
): Promise<readonly Result[]> {
  const { messages, settle } = (options.prepared ?? new PreparedStatements()).encode(statements);
  try {
    const results = await new Promise<readonly Result[]>((resolve, reject) => {
      client.query(new Batch(messages, statements, options.maxBytes, resolve, reject));
    });
    settle(true);
    return results;
  } catch (error) {
    settle(false);
    throw error;
  }
}

const SYNC = new MessageWriter().sync().take();

/** The client's active query as `pg` calls it (the interface pg-cursor implements). */
class Batch implements Submittable {
  readonly #bytes: Uint8Array;
  readonly #statements: readonly Statement[];
  readonly #resolve: (results: readonly Result[]) => void;
  readonly #reject: (error: Error) => void;
  readonly #results: Result[] = [];
  #columns: readonly string[] = [];
  #rows: Row[] = [];
  #long: Uint8Array | undefined;
  #bytesLeft: number;
  #stream: Connection["stream"] | null = null;

  constructor(
    bytes: Uint8Array,
    statements: readonly Statement[],
    maxBytes: number,
    resolve: (results: readonly Result[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#bytes = bytes;
    this.#statements = statements;
    this.#bytesLeft = maxBytes;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    this.#stream = connection.stream;
    connection.stream.cork();
    connection.stream.write(this.#bytes);
    connection.stream.write(SYNC);
    connection.stream.uncork();
  }

  handleRowDescription(message: { fields: readonly { name: string }[] }): void {
    this.#columns = message.fields.map((field) => field.name);
  }

  handleDataRow(message: { length: number; fields: readonly (string | null)[] }): void {
    this.#bytesLeft -= message.length;
    if (this.#bytesLeft < 0) {
      // Closing the connection is the only way to stop a result; the server then rolls back.
      this.handleError(new DatabaseUnavailable("result-too-large", "the statement's result is too large"));
      this.#stream?.destroy();
      return;
    }
    const row: Record<string, string | null> = {};
    const bytesOf = this.#statements[this.#results.length]?.bytesOf;
    for (const [index, name] of this.#columns.entries()) {
      const value = message.fields[index] ?? null;
      if (name === bytesOf && value !== null && value.length > MAX_TEXT_BYTES) this.#long = Buffer.from(value);
      else row[name] = value;
    }
    this.#rows.push(row);
  }

  handleCommandComplete(message: { text: string }): void {
    const long = this.#long;
    this.#results.push({ rows: this.#rows, affectedRows: affectedRows(message.text), ...(long && { bytes: long }) });
    this.#rows = [];
    this.#columns = [];
    this.#long = undefined;
  }

  handleEmptyQuery(): void {
    this.#results.push({ rows: [], affectedRows: 0 });
  }

  /** COPY FROM STDIN has no input here; the server responds with an error. */
  handleCopyInResponse(connection: Connection & { sendCopyFail(why: string): void }): void {
    this.handleError(new DatabaseError("COPY FROM STDIN is not supported", { code: "0A000" }));
    connection.sendCopyFail("there is no input");
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#results);
  }

  handleError(error: Error): void {
    this.#reject(fromPg(error));
  }
}

/** Converts an error of `pg`: an ErrorResponse keeps its fields, anything else is a connection error. */
export function fromPg(error: Error): DatabaseError | DatabaseUnavailable {
  if (error instanceof DatabaseError || error instanceof DatabaseUnavailable) return error;
  const { code, severity, ...fields } = error as Partial<PgError>;
  if (code === undefined || severity === undefined) {
    // Node's AggregateError, for a host name with several addresses, has no message.
    const why = error.message || (error as NodeJS.ErrnoException).code;
    return new DatabaseUnavailable("connection", `no connection to the database: ${why}`, { cause: error });
  }
  const reason = UNAVAILABLE.find(([pattern]) => pattern.test(code))?.[1];
  if (reason) return new DatabaseUnavailable(reason, error.message, { cause: error });
  return new DatabaseError(error.message, { ...fields, code });
}
