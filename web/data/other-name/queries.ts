import { useQuery } from "@tanstack/react-query";
import type { OtherName } from "#domain/match-rules/rule.ts";
import type { Tables } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { allRows } from "../rows/all-rows.ts";
import { otherNameKeys } from "./keys.ts";

export type StoredOtherName = OtherName & { readonly id: string };

export async function fetchOtherNames({ client }: Backend): Promise<readonly StoredOtherName[]> {
  const rows = await allRows((from, to) =>
    client.from("other_names").select("*", { count: "exact" }).order("created_at").order("id").range(from, to),
  );
  return rows.map(toStoredOtherName);
}

/** All other names that the team added, oldest first. */
export function useOtherNames() {
  const backend = useBackend();
  return useQuery({ queryKey: otherNameKeys.all, queryFn: () => fetchOtherNames(backend) });
}

export function toStoredOtherName({ id, kind, name, other_name }: Tables<"other_names">): StoredOtherName {
  return { id, kind: kind === "university" ? kind : "company", name, otherName: other_name };
}
