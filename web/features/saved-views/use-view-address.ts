import { useCallback, useMemo } from "react";
import { filterToText, textToFilter } from "#domain/views/address.ts";
import type { ViewScreen } from "#domain/views/fields.ts";
import { parseView, type ViewDefinition } from "#domain/views/view.ts";
import type { TeamMember } from "#web/data/team/queries.ts";
import { readSort, sortParameter } from "#web/ui/data-table/sort-parameter.ts";
import type { Sort } from "#web/ui/data-table/types.ts";
import { useUrlState } from "#web/ui/use-url-state.ts";

/** Each must be stable between renders. */
export interface ViewOptions {
  readonly screen: ViewScreen;
  /** The squad of a hotlist; null on other screens. */
  readonly squadId: string | null;
  readonly sortColumns: readonly string[];
  readonly defaultSort: Sort;
  /** Ids of the columns that can be shown or hidden. */
  readonly columns: readonly string[];
  /** Null where no filter is about people, or while they are not known. */
  readonly members: readonly TeamMember[] | null;
}

/** What a URL says of one row of these, such as a drawer, is no part of a view. */
const OF_ROWS = ["company", "record", "operation"];

/** The view that the URL has: `filter`, `sort`, `columns` and `density`, and in `view` the saved view that it comes from. */
export function useViewAddress({ screen, sortColumns, defaultSort, columns, members }: ViewOptions) {
  const { params, change } = useUrlState();
  const [filter, sort, shown, density] = ["filter", "sort", "columns", "density"].map((name) => params.get(name));
  const context = useMemo(
    () => ({
      screen,
      members: members && new Set(members.filter(({ isActive }) => isActive).map(({ id }) => id)),
      columns: new Set([...sortColumns, ...columns]),
    }),
    [screen, members, sortColumns, columns],
  );
  const { view: current, notices } = useMemo(
    () =>
      parseView(
        {
          filter: textToFilter(filter ?? "", screen),
          sort: sort == null ? null : readSort(sort, sortColumns, defaultSort),
          columns: shown?.split(","),
          density,
        },
        context,
      ),
    [filter, sort, shown, density, screen, sortColumns, defaultSort, context],
  );

  const parametersOf = useCallback(
    (view: ViewDefinition) => ({
      filter: view.filter && filterToText(view.filter, screen),
      sort: view.sort && sortParameter(view.sort, defaultSort),
      columns: view.columns && view.columns.join(","),
      density: view.density,
    }),
    [screen, defaultSort],
  );

  /** The URL's search part that shows a view, for a link. */
  function searchOf(view: ViewDefinition, id: string | null): string {
    const next = new URLSearchParams(params);
    for (const name of OF_ROWS) next.delete(name);
    for (const [name, value] of Object.entries({ ...parametersOf(view), view: id })) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next.size === 0 ? "" : `?${next}`;
  }

  return {
    current,
    /** What of the URL does not exist any more. */
    notices,
    viewId: params.get("view"),
    context,
    searchOf,
    isSame: (a: ViewDefinition, b: ViewDefinition) =>
      JSON.stringify(parametersOf(a)) === JSON.stringify(parametersOf(b)),
    /** Shows a view. Adds a history entry. */
    show: (view: ViewDefinition, id: string | null) => change({ ...parametersOf(view), view: id }, { push: true }),
    /** Shows all rows, in the view's order and columns. */
    clear: () => change({ filter: null, changed: null }),
    /** Changes the shown view. */
    edit: (changed: Partial<ViewDefinition>) => {
      const all = parametersOf({ ...current, ...changed });
      change(Object.fromEntries(Object.entries(all).filter(([name]) => name in changed)));
    },
  };
}

export type ViewAddress = ReturnType<typeof useViewAddress>;
