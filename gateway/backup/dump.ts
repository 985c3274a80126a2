import { createHash } from "node:crypto";
import type { Database } from "#gateway/db/port/database.ts";
import { appliedMigrations, readSequences, type Table } from "./catalog.ts";
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

const MAX_ROWS_PER_INSERT = 500;
const INSERT_CHARACTERS = 256 * 1024;

/** The database as the SQL of a backup, uncompressed, piece by piece. Others go on reading and writing meanwhile. */
export async function* dump(database: Database, now: Date): AsyncGenerator<string> {
  const snapshot = await openSnapshot(database);
  const hash = createHash("sha256");
  const summed = (text: string) => {
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
    yield summed(preamble(header, snapshot.tables));
    const digests: TableDigest[] = [];
    for (const table of snapshot.tables) {
      const sum = new TableHasher(table.name);
      yield summed(`${TABLE_MARK}${JSON.stringify(table.name)}\n`);
      for await (const insert of inserts(snapshot, table, sum)) yield summed(insert);
      digests.push(sum.digest());
    }
    const sequences = await readSequences(snapshot.query);
    yield summed(`${[...sequences.map(setSequenceSql), "commit;"].join("\n")}\n`);
    yield `${MANIFEST_MARK}${JSON.stringify({ tables: digests, sha256: hash.digest("hex") })}\n`;
  } finally {
    await snapshot.close();
  }
}

/** The table's rows as whole statements: a row is a line, the last one ends with the semicolon. */
async function* inserts(snapshot: Snapshot, table: Table, sum: TableHasher): AsyncGenerator<string> {
  const start = insertSql(table);
  let lines: string[] = [];
  let characters = 0;
  for await (const page of snapshot.rows(table)) {
    for (const values of page) {
      const line = rowSql(values);
      sum.add(line);
      lines.push(line);
      characters += line.length;
      if (lines.length < MAX_ROWS_PER_INSERT && characters < INSERT_CHARACTERS) continue;
      yield `${start}\n${lines.join(",\n")};\n`;
      lines = [];
      characters = 0;
    }
  }
  if (lines.length > 0) yield `${start}\n${lines.join(",\n")};\n`;
}
