/** The runner of this tab, with what the browser gives it: storage, locks and messages between tabs. */
import type { QueryClient } from "@tanstack/react-query";
import { type Batch, parseStoredBatch } from "#domain/batch/batch.ts";
import type { Backend } from "#web/backend/client.ts";
import { BackendError } from "#web/backend/errors.ts";
import { readPersonal, writePersonal } from "#web/backend/personal-database.ts";
import { factsReader } from "../company/facts.ts";
import { invalidate } from "../invalidation.ts";
import { batchPresence } from "./batch-presence.ts";
import { type BatchRunner, createBatchRunner } from "./batch-runner.ts";
import { finishBatchOperation } from "./operation.ts";
import { pause } from "./pause.ts";
import { fillCompanies, processCompany } from "./process-company.ts";

const STORED = "current";
const LOCK = "venture-research.batch";
const CHANNEL = "venture-research.batch";

type Message =
  | { readonly kind: "changed"; readonly batch: Batch | null }
  | { readonly kind: "command"; readonly command: BatchCommand };

export type BatchCommand = "pause" | "resume" | "cancel";

export interface TabBatch {
  readonly runner: BatchRunner;
  /** Runs the command in the tab that has the batch. */
  readonly command: (command: BatchCommand) => void;
}

const tabBatches = new WeakMap<Backend, TabBatch>();

export function tabBatch(backend: Backend, queryClient: QueryClient): TabBatch {
  let existing = tabBatches.get(backend);
  if (existing === undefined) tabBatches.set(backend, (existing = createTabBatch(backend, queryClient)));
  return existing;
}

function createTabBatch(backend: Backend, queryClient: QueryClient): TabBatch {
  const { sessions, connection } = backend;
  const channel = new BroadcastChannel(CHANNEL);
  const send = (message: Message) => channel.postMessage(message);
  const readFacts = factsReader(backend);
  const userId = () => {
    const session = sessions.current();
    return session.status === "signed-in" ? session.userId : null;
  };
  const runner = createBatchRunner({
    userId,
    isOffline: () => connection.current() === "offline",
    onChange(listener) {
      sessions.subscribe(listener);
      connection.subscribe(listener);
    },
    process: (task) => processCompany(backend, readFacts, task),
    fillCompanies: (task) => fillCompanies(backend, task),
    finishOperation: (batch) => finishBatchOperation(backend, batch).catch(logError("finish the batch's operation")),
    onEnded: async ({ kind }) => {
      await invalidate(queryClient, kind === "hotlist" ? "hotlistEntries" : "companyFacts");
    },
    store(batch) {
      batchPresence.set(batch !== null);
      send({ kind: "changed", batch });
      // The batch runs on without it, for example where the browser's disk is full; only a reload would lose it.
      writePersonal("batches", STORED, batch ?? undefined).catch(logError("store the batch"));
    },
    read: async (id) => parseStoredBatch(await readPersonal("batches", STORED), id),
    lock: requestLock,
    pause,
    now: Date.now,
  });

  function run(command: BatchCommand): void {
    if (command === "cancel") void runner.cancel();
    else runner[command]();
  }

  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind === "changed") runner.showElsewhere(data.batch);
    else run(data.command);
  });
  return {
    runner,
    command(command) {
      if (runner.isElsewhere()) send({ kind: "command", command });
      else run(command);
    },
  };
}

/** Pages without TLS have no locks, except on this machine: there, two tabs are not kept apart. */
async function requestLock(isPatient: boolean): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined;
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK, { ifAvailable: !isPatient }, (lock) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}

function logError(what: string) {
  return (error: unknown) => {
    if (error instanceof BackendError && error.code === "network") return;
    console.error(`Failed to ${what}:`, error);
  };
}
