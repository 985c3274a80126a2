import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { readSort, sortParameter } from "./data-table/sort-parameter.ts";
import type { Sort } from "./data-table/types.ts";

interface ChangeOptions {
  /** Adds a history entry, so that "back" undoes the change. */
  readonly push?: boolean;
}

/** The state that a screen stores in its URL: a link or a reload shows the same. */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  /** Null and empty values remove the parameter. */
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>, { push = false }: ChangeOptions = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: !push },
      ),
    [setParams],
  );
  return { params, change };
}

/** A table's sort, stored in the URL. `columns` and `defaultSort` are constants. */
export function useUrlSort<Column extends string>(columns: readonly Column[], defaultSort: Sort<Column>) {
  const { params, change } = useUrlState();
  const parameter = params.get("sort");
  const sort = useMemo(() => readSort(parameter, columns, defaultSort), [parameter, columns, defaultSort]);
  const setSort = useCallback(
    (next: Sort) => change({ sort: sortParameter(next, defaultSort) }),
    [change, defaultSort],
  );
  return { sort, setSort };
}
