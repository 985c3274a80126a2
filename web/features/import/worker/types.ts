import type { MappedColumn } from "#domain/import/columns.ts";
import type { DateOrder } from "#domain/import/dates.ts";
import type { ColumnTarget, ImportColumn } from "#domain/import/fields.ts";
import type { LineKind } from "#domain/import/plan-types.ts";
import type { ImportFileError, ImportTable, ReadOptions } from "#domain/import/table.ts";

/** What was chosen: a file's content, or a pasted text. */
export type TableSource = { readonly bytes: ArrayBuffer } | { readonly text: string };

/** A table as the first two steps show it: without its rows. */
export interface OpenedTable extends Omit<ImportTable, "rows"> {
  /** SHA-256 of the source, in hexadecimal. */
  readonly sha256: string;
  readonly isPasted: boolean;
  readonly options: ReadOptions;
  readonly rowCount: number;
  readonly firstRows: readonly (readonly string[])[];
  /** By column, at most three different values. */
  readonly samples: readonly (readonly string[])[];
  /** By column, a date that can be read with the day or with the month first; null if there is none. */
  readonly undecidedDates: readonly (string | null)[];
  /** Identifies the header, for remembered mappings. */
  readonly layoutKey: string;
  /** The header without case and punctuation, as the team's mappings store it. */
  readonly normalizedHeader: readonly string[];
  /** A known export, such as `Crunchbase company export`; null for others. */
  readonly layoutName: string | null;
  readonly suggestion: readonly MappedColumn[];
}

export type OpenResult =
  | { readonly ok: true; readonly table: OpenedTable }
  | { readonly ok: false; readonly error: ImportFileError };

/** `all`, or one kind of line. */
export type LineFilter = "all" | LineKind;

export interface PreviewCell {
  /** The value that is saved, as a text; empty for none. */
  readonly text: string;
  /** The value that is replaced; null if the cell changes nothing. */
  readonly from: string | null;
  /** The file's value where the existing one is kept; null elsewhere. */
  readonly ignored: string | null;
  readonly problem: string | null;
  /** As in the file, for editing. */
  readonly raw: string;
}

export interface PreviewLine {
  readonly line: number;
  readonly kind: LineKind;
  readonly name: string;
  readonly reason: string | null;
  /** In the order of `Plan.columns`. */
  readonly cells: readonly PreviewCell[];
  /** Problems that belong to no shown column. */
  readonly problem: string | null;
  /** Whether the line can be imported at all. */
  readonly isImportable: boolean;
  readonly isIncluded: boolean;
  /** What the line may be the same as. */
  readonly candidates: readonly { readonly id: string; readonly label: string }[];
  /** A candidate's id, or `another`; null if it is not decided. */
  readonly decision: string | null;
}

export interface PlanColumn {
  /** The column's position in the file. */
  readonly position: number;
  readonly label: string;
  /** The columns of the database that it fills. */
  readonly saved: readonly ImportColumn[];
}

/** The preview without its lines. */
export interface Plan {
  /** Counts the plans of the session, to tell the lines of two plans apart. */
  readonly version: number;
  readonly columns: readonly PlanColumn[];
  readonly counts: Readonly<Record<LineKind, number>>;
  readonly all: number;
  /** Lines that would be imported, and those of them by kind. */
  readonly included: number;
  readonly undecided: number;
}

export type Fields = readonly ColumnTarget[];

/** How the user lets the columns be read. */
export interface ColumnSettings {
  readonly fields: Fields;
  /** `ambiguous` until the user has chosen. */
  readonly dateOrder: DateOrder;
}

/** What the user changed in the preview; stored so that an interrupted import can be continued. */
export interface Corrections {
  /** Line, column and text. */
  readonly edits: readonly (readonly [number, number, string])[];
  readonly excluded: readonly number[];
  readonly decisions: readonly (readonly [number, string])[];
}
