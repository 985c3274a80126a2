/** Reads and verifies backup files as streams. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  FORMAT,
  HEADER_MARK,
  type Header,
  MANIFEST_MARK,
  type Manifest,
  parseRow,
  TABLE_MARK,
  TableHasher,
} from "./format.ts";

export type BackupErrorCode =
  | "not-found"
  | "not-a-backup"
  | "unsupported-format"
  | "truncated"
  | "damaged"
  | "newer-version"
  | "migrations-differ"
  | "not-empty"
  | "files-missing"
  | "files-folder"
  | "mismatch";

/** A backup that cannot be read or restored. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface Backup extends Manifest {
  readonly header: Header;
}

const NEWLINE = 0x0a;
/** More than any row needs: bounds the memory for other files. */
const MAX_LINE_BYTES = 256 * 1024 * 1024;

/** Reads the whole file and compares all checksums. Throws `BackupError`. */
export async function verifyBackup(file: string): Promise<Backup> {
  const hash = createHash("sha256");
  const hashers: TableHasher[] = [];
  let header: Header | null = null;
  let manifest: Manifest | null = null;
  for await (const line of lines(file)) {
    if (manifest)
      throw new BackupError("damaged", `${file} is damaged: it has data after its end. Use another backup.`);
    if (header === null) header = parseHeader(file, line);
    if (line.startsWith(MANIFEST_MARK)) {
      manifest = parse(file, line.slice(MANIFEST_MARK.length)) as Manifest;
      continue;
    }
    hash.update(line).update("\n");
    if (line.startsWith(TABLE_MARK)) {
      hashers.push(new TableHasher(parse(file, line.slice(TABLE_MARK.length)) as string));
    } else if (line.startsWith("(")) {
      // Without the comma or the semicolon after it.
      hashers.at(-1)?.add(line.slice(0, -1));
    }
  }
  if (header === null || manifest === null) throw truncatedError(file);
  const sha256 = hash.digest("hex");
  const tables = hashers.map((hasher) => hasher.digest());
  if (sha256 !== manifest.sha256 || JSON.stringify(tables) !== JSON.stringify(manifest.tables)) {
    throw new BackupError("damaged", `${file} is damaged: its checksums do not match. Use another backup.`);
  }
  return { header, tables, sha256 };
}

/** Yields the TRUNCATE, DELETE, INSERT and setval statements of a verified file. */
export async function* statements(file: string): AsyncGenerator<string> {
  let insert: string[] = [];
  for await (const line of lines(file)) {
    if (/^(truncate|delete from|select pg_catalog\.setval)\b/.test(line)) {
      yield line.slice(0, -1);
    } else if (line.startsWith("insert into ")) {
      insert = [line];
    } else if (line.startsWith("(")) {
      insert.push(line);
      if (!line.endsWith(";")) continue;
      yield insert.join("\n").slice(0, -1);
      insert = [];
    }
  }
}

function parseHeader(file: string, line: string): Header {
  if (!line.startsWith(HEADER_MARK)) throw notABackupError(file);
  const header = parse(file, line.slice(HEADER_MARK.length)) as Header;
  if (header.format !== FORMAT) {
    throw new BackupError(
      "unsupported-format",
      `${file} has format ${header.format}, this version reads format ${FORMAT}. Restore it with the version that made it.`,
    );
  }
  return header;
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new BackupError("damaged", `${file} is damaged. Use another backup.`, { cause: error });
  }
}

/** Yields the rows of one table of a verified file, by column. @param table as the file names it: `"public"."company_facts"` */
export async function* rowsOfTable(file: string, table: string): AsyncGenerator<ReadonlyMap<string, string | null>> {
  let columns: readonly string[] | null = null;
  for await (const line of lines(file)) {
    if (line.startsWith(TABLE_MARK)) columns = null;
    const [, names] = /^insert into (?:\S+) \((.*)\) overriding system value values$/.exec(line) ?? [];
    if (names !== undefined) columns = line.startsWith(`insert into ${table} `) ? names.split(", ") : null;
    else if (columns !== null && line.startsWith("(")) {
      const values = parseRow(line);
      yield new Map(columns.map((column, index) => [column.slice(1, -1), values[index] ?? null]));
    }
  }
}

/** Yields the lines of the unzipped file. (Node's readline would also split at U+2028.) */
async function* lines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  // The loop below gets the same error.
  const piped = pipeline(createReadStream(file), unzipped).catch(() => {});
  try {
    let rest: Buffer[] = [];
    let restBytes = 0;
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString("utf8");
        rest = [];
        restBytes = 0;
        start = end + 1;
      }
      if (start === chunk.length) continue;
      rest.push(chunk.subarray(start));
      restBytes += chunk.length - start;
      if (restBytes > MAX_LINE_BYTES) throw notABackupError(file);
    }
    if (restBytes > 0) throw truncatedError(file);
  } catch (error) {
    throw toBackupError(file, error as NodeJS.ErrnoException);
  } finally {
    unzipped.destroy();
    await piped;
  }
}

function toBackupError(file: string, error: NodeJS.ErrnoException): Error {
  if (error.code === "Z_BUF_ERROR") return truncatedError(file);
  if (error.code?.startsWith("Z_"))
    return new BackupError("damaged", `${file} is damaged (${error.message}). Use another backup.`);
  if (error.code === "ENOENT") return new BackupError("not-found", `File not found: ${file}`);
  return error;
}

function truncatedError(file: string): BackupError {
  return new BackupError("truncated", `${file} is incomplete: its end is missing. Use another backup.`);
}

function notABackupError(file: string): BackupError {
  return new BackupError("not-a-backup", `${file} is not a backup of this server.`);
}
