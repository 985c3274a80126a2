import { useCallback, useEffect, useRef, useState } from "react";
import type { CompanyRow } from "#web/data/company/table.ts";
import { NO_SELECTION, type Selection, selectAll, selectRange, toggleRow } from "#web/ui/data-table/selection.ts";
import type { TableRows } from "#web/ui/data-table/types.ts";

interface SelectedRows {
  readonly selection: Selection;
  /** The selected rows by id: a row stays selected when it is scrolled away and evicted. */
  readonly rows: ReadonlyMap<string, CompanyRow>;
}

const NOTHING: SelectedRows = { selection: NO_SELECTION, rows: new Map() };

/** The selected companies of a table that is loaded in parts. A change of `viewKey` clears the selection. */
export function useCompanySelection(table: TableRows<CompanyRow>, viewKey: string) {
  const [{ selection, rows }, setSelected] = useState(NOTHING);
  const [selectedIn, setSelectedIn] = useState(viewKey);
  if (selectedIn !== viewKey) {
    setSelectedIn(viewKey);
    setSelected(NOTHING);
  }
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  }, [table]);

  const toggle = useCallback((row: CompanyRow, isRange: boolean) => {
    setSelected((current) => {
      if (!isRange) return withRows(toggleRow(current.selection, row.id), current.rows, [row]);
      const loaded = loadedRows(latest.current);
      const ids = loaded.map(({ id }) => id);
      return withRows(selectRange(current.selection, ids, row.id), current.rows, loaded);
    });
  }, []);
  const select = useCallback(
    (all: readonly CompanyRow[]) => setSelected(withRows(selectAll(all.map(({ id }) => id)), new Map(), all)),
    [],
  );
  const clear = useCallback(() => setSelected(NOTHING), []);
  return { ids: selection.ids, rows, toggle, select, clear };
}

function withRows(
  selection: Selection,
  before: ReadonlyMap<string, CompanyRow>,
  shown: readonly CompanyRow[],
): SelectedRows {
  const all = new Map([...before, ...shown.map((row) => [row.id, row] as const)]);
  return { selection, rows: new Map([...all].filter(([id]) => selection.ids.has(id))) };
}

function loadedRows({ count, at }: TableRows<CompanyRow>): readonly CompanyRow[] {
  return Array.from({ length: count }, (_, index) => at(index)).filter((row) => row !== undefined);
}
