import { useEffect, useRef, useState } from "react";
import { type BatchProgress, batchProgress } from "#domain/batch/progress.ts";
import { BATCH_PAUSE_MS, type BatchLine, runBatch } from "#domain/batch/run.ts";
import { BackendFault } from "./errors.ts";
import { pause } from "./pause.ts";

/** What came of one company where the backend did its part: kept under its name, or why it is not wanted. */
export type Fetched = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly reason: string };

export interface BatchRun {
  readonly lines: readonly BatchLine[];
  readonly progress: BatchProgress;
  readonly isRunning: boolean;
  /**
   * Fetches the waiting lines one after the other and answers how far it came. It runs from the first moment of
   * `prepare`, whose fault is the caller's; whatever happens, it is over when this is.
   */
  readonly run: (prepare: () => readonly BatchLine[] | Promise<readonly BatchLine[]>) => Promise<BatchProgress>;
  /** Lets the company under way finish; the rest stays waiting. */
  readonly cancel: () => void;
  readonly clear: () => void;
}

const NO_LINES: readonly BatchLine[] = [];

/** One batch at a time, canceled with the screen. A company's `BackendFault` is its line's reason. */
export function useBatchRun(fetchCompany: (url: string) => Promise<Fetched>, initialLines = NO_LINES): BatchRun {
  const [lines, setLines] = useState(initialLines);
  const [isRunning, setRunning] = useState(false);
  const cancellation = useRef<AbortController>(null);
  useEffect(() => () => cancellation.current?.abort(), []);

  async function run(prepare: () => readonly BatchLine[] | Promise<readonly BatchLine[]>): Promise<BatchProgress> {
    const { signal } = (cancellation.current = new AbortController());
    setRunning(true);
    try {
      const start = await prepare();
      setLines(start);
      const end = await runBatch(start, {
        fetchCompany: async (url) => {
          try {
            const fetched = await fetchCompany(url);
            return fetched.ok ? fetched : { ...fetched, unreachable: false };
          } catch (error) {
            if (!(error instanceof BackendFault)) throw error;
            return { ok: false, reason: error.message, unreachable: error.code === "network" };
          }
        },
        pause: () => pause(BATCH_PAUSE_MS, signal),
        isCancelled: () => signal.aborted,
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
