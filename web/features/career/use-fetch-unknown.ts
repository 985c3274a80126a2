import { useMemo, useState } from "react";
import { type BatchLine, retryableLines } from "#domain/batch/run.ts";
import { employerKey } from "#domain/career/career.ts";
import { companyUrl } from "#domain/company/company-url.ts";
import { guessPermalink } from "#domain/company/guess-permalink.ts";
import { type BatchResult, useBatchRun } from "#web/data/batch/use-batch-run.ts";
import { useInvalidateCompanies } from "#web/data/company/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { triageMessages } from "./triage-messages.ts";
import type { TriagePerson } from "./use-triage.ts";

/** Fetches and saves the facts of a company by its name. */
export type FetchCompany = (company: {
  readonly names: readonly string[];
  readonly url: string | null;
  /** The first year in which somebody worked there; null if unknown. */
  readonly since: number | null;
}) => Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string }>;

interface UnknownCompany {
  readonly name: string;
  readonly since: number | null;
}

/** The employers of the triage of which nothing is known; the ticked ones are fetched one after the other. */
export function useFetchUnknown(people: readonly TriagePerson[], fetchCompany: FetchCompany) {
  const invalidateCompanies = useInvalidateCompanies();
  const unknown = useMemo(() => unknownCompanies(people), [people]);
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const { lines: fetched, progress, isRunning, run, cancel } = useBatchRun(fetchOne);
  const failed = new Map(
    fetched.flatMap(({ text, outcome }) => (outcome.kind === "failed" ? [[text, outcome.reason] as const] : [])),
  );
  const ticked = unknown.filter(({ name }) => !spared.has(name));

  async function fetchOne(url: string): Promise<BatchResult> {
    const company = unknown.find(({ name }) => urlOf(name) === url);
    if (company === undefined) throw new Error(`No company was asked for under ${url}`);
    const result = await fetchCompany({ names: [company.name], url: null, since: company.since });
    return result.ok ? { ok: true, name: company.name } : result;
  }

  async function start() {
    try {
      const { succeeded, failed: rejected } = await run(() => retryableLines(ticked.map(lineOf)));
      toast.completed(succeeded, triageMessages.fetchedTitle, triageMessages.fetched(succeeded, rejected));
    } finally {
      void invalidateCompanies();
    }
  }

  function toggle(name: string) {
    const next = new Set(spared);
    if (!next.delete(name)) next.add(name);
    setSpared(next);
  }

  return { unknown, ticked, spared, toggle, failed, progress, isRunning, start: () => void start(), cancel };
}

/** Distinct, in the order of the table. */
function unknownCompanies(people: readonly TriagePerson[]): readonly UnknownCompany[] {
  const found = new Map<string, UnknownCompany>();
  for (const { linked } of people) {
    for (const { name, link, listed, positions } of linked?.employers ?? []) {
      // A university is no company.
      if (link.kind === "linked" || link.kind === "ambiguous" || listed?.kind === "university") continue;
      const years = positions.flatMap((index) => linked?.career.positions[index]?.dates.start?.year ?? []);
      const before = found.get(employerKey(name));
      const since = [...years, ...(before?.since === undefined || before.since === null ? [] : [before.since])];
      found.set(employerKey(name), {
        name: before?.name ?? name,
        since: since.length === 0 ? null : Math.min(...since),
      });
    }
  }
  return [...found.values()].filter(({ name }) => urlOf(name) !== null);
}

function urlOf(name: string): string | null {
  const permalink = guessPermalink(name);
  return permalink === null ? null : companyUrl(permalink);
}

function lineOf({ name }: UnknownCompany, index: number): BatchLine {
  return { line: index + 1, part: 0, text: name, url: urlOf(name), outcome: { kind: "waiting" } };
}
