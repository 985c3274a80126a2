import { useEffect, useEffectEvent, useState } from "react";
import type { CompanyRow, useCompanyTable } from "#web/data/company/table.ts";
import type { TableView } from "#web/data/company/table-view.ts";
import { useWholeTable } from "#web/data/company/whole-table.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import type { PrintedTable } from "#web/ui/data-table/types.ts";
import { toast } from "#web/ui/toast.tsx";
import { csvColumns } from "./csv-columns.ts";
import { databaseMessages } from "./messages.ts";

/** The browser lays out a table of this size within seconds. */
const MOST_PRINTED_ROWS = 10_000;

/**
 * Prints every company of the view. The browser's print command does not wait for a request, so a small table is loaded in
 * advance; a larger one is loaded by the Print button and by Ctrl+P.
 */
export function usePrint(view: TableView, { rows, count }: ReturnType<typeof useCompanyTable>) {
  const table = useWholeTable(view, count);
  const [isBusy, setBusy] = useState(false);

  async function start() {
    if (table.isLoaded) return window.print();
    if ((count ?? 0) > MOST_PRINTED_ROWS) {
      toast.error(databaseMessages.printFailedTitle, databaseMessages.tooManyToPrint(MOST_PRINTED_ROWS));
      return;
    }
    setBusy(true);
    try {
      await table.load();
      window.print();
    } catch (error) {
      toast.error(databaseMessages.printFailedTitle, errorMessage(error));
    } finally {
      table.discard();
      setBusy(false);
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "p" || !(event.ctrlKey || event.metaKey) || event.shiftKey || table.isLoaded) return;
    event.preventDefault();
    void start();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);

  function printed(): PrintedTable<CompanyRow> {
    const all = table.read();
    if (all !== undefined) return { columns: csvColumns, rows: all };
    const loaded = Array.from({ length: rows.count }, (_row, index) => rows.at(index)).filter(
      (row) => row !== undefined,
    );
    const note = loaded.length < rows.count ? databaseMessages.partOf(loaded.length, rows.count) : undefined;
    return { columns: csvColumns, rows: loaded, ...(note !== undefined && { note }) };
  }

  return { isBusy, start: () => void start(), printed };
}
