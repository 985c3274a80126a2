import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { annotate } from "#domain/text/annotate.ts";
import { buildDictionary } from "#domain/text/dictionary.ts";
import { dictionaryEntries, type KnownEntry } from "#domain/text/dictionary-entries.ts";
import { useBackend } from "../../backend/client.ts";
import { databaseNamesQuery, lookUpCompanies } from "../../backend/known-names.ts";

/** A profile's text with what is known in it: a fixed number of requests, however many companies it names. */
export function useAnnotatedProfile(text: string) {
  const backend = useBackend();
  const names = useQuery(databaseNamesQuery(backend));
  const dictionary = useMemo(
    () => (names.data === undefined ? null : buildDictionary(dictionaryEntries(names.data))),
    [names.data],
  );
  const annotation = useMemo(
    () => (dictionary === null ? null : annotate(dictionary, text, "enhanced")),
    [dictionary, text],
  );
  const companies = annotation?.entries.filter(({ kind }) => kind === "company") ?? [];
  const groups = companies.map(({ lookupNames }) => lookupNames);
  const known = useQuery({
    queryKey: ["known companies", groups],
    queryFn: ({ signal }) => lookUpCompanies(backend, groups, signal),
    enabled: groups.length > 0,
  });

  function retry() {
    if (names.isError) void names.refetch();
    else void known.refetch();
  }

  const found = known.data ?? [];
  const isReady = annotation !== null && (groups.length === 0 || known.data !== undefined);
  return {
    annotated: isReady
      ? { annotation, factsOf: (entry: KnownEntry) => found[companies.indexOf(entry)]?.facts ?? null }
      : null,
    error: names.error ?? known.error,
    isRetrying: names.isFetching || known.isFetching,
    retry,
  };
}
