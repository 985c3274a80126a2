import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { analyser } from "../../backend/analyser.ts";
import { useBackend } from "../../backend/client.ts";
import { databaseNamesQuery, lookUpCompanies } from "../../backend/known-names.ts";
import type { AnalysedText, FoundEntry } from "../../backend/worker-messages.ts";

/** A profile's text with what is known in it: a fixed number of requests, however many companies it names. */
export function useAnnotatedProfile(text: string) {
  const backend = useBackend();
  const names = useQuery(databaseNamesQuery(backend));
  const { data, dataUpdatedAt } = names;
  // It starts while the names are on their way.
  useEffect(() => void analyser(), []);
  const analysed = useQuery({
    queryKey: ["analysed profile", text, dataUpdatedAt],
    queryFn: () => {
      if (data !== undefined) analyser().setNames(data);
      return analyser().analyse(text, "enhanced");
    },
    enabled: data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // With newer names the same text is read again, and stands there meanwhile.
    placeholderData: (before: AnalysedText | undefined, query) => (query?.queryKey[1] === text ? before : undefined),
  });
  const annotation = analysed.data?.annotation ?? null;
  const companies = annotation?.entries.filter(({ kind }) => kind === "company") ?? [];
  const groups = companies.map(({ lookupNames }) => lookupNames);
  const known = useQuery({
    queryKey: ["known companies", groups],
    queryFn: ({ signal }) => lookUpCompanies(backend, groups, signal),
    enabled: groups.length > 0,
  });

  function retry() {
    void [names, analysed, known].find(({ isError }) => isError)?.refetch();
  }

  const found = known.data ?? [];
  const isReady = annotation !== null && (groups.length === 0 || known.data !== undefined);
  return {
    annotated: isReady
      ? { annotation, factsOf: (entry: FoundEntry) => found[companies.indexOf(entry)]?.facts ?? null }
      : null,
    error: names.error ?? analysed.error ?? known.error,
    isRetrying: names.isFetching || analysed.isFetching || known.isFetching,
    retry,
  };
}
