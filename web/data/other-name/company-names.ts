import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useBackend } from "#web/backend/client.ts";
import { otherNameKeys } from "./keys.ts";
import { fetchOtherNames } from "./queries.ts";

const NONE: readonly string[] = [];

/**
 * A function that returns the other names of a company, in any case of its name: built-in ones and the team's. They are loaded
 * when `isNeeded`, and until then there are none.
 */
export function useCompanyOtherNames(isNeeded: boolean): (name: string) => readonly string[] {
  const backend = useBackend();
  const builtIn = useQuery({
    queryKey: otherNameKeys.builtInCompanies,
    queryFn: async () => (await import("#domain/lists/companies.ts")).companies,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isLocal: true },
  }).data;
  const added = useQuery({
    queryKey: otherNameKeys.all,
    queryFn: () => fetchOtherNames(backend),
    enabled: isNeeded,
  }).data;
  const byName = useMemo(() => {
    const names = new Map<string, readonly string[]>();
    const add = (name: string, others: readonly string[]) =>
      names.set(name.toLowerCase(), [...(names.get(name.toLowerCase()) ?? NONE), ...others]);
    for (const { name, aliases } of builtIn ?? []) add(name, aliases);
    for (const { kind, name, otherName } of added ?? []) if (kind === "company") add(name, [otherName]);
    return names;
  }, [builtIn, added]);
  return useCallback((name) => byName.get(name.toLowerCase()) ?? NONE, [byName]);
}
