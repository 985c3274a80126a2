import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import type { Analysis } from "#domain/text/annotate.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import type { FactsLookup } from "#domain/text/segments.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { knownNameKeys } from "#web/data/known-name/keys.ts";
import { fetchKnownCompanies, knownNamesQuery } from "#web/data/known-name/queries.ts";
import { textAnalyzer } from "./text-analyzer.ts";
import type { AnalyzedText, FoundEntry } from "./worker-messages.ts";

export interface AnnotationRequest {
  /** Another key starts another analysis, also of the same text. */
  readonly key: string | number;
  readonly text: string;
  readonly analysis: Analysis;
}

/** What the team knows of the entries, by their positions. */
export type KnownEntries = readonly (KnownCompany | null)[];

const NO_NAMES: DatabaseNames = {
  universities: [],
  companyNames: [],
  companyFacts: [],
  hotlists: [],
  otherNames: [],
  rules: [],
};
const NO_COMPANIES: KnownEntries = [];
// The worker can render only the text analyzed last, so no result outlives its screen.
const ONE_SCREEN = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * Finds the known names in a text, then looks up the facts of the companies found: a fixed number of requests. With
 * `needsNames`, nothing is analyzed until the team's names are loaded; without, a failed load leaves the built-in lists.
 */
export function useAnnotatedText(request: AnnotationRequest | null, { needsNames }: { readonly needsNames: boolean }) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const names = useQuery(knownNamesQuery(backend));
  // The worker starts while the names load, and builds its dictionary before the first text comes.
  useEffect(() => void textAnalyzer(), []);
  useEffect(() => {
    if (names.data) textAnalyzer().setNames(names.data);
  }, [names.data]);

  const analysis = useQuery({
    ...ONE_SCREEN,
    queryKey: knownNameKeys.analysis(request?.key),
    queryFn: () => {
      if (request === null) throw new Error("There is no text to analyze");
      textAnalyzer().setNames(names.data ?? NO_NAMES);
      return textAnalyzer().analyze(request.text, request.analysis);
    },
    enabled: request !== null && !names.isFetching && (names.isSuccess || !needsNames),
    retry: false,
    // Not a request: a long text is no slow server.
    meta: { isLocal: true },
    placeholderData: keepPreviousData,
  });
  const analyzed = analysis.data ?? null;

  const factsKey = useMemo(() => knownNameKeys.companies(analyzed?.id), [analyzed]);
  const facts = useQuery({
    ...ONE_SCREEN,
    queryKey: factsKey,
    queryFn: ({ signal }) => lookUpEntries(backend, analyzed, signal),
    enabled: analyzed !== null,
  });
  const companies = facts.data ?? NO_COMPANIES;
  const factsOf = useMemo<FactsLookup<FoundEntry>>(
    () =>
      ({ position }) =>
        companies[position]?.facts ?? null,
    [companies],
  );

  /** Adds facts that were fetched after the lookup. */
  const addFacts = useCallback(
    (position: number, company: KnownCompany) =>
      queryClient.setQueryData<KnownEntries>(factsKey, (known) => known?.with(position, company)),
    [queryClient, factsKey],
  );
  return { names, analysis, analyzed, facts, companies, factsOf, addFacts };
}

async function lookUpEntries(
  backend: Backend,
  analyzed: AnalyzedText | null,
  signal: AbortSignal,
): Promise<KnownEntries> {
  const entries = analyzed?.annotation.entries ?? [];
  const companies = entries.filter(({ kind }) => kind === "company");
  const groups = companies.map(({ lookupNames }) => lookupNames);
  const found = await fetchKnownCompanies(backend, groups, signal);
  const known: (KnownCompany | null)[] = entries.map(() => null);
  for (const [index, { position }] of companies.entries()) known[position] = found[index] ?? null;
  return known;
}
