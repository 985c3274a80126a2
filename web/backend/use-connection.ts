import { useSyncExternalStore } from "react";
import { useBackend } from "./client.ts";
import type { ConnectionState } from "./connection.ts";

export function useConnection(): ConnectionState {
  const { connection } = useBackend();
  return useSyncExternalStore(connection.subscribe, connection.current);
}
