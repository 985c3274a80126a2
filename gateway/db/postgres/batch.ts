import type { ClientBase, Connection, DatabaseError as PgError, Submittable } from "pg";
import { DatabaseError, DatabaseUnavailable, type Result, type Row, type Statement } from "../port/database.ts";
import { MessageWriter } from "../wire/message-writer.ts";
import { PreparedStatements } from "../wire/prepared-statements.ts";
import { affectedRows } from "../wire/replies.ts";

/** SQLSTATEs that are not the caller's fault (documentation, appendix A). */
const UNAVAILABLE: readonly (readonly [RegExp, DatabaseUnavailable["reason"]])[] = [
  [/^57014$/, "deadline"],
  [/^(57P0[1-5]|08...|53300)$/, "connection"],
  [/^53100$/, "disk-full"],
];

/**
 * Sends statements in one network packet with one Sync at the end: without BEGIN they are one transaction. `prepared` is
 * the connection's own; without it every statement is parsed and planned anew.
 */
export async function sendBatch(
  client: ClientBase,
  statements: readonly Statement[],
  options: { readonly maxBytes: number; readonly prepared?: PreparedStatements | undefined },
): Promise<readonly Result[]> {
  const { messages, settle } = (options.prepared ?? new PreparedStatements()).encode(statements);
  try {
    const results = await new Promise<readonly Result[]>((resolve, reject) => {
      client.query(new Batch(messages, options.maxBytes, resolve, reject));
    });
    settle(true);
    return results;
  } catch (error) {
    settle(false);
    throw error;
  }
}

const SYNC = new MessageWriter().sync().take();

/** What `pg` calls back on while it is the client's active query (the contract pg-cursor uses). */
class Batch implements Submittable {
  readonly #bytes: Uint8Array;
  readonly #resolve: (results: readonly Result[]) => void;
  readonly #reject: (error: Error) => void;
  readonly #results: Result[] = [];
  #columns: readonly string[] = [];
  #rows: Row[] = [];
  #bytesLeft: number;
  #stream: Connection["stream"] | null = null;

  constructor(
    bytes: Uint8Array,
    maxBytes: number,
    resolve: (results: readonly Result[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#bytes = bytes;
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
      // Closing the connection is the one way to stop an answer half-way; the server then undoes the work.
      this.handleError(new DatabaseUnavailable("result-too-large", "the statement's result is too large"));
      this.#stream?.destroy();
      return;
    }
    const row: Record<string, string | null> = {};
    for (const [index, name] of this.#columns.entries()) row[name] = message.fields[index] ?? null;
    this.#rows.push(row);
  }

  handleCommandComplete(message: { text: string }): void {
    this.#results.push({ rows: this.#rows, affectedRows: affectedRows(message.text) });
    this.#rows = [];
    this.#columns = [];
  }

  handleEmptyQuery(): void {
    this.#results.push({ rows: [], affectedRows: 0 });
  }

  /** COPY FROM STDIN has nothing to read here; the server answers with an error. */
  handleCopyInResponse(connection: Connection & { sendCopyFail(why: string): void }): void {
    this.handleError(new DatabaseError("COPY from the client is not possible here", { code: "0A000" }));
    connection.sendCopyFail("there is no input");
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#results);
  }

  handleError(error: Error): void {
    this.#reject(fromPg(error));
  }
}

/** An error of `pg` as the port's: Postgres' own answers keep their fields, anything else is the connection's. */
export function fromPg(error: Error): DatabaseError | DatabaseUnavailable {
  if (error instanceof DatabaseError || error instanceof DatabaseUnavailable) return error;
  const { code, severity, ...fields } = error as Partial<PgError>;
  if (code === undefined || severity === undefined) {
    // An attempt on several addresses of one name fails with a list and no words of its own.
    const why = error.message || (error as NodeJS.ErrnoException).code;
    return new DatabaseUnavailable("connection", `no connection to the database: ${why}`, { cause: error });
  }
  const reason = UNAVAILABLE.find(([pattern]) => pattern.test(code))?.[1];
  if (reason) return new DatabaseUnavailable(reason, error.message, { cause: error });
  return new DatabaseError(error.message, { ...fields, code });
}
