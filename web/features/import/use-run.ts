import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useBackend } from "#web/backend/client.ts";
import { BackendError } from "#web/backend/errors.ts";
import { afterImport } from "#web/data/import/after-import.ts";
import { type ImportTarget, isNameList } from "#web/data/import/target.ts";
import { beginImport, finishImport, importCompanies, importNames, type LineOutcome } from "#web/data/import/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { type StoredRun, storeRun, whileImporting } from "./interrupted.ts";
import type { Importer } from "./worker/importer.ts";
import type { Chunk, RunResult } from "./worker/run.ts";

const CHUNK_LINES = 500;
/** A busy server may not finish a whole chunk in time. */
const SMALLEST_CHUNK_LINES = 50;
const STATEMENT_TIMEOUT = "57014";

export type RunState = "idle" | "running" | "paused" | "failed" | "done";

/** What is stored of a run from its start. */
export type RunStart = Omit<StoredRun, "operationId" | "done" | "doneThrough" | "taken"> & {
  /** Continues the operation of an interrupted import. */
  readonly operationId: string | null;
  readonly taken: number;
};

/** Sends the planned lines in chunks; each is one transaction. */
export function useRun(importer: Importer | null, target: ImportTarget) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const [state, setState] = useState<RunState>("idle");
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const [error, setError] = useState<string | null>(null);
  const [result, setResult] = useState<
    (RunResult & { readonly operationId: string; readonly isWhole: boolean }) | null
  >(null);
  const stored = useRef<StoredRun | null>(null);
  const wish = useRef<"run" | "pause" | "stop" | "leave">("run");
  // The chunk that is on its way is the last; the import can be continued later.
  useEffect(
    () => () => {
      wish.current = "leave";
    },
    [],
  );

  function send(
    operationId: string,
    { rows }: Chunk,
    policies: StoredRun["policies"],
  ): Promise<readonly LineOutcome[]> {
    return isNameList(target)
      ? importNames(backend, { operationId, list: target.kind, rows })
      : importCompanies(backend, { operationId, target, rows, policies });
  }

  /** Until the end, a pause or an error. */
  async function work(run: StoredRun, worker: Importer): Promise<void> {
    stored.current = run;
    let size = CHUNK_LINES;
    for (;;) {
      const current: StoredRun = stored.current ?? run;
      if (wish.current === "pause") return setState("paused");
      const chunk = wish.current === "stop" ? null : await worker.call("nextChunk", size);
      if (chunk === null || chunk.rows.length === 0) return finish(current, worker, chunk !== null);
      let outcomes: readonly LineOutcome[];
      try {
        outcomes = await send(current.operationId, chunk, current.policies);
      } catch (failure) {
        if (!(failure instanceof BackendError) || failure.code !== STATEMENT_TIMEOUT || size <= SMALLEST_CHUNK_LINES) {
          throw failure;
        }
        size = Math.max(SMALLEST_CHUNK_LINES, Math.floor(size / 2));
        continue;
      }
      const taken = outcomes.filter(({ outcome }) => outcome === "added" || outcome === "changed").length;
      const next: StoredRun = Object.assign({}, current, {
        done: current.done + outcomes.length,
        doneThrough: chunk.through,
        taken: current.taken + taken,
      });
      // Leaving the screen has ended the worker.
      if (hasLeft()) return storeRun(next);
      await worker.call("record", outcomes);
      stored.current = next;
      storeRun(next);
      setProgress({ done: next.done, all: current.all });
    }
  }

  function hasLeft(): boolean {
    return wish.current === "leave";
  }

  async function finish({ operationId, taken }: StoredRun, worker: Importer, isWhole: boolean): Promise<void> {
    await finishImport(backend, operationId, taken);
    storeRun(undefined);
    setResult({ ...(await worker.call("result")), operationId, isWhole });
    setState("done");
    await afterImport(queryClient);
  }

  async function proceed(): Promise<void> {
    const run = stored.current;
    if (importer === null || run === null) return;
    wish.current = "run";
    await attempt(() => work(run, importer));
  }

  async function attempt(task: () => Promise<void>): Promise<void> {
    setError(null);
    setState("running");
    try {
      await whileImporting(task);
    } catch (failure) {
      setError(errorMessage(failure));
      setState("failed");
    }
  }

  return {
    state,
    progress,
    error,
    result,
    start: async ({ operationId, ...start }: RunStart, rows: number): Promise<void> => {
      if (importer === null) return;
      wish.current = "run";
      setProgress({ done: 0, all: start.all });
      setResult(null);
      await attempt(async () => {
        const id =
          operationId ?? (await beginImport(backend, target, { name: start.name, sha256: start.sha256, rows }));
        stored.current = { ...start, operationId: id, done: 0, doneThrough: 0 };
        storeRun(stored.current);
        await work(stored.current, importer);
      });
    },
    pause: () => {
      wish.current = "pause";
    },
    proceed,
    /** Ends the import where it is. */
    stop: async (): Promise<void> => {
      wish.current = "stop";
      const run = stored.current;
      if (state === "running" || importer === null) return;
      // Without an operation, nothing was imported.
      if (run === null) return setState("idle");
      await attempt(() => finish(run, importer, false));
    },
  };
}
