import { useViewportSize } from "@mantine/hooks";
import { useMemo, useState } from "react";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { AppliedView } from "#web/data/saved-view/applied-view.ts";
import { readStored, store } from "#web/lib/local-storage.ts";
import { ColumnsButton } from "#web/ui/data-table/columns-button.tsx";
import { type ColumnChoice, fittingColumns, readColumnChoice } from "#web/ui/data-table/fitting-columns.ts";
import { HOTLIST_COLUMN_IDS } from "./column-ids.ts";
import { HotlistCard } from "./components/hotlist-cells.tsx";
import {
  type HotlistRowContext,
  hotlistColumns,
  WORK_COLUMNS,
  withStatusInName,
} from "./components/hotlist-columns.tsx";
import { StatusButton } from "./components/status-button.tsx";
import { EntryCheckbox, NextStepButton, OwnerButton, RevisitFlag } from "./components/work-cells.tsx";
import { hotlistMessages as messages } from "./messages.ts";

const KEY = "device.hotlist-columns";
/** A row needs them. */
const FIXED: ReadonlySet<string> = new Set(["select", "name", "actions"]);

/** The columns of the view, or those that fit or that the user chose; and the card of a narrow screen. `available` is in pixels. */
export function useHotlistColumns(context: HotlistRowContext, available: number, view: AppliedView) {
  const { width: windowWidth } = useViewportSize();
  const [choice, setChoice] = useState<ColumnChoice>(() => readColumnChoice(readStored(KEY)));
  const wanted = view.columns;
  const all = useMemo(() => hotlistColumns(context), [context]);
  const columns = useMemo(() => {
    const fitting =
      wanted === null
        ? fittingColumns({ columns: all, optional: WORK_COLUMNS, choice, available, windowWidth })
        : all.filter(({ id }) => FIXED.has(id) || wanted.includes(id));
    const shown = all.filter((column) => fitting.includes(column));
    return shown.some(({ id }) => id === "status") ? shown : withStatusInName(shown, context);
  }, [all, wanted, choice, available, windowWidth, context]);
  const card = useMemo(() => hotlistCard(context), [context]);

  function change(next: ColumnChoice) {
    setChoice(next);
    store(KEY, next);
  }

  const shown = useMemo(() => new Set(columns.map(({ id }) => id as string)), [columns]);
  return {
    columns,
    card,
    button: (
      <ColumnsButton
        columns={all.filter(({ id }) => !FIXED.has(id))}
        shown={shown}
        hint={messages.columnsHint}
        onChange={(id, isShown) => {
          if (!view.isSelected) change({ ...choice, [id]: isShown });
          // A view is never without columns: the name is one of them.
          view.changeColumns(
            HOTLIST_COLUMN_IDS.filter((column) => (column === id ? isShown : column === "name" || shown.has(column))),
          );
        }}
        onReset={() => {
          if (!view.isSelected) change({});
          view.changeColumns(null);
        }}
      />
    ),
  };
}

function hotlistCard({ onDelete, onEdit, onOpenPanel, onSelect, selected, memberOf, today }: HotlistRowContext) {
  return (company: HotlistCompany) => (
    <HotlistCard
      company={company}
      onDelete={onDelete}
      onDetails={onOpenPanel}
      checkbox={<EntryCheckbox entry={company} isSelected={selected.has(company.id)} onToggle={onSelect} />}
      work={
        <>
          <StatusButton entry={company} onEdit={(opener) => onEdit(company, "status", opener)} />
          <OwnerButton entry={company} memberOf={memberOf} onEdit={(opener) => onEdit(company, "owner", opener)} />
        </>
      }
      next={
        <>
          <RevisitFlag entry={company} today={today} />
          {(company.nextStep !== null || company.nextStepOn !== null) && (
            <NextStepButton entry={company} today={today} onEdit={(opener) => onEdit(company, "next", opener)} />
          )}
        </>
      }
    />
  );
}
