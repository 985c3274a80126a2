import { useQuery } from "@tanstack/react-query";
import { allRows } from "../../backend/all-rows.ts";
import { useBackend } from "../../backend/client.ts";

export interface University {
  readonly id: string;
  readonly name: string;
  /** ISO moment. */
  readonly created_at: string;
}

export const UNIVERSITIES_KEY = ["universities"] as const;

/** All universities the analyses know, by name. */
export function useUniversities() {
  const { client } = useBackend();
  return useQuery({
    queryKey: UNIVERSITIES_KEY,
    queryFn: () =>
      allRows<University>((from, to) =>
        client.from("universities").select("*", { count: "exact" }).order("name").range(from, to),
      ),
  });
}
