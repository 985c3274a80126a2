import type { QueryClient } from "@tanstack/react-query";
import { historyKeys } from "../history/keys.ts";
import { invalidate } from "../invalidation.ts";

/** Everything that an import may change. */
export async function afterImport(queryClient: QueryClient): Promise<void> {
  const entities = ["companyFacts", "hotlistEntries", "universities", "companyNames"] as const;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: historyKeys.all }),
    ...entities.map((entity) => invalidate(queryClient, entity)),
  ]);
}
