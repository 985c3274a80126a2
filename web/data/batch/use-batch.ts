import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Batch, BatchTarget } from "#domain/batch/batch.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import { useBackend } from "#web/backend/client.ts";
import { type BatchCommand, tabBatch } from "./browser-batch.ts";

export interface BatchControls {
  /** Null for none. */
  readonly batch: Batch | null;
  /** Another tab runs it. */
  readonly isElsewhere: boolean;
  /** Resolves to false if another batch is running. */
  readonly start: (target: BatchTarget, lines: readonly BatchLine[]) => Promise<boolean>;
  readonly retry: () => Promise<boolean>;
  readonly command: (command: BatchCommand) => void;
  readonly markSeen: () => void;
  readonly dismiss: () => void;
}

/** The user's batch. It runs on when the component is unmounted. */
export function useBatch(): BatchControls {
  const { runner, command } = tabBatch(useBackend(), useQueryClient());
  const batch = useSyncExternalStore(runner.subscribe, runner.current);
  return {
    batch,
    isElsewhere: runner.isElsewhere(),
    start: (target, lines) => runner.start(target, lines),
    retry: () => runner.retry(),
    command,
    markSeen: runner.markSeen,
    dismiss: runner.dismiss,
  };
}
