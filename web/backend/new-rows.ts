import { useCallback } from "react";
import { useBackend } from "./client.ts";

/** Tells which rows are new: those that came after the page was loaded (specification, section 4). */
export function useIsNew(): (row: { readonly created_at: string }) => boolean {
  const { loadedAtMs } = useBackend();
  return useCallback(({ created_at }) => Date.parse(created_at) > loadedAtMs, [loadedAtMs]);
}
