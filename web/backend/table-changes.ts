/** Row changes of the published tables, over one realtime channel. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { joinChannel } from "./channel.ts";
import { type Backend, useBackend } from "./client.ts";

const TABLES = ["company_facts", "squad_hotlist_companies", "universities", "company_names"] as const;
export type PublishedTable = (typeof TABLES)[number];

export type RowChange =
  | { readonly type: "INSERT" | "UPDATE"; readonly row: Readonly<Record<string, unknown>> }
  /** Realtime sends only the primary key of a deleted row. */
  | { readonly type: "DELETE"; readonly id: string };

export interface ChangeBatch {
  readonly changes: readonly RowChange[];
  /** Changes may be missing from the batch: refetch. */
  readonly isIncomplete: boolean;
}

type Listener = (batch: ChangeBatch) => void;

interface ChangePayload {
  readonly eventType: "INSERT" | "UPDATE" | "DELETE";
  readonly table: string;
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: { readonly id?: unknown };
  readonly errors: readonly string[] | null;
}

/** Joins the channel with the first listener, and leaves it when the session ends. */
class TableChanges {
  readonly #backend: Backend;
  readonly #listeners = new Map<PublishedTable, Set<Listener>>(TABLES.map((table) => [table, new Set()]));
  #leave: (() => void) | null = null;

  constructor(backend: Backend) {
    this.#backend = backend;
    backend.sessions.subscribe(() => {
      if (backend.sessions.current().status === "signed-in") this.#join();
      else this.#stop();
    });
  }

  listen(table: PublishedTable, listener: Listener): () => void {
    this.#listeners.get(table)?.add(listener);
    this.#join();
    return () => this.#listeners.get(table)?.delete(listener);
  }

  #join(): void {
    const { client, sessions } = this.#backend;
    if (this.#leave !== null || sessions.current().status !== "signed-in") return;
    this.#leave = joinChannel(client, {
      topic: "team",
      options: { config: {} },
      listen: (channel) =>
        TABLES.reduce(
          (built, table) =>
            built.on("postgres_changes", { event: "*", schema: "public", table }, (change) =>
              this.#receive(table, change),
            ),
          channel,
        ),
      // The rows on screen were fetched before the join, or while the connection was lost.
      onJoined: () => {
        for (const table of TABLES) this.#emit(table, { changes: [], isIncomplete: true });
      },
      onUnauthorized: () => void sessions.check(),
    });
  }

  #stop(): void {
    this.#leave?.();
    this.#leave = null;
    void this.#backend.client.realtime.disconnect();
  }

  #receive(table: PublishedTable, { eventType: type, errors, new: row, old }: ChangePayload): void {
    if (errors !== null && errors !== undefined) this.#emit(table, { changes: [], isIncomplete: true });
    else if (type !== "DELETE") this.#emit(table, { changes: [{ type, row }], isIncomplete: false });
    else this.#emit(table, { changes: [{ type, id: String(old.id) }], isIncomplete: false });
  }

  #emit(table: PublishedTable, batch: ChangeBatch): void {
    for (const listener of this.#listeners.get(table) ?? []) listener(batch);
  }
}

const byBackend = new WeakMap<Backend, TableChanges>();

function tableChanges(backend: Backend): TableChanges {
  const changes = byBackend.get(backend) ?? new TableChanges(backend);
  byBackend.set(backend, changes);
  return changes;
}

const MIN_DELAY_MS = 80;
/** Changes wait for a running mutation, whose optimistic value they would overwrite; at most this long. */
const MAX_MUTATION_WAIT_MS = 3000;

/** Passes on the changes of a table in batches: soon after the first change, then at most once per `intervalMs`. */
export function useTableChanges(
  table: PublishedTable,
  intervalMs: number,
  onChanges: (batch: ChangeBatch) => void,
): void {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const deliver = useEffectEvent(onChanges);
  const isMutating = useEffectEvent(() => queryClient.isMutating() > 0);
  useEffect(() => {
    let pending: ChangeBatch | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let deliveredAt = Number.NEGATIVE_INFINITY;
    let pendingSince = 0;

    function flush(): void {
      timer = undefined;
      if (pending === null) return;
      if (isMutating() && performance.now() - pendingSince < MAX_MUTATION_WAIT_MS) return schedule(MIN_DELAY_MS);
      const batch = pending;
      pending = null;
      deliveredAt = performance.now();
      deliver(batch);
    }
    function schedule(delayMs: number): void {
      timer ??= setTimeout(flush, delayMs);
    }

    const stop = tableChanges(backend).listen(table, ({ changes, isIncomplete }) => {
      if (pending === null) pendingSince = performance.now();
      pending = {
        changes: [...(pending?.changes ?? []), ...changes],
        isIncomplete: isIncomplete || pending?.isIncomplete === true,
      };
      schedule(Math.max(MIN_DELAY_MS, deliveredAt + intervalMs - performance.now()));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [backend, table, intervalMs]);
}
