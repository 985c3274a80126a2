import { createHash } from "node:crypto";
import type { Database } from "#gateway/db/port/database.ts";
import {
  FORMAT,
  insertSql,
  MANIFEST_MARK,
  preamble,
  rowSql,
  setSequenceSql,
  TABLE_MARK,
  type TableDigest,
  TableHasher,
} from "./format.ts";
import { openSnapshot, type Snapshot } from "./snapshot.ts";
import { appliedMigrations, readSequences, type Table } from "./table-list.ts";

const MAX_ROWS_PER_INSERT = 500;
const MAX_INSERT_CHARACTERS = 256 * 1024;

/** Yields the uncompressed SQL of a backup. Does not block other statements while it reads pages. */
export async function* dump(database: Database, now: Date): AsyncGenerator<string> {
  const snapshot = await openSnapshot(database);
  const hash = createHash("sha256");
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  try {
    const { rows } = await snapshot.query({ text: "show server_version" });
    const header = {
      format: FORMAT,
      madeAt: now.toISOString(),
      engine: database.engine,
      serverVersion: rows[0]?.["server_version"] ?? "",
      migrations: await appliedMigrations(snapshot.query),
    };
    yield hashed(preamble(header, snapshot.tables));
    const digests: TableDigest[] = [];
    for (const table of snapshot.tables) {
      const hasher = new TableHasher(table.name);
      yield hashed(`${TABLE_MARK}${JSON.stringify(table.name)}\n`);
      for await (const insert of inserts(snapshot, table, hasher)) yield hashed(insert);
      digests.push(hasher.digest());
    }
    const sequences = await readSequences(snapshot.query);
    yield hashed(`${[...sequences.map(setSequenceSql), "commit;"].join("\n")}\n`);
    yield `${MANIFEST_MARK}${JSON.stringify({ tables: digests, sha256: hash.digest("hex") })}\n`;
  } finally {
    await snapshot.close();
  }
}

/** Yields INSERT statements with one row per line. */
async function* inserts(snapshot: Snapshot, table: Table, hasher: TableHasher): AsyncGenerator<string> {
  const start = insertSql(table);
  let lines: string[] = [];
  let characters = 0;
  for await (const page of snapshot.rows(table)) {
    for (const values of page) {
      const line = rowSql(values);
      hasher.add(line);
      lines.push(line);
      characters += line.length;
      if (lines.length < MAX_ROWS_PER_INSERT && characters < MAX_INSERT_CHARACTERS) continue;
      yield `${start}\n${lines.join(",\n")};\n`;
      lines = [];
      characters = 0;
    }
  }
  if (lines.length > 0) yield `${start}\n${lines.join(",\n")};\n`;
}
