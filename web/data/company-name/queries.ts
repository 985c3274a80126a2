import { useQuery } from "@tanstack/react-query";
import type { Tables } from "#supabase/database.types.ts";
import { useBackend } from "#web/backend/client.ts";
import { allRows } from "../rows/all-rows.ts";
import { companyNameKeys } from "./keys.ts";

export type StoredNameChange = Tables<"company_names">;

/** The names that the team added to or removed from the built-in list. */
export function useNameChanges() {
  const { client } = useBackend();
  return useQuery({
    queryKey: companyNameKeys.all,
    queryFn: () =>
      allRows((from, to) => client.from("company_names").select("*", { count: "exact" }).order("name").range(from, to)),
  });
}
