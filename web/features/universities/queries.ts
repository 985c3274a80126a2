import { useQuery } from "@tanstack/react-query";
import { allRows } from "#web/backend/all-rows.ts";
import { useBackend } from "#web/backend/client.ts";
import { useLiveList } from "#web/backend/live-list.ts";

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

/** Shows in the list what colleagues do to it. */
export function useLiveUniversities(glow: (...ids: readonly string[]) => void): void {
  useLiveList<University>({
    table: "universities",
    queryKey: UNIVERSITIES_KEY,
    idOf: ({ id }) => id,
    belongs: () => true,
    glow,
  });
}
