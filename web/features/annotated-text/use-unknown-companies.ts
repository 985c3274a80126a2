import { useState } from "react";
import { type BatchLine, retryableLines } from "#domain/batch/run.ts";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { employedSince } from "#domain/text/employed-since.ts";
import { type BatchResult, useBatchRun } from "#web/data/batch/use-batch-run.ts";
import { useInvalidateCompanies } from "#web/data/company/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { hasCareer, summarizeEntries } from "./found/rows.ts";
import { guessUrl } from "./guess-url.ts";
import { unknownMessages } from "./messages.ts";
import type { CompanyLookup } from "./use-annotated-text.ts";
import { useFetchCompany } from "./use-fetch-company.ts";
import type { AnalyzedText, FoundEntry } from "./worker-messages.ts";

interface UnknownCompaniesOptions {
  readonly analyzed: AnalyzedText;
  readonly companyOf: CompanyLookup;
  readonly onFacts: (entry: FoundEntry, company: KnownCompany) => void;
}

/** The companies of a text that nothing is known of; the ticked ones are fetched one after the other when asked for. */
export function useUnknownCompanies({ analyzed, companyOf, onFacts }: UnknownCompaniesOptions) {
  const fetchCompany = useFetchCompany();
  const invalidateCompanies = useInvalidateCompanies();
  // Those that are unknown when the text has been analyzed: they stay listed when they no longer are.
  const [{ unknown, initialLines, employers }] = useState(() => startOf(analyzed, companyOf));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(employers);
  const { lines: fetched, progress, isRunning, run, cancel } = useBatchRun(fetchOne);
  const fetchedLines = new Map(fetched.map((line) => [line.line, line]));
  const lines = initialLines.map((line) => fetchedLines.get(line.line) ?? line);
  const wanted = new Map(
    retryableLines(lines).flatMap((line) => (ticked.has(line.line) ? [[line.line, line] as const] : [])),
  );

  async function fetchOne(url: string): Promise<BatchResult> {
    const entry = unknown[initialLines.findIndex((line) => line.url === url)];
    if (entry === undefined) throw new Error(`No company was asked for under ${url}`);
    const result = await fetchCompany({
      names: entry.lookupNames,
      url: companyOf(entry)?.url ?? null,
      since: employedSince(analyzed.outline, entry.lookupNames),
    });
    if (!result.ok) return result;
    const { facts, factsAt } = result;
    onFacts(entry, {
      url: result.url,
      hotlists: companyOf(entry)?.hotlists ?? [],
      facts: { ...facts, source: "company_facts", factsAt },
    });
    return { ok: true, name: facts.name ?? entry.name };
  }

  async function start() {
    try {
      const { succeeded, failed, processed, total } = await run(() =>
        lines
          .filter(({ line }) => fetchedLines.has(line) || wanted.has(line))
          .map((line) => wanted.get(line.line) ?? line),
      );
      const completeTitle = succeeded > 0 ? unknownMessages.completeTitle : unknownMessages.noneTitle;
      const title = processed < total ? unknownMessages.canceledTitle : completeTitle;
      toast.completed(succeeded, title, unknownMessages.complete(succeeded, failed));
    } finally {
      void invalidateCompanies();
    }
  }

  return {
    lines,
    isRunning,
    /** How many another click would fetch. */
    left: wanted.size,
    ticked,
    /** The lines that can be ticked. */
    tickable: new Set(retryableLines(lines).map(({ line }) => line)),
    setTicked,
    progress,
    start: () => void start(),
    cancel,
  };
}

/** Employers are ticked, because a mention is rarely worth a request. All are, if the text is no CV. */
function startOf(analyzed: AnalyzedText, companyOf: CompanyLookup) {
  const summaries = summarizeEntries(analyzed.annotation);
  const hasRoles = hasCareer(analyzed);
  const unknown = summaries.filter(({ entry }) => entry.kind === "company" && !companyOf(entry)?.facts);
  const initialLines = unknown.map(({ entry }, index) => lineOf(entry, index, companyOf(entry)?.url ?? null));
  const employers = unknown.flatMap(({ role }, index) => (hasRoles && role === "mention" ? [] : [index + 1]));
  return { unknown: unknown.map(({ entry }) => entry), initialLines, employers: new Set(employers) };
}

function lineOf({ name }: FoundEntry, index: number, knownUrl: string | null): BatchLine {
  const url = knownUrl ?? guessUrl(name);
  const outcome =
    url === null
      ? ({ kind: "failed", reason: unknownMessages.noUrl, canRetry: false } as const)
      : ({ kind: "waiting" } as const);
  return { line: index + 1, part: 0, text: name, url, outcome };
}
