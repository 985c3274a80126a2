import { Inflate } from "fflate";
import { FileReadError, IMPORT_LIMITS } from "./table.ts";

export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly compressedSize: number;
  readonly size: number;
  readonly offset: number;
}

/** How many more bytes may be unpacked from one file. */
export interface UnpackBudget {
  left: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT = 65_535;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const INPUT_STEP = 16_384;
/** Deflate reaches 1032; tables of real companies stay below 50. */
const MAX_RATIO = 200;
/** Small parts of mostly white space may be packed better. */
const RATIO_FREE_BYTES = 5_000_000;

/** Reads the central directory. Archives above 4 GB do not occur: files are at most 20 MB. */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const name = ascii(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Unpacks in steps. The sizes in the directory are not trusted: what is really unpacked is counted. */
export function unpack(
  bytes: Uint8Array,
  entry: ZipEntry,
  budget: UnpackBudget,
  onChunk: (chunk: Uint8Array, isLast: boolean) => void,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== LOCAL_HEADER) throw damaged();
  const from = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const packed = bytes.subarray(from, from + entry.compressedSize);
  if (packed.length !== entry.compressedSize) throw damaged();
  let unpacked = 0;
  const take = (chunk: Uint8Array, isLast: boolean) => {
    unpacked += chunk.length;
    budget.left -= chunk.length;
    if (budget.left < 0 || (unpacked > RATIO_FREE_BYTES && unpacked > MAX_RATIO * packed.length))
      throw unpackedTooLarge();
    onChunk(chunk, isLast);
  };
  if (entry.method === 0) take(packed, true);
  else if (entry.method === 8) inflate(packed, take);
  else throw damaged();
}

function inflate(packed: Uint8Array, take: (chunk: Uint8Array, isLast: boolean) => void): void {
  let isComplete = false;
  const inflater = new Inflate((chunk, isLast) => {
    isComplete = isLast;
    take(chunk, isLast);
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += INPUT_STEP) {
      inflater.push(packed.subarray(at, at + INPUT_STEP), at + INPUT_STEP >= packed.length);
    }
  } catch (error) {
    // The library's errors have a numeric code.
    if (error instanceof Error && "code" in error && typeof error.code === "number") throw damaged();
    throw error;
  }
  if (!isComplete) throw damaged();
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw damaged();
}

/** Names of the parts of a workbook are ASCII. */
function ascii(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

export function damaged(): FileReadError {
  return new FileReadError("damaged", "This workbook is damaged. Open it in a spreadsheet program and save it again.");
}

function unpackedTooLarge(): FileReadError {
  const megabytes = IMPORT_LIMITS.unpackedBytes / 1_000_000;
  return new FileReadError(
    "unpacked_too_large",
    `Unpacked, the workbook is larger than ${megabytes} MB, or suspiciously well packed. Save it as CSV.`,
  );
}
