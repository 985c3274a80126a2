/**
 * Frontend messages of Postgres' protocol, version 3 (documentation, "Message Formats"), restricted to untyped parameters and
 * text results. PGlite speaks it too, so a whole transaction is one call into WASM.
 */
import { DatabaseError, type Statement } from "../port/database.ts";

const MAX_PARAMETERS = 65_535;

/** Rejects what the protocol cannot carry: a NUL would silently truncate the statement. Fails with 22021 or 54000. */
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

  /** Parse, Bind, Describe and Execute of the unnamed statement. */
  statement(statement: Statement): this {
    assertEncodable(statement);
    return this.parse("", statement.text).execute("", statement.values);
  }

  /** Prepares a named statement, or the unnamed one. */
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

  /** Deallocates a prepared statement; not an error if it does not exist. */
  close(name: string): this {
    const close = this.#begin("C");
    return this.#raw("S").#cstring(name).#end(close);
  }

  /** Ends an implicit transaction, which commits here. */
  sync(): this {
    return this.#end(this.#begin("S"));
  }

  /** The messages so far, in a buffer that can be transferred to another thread. */
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
