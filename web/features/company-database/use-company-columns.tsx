import { useMemo, useState } from "react";
import type { AppliedView } from "#web/data/saved-view/applied-view.ts";
import { readStored, store } from "#web/lib/local-storage.ts";
import { ColumnsButton } from "#web/ui/data-table/columns-button.tsx";
import { type ColumnChoice, readColumnChoice } from "#web/ui/data-table/fitting-columns.ts";
import { OPTIONAL_COLUMNS } from "./column-ids.ts";
import { companyColumns } from "./components/columns.tsx";
import type { RowContext } from "./row-context.ts";

const KEY = "device.company-columns";
/** A row needs them. */
const FIXED: ReadonlySet<string> = new Set(["select", "name", "actions"]);

/** The columns of the view, or those that the user chose in this browser. */
export function useCompanyColumns(context: RowContext, view: AppliedView) {
  const [choice, setChoice] = useState<ColumnChoice>(() => readColumnChoice(readStored(KEY)));
  const all = useMemo(() => companyColumns(context), [context]);
  const wanted = view.columns;
  const columns = useMemo(
    () =>
      all.filter(
        ({ id }) =>
          FIXED.has(id) || (wanted === null ? (choice[id] ?? !OPTIONAL_COLUMNS.includes(id)) : wanted.includes(id)),
      ),
    [all, choice, wanted],
  );
  const shown = new Set(columns.map(({ id }) => id));

  function change(next: ColumnChoice) {
    setChoice(next);
    store(KEY, next);
  }

  return {
    columns,
    button: (
      <ColumnsButton
        isTall
        columns={all.filter(({ id }) => !FIXED.has(id))}
        shown={shown}
        onChange={(id, isShown) => {
          if (!view.isSelected) change({ ...choice, [id]: isShown });
          // A view is never without columns: the name is one of them.
          const ids = all.map((column) => column.id).filter((column) => column !== "select" && column !== "actions");
          view.changeColumns(ids.filter((column) => (column === id ? isShown : shown.has(column))));
        }}
        onReset={() => {
          if (!view.isSelected) change({});
          view.changeColumns(null);
        }}
      />
    ),
  };
}
