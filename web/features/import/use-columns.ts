import { useState } from "react";
import type { DateOrder } from "#domain/import/dates.ts";
import type { ColumnTarget } from "#domain/import/fields.ts";
import { useBackend } from "#web/backend/client.ts";
import { readMapping } from "#web/data/import/mappings.ts";
import type { ImportTarget } from "#web/data/import/target.ts";
import { columnProblem, fieldsOf, isField } from "./fields.ts";
import { importMessages } from "./messages.ts";
import type { ColumnSettings, OpenedTable } from "./worker/types.ts";

export interface ColumnChoice {
  readonly fields: readonly ColumnTarget[];
  /** Whether the fields are those of the team's last import of this layout. */
  readonly isRemembered: boolean;
  /** Of dates that the file does not decide. */
  readonly dateOrder: DateOrder;
}

const NOTHING_CHOSEN: ColumnChoice = { fields: [], isRemembered: false, dateOrder: "ambiguous" };

/** Which field each column of the file fills. */
export function useColumns(target: ImportTarget, table: OpenedTable | null) {
  const backend = useBackend();
  const [choice, setChoice] = useState<ColumnChoice>(NOTHING_CHOSEN);

  return {
    ...choice,
    /** Suggests the fields of a table, or those that the team chose for its layout. */
    suggest: async (table: OpenedTable): Promise<void> => {
      const suggested = suggestedFields(table, target);
      setChoice({ ...NOTHING_CHOSEN, fields: suggested });
      // A suggestion is better than no import: the stored mapping is only a convenience.
      const stored = await readMapping(backend, storedKey(table, target)).catch(() => null);
      if (stored === null) return;
      const fields = table.normalizedHeader.map((header, column) => {
        const field = stored.get(header);
        return field !== undefined && isField(field, target) ? field : (suggested[column] ?? "leave_out");
      });
      // Unless the user has chosen a field, or another file, in the meantime.
      setChoice((current) => (current.fields === suggested ? { ...current, fields, isRemembered: true } : current));
    },
    /** What is checked does not change any more when the stored fields arrive. */
    confirm: () => setChoice((current) => ({ ...current, fields: [...current.fields] })),
    set: ({ fields, dateOrder }: ColumnSettings) => setChoice((current) => ({ ...current, fields, dateOrder })),
    setDateOrder: (dateOrder: DateOrder) => setChoice((current) => ({ ...current, dateOrder })),
    setField: (column: number, field: ColumnTarget) =>
      setChoice((current) => ({ ...current, fields: current.fields.with(column, field) })),
    problem:
      columnProblem(choice.fields, target) ??
      (isOrderMissing(choice, table) ? importMessages.columns.missingOrder : null),
  };
}

/** A date of the column that only the user can decide; null if there is none. */
export function undecidedDate(table: OpenedTable, column: number, field: ColumnTarget): string | null {
  return field === "last_round_on" ? (table.undecidedDates[column] ?? null) : null;
}

function isOrderMissing({ fields, dateOrder }: ColumnChoice, table: OpenedTable | null): boolean {
  return (
    table !== null &&
    dateOrder === "ambiguous" &&
    fields.some((field, column) => undecidedDate(table, column, field) !== null)
  );
}

/** The same header may fill other fields in another list. */
export function storedKey({ layoutKey }: OpenedTable, { kind }: ImportTarget): string {
  return kind === "companies" || kind === "hotlist" ? layoutKey : `${kind}-${layoutKey}`;
}

function suggestedFields(table: OpenedTable, target: ImportTarget): readonly ColumnTarget[] {
  const { suggestion } = table;
  const allowed = new Set<ColumnTarget>([...fieldsOf(target), "leave_out"]);
  if (target.kind === "companies" || target.kind === "hotlist") {
    const taken = new Set(suggestion.map(({ field }) => field));
    return suggestion.map(({ field }): ColumnTarget => {
      if (allowed.has(field)) return field;
      // A list's sectors are the industries of its companies.
      return field === "sector" && !taken.has("categories") ? "categories" : "extra";
    });
  }
  const position = nameColumn(table);
  return suggestion.map((_column, column) => (column === position ? "company_name" : "leave_out"));
}

const NAME_HEADER = /\b(name|universit|universidad|hochschule|school|college|compan|firma|unternehmen|organi[sz]ation)/;

/** The column of a list of names: by its header, else the first with a word in it. */
function nameColumn({ normalizedHeader, samples }: OpenedTable): number {
  const named = normalizedHeader.findIndex((header) => NAME_HEADER.test(header));
  const worded = samples.findIndex((values) => values.some((value) => /\p{L}{2}/u.test(value)));
  return Math.max(named === -1 ? worded : named, 0);
}
