import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { parsePaste } from "#domain/batch/parse-paste.ts";
import { type BatchLine, retryableLines } from "#domain/batch/run.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { useBackend } from "#web/backend/client.ts";
import { BackendError } from "#web/backend/errors.ts";
import { type BatchResult, useBatchRun } from "#web/data/batch/use-batch-run.ts";
import { useFetchAndSave, useInvalidateCompanies } from "#web/data/company/writes.ts";
import { sightingsQuery } from "#web/data/sighting/queries.ts";
import { toast } from "#web/ui/toast.tsx";
import { batchLines } from "./batch-lines.ts";
import { databaseMessages } from "./messages.ts";

const words = databaseMessages.batch;
const NO_SIGHTINGS: ReadonlyMap<string, Sighting> = new Map();

/** Saves many pasted companies. */
export function useBatch(options: { readonly onComplete: () => void }) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const fetchAndSave = useFetchAndSave();
  const invalidateCompanies = useInvalidateCompanies();
  const [sightings, setSightings] = useState(NO_SIGHTINGS);
  const { lines, progress, isRunning, run, cancel, clear } = useBatchRun(saveCompany);

  async function saveCompany(url: string): Promise<BatchResult> {
    const { name } = await fetchAndSave(url);
    return { ok: true, name: name ?? url };
  }

  async function readLines(pasted: string): Promise<readonly BatchLine[]> {
    const read = parsePaste(pasted);
    const urls = read.flatMap((line) => (line.kind === "company" ? [line.url] : []));
    const found = urls.length === 0 ? NO_SIGHTINGS : await queryClient.fetchQuery(sightingsQuery(backend, urls));
    setSightings(found);
    return batchLines(read, found, Date.now());
  }

  async function process(prepare: Parameters<typeof run>[0]): Promise<void> {
    try {
      const { succeeded, failed, processed, total } = await run(prepare);
      options.onComplete();
      await invalidateCompanies();
      if (processed < total) {
        toast.completed(succeeded, words.canceledTitle, words.canceled(succeeded, total - processed));
      } else {
        toast.completed(succeeded, words.completeTitle, words.complete(succeeded, failed));
      }
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      toast.error(databaseMessages.errorTitle, error.message || databaseMessages.failed);
    }
  }

  return {
    lines,
    sightings,
    isRunning,
    progress,
    start: (pasted: string) => process(() => readLines(pasted)),
    retry: () => process(() => retryableLines(lines)),
    cancel,
    dismiss: clear,
  };
}

export type Batch = ReturnType<typeof useBatch>;
