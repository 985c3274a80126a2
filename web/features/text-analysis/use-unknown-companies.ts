import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { batchProgress } from "#domain/batch/progress.ts";
import { type BatchLine, type FetchEnd, linesToRetry, runBatch } from "#domain/batch/run.ts";
import { companyUrl } from "#domain/company/company-url.ts";
import type { CompanyFacts } from "#domain/company/facts.ts";
import { guessPermalink, isSameCompany } from "#domain/company/guess-permalink.ts";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { useCompanyFactsSource } from "../../backend/company-facts.ts";
import { BackendFault } from "../../backend/faults.ts";
import { pause } from "../../lib/pause.ts";
import { toast } from "../../ui/toast.tsx";
import { unknownMessages } from "./messages.ts";
import type { KnownEntries } from "./use-analysis.ts";
import type { FoundEntry } from "./worker-messages.ts";

/** Specification, section 9. */
const PAUSE_MS = 1000;

interface UnknownCompaniesOptions {
  readonly entries: readonly FoundEntry[];
  readonly companies: KnownEntries;
  readonly onFacts: (position: number, company: KnownCompany) => void;
}

/** The companies of a text that nothing is known of, fetched one after the other when asked for. */
export function useUnknownCompanies({ entries, companies, onFacts }: UnknownCompaniesOptions) {
  const source = useCompanyFactsSource();
  const queryClient = useQueryClient();
  // Those that are unknown when the text has been analysed: they stay listed when they no longer are.
  const [unknown] = useState(() =>
    entries.filter(({ kind, position }) => kind === "company" && !companies[position]?.facts),
  );
  const [lines, setLines] = useState((): readonly BatchLine[] =>
    unknown.map((entry, index) => lineOf(entry, index, companies)),
  );
  const [isRunning, setRunning] = useState(false);
  const cancellation = useRef<AbortController>(null);
  useEffect(() => () => cancellation.current?.abort(), []);

  async function fetchCompany(url: string): Promise<FetchEnd> {
    const entry = unknown[lines.findIndex((line) => line.url === url)];
    if (entry === undefined) throw new Error(`No company was asked for under ${url}`);
    try {
      const facts = await source.fetch(url);
      const name = facts.name ?? entry.name;
      if (!entry.lookupNames.some((known) => isSameCompany(known, name))) {
        return { ok: false, reason: unknownMessages.otherCompany(name), unreachable: false };
      }
      await source.save(url, facts);
      onFacts(entry.position, knownCompany(url, facts, companies[entry.position] ?? null));
      return { ok: true, name };
    } catch (error) {
      if (!(error instanceof BackendFault)) throw error;
      return { ok: false, reason: error.message, unreachable: error.code === "network" };
    }
  }

  async function start() {
    const cancelled = new AbortController();
    cancellation.current = cancelled;
    setRunning(true);
    const again = new Map(linesToRetry(lines).map((line) => [line.line, line]));
    try {
      const end = await runBatch(
        lines.map((line) => again.get(line.line) ?? line),
        {
          fetchCompany,
          pause: () => pause(PAUSE_MS, cancelled.signal),
          isCancelled: () => cancelled.signal.aborted,
          onChange: setLines,
        },
      );
      const { succeeded, failed, processed, total } = batchProgress(end.map(({ outcome }) => outcome));
      const title = processed < total ? unknownMessages.cancelledTitle : unknownMessages.completeTitle;
      toast.success(title, unknownMessages.complete(succeeded, failed));
    } finally {
      setRunning(false);
      void queryClient.invalidateQueries({ queryKey: ["companies"] });
      void queryClient.invalidateQueries({ queryKey: ["sightings"] });
    }
  }

  return {
    lines,
    isRunning,
    /** How many another click would fetch. */
    left: linesToRetry(lines).length,
    progress: batchProgress(lines.map(({ outcome }) => outcome)),
    start: () => void start(),
    cancel: () => cancellation.current?.abort(),
  };
}

function lineOf({ name, position }: FoundEntry, index: number, companies: KnownEntries): BatchLine {
  const permalink = guessPermalink(name);
  const url = companies[position]?.url ?? (permalink === null ? null : companyUrl(permalink));
  const outcome =
    url === null
      ? ({ kind: "failed", reason: unknownMessages.noAddress, canRetry: false } as const)
      : ({ kind: "waiting" } as const);
  return { line: index + 1, text: name, url, outcome };
}

function knownCompany(url: string, facts: CompanyFacts, before: KnownCompany | null): KnownCompany {
  return {
    url,
    hotlists: before?.hotlists ?? [],
    facts: { ...facts, source: "company_facts", factsAt: new Date().toISOString() },
  };
}
