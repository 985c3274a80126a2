import { normalizeHeader } from "#domain/import/columns.ts";
import { undecidedDateOf } from "#domain/import/dates.ts";
import { layoutKey, suggestMapping } from "#domain/import/layouts.ts";
import { readPastedTable, readTable } from "#domain/import/read-file.ts";
import { type ImportTable, isFileError, type ReadOptions } from "#domain/import/table.ts";
import type { OpenedTable, OpenResult, TableSource } from "./types.ts";

const FIRST_ROWS = 5;
const SAMPLES = 3;
/** Of the rows, to find different values and to suggest fields. */
const SAMPLED_ROWS = 200;

/** The chosen table and where it comes from. */
export interface ReadSource {
  readonly source: TableSource;
  readonly sha256: string;
  readonly table: ImportTable;
  /** Each line is a funding round; a company has several. */
  readonly hasRounds: boolean;
}

export async function hashOf(source: TableSource): Promise<string> {
  const bytes = "bytes" in source ? source.bytes : new TextEncoder().encode(source.text);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function readSource(
  source: TableSource,
  sha256: string,
  options: ReadOptions,
): { readonly read: ReadSource | null; readonly result: OpenResult } {
  const table =
    "bytes" in source ? readTable(new Uint8Array(source.bytes), options) : readPastedTable(source.text, options);
  if (isFileError(table)) return { read: null, result: { ok: false, error: table } };
  const values = table.header.map((_header, column) => distinctValues(table, column));
  const suggestion = suggestMapping(table.header, values);
  const { rows, ...described } = table;
  const opened: OpenedTable = {
    ...described,
    sha256,
    isPasted: "text" in source,
    options,
    rowCount: rows.length,
    firstRows: rows.slice(0, FIRST_ROWS).map(({ cells }) => cells),
    samples: values.map((samples) => samples.slice(0, SAMPLES)),
    undecidedDates: table.header.map((_header, column) =>
      undecidedDateOf(rows.map(({ cells }) => cells[column] ?? "")),
    ),
    layoutKey: layoutKey(table.header),
    normalizedHeader: table.header.map(normalizeHeader),
    layoutName: suggestion.layout?.name ?? null,
    suggestion: suggestion.columns,
  };
  return {
    read: { source, sha256, table, hasRounds: suggestion.layout?.id === "crunchbase_rounds" },
    result: { ok: true, table: opened },
  };
}

function distinctValues({ rows }: ImportTable, column: number): readonly string[] {
  const values = new Set<string>();
  for (const { cells } of rows.slice(0, SAMPLED_ROWS)) {
    const value = cells[column]?.trim() ?? "";
    if (value !== "") values.add(value);
  }
  return [...values];
}
