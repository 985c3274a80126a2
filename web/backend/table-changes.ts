/** Row changes of the published tables, over one realtime channel. */
import type { RealtimeChannel, RealtimePostgresChangesPayload } from "@supabase/supabase-js";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Tables } from "#supabase/database.types.ts";
import { joinChannel } from "./channel.ts";
import { type Backend, useBackend } from "./client.ts";

const TABLES = [
  "company_facts",
  "company_files",
  "squad_hotlist_companies",
  "universities",
  "company_names",
  "other_names",
  "match_rules",
  "operations",
  "hotlist_notes",
  "inbox",
] as const;
export type PublishedTable = (typeof TABLES)[number];

export type RowChange<Table extends PublishedTable> =
  | { readonly type: "INSERT" | "UPDATE"; readonly row: Tables<Table> }
  /** Realtime sends only the primary key of a deleted row. */
  | { readonly type: "DELETE"; readonly id: string };

export interface ChangeBatch<Table extends PublishedTable> {
  readonly changes: readonly RowChange<Table>[];
  /** Changes may be missing from the batch: refetch. */
  readonly isIncomplete: boolean;
}

type Listener<Table extends PublishedTable> = (batch: ChangeBatch<Table>) => void;

/** Joins the channel with the first listener, and leaves it when the session ends. */
class TableChanges {
  readonly #backend: Backend;
  readonly #listeners: { readonly [Table in PublishedTable]: Set<Listener<Table>> } = {
    company_facts: new Set(),
    company_files: new Set(),
    squad_hotlist_companies: new Set(),
    universities: new Set(),
    company_names: new Set(),
    other_names: new Set(),
    match_rules: new Set(),
    operations: new Set(),
    hotlist_notes: new Set(),
    inbox: new Set(),
  };
  #leave: (() => void) | null = null;

  constructor(backend: Backend) {
    this.#backend = backend;
    backend.sessions.subscribe(() => {
      if (backend.sessions.current().status === "signed-in") this.#join();
      else this.#stop();
    });
  }

  listen<Table extends PublishedTable>(table: Table, listener: Listener<Table>): () => void {
    this.#listeners[table].add(listener);
    this.#join();
    return () => this.#listeners[table].delete(listener);
  }

  #join(): void {
    const { client, sessions, connection } = this.#backend;
    if (this.#leave !== null || sessions.current().status !== "signed-in") return;
    this.#leave = joinChannel(client, {
      topic: "team",
      options: { config: {} },
      listen: (channel) => TABLES.reduce((built, table) => this.#listenTo(built, table), channel),
      // The rows on screen were fetched before the join, or while the connection was lost.
      onJoined: () => {
        for (const table of TABLES) this.#emit(table, { changes: [], isIncomplete: true });
      },
      onLost: connection.check,
      onUnauthorized: () => void sessions.check(),
    });
  }

  #stop(): void {
    this.#leave?.();
    this.#leave = null;
    void this.#backend.client.realtime.disconnect();
  }

  #listenTo(channel: RealtimeChannel, table: PublishedTable): RealtimeChannel {
    return channel.on<Tables<PublishedTable>>("postgres_changes", { event: "*", schema: "public", table }, (payload) =>
      this.#emit(table, toBatch(payload)),
    );
  }

  #emit<Table extends PublishedTable>(table: Table, batch: ChangeBatch<Table>): void {
    for (const listener of this.#listeners[table]) listener(batch);
  }
}

function toBatch<Table extends PublishedTable>(
  payload: RealtimePostgresChangesPayload<Tables<Table>>,
): ChangeBatch<Table> {
  // supabase-js types `errors` as an array, but sends null without errors.
  if (payload.errors) return { changes: [], isIncomplete: true };
  if (payload.eventType !== "DELETE") {
    return { changes: [{ type: payload.eventType, row: payload.new }], isIncomplete: false };
  }
  return { changes: [{ type: "DELETE", id: String(payload.old.id) }], isIncomplete: false };
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
export function useTableChanges<Table extends PublishedTable>(
  table: Table,
  intervalMs: number,
  onChanges: (batch: ChangeBatch<Table>) => void,
): void {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const deliver = useEffectEvent(onChanges);
  const isMutating = useEffectEvent(() => queryClient.isMutating() > 0);
  useEffect(() => {
    let pending: ChangeBatch<Table> | null = null;
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
