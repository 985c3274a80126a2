import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { NameChange } from "#domain/company-names/overlay.ts";
import { allRows } from "#web/backend/all-rows.ts";
import { useBackend } from "#web/backend/client.ts";
import { useLiveList } from "#web/backend/live-list.ts";

/** A row of `company_names`. */
export interface KeptNameChange extends NameChange {
  readonly id: string;
  /** ISO moment. */
  readonly created_at: string;
}

export const COMPANY_NAMES_KEY = ["company-names"] as const;

/** What the team added to the built-in list of company names, or took off it. */
export function useNameChanges() {
  const { client } = useBackend();
  return useQuery({
    queryKey: COMPANY_NAMES_KEY,
    queryFn: () =>
      allRows<KeptNameChange>((from, to) =>
        client
          .from("company_names")
          .select("id,name,removed,created_at", { count: "exact" })
          .order("name")
          .range(from, to),
      ),
  });
}

/** Shows in the list what colleagues do to it; it names its rows by their names. */
export function useLiveNameChanges(glow: (...names: readonly string[]) => void): void {
  const queryClient = useQueryClient();
  useLiveList<KeptNameChange>({
    table: "company_names",
    queryKey: COMPANY_NAMES_KEY,
    idOf: ({ id }) => id,
    belongs: () => true,
    glow: (...ids) => {
      const list = queryClient.getQueryData<readonly KeptNameChange[]>(COMPANY_NAMES_KEY) ?? [];
      glow(...list.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
    },
  });
}
