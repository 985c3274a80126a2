import { useState } from "react";
import { type BatchLine, retryableLines } from "#domain/batch/run.ts";
import { companyUrl } from "#domain/company/company-url.ts";
import { guessPermalink, isSameCompany } from "#domain/company/guess-permalink.ts";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { type BatchResult, useBatchRun } from "#web/data/batch/use-batch-run.ts";
import { useCompanyFacts, useInvalidateCompanies } from "#web/data/company/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { unknownMessages } from "./messages.ts";
import type { CompanyLookup } from "./use-annotated-text.ts";
import type { FoundEntry } from "./worker-messages.ts";

interface UnknownCompaniesOptions {
  readonly entries: readonly FoundEntry[];
  readonly companyOf: CompanyLookup;
  readonly onFacts: (entry: FoundEntry, company: KnownCompany) => void;
}

/** The companies of a text that nothing is known of, fetched one after the other when asked for. */
export function useUnknownCompanies({ entries, companyOf, onFacts }: UnknownCompaniesOptions) {
  const source = useCompanyFacts();
  const invalidateCompanies = useInvalidateCompanies();
  // Those that are unknown when the text has been analyzed: they stay listed when they no longer are.
  const [unknown] = useState(() => entries.filter((entry) => entry.kind === "company" && !companyOf(entry)?.facts));
  const [initialLines] = useState(() =>
    unknown.map((entry, index) => lineOf(entry, index, companyOf(entry)?.url ?? null)),
  );
  const { lines, progress, isRunning, run, cancel } = useBatchRun(fetchCompany, initialLines);

  async function fetchCompany(url: string): Promise<BatchResult> {
    const entry = unknown[initialLines.findIndex((line) => line.url === url)];
    if (entry === undefined) throw new Error(`No company was asked for under ${url}`);
    const facts = await source.fetch(url);
    const { name } = facts;
    if (name === null) return { ok: false, reason: unknownMessages.unnamedCompany };
    if (!entry.lookupNames.some((known) => isSameCompany(known, name))) {
      return { ok: false, reason: unknownMessages.otherCompany(name) };
    }
    const { factsAt } = await source.save(url, facts);
    onFacts(entry, {
      url,
      hotlists: companyOf(entry)?.hotlists ?? [],
      facts: { ...facts, source: "company_facts", factsAt },
    });
    return { ok: true, name };
  }

  async function start() {
    const again = new Map(retryableLines(lines).map((line) => [line.line, line]));
    try {
      const { succeeded, failed, processed, total } = await run(() =>
        lines.map((line) => again.get(line.line) ?? line),
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
    left: retryableLines(lines).length,
    progress,
    start: () => void start(),
    cancel,
  };
}

function lineOf({ name }: FoundEntry, index: number, knownUrl: string | null): BatchLine {
  const permalink = guessPermalink(name);
  const url = knownUrl ?? (permalink === null ? null : companyUrl(permalink));
  const outcome =
    url === null
      ? ({ kind: "failed", reason: unknownMessages.noUrl, canRetry: false } as const)
      : ({ kind: "waiting" } as const);
  return { line: index + 1, text: name, url, outcome };
}
