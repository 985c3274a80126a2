import { useEffect, useRef, useState } from "react";
import { type BatchProgress, batchProgress } from "#domain/batch/progress.ts";
import { BATCH_PAUSE_MS, type BatchLine, type FetchResult, runBatch } from "#domain/batch/run.ts";
import { BackendError } from "#web/backend/errors.ts";
import { pause } from "./pause.ts";

/** A company that was saved, or why it was not. */
export type BatchResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: string };

export interface BatchRun {
  readonly lines: readonly BatchLine[];
  readonly progress: BatchProgress;
  readonly isRunning: boolean;
  /**
   * Processes the waiting lines one after the other and returns the final progress. `isRunning` is true from the start of
   * `prepare`, whose errors it rethrows.
   */
  readonly run: (prepare: () => readonly BatchLine[] | Promise<readonly BatchLine[]>) => Promise<BatchProgress>;
  /** Stops after the current company; the other lines stay waiting. */
  readonly cancel: () => void;
  readonly clear: () => void;
}

const NO_LINES: readonly BatchLine[] = [];

/** One batch at a time; unmounting cancels it. A `BackendError` of `processUrl` becomes the line's reason. */
export function useBatchRun(processUrl: (url: string) => Promise<BatchResult>, initialLines = NO_LINES): BatchRun {
  const [lines, setLines] = useState(initialLines);
  const [isRunning, setRunning] = useState(false);
  const cancellation = useRef<AbortController>(null);
  useEffect(() => () => cancellation.current?.abort(), []);

  async function processOne(url: string): Promise<FetchResult> {
    try {
      const result = await processUrl(url);
      return result.ok ? result : { ...result, unreachable: false };
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      return { ok: false, reason: error.message, unreachable: error.code === "network" };
    }
  }

  async function run(prepare: () => readonly BatchLine[] | Promise<readonly BatchLine[]>): Promise<BatchProgress> {
    const { signal } = (cancellation.current = new AbortController());
    setRunning(true);
    try {
      const start = await prepare();
      setLines(start);
      const end = await runBatch(start, {
        atOnce: 1,
        fetchCompanies: (urls) => Promise.all(urls.map(processOne)),
        pause: () => pause(BATCH_PAUSE_MS, signal),
        isCanceled: () => signal.aborted,
        onChange: setLines,
      });
      return progressOf(end);
    } finally {
      setRunning(false);
    }
  }

  return {
    lines,
    progress: progressOf(lines),
    isRunning,
    run,
    cancel: () => cancellation.current?.abort(),
    clear: () => setLines(NO_LINES),
  };
}

function progressOf(lines: readonly BatchLine[]): BatchProgress {
  return batchProgress(lines.map(({ outcome }) => outcome));
}
