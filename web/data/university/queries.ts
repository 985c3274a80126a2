import { useQuery } from "@tanstack/react-query";
import type { Tables } from "#supabase/database.types.ts";
import { useBackend } from "#web/backend/client.ts";
import { allRows } from "../rows/all-rows.ts";
import { universityKeys } from "./keys.ts";

export type University = Tables<"universities">;

/** The team's universities, by name. */
export function useUniversities() {
  const { client } = useBackend();
  return useQuery({
    queryKey: universityKeys.all,
    queryFn: () =>
      allRows((from, to) => client.from("universities").select("*", { count: "exact" }).order("name").range(from, to)),
  });
}
