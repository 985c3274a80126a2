import { useQueryClient } from "@tanstack/react-query";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { MOST_HIGHLIGHTED } from "../rows/highlighted.ts";
import { companyKeys } from "./keys.ts";

/** Limits how often colleagues' changes refetch the rows on screen. */
const INTERVAL_MS = 3000;

/** Refetches the table when colleagues change companies; `highlight` is called with the added and changed rows. */
export function useLiveCompanies(highlight: (...ids: readonly string[]) => void): void {
  const queryClient = useQueryClient();
  useTableChanges("company_facts", INTERVAL_MS, async ({ changes }) => {
    await queryClient.invalidateQueries({ queryKey: companyKeys.table });
    const ids = changes.flatMap((change) => (change.type === "DELETE" ? [] : [change.row.id]));
    if (ids.length > 0 && ids.length <= MOST_HIGHLIGHTED) highlight(...ids);
  });
}
