import { useQuery } from "@tanstack/react-query";
import type { NameChange } from "#domain/company-names/overlay.ts";
import { allRows } from "../../backend/all-rows.ts";
import { useBackend } from "../../backend/client.ts";

/** A row of `company_names`. */
export interface KeptNameChange extends NameChange {
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
          .select("name,removed,created_at", { count: "exact" })
          .order("name")
          .range(from, to),
      ),
  });
}
