import type { Group } from "#domain/views/filter.ts";

/** What a table takes from the view in the URL. */
export interface AppliedView {
  readonly filter: Group | null;
  /** The filter as text, for lists of what was exported. Empty without one. */
  readonly filterText: string;
  /** A saved view: its columns and row height are not those of this browser. */
  readonly isSelected: boolean;
  /** Null for the screen's own. */
  readonly columns: readonly string[] | null;
  readonly changeColumns: (columns: readonly string[] | null) => void;
  /** In pixels; null for the height that the user chose in this browser. */
  readonly rowHeight: number | null;
  readonly changeRowHeight: (rowHeight: number) => void;
}
