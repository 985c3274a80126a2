import { toCsv } from "../export/csv.ts";

export interface RejectedLine {
  readonly cells: readonly string[];
  /** A sentence. */
  readonly why: string;
}

/** The lines that were not imported: the file's columns and "Why", so that the corrected file can be imported again. */
export function resultCsv(header: readonly string[], lines: readonly RejectedLine[]): string {
  const columns = header.map((name, column) => ({
    header: name,
    value: ({ cells }: RejectedLine) => cells[column] ?? "",
  }));
  return toCsv([...columns, { header: "Why", value: ({ why }) => why }], lines);
}
