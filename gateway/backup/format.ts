/**
 * The file format: gzip over SQL that psql can run. One row per line, so that it can be read as a stream. The last line is the
 * manifest, so that a truncated file has none.
 */
import { createHash } from "node:crypto";
import type { Values } from "./snapshot.ts";
import type { Sequence, Table } from "./table-list.ts";

export const FORMAT = 1;

export interface Header {
  readonly format: number;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly engine: "pglite" | "postgres";
  readonly serverVersion: string;
  /** Versions of the applied migrations. */
  readonly migrations: readonly string[];
}

export interface TableDigest {
  readonly name: string;
  readonly rows: number;
  /** Over the SQL of each row and a newline, in the table's order. */
  readonly sha256: string;
}

export interface Manifest {
  readonly tables: readonly TableDigest[];
  /** Over the SQL before the manifest line. */
  readonly sha256: string;
}

export const HEADER_MARK = "-- backup ";
export const TABLE_MARK = "-- table ";
export const MANIFEST_MARK = "-- manifest ";

/** Rows of files, from the one that references the other. */
const STORAGE_TABLES = ['"storage"."objects"', '"storage"."buckets"'];

/** The lines before the first table. Empties the product's tables because migrations insert rows into some of them. */
export function preamble(header: Header, tables: readonly Table[]): string {
  const names = new Set(tables.map(({ name }) => name));
  const truncated = tables.map(({ name }) => name).filter((name) => name.startsWith('"public".'));
  return [
    `${HEADER_MARK}${JSON.stringify(header)}`,
    "-- Data alone. Apply exactly the migrations named above first, then: gunzip -c <file> | psql -v ON_ERROR_STOP=1 <address>",
    "-- All or nothing. The product's own tables (schema public) and the rows of files (schema storage) are emptied; the accounts (schema",
    "-- auth) have to be empty. The bytes of the files are in the folder beside this file.",
    "begin;",
    "set local client_encoding = 'UTF8';",
    "set local standard_conforming_strings = on;",
    "set local row_security = off;",
    "-- No triggers and no foreign keys meanwhile. Needs a superuser, or: grant set on parameter session_replication_role",
    "set local session_replication_role = replica;",
    ...(truncated.length > 0 ? [`truncate ${truncated.join(", ")};`] : []),
    // On a Supabase project other tables reference them.
    ...STORAGE_TABLES.filter((name) => names.has(name)).map((name) => `delete from ${name};`),
    "",
  ].join("\n");
}

export function insertSql({ name, columns }: Pick<Table, "name" | "columns">): string {
  return `insert into ${name} (${columns.join(", ")}) overriding system value values`;
}

export function setSequenceSql({ name, lastValue, isCalled }: Sequence): string {
  return `select pg_catalog.setval(${literal(name)}, ${lastValue}, ${isCalled});`;
}

export function rowSql(values: Values): string {
  return `(${values.map((value) => (value === null ? "null" : literal(value))).join(", ")})`;
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "'": "''" };

/** A string constant on one line (Postgres documentation, 4.1.2.1 and 4.1.2.2). */
function literal(value: string): string {
  return /[\\\n\r]/.test(value)
    ? `E'${value.replaceAll(/[\\\n\r']/g, (character) => ESCAPES[character] ?? character)}'`
    : `'${value.replaceAll("'", "''")}'`;
}

const CONSTANTS = /null|(E?)'((?:[^'\\]|''|\\.)*)'/g;

/** The values of a line of `rowSql`. */
export function parseRow(line: string): readonly (string | null)[] {
  return [...line.matchAll(CONSTANTS)].map(([constant, escaped, text = ""]) => {
    if (constant === "null") return null;
    const unquoted = text.replaceAll("''", "'");
    return escaped === ""
      ? unquoted
      : unquoted.replaceAll(/\\(.)/g, (_escape, character: string) => ({ n: "\n", r: "\r" })[character] ?? character);
  });
}

export class TableHasher {
  readonly #name: string;
  readonly #hash = createHash("sha256");
  #rows = 0;

  constructor(name: string) {
    this.#name = name;
  }

  add(row: string): void {
    this.#rows += 1;
    this.#hash.update(row).update("\n");
  }

  digest(): TableDigest {
    return { name: this.#name, rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}
