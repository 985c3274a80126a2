import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useBackend } from "#web/backend/client.ts";
import { analyzer } from "#web/backend/text-analyzer.ts";
import type { AnalyzedText, FoundEntry } from "#web/backend/worker-messages.ts";
import { knownNameKeys } from "#web/data/known-name/keys.ts";
import { knownCompaniesQuery, knownNamesQuery } from "#web/data/known-name/queries.ts";

/** A profile's text with what is known in it: a fixed number of requests, however many companies it names. */
export function useAnnotatedProfile(text: string) {
  const backend = useBackend();
  const names = useQuery(knownNamesQuery(backend));
  const { data, dataUpdatedAt } = names;
  // It starts while the names are on their way.
  useEffect(() => void analyzer(), []);
  const analyzed = useQuery({
    queryKey: knownNameKeys.analysis(text, dataUpdatedAt),
    queryFn: () => {
      if (data !== undefined) analyzer().setNames(data);
      return analyzer().analyze(text, "enhanced");
    },
    enabled: data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // With newer names the same text is read again, and stands there meanwhile.
    placeholderData: (before: AnalyzedText | undefined, query) => (query?.queryKey[1] === text ? before : undefined),
  });
  const annotation = analyzed.data?.annotation ?? null;
  const companies = annotation?.entries.filter(({ kind }) => kind === "company") ?? [];
  const groups = companies.map(({ lookupNames }) => lookupNames);
  const known = useQuery({
    ...knownCompaniesQuery(backend, groups),
    enabled: groups.length > 0,
  });

  function retry() {
    void [names, analyzed, known].find(({ isError }) => isError)?.refetch();
  }

  const found = known.data ?? [];
  const isReady = annotation !== null && (groups.length === 0 || known.data !== undefined);
  return {
    annotated: isReady
      ? { annotation, factsOf: (entry: FoundEntry) => found[companies.indexOf(entry)]?.facts ?? null }
      : null,
    error: names.error ?? analyzed.error ?? known.error,
    isRetrying: names.isFetching || analyzed.isFetching || known.isFetching,
    retry,
  };
}
