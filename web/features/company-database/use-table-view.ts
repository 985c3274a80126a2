import { sortColumns, type TableSort } from "#web/data/company/table-view.ts";
import { readRowId } from "#web/data/rows/row-id.ts";
import { useUrlSort, useUrlState } from "#web/ui/use-url-state.ts";

export const BY_NAME: TableSort = { column: "name", direction: "ascending" };
/** URLs have a length limit, and no name is longer. */
const MAX_SEARCH_LENGTH = 300;

/** The table's search and sort, stored in the URL. */
export function useTableView() {
  const { params, change } = useUrlState();
  return {
    search: params.get("q") ?? "",
    setSearch: (search: string) => change({ q: search.slice(0, MAX_SEARCH_LENGTH) }),
    /** Only what this operation added or changed. */
    isOnlyChanged: params.get("changed") !== null,
    setOnlyChanged: (isOnly: boolean) => change({ changed: isOnly ? "1" : null }),
    operation: readRowId(params.get("operation")),
    ...useUrlSort(sortColumns, BY_NAME),
  };
}
