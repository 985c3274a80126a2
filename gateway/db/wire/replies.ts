/** Backend messages of Postgres' protocol, decoded in one pass without PGlite's parsers. */
import { DatabaseError, MAX_TEXT_BYTES, type Result, type Row, type Statement } from "../port/database.ts";

/** Transaction status of ReadyForQuery: idle, in a transaction, in a failed transaction. */
export type TransactionStatus = "I" | "T" | "E";

export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

export interface Replies {
  readonly results: readonly Result[];
  /** The first error; the statements after it were skipped. */
  readonly error: DatabaseError | null;
  /** Null if no ReadyForQuery was received: the engine is broken, or Sync was not sent. */
  readonly status: TransactionStatus | null;
  readonly notifications: readonly Notification[];
}

/** Decodes the backend's whole response to `statements`. Fails with a plain Error if the bytes violate the protocol. */
export function decodeReplies(bytes: Uint8Array, statements: readonly Statement[]): Replies {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const results: Result[] = [];
  const notifications: Notification[] = [];
  let columns: string[] = [];
  let rows: Row[] = [];
  let long: Uint8Array | undefined;
  let error: DatabaseError | null = null;
  let status: TransactionStatus | null = null;
  let offset = 0;
  while (offset < buffer.length) {
    const code = buffer[offset];
    const body = offset + 5;
    offset += 1 + buffer.readInt32BE(offset + 1);
    switch (code) {
      case 0x54: // T RowDescription
        columns = readColumns(buffer, body);
        rows = [];
        break;
      case 0x44: // D DataRow
        if (offset - body > MAX_TEXT_BYTES)
          long = longValue(buffer, body, columns, statements[results.length]?.bytesOf);
        rows.push(readRow(buffer, body, columns, long && statements[results.length]?.bytesOf));
        break;
      case 0x43: // C CommandComplete
        results.push({
          rows,
          affectedRows: affectedRows(buffer.toString("latin1", body, offset - 1)),
          ...(long && { bytes: long }),
        });
        columns = [];
        rows = [];
        long = undefined;
        break;
      case 0x49: // I EmptyQueryResponse
        results.push({ rows: [], affectedRows: 0 });
        break;
      case 0x45: // E ErrorResponse
        error ??= readError(buffer, body);
        break;
      case 0x41: // A NotificationResponse
        notifications.push(readNotification(buffer, body));
        break;
      case 0x5a: // Z ReadyForQuery
        status = buffer.toString("latin1", body, body + 1) as TransactionStatus;
        break;
      case 0x31: // 1 ParseComplete
      case 0x32: // 2 BindComplete
      case 0x33: // 3 CloseComplete
      case 0x6e: // n NoData
      case 0x4e: // N NoticeResponse
      case 0x53: // S ParameterStatus
        break;
      default:
        throw new Error(`unexpected message ${code} from the database`);
    }
  }
  if (offset !== buffer.length) throw new Error("the database's response is truncated");
  return { results, error, status, notifications };
}

/** The number at the end of a command tag (`INSERT 0 3`, `SELECT 12`), 0 if there is none. */
export function affectedRows(tag: string): number {
  return Number(/ (\d+)$/.exec(tag)?.[1] ?? 0);
}

function readColumns(buffer: Buffer, start: number): string[] {
  const names: string[] = [];
  let offset = start + 2;
  for (let count = buffer.readInt16BE(start); count > 0; count--) {
    const end = buffer.indexOf(0, offset);
    names.push(buffer.toString("utf8", offset, end));
    offset = end + 19;
  }
  return names;
}

/** Without the column `omitted`. */
function readRow(buffer: Buffer, start: number, columns: readonly string[], omitted?: string): Row {
  const row: Record<string, string | null> = {};
  let offset = start + 2;
  for (const name of columns) {
    const length = buffer.readInt32BE(offset);
    offset += 4;
    if (length < 0) {
      row[name] = null;
    } else {
      if (name !== omitted) row[name] = buffer.toString("utf8", offset, offset + length);
      offset += length;
    }
  }
  return row;
}

/** The bytes of the column `wanted`, if they are many. */
function longValue(buffer: Buffer, start: number, columns: readonly string[], wanted?: string): Buffer | undefined {
  let offset = start + 2;
  for (const name of columns) {
    const length = Math.max(0, buffer.readInt32BE(offset));
    offset += 4;
    if (name === wanted) return length > MAX_TEXT_BYTES ? buffer.subarray(offset, offset + length) : undefined;
    offset += length;
  }
  return undefined;
}

function readError(buffer: Buffer, start: number): DatabaseError {
  const fields = new Map<string, string>();
  let offset = start;
  while (buffer[offset] !== 0) {
    const end = buffer.indexOf(0, offset + 1);
    fields.set(buffer.toString("latin1", offset, offset + 1), buffer.toString("utf8", offset + 1, end));
    offset = end + 1;
  }
  return new DatabaseError(fields.get("M") ?? "unknown error", {
    code: fields.get("C") ?? "XX000",
    detail: fields.get("D"),
    hint: fields.get("H"),
    constraint: fields.get("n"),
    table: fields.get("t"),
    column: fields.get("c"),
  });
}

function readNotification(buffer: Buffer, start: number): Notification {
  const channelEnd = buffer.indexOf(0, start + 4);
  const payloadEnd = buffer.indexOf(0, channelEnd + 1);
  return {
    channel: buffer.toString("utf8", start + 4, channelEnd),
    payload: buffer.toString("utf8", channelEnd + 1, payloadEnd),
  };
}
