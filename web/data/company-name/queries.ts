import { useQuery } from "@tanstack/react-query";
import type { NameChange } from "#domain/company-names/overlay.ts";
import { useBackend } from "#web/backend/client.ts";
import { allRows } from "../rows/all-rows.ts";
import { companyNameKeys } from "./keys.ts";

/** A row of `company_names`. */
export interface StoredNameChange extends NameChange {
  readonly id: string;
  /** ISO timestamp. */
  readonly created_at: string;
}

/** The names that the team added to or removed from the built-in list. */
export function useNameChanges() {
  const { client } = useBackend();
  return useQuery({
    queryKey: companyNameKeys.all,
    queryFn: () =>
      allRows<StoredNameChange>((from, to) =>
        client
          .from("company_names")
          .select("id,name,removed,created_at", { count: "exact" })
          .order("name")
          .range(from, to),
      ),
  });
}
