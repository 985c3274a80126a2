import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { type BatchProgress, batchProgress } from "#domain/batch/progress.ts";
import { type BatchLine, type FetchEnd, linesToRetry, runBatch } from "#domain/batch/run.ts";
import { alreadyInHotlist } from "#domain/hotlist/batch-lines.ts";
import { fetchedEntry } from "#domain/hotlist/fetched-entry.ts";
import { hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { type Backend, useBackend } from "../../backend/client.ts";
import { BackendFault } from "../../backend/faults.ts";
import { fetchFlatCompany } from "../../backend/flat-company.ts";
import { pause } from "../../lib/pause.ts";
import { addToHotlist } from "./mutations.ts";
import { HOTLIST_KEY } from "./queries.ts";

/** Specification, section 9. */
const PAUSE_MS = 1000;

export interface BatchAdd {
  readonly lines: readonly BatchLine[];
  readonly progress: BatchProgress;
  readonly isRunning: boolean;
  /** Processes the waiting lines; answers how far it came. */
  readonly run: (lines: readonly BatchLine[]) => Promise<BatchProgress>;
  readonly retry: () => Promise<BatchProgress>;
  readonly cancel: () => void;
}

/** Adds companies to a squad's hotlist one after the other. */
export function useBatchAdd(squad: Squad): BatchAdd {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const [lines, setLines] = useState<readonly BatchLine[]>([]);
  const [isRunning, setRunning] = useState(false);
  const cancellation = useRef(new AbortController());
  useEffect(() => () => cancellation.current.abort(), []);

  const run = useCallback(
    async (start: readonly BatchLine[]) => {
      const { signal } = (cancellation.current = new AbortController());
      setLines(start);
      setRunning(true);
      const end = await runBatch(start, {
        fetchCompany: (url) => addByUrl(backend, squad, url),
        pause: () => pause(PAUSE_MS, signal),
        isCancelled: () => signal.aborted,
        onChange: setLines,
      });
      setRunning(false);
      await queryClient.invalidateQueries({ queryKey: HOTLIST_KEY });
      return batchProgress(end.map(({ outcome }) => outcome));
    },
    [backend, squad, queryClient],
  );
  return {
    lines,
    progress: batchProgress(lines.map(({ outcome }) => outcome)),
    isRunning,
    run,
    retry: () => run(linesToRetry(lines)),
    cancel: () => cancellation.current.abort(),
  };
}

async function addByUrl(backend: Backend, squad: Squad, url: string): Promise<FetchEnd> {
  try {
    const entry = fetchedEntry(squad.id, await fetchFlatCompany(backend, url), url);
    const name = hotlistCompanyName(entry);
    if ((await addToHotlist(backend, entry)) === "added") return { ok: true, name };
    return { ok: false, reason: alreadyInHotlist(name, squad.name), unreachable: false };
  } catch (error) {
    if (!(error instanceof BackendFault)) throw error;
    return { ok: false, reason: error.message, unreachable: error.code === "network" };
  }
}
