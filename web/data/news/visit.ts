import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { SquadId } from "#domain/hotlist/squads.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { PERSONAL_PREFIX } from "#web/backend/personal-data.ts";
import { newsKeys } from "./keys.ts";

/** Of what a person has seen the changes: of everything, of the database, of one hotlist. */
export type SeenScope = "all" | "companies" | `hotlist:${SquadId}`;
/** On the server, also of one entry of a hotlist. */
type MarkedScope = SeenScope | `entry:${string}`;

/**
 * Since when this tab shows changes. A reload shows the same list, although the server's marker moves while the list is on
 * screen. Leaving the screens with the list ends the visit.
 */
const keyOf = (scope: SeenScope) => `${PERSONAL_PREFIX}news-since:${scope}`;

function visitSince(scope: SeenScope): string | null {
  return sessionStorage.getItem(keyOf(scope));
}

export function beginVisit(scope: SeenScope, since: string): void {
  sessionStorage.setItem(keyOf(scope), since);
}

/** Until when the visit's list was read: the visit may end on another screen. */
const readKeyOf = (scope: SeenScope) => `${PERSONAL_PREFIX}news-read:${scope}`;

export function continueVisit(scope: SeenScope, readAt: string): void {
  sessionStorage.setItem(readKeyOf(scope), readAt);
}

/** Ends the visit: its changes are not shown again. */
function endVisit(backend: Backend, queryClient: QueryClient, scope: SeenScope, readAt: string | null): void {
  sessionStorage.removeItem(keyOf(scope));
  sessionStorage.removeItem(readKeyOf(scope));
  // The next visit does not begin with the old list.
  queryClient.removeQueries({ queryKey: scope === "all" ? newsKeys.all : newsKeys.changedRows(scope) });
  if (readAt !== null) void markSeen(backend, scope, readAt);
}

/** A visit that begins while the mark of the last one is on its way would show the same changes again. */
let lastMark: Promise<void> = Promise.resolve();

/** Since when a list of changes is to be read; null since the caller's mark, once it is written. */
export async function sinceForReading(scope: SeenScope): Promise<string | null> {
  const since = visitSince(scope);
  if (since === null) await lastMark;
  return since;
}

function markSeen(backend: Backend, scope: MarkedScope, readAt: string): Promise<void> {
  lastMark = writeMark(backend, scope, readAt);
  return lastMark;
}

async function writeMark({ client, sessions }: Backend, scope: MarkedScope, readAt: string): Promise<void> {
  if (sessions.current().status !== "signed-in") return;
  const { error, status } = await client.rpc("mark_seen", { scope, seen_at: readAt });
  // The changes are shown again next time. Status 0: without a network, the connection bar says so.
  if (error && status !== 0) console.warn("Failed to mark the changes as seen:", error.message);
}

/** Marks what was read as seen when the reader leaves; `readAt` is null until the list is loaded. */
export function useMarkSeenOnLeaving(scope: SeenScope, readAt: string | null, isListAt: (pathname: string) => boolean) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const mark = useEffectEvent(async () => {
    if (readAt !== null) await markSeen(backend, scope, readAt);
  });
  const leave = useEffectEvent(() => {
    if (isListAt(location.pathname)) return;
    endVisit(backend, queryClient, scope, readAt);
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === "hidden") void mark();
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      leave();
    };
  }, []);
  /** "Mark all seen". */
  return async () => {
    await mark();
    if (readAt !== null) beginVisit(scope, readAt);
    await queryClient.invalidateQueries({ queryKey: newsKeys.all });
  };
}

/**
 * Marks an entry of a hotlist as seen, when it is opened and when it is closed. On its own screen, `isListAt` says which others belong
 * to the visit of the list: leaving them ends it.
 */
export function useMarkEntrySeen(
  { id, squad_id: squadId }: Pick<HotlistCompany, "id" | "squad_id">,
  isListAt?: (pathname: string) => boolean,
): void {
  const scope = `hotlist:${squadId}` as SeenScope;
  const backend = useBackend();
  const queryClient = useQueryClient();
  const mark = useEffectEvent(async (seenId: string) => {
    await markSeen(backend, `entry:${seenId}`, "infinity");
    await queryClient.invalidateQueries({ queryKey: newsKeys.changedRows(scope) });
  });
  const leave = useEffectEvent(() => {
    const readAt = sessionStorage.getItem(readKeyOf(scope));
    // Without a visit, the entry was opened from another screen.
    if (isListAt !== undefined && readAt !== null && !isListAt(location.pathname)) {
      endVisit(backend, queryClient, scope, readAt);
    }
  });
  useEffect(() => {
    void mark(id);
    return () => {
      void mark(id);
      leave();
    };
  }, [id]);
}
