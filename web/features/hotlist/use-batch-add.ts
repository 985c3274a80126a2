import type { BatchProgress } from "#domain/batch/progress.ts";
import { type BatchLine, retryableLines } from "#domain/batch/run.ts";
import { alreadyInHotlist } from "#domain/hotlist/batch-lines.ts";
import { hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { parseHotlistEntry } from "#domain/hotlist/parse-entry.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { useBackend } from "#web/backend/client.ts";
import { type BatchResult, type BatchRun, useBatchRun } from "#web/data/batch/use-batch-run.ts";
import { fetchFlatCompany } from "#web/data/company/crunchbase.ts";
import { insertHotlistEntry, useInvalidateHotlists } from "#web/data/hotlist/writes.ts";

export interface BatchAdd extends Pick<BatchRun, "lines" | "progress" | "isRunning" | "cancel"> {
  /** Processes the waiting lines and returns the final progress. */
  readonly start: (lines: readonly BatchLine[]) => Promise<BatchProgress>;
  readonly retry: () => Promise<BatchProgress>;
}

/** Adds many companies to a squad's hotlist. */
export function useBatchAdd(squad: Squad): BatchAdd {
  const backend = useBackend();
  const invalidateHotlists = useInvalidateHotlists();
  const { lines, progress, isRunning, run, cancel } = useBatchRun(addByUrl);

  async function addByUrl(url: string): Promise<BatchResult> {
    const entry = parseHotlistEntry(squad.id, await fetchFlatCompany(backend, url), url);
    const name = hotlistCompanyName(entry);
    if ((await insertHotlistEntry(backend, entry)) === "added") return { ok: true, name };
    return { ok: false, reason: alreadyInHotlist(name, squad.name) };
  }

  async function start(waiting: readonly BatchLine[]): Promise<BatchProgress> {
    const end = await run(() => waiting);
    await invalidateHotlists();
    return end;
  }

  return { lines, progress, isRunning, start, retry: () => start(retryableLines(lines)), cancel };
}
