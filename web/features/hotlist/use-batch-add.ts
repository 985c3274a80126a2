import { useQueryClient } from "@tanstack/react-query";
import type { BatchProgress } from "#domain/batch/progress.ts";
import { type BatchLine, linesToRetry } from "#domain/batch/run.ts";
import { alreadyInHotlist } from "#domain/hotlist/batch-lines.ts";
import { fetchedEntry } from "#domain/hotlist/fetched-entry.ts";
import { hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { type BatchRun, type Fetched, useBatchRun } from "#web/backend/batch-run.ts";
import { useBackend } from "#web/backend/client.ts";
import { fetchFlatCompany } from "#web/backend/flat-company.ts";
import { addToHotlist } from "./mutations.ts";
import { HOTLIST_KEY } from "./queries.ts";

export interface BatchAdd extends Pick<BatchRun, "lines" | "progress" | "isRunning" | "cancel"> {
  /** Processes the waiting lines; answers how far it came. */
  readonly start: (lines: readonly BatchLine[]) => Promise<BatchProgress>;
  readonly retry: () => Promise<BatchProgress>;
}

/** Adds companies to a squad's hotlist one after the other. */
export function useBatchAdd(squad: Squad): BatchAdd {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { lines, progress, isRunning, run, cancel } = useBatchRun(addByUrl);

  async function addByUrl(url: string): Promise<Fetched> {
    const entry = fetchedEntry(squad.id, await fetchFlatCompany(backend, url), url);
    const name = hotlistCompanyName(entry);
    if ((await addToHotlist(backend, entry)) === "added") return { ok: true, name };
    return { ok: false, reason: alreadyInHotlist(name, squad.name) };
  }

  async function start(waiting: readonly BatchLine[]): Promise<BatchProgress> {
    const end = await run(() => waiting);
    await queryClient.invalidateQueries({ queryKey: HOTLIST_KEY });
    return end;
  }

  return { lines, progress, isRunning, start, retry: () => start(linesToRetry(lines)), cancel };
}
