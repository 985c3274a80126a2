import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { batchProgress } from "#domain/batch/progress.ts";
import { type PastedLine, readPaste } from "#domain/batch/read-paste.ts";
import { type BatchLine, type FetchEnd, linesToRetry, runBatch } from "#domain/batch/run.ts";
import { areFactsFresh } from "#domain/company/facts-age.ts";
import { urlFaultSentences } from "#domain/company/url-fault-sentences.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { useBackend } from "../../backend/client.ts";
import { BackendFault } from "../../backend/faults.ts";
import { sightingsQuery } from "../../backend/sightings.ts";
import { pause } from "../../lib/pause.ts";
import { toast } from "../../ui/toast.tsx";
import { databaseMessages } from "./messages.ts";
import { useFetchAndSave, useReloadCompanies } from "./mutations.ts";

/** Specification, section 9. */
const PAUSE_MS = 1000;
const NO_LINES: readonly BatchLine[] = [];
const NO_SIGHTINGS: ReadonlyMap<string, Sighting> = new Map();

/** A batch of companies, from the paste to the last line; one at a time. */
export function useBatch(options: { readonly onComplete: () => void }) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const fetchAndSave = useFetchAndSave();
  const reload = useReloadCompanies();
  const [lines, setLines] = useState(NO_LINES);
  const [sightings, setSightings] = useState(NO_SIGHTINGS);
  const [isRunning, setRunning] = useState(false);
  const cancellation = useRef<AbortController>(null);
  useEffect(() => () => cancellation.current?.abort(), []);

  const fetchCompany = useCallback(
    async (url: string): Promise<FetchEnd> => {
      try {
        const { name } = await fetchAndSave(url);
        return { ok: true, name: name ?? url };
      } catch (error) {
        if (!(error instanceof BackendFault)) throw error;
        return { ok: false, reason: error.message || databaseMessages.failed, unreachable: error.code === "network" };
      }
    },
    [fetchAndSave],
  );

  async function run(start: readonly BatchLine[], cancelled: AbortController) {
    setLines(start);
    const end = await runBatch(start, {
      fetchCompany,
      pause: () => pause(PAUSE_MS, cancelled.signal),
      isCancelled: () => cancelled.signal.aborted,
      onChange: setLines,
    });
    await reload();
    const { succeeded, failed, processed, total } = batchProgress(end.map(({ outcome }) => outcome));
    if (processed < total) {
      toast.success(databaseMessages.cancelledTitle, databaseMessages.cancelled(succeeded, total - processed));
    } else {
      toast.success(databaseMessages.completeTitle, databaseMessages.complete(succeeded, failed));
    }
    options.onComplete();
  }

  async function whileRunning(work: (cancelled: AbortController) => Promise<void>) {
    const cancelled = new AbortController();
    cancellation.current = cancelled;
    setRunning(true);
    try {
      await work(cancelled);
    } finally {
      setRunning(false);
    }
  }

  return {
    lines,
    sightings,
    isRunning,
    progress: batchProgress(lines.map(({ outcome }) => outcome)),
    start: (pasted: string) =>
      whileRunning(async (cancelled) => {
        const read = readPaste(pasted);
        const urls = read.flatMap((line) => (line.kind === "company" ? [line.url] : []));
        try {
          const seen = urls.length === 0 ? NO_SIGHTINGS : await queryClient.fetchQuery(sightingsQuery(backend, urls));
          setSightings(seen);
          await run(linesOf(read, seen, Date.now()), cancelled);
        } catch (error) {
          if (!(error instanceof BackendFault)) throw error;
          toast.error(databaseMessages.errorTitle, error.message || databaseMessages.failed);
        }
      }),
    retry: () => whileRunning((cancelled) => run(linesToRetry(lines), cancelled)),
    cancel: () => cancellation.current?.abort(),
    dismiss: () => setLines(NO_LINES),
  };
}

export type Batch = ReturnType<typeof useBatch>;

/** What is told of a line before anything is asked for. */
function linesOf(
  read: readonly PastedLine[],
  seen: ReadonlyMap<string, Sighting>,
  nowMs: number,
): readonly BatchLine[] {
  return read.map((pasted): BatchLine => {
    const { line, text } = pasted;
    if (pasted.kind === "refused") {
      return {
        line,
        text,
        url: null,
        outcome: { kind: "failed", reason: urlFaultSentences[pasted.reason], canRetry: false },
      };
    }
    const { url } = pasted;
    if (pasted.kind === "repeated")
      return { line, text, url, outcome: { kind: "repeated", firstLine: pasted.firstLine } };
    const factsAt = seen.get(url)?.factsAt ?? null;
    const isFresh = factsAt !== null && areFactsFresh(nowMs - Date.parse(factsAt));
    return { line, text, url, outcome: isFresh ? { kind: "fresh", factsAt } : { kind: "waiting" } };
  });
}
