import { constants, openSync, readFileSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";

/** Inside the cluster, so that a copy or an older version of the folder has the position of its own log. */
const FILE = "wal-position";
/** Not at each flush: a commit would wait for it. */
const WRITE_EVERY_MS = 10;

const FIRST_IS_OVERWRITE_CONTRECORD = 0x0008;
const PAGE_HEADER_BYTES = 24;
/** With the header of the data that follows. */
const RECORD_HEADER_BYTES = 26;

/** A write of the engine to a file, with the parameters of Emscripten's `stream_ops.write`. */
export interface FileWrite {
  readonly stream: { readonly nfd: number; readonly path?: string };
  readonly buffer: Int8Array<ArrayBuffer>;
  readonly offset: number;
  readonly length: number;
  readonly position: number;
}

interface Position {
  /** File name; the names of later segments sort after it. */
  readonly segment: string;
  readonly offset: number;
}

/**
 * How far the write-ahead log was flushed, in a file of 43 bytes. Recovery ends without an error at the first unreadable record
 * of the log, and then overwrites what follows; if that is below the flushed position, confirmed rows would be lost.
 *
 * Written after the flush and never flushed itself: after a kill or a power cut the file is older than the log, empty or missing,
 * never newer. A flush may end within a record, because Postgres flushes each full segment; after such an incomplete record
 * Postgres continues with the page that is missing, which is not below the flushed position.
 */
export class WalPosition {
  readonly #path: string;
  #file: number | null = null;
  /** The position of the previous run, until this run has flushed the log. */
  #previous: Position | null;
  /** End of the last write, flushed or not. */
  #written: Position | null = null;
  #flushed: Position | null = null;
  #isScheduled = false;

  constructor(directory: string) {
    this.#path = join(directory, FILE);
    this.#previous = read(this.#path);
  }

  /** Before a write: returns what is wrong if it replaces or skips records that were flushed in the previous run. */
  violation({ stream, buffer, offset, length, position }: FileWrite): string | null {
    if (!this.#previous) return null;
    const segment = segmentOf(stream.path);
    if (segment === null || segment > this.#previous.segment) return null;
    const written = Buffer.from(buffer.buffer, buffer.byteOffset + offset, length);
    const end = segment < this.#previous.segment ? position + length : this.#previous.offset;
    const isDamaged = position < end ? replaces(written, stream.nfd, position, end) : skips(written, position, end);
    if (!isDamaged) return null;
    return (
      `the write-ahead log is incomplete or damaged (pg_wal/${segment}), and confirmed rows after that point would be lost. ` +
      `Put the intact files back into pg_wal, or delete ${this.#path} to start without these rows`
    );
  }

  wrote({ stream, buffer, offset, length, position }: FileWrite): void {
    const segment = segmentOf(stream.path);
    if (segment === null) return;
    const used = usedBytes(buffer, offset, length);
    this.#written = used > 0 ? { segment, offset: position + used } : null;
  }

  flushed({ path }: { readonly path?: string }): void {
    if (!this.#written || !path?.endsWith(this.#written.segment)) return;
    // Here and not with the first write: the folder may be gone by then.
    this.#file ??= openSync(this.#path, constants.O_RDWR | constants.O_CREAT, 0o600);
    this.#previous = null;
    this.#flushed = this.#written;
    this.#written = null;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => this.#save(), WRITE_EVERY_MS).unref();
  }

  #save(): void {
    this.#isScheduled = false;
    if (this.#file === null || this.#flushed === null) return;
    try {
      writeSync(this.#file, format(this.#flushed), 0, "latin1");
    } catch (error) {
      // An older position is safe, and a full disk must not end the engine.
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/** Whether the bytes up to `end` change. Postgres also rewrites the last page with the same records and new ones after them. */
function replaces(written: Buffer, file: number, position: number, end: number): boolean {
  const before = written.subarray(0, end - position);
  const onDisk = Buffer.alloc(before.length);
  readSync(file, onDisk, 0, onDisk.length, position);
  return !onDisk.equals(before);
}

/**
 * Whether this page says that a record from before `end` is incomplete. If the length of a record is damaged, Postgres may take the
 * record for one that continues on the next page, and then continues there. In an intact log, only the record at the end of a full
 * segment can be incomplete. Layout: access/xlog_internal.h (XLogLongPageHeaderData, xl_overwrite_contrecord).
 */
function skips(written: Buffer, position: number, end: number): boolean {
  const pageFlags = written.readUInt16LE(2);
  if (!(pageFlags & FIRST_IS_OVERWRITE_CONTRECORD)) return false;
  const segmentStart = written.readBigUInt64LE(8) - BigInt(position);
  const incompleteRecord = written.readBigUInt64LE(PAGE_HEADER_BYTES + RECORD_HEADER_BYTES);
  return incompleteRecord < segmentStart + BigInt(end);
}

function segmentOf(path: string | undefined): string | null {
  return /\/pg_wal\/([\dA-F]{24})$/.exec(path ?? "")?.[1] ?? null;
}

/** Without the zeros at the end: Postgres writes whole pages. 0 if unknown. */
function usedBytes(buffer: Int8Array<ArrayBuffer>, offset: number, length: number): number {
  const start = buffer.byteOffset + offset;
  if (start % 4 !== 0 || length % 4 !== 0) return 0;
  // Four bytes at a time, because each commit waits for this.
  const words = new Int32Array(buffer.buffer, start, length / 4);
  let count = words.length;
  while (count > 0 && words[count - 1] === 0) count -= 1;
  return count * 4;
}

function format({ segment, offset }: Position): string {
  const position = `${segment} ${offset.toString(16).padStart(8, "0")}`;
  return `${position} ${crc32(position).toString(16).padStart(8, "0")}\n`;
}

/** Null if the file is missing, as in a database of an older version, or damaged. */
function read(path: string): Position | null {
  let content: string;
  try {
    content = readFileSync(path, "latin1");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const [segment = "", offset = ""] = content.split(" ");
  const position = { segment, offset: Number.parseInt(offset, 16) };
  return content === format(position) ? position : null;
}
