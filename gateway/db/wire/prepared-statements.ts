import type { Statement } from "../port/database.ts";
import { assertEncodable, MessageWriter } from "./message-writer.ts";

const MAX_STATEMENTS = 256;
/** Longer texts are used once (long value lists); they are not prepared. */
const MAX_TEXT_LENGTH = 8192;

interface Entry {
  /** Null until the text is used a second time. */
  name: string | null;
  ready: boolean;
}

/** The messages of one batch; call `settle` with its outcome. */
export interface EncodedBatch {
  /** Without Sync. */
  readonly messages: Uint8Array<ArrayBuffer>;
  /** `succeeded`: whether all statements succeeded. */
  settle(succeeded: boolean): void;
}

/**
 * The prepared statements of one session. A text that is used a second time is prepared, which saves parsing and planning: most
 * of a small statement's time. Postgres replans when role, search path or tables change.
 */
export class PreparedStatements {
  /** By text, least recently used first. */
  readonly #entry = new Map<string, Entry>();
  readonly #writer = new MessageWriter();
  #toClose: string[] = [];
  #named = 0;

  /** Fails with `DatabaseError` if a statement cannot be encoded. */
  encode(statements: readonly Statement[]): EncodedBatch {
    for (const statement of statements) assertEncodable(statement);
    const writer = this.#writer;
    // First in the batch, because an error skips the rest. Closing a missing statement is not an error.
    const closing = this.#toClose;
    this.#toClose = [];
    for (const name of closing) writer.close(name);
    const preparing: Entry[] = [];
    for (const statement of statements) {
      const entry = this.#lookUp(statement.text);
      if (entry?.ready) {
        writer.execute(entry.name as string, statement.values);
      } else if (entry?.name === null) {
        entry.name = `s${++this.#named}`;
        preparing.push(entry);
        writer.parse(entry.name, statement.text).execute(entry.name, statement.values);
      } else {
        writer.parse("", statement.text).execute("", statement.values);
      }
    }
    return {
      messages: writer.take(),
      settle: (succeeded) => {
        for (const entry of preparing) {
          entry.ready = succeeded;
          if (succeeded) continue;
          // It is unknown whether it was prepared.
          this.#toClose.push(entry.name as string);
          entry.name = null;
        }
      },
    };
  }

  /** Closes every statement: after a schema change, the columns of a plan may be outdated. */
  clear(): void {
    for (const { name, ready } of this.#entry.values()) if (name !== null && ready) this.#toClose.push(name);
    this.#entry.clear();
  }

  /** Null if the text is used for the first time, or is too long. */
  #lookUp(text: string): Entry | null {
    if (text.length > MAX_TEXT_LENGTH) return null;
    const entry = this.#entry.get(text);
    if (!entry) {
      this.#entry.set(text, { name: null, ready: false });
      this.#evict();
      return null;
    }
    this.#entry.delete(text);
    this.#entry.set(text, entry);
    return entry;
  }

  #evict(): void {
    for (const [text, { name, ready }] of this.#entry) {
      if (this.#entry.size <= MAX_STATEMENTS) return;
      if (name !== null && !ready) continue;
      this.#entry.delete(text);
      if (name !== null) this.#toClose.push(name);
    }
  }
}

/**
 * Whether the error means that a prepared statement is outdated: its result columns changed (0A000), or it was deallocated
 * (26000). The batch can be retried.
 */
export function isStale(error: { readonly code: string; readonly message: string }): boolean {
  return error.code === "26000" || (error.code === "0A000" && /cached plan/.test(error.message));
}
