import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useBackend } from "#web/backend/client.ts";
import { type CompanyRow, fetchAllCompanies } from "#web/data/company/table.ts";
import type { TableView } from "#web/data/company/table-view.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { SelectionBar } from "#web/ui/selection-bar.tsx";
import { toast } from "#web/ui/toast.tsx";
import { databaseMessages as messages } from "../messages.ts";

interface SelectedCompaniesProps {
  readonly view: TableView;
  readonly rows: readonly CompanyRow[];
  /** Of the view; null while it is counted. */
  readonly count: number | null;
  readonly onSelect: (rows: readonly CompanyRow[]) => void;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** Companies that are selected at once, at most. */
const SELECTION_LIMIT = 5000;

export function SelectedCompanies({ view, rows, count, onSelect, onClear, children }: SelectedCompaniesProps) {
  const backend = useBackend();
  const [isLoading, setLoading] = useState(false);
  const selectable = Math.min(count ?? 0, SELECTION_LIMIT);

  async function selectAll() {
    setLoading(true);
    try {
      onSelect(await fetchAllCompanies(backend, view, SELECTION_LIMIT));
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
    } finally {
      setLoading(false);
    }
  }

  return (
    <SelectionBar
      label={messages.selection}
      count={messages.selected(rows.length)}
      clearLabel={messages.clearSelection}
      onClear={onClear}
    >
      {rows.length < selectable && (
        <Button size="compact-sm" variant="subtle" loading={isLoading} onClick={() => void selectAll()}>
          {messages.selectAll(selectable, selectable < (count ?? 0))}
        </Button>
      )}
      {children}
    </SelectionBar>
  );
}
