/**
 * What goes to the database: Postgres' frontend/backend protocol, version 3 (documentation, chapter "Message Formats"), as
 * far as this gateway needs it: parameters of unspecified type and results, all as text. PGlite speaks it too, so a whole
 * transaction is one call into WASM.
 */
import { DatabaseError, type Statement } from "../port/database.ts";

const MAX_PARAMETERS = 65_535;

/** Refuses what Postgres refuses: a NUL in a statement's text would cut it short silently. Fails with 22021. */
export function assertEncodable(statement: Statement): void {
  const values = statement.values ?? [];
  if (statement.text.includes("\0") || values.some((value) => value?.includes("\0"))) {
    throw new DatabaseError('invalid byte sequence for encoding "UTF8": 0x00', { code: "22021" });
  }
  if (values.length > MAX_PARAMETERS) {
    throw new DatabaseError(`a statement takes at most ${MAX_PARAMETERS} parameters`, { code: "54000" });
  }
}

/** Collects frontend messages into one buffer. */
export class MessageWriter {
  #buffer = Buffer.allocUnsafeSlow(1024);
  #length = 0;

  /** Parse, Bind, Describe and Execute of the unnamed statement: one statement with its parameters. */
  statement(statement: Statement): this {
    assertEncodable(statement);
    return this.parse("", statement.text).execute("", statement.values);
  }

  /** Prepares a statement under a name of its own, or as the unnamed one. */
  parse(name: string, text: string): this {
    const parse = this.#begin("P");
    return this.#cstring(name).#cstring(text).#int16(0).#end(parse);
  }

  /** Bind, Describe and Execute of a prepared statement. */
  execute(name: string, values: readonly (string | null)[] = []): this {
    const bind = this.#begin("B");
    this.#cstring("").#cstring(name).#int16(0).#int16(values.length);
    for (const value of values) this.#value(value);
    this.#int16(0).#end(bind);
    const describe = this.#begin("D");
    this.#raw("P").#cstring("").#end(describe);
    const execute = this.#begin("E");
    return this.#cstring("").#int32(0).#end(execute);
  }

  /** Forgets a prepared statement, where there is one of the name. */
  close(name: string): this {
    const close = this.#begin("C");
    return this.#raw("S").#cstring(name).#end(close);
  }

  /** Ends a group of statements: without BEGIN they are one transaction, which commits here. */
  sync(): this {
    return this.#end(this.#begin("S"));
  }

  /** The messages so far, with a memory of their own (it can be given to another thread). */
  take(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.#length);
    bytes.set(this.#buffer.subarray(0, this.#length));
    this.#length = 0;
    return bytes;
  }

  #begin(code: string): number {
    this.#raw(code);
    const start = this.#length;
    this.#int32(0);
    return start;
  }

  #end(start: number): this {
    this.#buffer.writeInt32BE(this.#length - start, start);
    return this;
  }

  #raw(text: string): this {
    // A UTF-16 unit is at most three bytes of UTF-8.
    this.#reserve(text.length * 3);
    this.#length += this.#buffer.write(text, this.#length, "utf8");
    return this;
  }

  #cstring(text: string): this {
    this.#raw(text).#reserve(1);
    this.#buffer[this.#length++] = 0;
    return this;
  }

  #value(value: string | null): this {
    if (value === null) return this.#int32(-1);
    const start = this.#length;
    this.#int32(0).#raw(value);
    this.#buffer.writeInt32BE(this.#length - start - 4, start);
    return this;
  }

  #int16(value: number): this {
    this.#reserve(2);
    this.#length = this.#buffer.writeUInt16BE(value, this.#length);
    return this;
  }

  #int32(value: number): this {
    this.#reserve(4);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
    return this;
  }

  #reserve(size: number): void {
    if (this.#length + size <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#buffer.length * 2, this.#length + size));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
