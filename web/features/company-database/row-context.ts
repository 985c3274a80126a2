import type { CompanyRow } from "#web/data/company/table.ts";

export interface RowContext {
  readonly isNew: (row: CompanyRow) => boolean;
  /** Rows that others changed since the user looked. */
  readonly changedIds: ReadonlySet<string>;
  /** When the screen was opened; ages are relative to it. */
  readonly nowMs: number;
  /** The URL that is being refreshed. */
  readonly refreshing: string | null;
  readonly onRefresh: (row: CompanyRow) => void;
  readonly onOpen: (row: CompanyRow) => void;
  readonly onDelete: (row: CompanyRow) => void;
  /** Opens "Add to…" beside the button. */
  readonly onAddTo: (row: CompanyRow, opener: HTMLElement) => void;
  /** Row ids. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (row: CompanyRow, isRange: boolean) => void;
}
