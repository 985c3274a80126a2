/** What colleagues change in the team's tables, as it happens: one channel for all of them. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { type Backend, useBackend } from "./client.ts";
import { keepJoined } from "./keep-joined.ts";

const TABLES = ["company_facts", "squad_hotlist_companies", "universities", "company_names"] as const;
export type LiveTable = (typeof TABLES)[number];

export type LiveChange =
  | { readonly type: "INSERT" | "UPDATE"; readonly row: Readonly<Record<string, unknown>> }
  /** Only the key is known of a row that is gone. */
  | { readonly type: "DELETE"; readonly id: string };

export interface News {
  readonly changes: readonly LiveChange[];
  /** Changes may have been missed: what is shown has to be read anew. */
  readonly missed: boolean;
}

type Listener = (news: News) => void;

interface Change {
  readonly eventType: "INSERT" | "UPDATE" | "DELETE";
  readonly table: string;
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: { readonly id?: unknown };
  readonly errors: readonly string[] | null;
}

/** Joined while someone is signed in, from the first listener on. */
class LiveTables {
  readonly #backend: Backend;
  readonly #listeners = new Map<LiveTable, Set<Listener>>(TABLES.map((table) => [table, new Set()]));
  #leave: (() => void) | null = null;

  constructor(backend: Backend) {
    this.#backend = backend;
    backend.sessions.subscribe(() => {
      if (backend.sessions.current().status === "signed-in") this.#join();
      else this.#stop();
    });
  }

  listen(table: LiveTable, listener: Listener): () => void {
    this.#listeners.get(table)?.add(listener);
    this.#join();
    return () => this.#listeners.get(table)?.delete(listener);
  }

  #join(): void {
    const { client, sessions } = this.#backend;
    if (this.#leave !== null || sessions.current().status !== "signed-in") return;
    this.#leave = keepJoined(client, {
      topic: "team",
      options: { config: {} },
      build: (channel) =>
        TABLES.reduce(
          (built, table) =>
            built.on("postgres_changes", { event: "*", schema: "public", table }, (change) =>
              this.#hear(table, change),
            ),
          channel,
        ),
      // What is on screen was read before, or while nobody listened.
      onJoined: () => {
        for (const table of TABLES) this.#tell(table, { changes: [], missed: true });
      },
      onRefused: () => void sessions.check(),
    });
  }

  #stop(): void {
    this.#leave?.();
    this.#leave = null;
    void this.#backend.client.realtime.disconnect();
  }

  #hear(table: LiveTable, change: Change): void {
    const { eventType: type, errors, new: row, old } = change;
    if (errors !== null && errors !== undefined) this.#tell(table, { changes: [], missed: true });
    else if (type !== "DELETE") this.#tell(table, { changes: [{ type, row }], missed: false });
    else this.#tell(table, { changes: [{ type, id: String(old.id) }], missed: false });
  }

  #tell(table: LiveTable, news: News): void {
    for (const listener of this.#listeners.get(table) ?? []) listener(news);
  }
}

const tablesOf = new WeakMap<Backend, LiveTables>();

function liveTables(backend: Backend): LiveTables {
  const tables = tablesOf.get(backend) ?? new LiveTables(backend);
  tablesOf.set(backend, tables);
  return tables;
}

/** One's own change in the making would flicker: news wait for it, but not for ever. */
const PATIENCE_MS = 3000;

/**
 * Hands over what happened to a table while the screen is open, gathered: soon after the first change, then once every
 * `gapMs` at most.
 */
export function useLiveTable(table: LiveTable, gapMs: number, onNews: (news: News) => void): void {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const tell = useEffectEvent(onNews);
  const isChanging = useEffectEvent(() => queryClient.isMutating() > 0);
  useEffect(() => {
    let waiting: News | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toldAt = Number.NEGATIVE_INFINITY;
    let waitingSince = 0;

    function flush(): void {
      timer = undefined;
      if (waiting === null) return;
      if (isChanging() && performance.now() - waitingSince < PATIENCE_MS) return later(SOON_MS);
      const news = waiting;
      waiting = null;
      toldAt = performance.now();
      tell(news);
    }
    function later(waitMs: number): void {
      timer ??= setTimeout(flush, waitMs);
    }

    const stop = liveTables(backend).listen(table, ({ changes, missed }) => {
      if (waiting === null) waitingSince = performance.now();
      waiting = {
        changes: [...(waiting?.changes ?? []), ...changes],
        missed: missed || waiting?.missed === true,
      };
      later(Math.max(SOON_MS, toldAt + gapMs - performance.now()));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [backend, table, gapMs]);
}

const SOON_MS = 80;
