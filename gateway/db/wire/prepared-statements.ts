import type { Statement } from "../port/database.ts";
import { assertEncodable, MessageWriter } from "./message-writer.ts";

const MOST_STATEMENTS = 256;
/** A longer text is a one-off (long lists of values); it is planned anew each time. */
const LONGEST_TEXT = 8192;

interface Known {
  /** Null until the text has come a second time. */
  name: string | null;
  ready: boolean;
}

/** Messages for one batch of statements, and what to say when its outcome is known. */
export interface EncodedBatch {
  /** Without Sync. */
  readonly messages: Uint8Array<ArrayBuffer>;
  /** Whether all statements went through. */
  settle(succeeded: boolean): void;
}

/**
 * The prepared statements of one session. A text that comes a second time gets a name and keeps its parse and plan: most of
 * a small statement's time. Postgres itself plans anew when role, search path or tables change.
 */
export class PreparedStatements {
  /** By text, the least recently used first. */
  readonly #known = new Map<string, Known>();
  readonly #writer = new MessageWriter();
  #toClose: string[] = [];
  #named = 0;

  /** Fails with `DatabaseError` on what cannot be sent. */
  encode(statements: readonly Statement[]): EncodedBatch {
    for (const statement of statements) assertEncodable(statement);
    const writer = this.#writer;
    // First in the batch, for an error skips the rest. Closing what is not there is no error.
    const closing = this.#toClose;
    this.#toClose = [];
    for (const name of closing) writer.close(name);
    const preparing: Known[] = [];
    for (const statement of statements) {
      const known = this.#look(statement.text);
      if (known?.ready) {
        writer.execute(known.name as string, statement.values);
      } else if (known?.name === null) {
        known.name = `s${++this.#named}`;
        preparing.push(known);
        writer.parse(known.name, statement.text).execute(known.name, statement.values);
      } else {
        writer.parse("", statement.text).execute("", statement.values);
      }
    }
    return {
      messages: writer.take(),
      settle: (succeeded) => {
        for (const known of preparing) {
          known.ready = succeeded;
          if (succeeded) continue;
          // It may have been prepared or not.
          this.#toClose.push(known.name as string);
          known.name = null;
        }
      },
    };
  }

  /** Forgets and closes everything: after a change of tables, a plan's columns may no longer be what they were. */
  clear(): void {
    for (const { name, ready } of this.#known.values()) if (name !== null && ready) this.#toClose.push(name);
    this.#known.clear();
  }

  /** Null where the text comes the first time or is in the middle of being prepared. */
  #look(text: string): Known | null {
    if (text.length > LONGEST_TEXT) return null;
    const known = this.#known.get(text);
    if (!known) {
      this.#known.set(text, { name: null, ready: false });
      this.#evict();
      return null;
    }
    this.#known.delete(text);
    this.#known.set(text, known);
    return known;
  }

  #evict(): void {
    for (const [text, { name, ready }] of this.#known) {
      if (this.#known.size <= MOST_STATEMENTS) return;
      if (name !== null && !ready) continue;
      this.#known.delete(text);
      if (name !== null) this.#toClose.push(name);
    }
  }
}

/**
 * Whether the error says that a prepared statement is out of date: its result's columns changed (0A000), or somebody
 * deallocated it (26000). The batch can be tried again.
 */
export function isStale(error: { readonly code: string; readonly message: string }): boolean {
  return error.code === "26000" || (error.code === "0A000" && /cached plan/.test(error.message));
}
