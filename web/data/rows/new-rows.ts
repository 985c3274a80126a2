import { useCallback, useSyncExternalStore } from "react";
import { useBackend } from "#web/backend/client.ts";

/** When the page was loaded, by the server's clock, as an ISO timestamp. Later rows are new (specification, section 4). */
export function useLoadedAt(): string {
  const { pageLoad } = useBackend();
  return new Date(useSyncExternalStore(pageLoad.subscribe, pageLoad.atMs)).toISOString();
}

export function useIsNew(): (row: { readonly created_at: string }) => boolean {
  const loadedAtMs = Date.parse(useLoadedAt());
  return useCallback(({ created_at }) => Date.parse(created_at) > loadedAtMs, [loadedAtMs]);
}
