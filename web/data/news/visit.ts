import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { PERSONAL_PREFIX } from "#web/backend/personal-data.ts";
import { newsKeys } from "./keys.ts";

/**
 * Since when this tab shows changes. A reload shows the same list, although the server's marker moves while the list is on
 * screen. Leaving the screens with the list ends the visit.
 */
const KEY = `${PERSONAL_PREFIX}news-since`;

export function visitSince(): string | null {
  return sessionStorage.getItem(KEY);
}

export function beginVisit(since: string): void {
  sessionStorage.setItem(KEY, since);
}

async function markSeen({ client, sessions }: Backend, readAt: string): Promise<void> {
  if (sessions.current().status !== "signed-in") return;
  const { error, status } = await client.rpc("mark_seen", { scope: "all", seen_at: readAt });
  // The changes are shown again next time. Status 0: without a network, the connection bar says so.
  if (error && status !== 0) console.warn("Failed to mark the changes as seen:", error.message);
}

/** Marks what was read as seen when the reader leaves; `readAt` is null until the list is loaded. */
export function useMarkSeenOnLeaving(readAt: string | null, isListAt: (pathname: string) => boolean) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const mark = useEffectEvent(async () => {
    if (readAt !== null) await markSeen(backend, readAt);
  });
  const leave = useEffectEvent(() => {
    if (isListAt(location.pathname)) return;
    sessionStorage.removeItem(KEY);
    // The next visit does not begin with the old list.
    queryClient.removeQueries({ queryKey: newsKeys.all });
    void mark();
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
    if (readAt !== null) beginVisit(readAt);
    await queryClient.invalidateQueries({ queryKey: newsKeys.all });
  };
}
