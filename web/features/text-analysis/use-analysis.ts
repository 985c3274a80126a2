import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { type Analysis, countEntries } from "#domain/text/annotate.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import type { FactsOf } from "#domain/text/segments.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { analyzer } from "#web/backend/text-analyzer.ts";
import type { AnalyzedText, FoundEntry } from "#web/backend/worker-messages.ts";
import { fetchKnownCompanies, knownNamesQuery } from "#web/data/known-name/queries.ts";
import { toast } from "#web/ui/toast.tsx";
import { analysisMessages } from "./messages.ts";

/** What is known of the entries, by their positions; null where nothing is. */
export type KnownEntries = readonly (KnownCompany | null)[];

type Facts =
  | { readonly kind: "loading" }
  | { readonly kind: "known"; readonly companies: KnownEntries }
  | { readonly kind: "failed"; readonly message: string };

const LOADING: Facts = { kind: "loading" };
const NO_NAMES: DatabaseNames = { universities: [], companyNames: [], companyFacts: [], hotlists: [] };
const NOTHING_KNOWN: KnownEntries = [];

/** One screen's analysis, from the click to the completed notes. */
export function useAnalysis(analysis: Analysis) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const names = useQuery(knownNamesQuery(backend));
  const [isAnalysing, setAnalysing] = useState(false);
  const [analyzed, setAnalyzed] = useState<AnalyzedText | null>(null);
  const [facts, setFacts] = useState(LOADING);
  const latest = useRef(0);
  const leaving = useLeaving();

  // The dictionary is built as soon as the names are there, not at the click.
  useEffect(() => {
    if (names.data) analyzer().setNames(names.data);
  }, [names.data]);

  const loadFacts = useCallback(
    async (text: AnalyzedText) => {
      setFacts(LOADING);
      const loaded = await factsOfEntries(backend, text.annotation.entries, leaving());
      if (loaded !== null) setFacts((now) => (latest.current === text.id ? loaded : now));
    },
    [backend, leaving],
  );

  async function analyze(text: string) {
    if (!/\S/.test(text)) {
      toast.error(analysisMessages.errorTitle, analysisMessages.empty);
      return;
    }
    const left = leaving();
    setAnalysing(true);
    try {
      const known = await queryClient.ensureQueryData(knownNamesQuery(backend)).catch(() => NO_NAMES);
      analyzer().setNames(known);
      const result = await analyzer().analyze(text, analysis);
      if (left.aborted) return;
      latest.current = result.id;
      setAnalyzed(result);
      const { universities, companies } = countEntries(result.annotation.entries);
      toast.success(
        analysisMessages.foundTitle(universities + companies),
        analysisMessages.found(analysis, universities, companies),
      );
      void loadFacts(result);
    } catch (error) {
      if (left.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      toast.error(analysisMessages.errorTitle, analysisMessages.failed(reason));
    } finally {
      setAnalysing(false);
    }
  }

  const companies = facts.kind === "known" ? facts.companies : NOTHING_KNOWN;
  const factsOf = useMemo<FactsOf<FoundEntry>>(
    () =>
      ({ position }) =>
        companies[position]?.facts ?? null,
    [companies],
  );
  return {
    analyze,
    isAnalysing,
    /** Null before the first analysis. */
    analyzed,
    companies,
    factsOf,
    factsState: facts,
    retryFacts: () => analyzed && void loadFacts(analyzed),
    /** Completes the notes with what has been fetched since. */
    addFacts: useCallback((position: number, company: KnownCompany) => {
      setFacts((now) =>
        now.kind === "known" ? { kind: "known", companies: now.companies.with(position, company) } : now,
      );
    }, []),
    namesFault: names.isError ? names.error.message : null,
  };
}

/** Gives a signal that ends with the screen: nothing is told of what comes when the user has left. */
function useLeaving(): () => AbortSignal {
  const staying = useRef(new AbortController());
  useEffect(() => {
    const leave = () => {
      staying.current.abort();
      // A page may come back from the browser's cache as it was left.
      staying.current = new AbortController();
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return useCallback(() => staying.current.signal, []);
}

/** Null where the user has left in the meantime. */
async function factsOfEntries(
  backend: Backend,
  entries: readonly FoundEntry[],
  left: AbortSignal,
): Promise<Facts | null> {
  const asked = entries.filter(({ kind }) => kind === "company");
  try {
    const groups = asked.map(({ lookupNames }) => lookupNames);
    const found = await fetchKnownCompanies(backend, groups, left);
    const companies: (KnownCompany | null)[] = entries.map(() => null);
    for (const [index, { position }] of asked.entries()) companies[position] = found[index] ?? null;
    return { kind: "known", companies };
  } catch (error) {
    if (left.aborted) return null;
    const message = error instanceof Error ? error.message : String(error);
    console.error("The companies' facts could not be loaded:", message);
    return { kind: "failed", message };
  }
}
