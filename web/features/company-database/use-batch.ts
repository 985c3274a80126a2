import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type PastedLine, readPaste } from "#domain/batch/read-paste.ts";
import { type BatchLine, linesToRetry } from "#domain/batch/run.ts";
import { areFactsFresh } from "#domain/company/facts-age.ts";
import { urlFaultSentences } from "#domain/company/url-error-messages.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { type Fetched, useBatchRun } from "#web/backend/batch-run.ts";
import { useBackend } from "#web/backend/client.ts";
import { BackendFault } from "#web/backend/errors.ts";
import { sightingsQuery } from "#web/backend/sightings.ts";
import { toast } from "#web/ui/toast.tsx";
import { databaseMessages } from "./messages.ts";
import { useFetchAndSave, useReloadCompanies } from "./mutations.ts";

const NO_SIGHTINGS: ReadonlyMap<string, Sighting> = new Map();

/** A batch of companies, from the paste to the last line. */
export function useBatch(options: { readonly onComplete: () => void }) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const fetchAndSave = useFetchAndSave();
  const reload = useReloadCompanies();
  const [sightings, setSightings] = useState(NO_SIGHTINGS);
  const { lines, progress, isRunning, run, cancel, clear } = useBatchRun(fetchCompany);

  async function fetchCompany(url: string): Promise<Fetched> {
    const { name } = await fetchAndSave(url);
    return { ok: true, name: name ?? url };
  }

  async function readLines(pasted: string): Promise<readonly BatchLine[]> {
    const read = readPaste(pasted);
    const urls = read.flatMap((line) => (line.kind === "company" ? [line.url] : []));
    const seen = urls.length === 0 ? NO_SIGHTINGS : await queryClient.fetchQuery(sightingsQuery(backend, urls));
    setSightings(seen);
    return linesOf(read, seen, Date.now());
  }

  async function process(prepare: Parameters<typeof run>[0]): Promise<void> {
    try {
      const { succeeded, failed, processed, total } = await run(prepare);
      options.onComplete();
      await reload();
      if (processed < total) {
        toast.success(databaseMessages.cancelledTitle, databaseMessages.canceled(succeeded, total - processed));
      } else {
        toast.success(databaseMessages.completeTitle, databaseMessages.complete(succeeded, failed));
      }
    } catch (error) {
      if (!(error instanceof BackendFault)) throw error;
      toast.error(databaseMessages.errorTitle, error.message || databaseMessages.failed);
    }
  }

  return {
    lines,
    sightings,
    isRunning,
    progress,
    start: (pasted: string) => process(() => readLines(pasted)),
    retry: () => process(() => linesToRetry(lines)),
    cancel,
    dismiss: clear,
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
