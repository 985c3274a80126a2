import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { NO_NAMES } from "#domain/text/no-names.ts";
import type { FactsLookup } from "#domain/text/segments.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { knownNameKeys } from "#web/data/known-name/keys.ts";
import { useLiveKnownNames } from "#web/data/known-name/live.ts";
import { namesVersion } from "#web/data/known-name/names-version.ts";
import { fetchKnownCompanies, knownNamesQuery } from "#web/data/known-name/queries.ts";
import { textAnalyzer } from "./text-analyzer.ts";
import { useOpenDataFacts } from "./use-open-data-facts.ts";
import type { AnalyzedText, FoundEntry, TextToAnalyze } from "./worker-messages.ts";

export interface AnnotationRequest extends TextToAnalyze {
  /** Another key starts another analysis, also of the same text. */
  readonly key: string | number;
}

/** What the team knows of an entry; null where it knows nothing. */
export type CompanyLookup = (entry: FoundEntry) => KnownCompany | null;

const NOTHING_FETCHED: ReadonlyMap<string, KnownCompany> = new Map();
// The worker can render only the text analyzed last, so no result outlives its screen.
const ONE_SCREEN = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * Finds the known names in a text, then looks up the facts of the companies found: a fixed number of requests. Finds them again
 * when the team's names change. With `needsNames`, nothing is analyzed until the names are loaded; without, a failed load
 * leaves the built-in lists.
 */
export function useAnnotatedText(request: AnnotationRequest | null, { needsNames }: { readonly needsNames: boolean }) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const names = useQuery(knownNamesQuery(backend));
  useLiveKnownNames();
  // The worker starts while the names load, and builds its dictionary before the first text comes.
  useEffect(() => void textAnalyzer(), []);
  useEffect(() => {
    if (names.data) textAnalyzer().setNames(names.data);
  }, [names.data]);
  const waitingText = names.isPending ? request?.text : undefined;
  useEffect(() => {
    if (waitingText !== undefined) textAnalyzer().read(waitingText);
  }, [waitingText]);

  const analysis = useQuery({
    ...ONE_SCREEN,
    queryKey: knownNameKeys.analysis(request?.key, request?.analysis, namesVersion(names.data)),
    queryFn: async () => {
      if (request === null) throw new Error("There is no text to analyze");
      textAnalyzer().setNames(names.data ?? NO_NAMES);
      const analyzed = await textAnalyzer().analyze(request);
      // The request is on its way while the result is drawn.
      void queryClient.prefetchQuery(factsQuery(backend, analyzed, request.key));
      return { request, analyzed };
    },
    enabled: request !== null && !names.isFetching && (names.isSuccess || !needsNames),
    retry: false,
    // Not a request: a long text is no slow server.
    meta: { isLocal: true },
    placeholderData: keepPreviousData,
  });
  const result = request === null ? null : (analysis.data ?? null);
  const analyzed = result?.analyzed ?? null;

  const textKey = result?.request.key;
  const facts = useQuery({
    ...factsQuery(backend, analyzed, textKey),
    enabled: analyzed !== null,
    // The facts of the same text stay on screen while they are looked up again.
    placeholderData: (previous) => (previous?.textKey === textKey ? previous : undefined),
  });
  const known = facts.data?.companies ?? NOTHING_FETCHED;
  const [fetched, setFetched] = useState(NOTHING_FETCHED);
  const knownOf = useCallback<CompanyLookup>((entry) => known.get(entryKey(entry)) ?? null, [known]);
  const openData = useOpenDataFacts(analyzed, facts.isSuccess && !facts.isPlaceholderData ? knownOf : null);
  const companyOf = useCallback<CompanyLookup>(
    (entry) => {
      const company = knownOf(entry);
      return company?.facts ? company : (fetched.get(entryKey(entry)) ?? openData.facts?.get(entry) ?? company);
    },
    [knownOf, fetched, openData.facts],
  );
  const factsOf = useMemo<FactsLookup<FoundEntry>>(() => (entry) => companyOf(entry)?.facts ?? null, [companyOf]);
  /** Adds facts that were fetched after the lookup. */
  const addFacts = useCallback(
    (entry: Pick<FoundEntry, "kind" | "name">, company: KnownCompany) =>
      setFetched((before) => new Map(before).set(entryKey(entry), company)),
    [],
  );
  return {
    names,
    analysis,
    analyzed,
    /** What `analyzed` is the result of; not yet the current request while that runs. */
    analyzedRequest: result?.request ?? null,
    isAnalyzing: request !== null && (analysis.isPending || !isSame(request, result?.request)),
    /** Names have changed, and the text is being searched again. */
    isOutdated: analysis.isPlaceholderData,
    facts,
    /** Open data is asked about companies without facts. */
    isAskingOpenData: openData.isAsking,
    companyOf,
    factsOf,
    addFacts,
  };
}

function factsQuery(backend: Backend, analyzed: AnalyzedText | null, textKey: AnnotationRequest["key"] | undefined) {
  return queryOptions({
    ...ONE_SCREEN,
    queryKey: knownNameKeys.companies(analyzed?.id),
    queryFn: async ({ signal }) => ({ textKey, companies: await lookUpEntries(backend, analyzed, signal) }),
  });
}

/** An entry's identity: its position differs between two analyses of a text. */
export function entryKey({ kind, name }: Pick<FoundEntry, "kind" | "name">): string {
  return `${kind}:${name}`;
}

function isSame(request: AnnotationRequest, other: AnnotationRequest | undefined): boolean {
  return request.key === other?.key && request.analysis === other.analysis;
}

async function lookUpEntries(
  backend: Backend,
  analyzed: AnalyzedText | null,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, KnownCompany>> {
  const companies = (analyzed?.annotation.entries ?? []).filter(({ kind }) => kind === "company");
  const groups = companies.map(({ lookupNames }) => lookupNames);
  const found = await fetchKnownCompanies(backend, groups, signal);
  return new Map(
    companies.flatMap((entry, index) => {
      const company = found[index] ?? null;
      return company === null ? [] : [[entryKey(entry), company]];
    }),
  );
}
