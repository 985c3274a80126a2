import { useQueryClient } from "@tanstack/react-query";
import { useLiveList } from "../rows/live-list.ts";
import { companyNameKeys } from "./keys.ts";
import type { StoredNameChange } from "./queries.ts";

/** Applies colleagues' changes to the list; `highlight` is called with the names added and changed. */
export function useLiveNameChanges(highlight: (...names: readonly string[]) => void): void {
  const queryClient = useQueryClient();
  useLiveList({
    table: "company_names",
    queryKey: companyNameKeys.all,
    toItem: (row) => row,
    highlight: (...ids) => {
      const list = queryClient.getQueryData<readonly StoredNameChange[]>(companyNameKeys.all) ?? [];
      highlight(...list.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
    },
  });
}
