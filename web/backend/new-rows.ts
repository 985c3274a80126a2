import { useCallback, useSyncExternalStore } from "react";
import { useBackend } from "./client.ts";

/** When the page was loaded, by the server's clock: an ISO moment. What comes after it is new (specification, section 4). */
export function useLoadedAt(): string {
  const { pageLoad } = useBackend();
  return new Date(useSyncExternalStore(pageLoad.subscribe, pageLoad.atMs)).toISOString();
}

/** Tells which rows are new. */
export function useIsNew(): (row: { readonly created_at: string }) => boolean {
  const loadedAtMs = Date.parse(useLoadedAt());
  return useCallback(({ created_at }) => Date.parse(created_at) > loadedAtMs, [loadedAtMs]);
}
