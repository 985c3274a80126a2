import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { isSortColumn, type TableSort } from "#web/data/company/table-view.ts";

const BY_NAME: TableSort = { column: "name", direction: "ascending" };

/** The table's search and sort, stored in the URL so that a link shows the same table. */
export function useTableView() {
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  const column = params.get("sort") ?? "";
  const isDescending = params.get("order") === "desc";
  const sort = useMemo<TableSort>(
    () => (isSortColumn(column) ? { column, direction: isDescending ? "descending" : "ascending" } : BY_NAME),
    [column, isDescending],
  );

  function change(next: { readonly search?: string; readonly sort?: TableSort }) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        // URLs have a length limit, and no name is longer.
        if (next.search !== undefined) setOrDelete(changed, "q", next.search.slice(0, 300));
        if (next.sort !== undefined) {
          const isDefault = next.sort.column === BY_NAME.column && next.sort.direction === BY_NAME.direction;
          setOrDelete(changed, "sort", isDefault ? "" : next.sort.column);
          setOrDelete(changed, "order", isDefault || next.sort.direction === "ascending" ? "" : "desc");
        }
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { search, sort, change };
}

function setOrDelete(params: URLSearchParams, name: string, value: string): void {
  if (value === "") params.delete(name);
  else params.set(name, value);
}
