/** Reads a backup as a stream, and tells whether it is whole. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { FORMAT, HEADER_MARK, type Header, MANIFEST_MARK, type Manifest, TABLE_MARK, TableHasher } from "./format.ts";

/** A file that is no backup, or not as it was written. Nothing has been changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

export interface Backup extends Manifest {
  readonly header: Header;
}

const NEWLINE = 0x0a;
/** More than one row can hold; a longer line is no backup of ours. */
const LONGEST_LINE_BYTES = 256 * 1024 * 1024;

/** Reads the whole file and compares every checksum. Fails with `BackupError`. */
export async function verifyBackup(file: string): Promise<Backup> {
  const hash = createHash("sha256");
  const sums: TableHasher[] = [];
  let header: Header | null = null;
  let manifest: Manifest | null = null;
  for await (const line of lines(file)) {
    if (manifest) throw new BackupError(`${file} goes on after its end.`);
    if (header === null) header = readHeader(file, line);
    if (line.startsWith(MANIFEST_MARK)) {
      manifest = parse(file, line.slice(MANIFEST_MARK.length)) as Manifest;
      continue;
    }
    hash.update(line).update("\n");
    if (line.startsWith(TABLE_MARK)) {
      sums.push(new TableHasher(parse(file, line.slice(TABLE_MARK.length)) as string));
    } else if (line.startsWith("(")) {
      // Without the comma or the semicolon after it.
      sums.at(-1)?.add(line.slice(0, -1));
    }
  }
  if (header === null || manifest === null) throw new BackupError(`${file} is cut short: its end is missing.`);
  const sha256 = hash.digest("hex");
  const found = sums.map((sum) => sum.digest());
  if (sha256 !== manifest.sha256 || JSON.stringify(found) !== JSON.stringify(manifest.tables)) {
    throw new BackupError(`${file} is damaged: it does not have the checksum it was written with.`);
  }
  return { header, tables: found, sha256 };
}

/** The statements that change something, in order: TRUNCATE, INSERT, setval. Of a file that `verifyBackup` has passed. */
export async function* statements(file: string): AsyncGenerator<string> {
  let insert: string[] = [];
  for await (const line of lines(file)) {
    if (/^(truncate|select pg_catalog\.setval)\b/.test(line)) {
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

function readHeader(file: string, line: string): Header {
  if (!line.startsWith(HEADER_MARK)) throw new BackupError(`${file} is not a backup made by this program.`);
  const header = parse(file, line.slice(HEADER_MARK.length)) as Header;
  if (header.format !== FORMAT) {
    throw new BackupError(`${file} has format ${header.format}; this program reads format ${FORMAT}.`);
  }
  return header;
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new BackupError(`${file} is damaged.`, { cause: error });
  }
}

/** The lines of the unpacked file. (A text reader of Node's would also end lines at U+2028.) */
async function* lines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // Its error is the one that the loop below meets.
  const piped = pipeline(createReadStream(file), unpacked).catch(() => {});
  try {
    let rest: Buffer[] = [];
    let restBytes = 0;
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
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
      if (restBytes > LONGEST_LINE_BYTES) throw new BackupError(`${file} is not a backup made by this program.`);
    }
    if (restBytes > 0) throw new BackupError(`${file} is cut short: its end is missing.`);
  } catch (error) {
    throw refusalOf(file, error as NodeJS.ErrnoException);
  } finally {
    unpacked.destroy();
    await piped;
  }
}

function refusalOf(file: string, error: NodeJS.ErrnoException): Error {
  if (error.code === "Z_BUF_ERROR") return new BackupError(`${file} is cut short: its end is missing.`);
  if (error.code?.startsWith("Z_")) return new BackupError(`${file} is damaged (${error.message}).`);
  if (error.code === "ENOENT") return new BackupError(`There is no file ${file}.`);
  return error;
}
