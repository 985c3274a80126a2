/**
 * The file: gzip over plain SQL that psql can run by itself. One row is one line, so that it can be read as a stream; the
 * last line is the manifest, so that a file that was cut short has none.
 */
import { createHash } from "node:crypto";
import type { Sequence, Table } from "./catalog.ts";
import type { Values } from "./snapshot.ts";

export const FORMAT = 1;

export interface Header {
  readonly format: number;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly engine: "pglite" | "postgres";
  readonly serverVersion: string;
  /** Versions of the migrations that the database had. */
  readonly migrations: readonly string[];
}

export interface TableDigest {
  readonly name: string;
  readonly rows: number;
  /** Over the rows' text as this file writes it, in the table's order, each followed by a newline. */
  readonly sha256: string;
}

export interface Manifest {
  readonly tables: readonly TableDigest[];
  /** Over every byte of the SQL before the manifest's line. */
  readonly sha256: string;
}

export const HEADER_MARK = "-- backup ";
export const TABLE_MARK = "-- table ";
export const MANIFEST_MARK = "-- manifest ";

/** The lines before the first table. Tables of the product are emptied: migrations put first rows into some of them. */
export function preamble(header: Header, tables: readonly Table[]): string {
  const emptied = tables.map(({ name }) => name).filter((name) => name.startsWith('"public".'));
  return [
    `${HEADER_MARK}${JSON.stringify(header)}`,
    "-- Data alone. Apply exactly the migrations named above first, then: gunzip -c <file> | psql -v ON_ERROR_STOP=1 <address>",
    "-- All or nothing. The product's own tables (schema public) are emptied; the accounts (schema auth) have to be empty.",
    "begin;",
    "set local client_encoding = 'UTF8';",
    "set local standard_conforming_strings = on;",
    "set local row_security = off;",
    "-- No triggers and no foreign keys meanwhile. Needs a superuser, or: grant set on parameter session_replication_role",
    "set local session_replication_role = replica;",
    ...(emptied.length > 0 ? [`truncate ${emptied.join(", ")};`] : []),
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

/** A string constant on one line (documentation 4.1.2.1 and 4.1.2.2). */
function literal(value: string): string {
  return /[\\\n\r]/.test(value)
    ? `E'${value.replaceAll(/[\\\n\r']/g, (character) => ESCAPES[character] ?? character)}'`
    : `'${value.replaceAll("'", "''")}'`;
}

/** Counts and sums up one table's rows. */
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
