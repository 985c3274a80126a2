import { useQuery } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { allRows } from "../rows/all-rows.ts";
import { universityKeys } from "./keys.ts";

export interface University {
  readonly id: string;
  readonly name: string;
  /** ISO timestamp. */
  readonly created_at: string;
}

/** The team's universities, by name. */
export function useUniversities() {
  const { client } = useBackend();
  return useQuery({
    queryKey: universityKeys.all,
    queryFn: () =>
      allRows<University>((from, to) =>
        client.from("universities").select("*", { count: "exact" }).order("name").range(from, to),
      ),
  });
}
