import { useQuery } from "@tanstack/react-query";
import type { VerdictCounts } from "#domain/match-rules/verdicts.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { matchRuleKeys } from "./keys.ts";

export interface SpellingStatistics extends VerdictCounts {
  /** Folded: one row for each. */
  readonly key: string;
  /** As in the latest verdict. */
  readonly spelling: string;
  /** ISO timestamp of the latest verdict. */
  readonly lastAt: string;
}

/** PostgREST's row limit per response on hosted Supabase. */
const MAX_SPELLINGS = 1000;

/** The 1,000 spellings most often called wrong, and how many there are. */
export function useMatchStatistics() {
  const { client } = useBackend();
  return useQuery({
    queryKey: matchRuleKeys.statistics,
    queryFn: async ({ signal }) => {
      const { data, count, error, status } = await client
        .from("match_statistics")
        .select("*", { count: "exact" })
        .order("wrong_count", { ascending: false })
        .order("spelling_key")
        .limit(MAX_SPELLINGS)
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      const spellings = data.map(
        (row): SpellingStatistics => ({
          key: row.spelling_key,
          spelling: row.spelling,
          right: row.right_count,
          wrong: row.wrong_count,
          lastAt: row.last_at,
        }),
      );
      return { spellings, count: count ?? spellings.length };
    },
  });
}
