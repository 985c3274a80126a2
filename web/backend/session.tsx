/** The session as React context. */
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { useBackend } from "./client.ts";
import type { SessionState } from "./session-store.ts";

const SessionContext = createContext<SessionState>({ status: "loading" });

export function SessionProvider({ children }: { children: ReactNode }) {
  const { sessions } = useBackend();
  const queryClient = useQueryClient();
  const state = useSyncExternalStore(sessions.subscribe, sessions.current);
  useEffect(() => {
    let userId = userIdOf(sessions.current());
    return sessions.subscribe(() => {
      const previous = userId;
      userId = userIdOf(sessions.current());
      // The next user must not see rows that were loaded for this one.
      if (previous !== null && previous !== userId) queryClient.clear();
    });
  }, [queryClient, sessions]);
  return <SessionContext value={state}>{children}</SessionContext>;
}

export function useSession(): SessionState {
  return useContext(SessionContext);
}

function userIdOf(state: SessionState): string | null {
  return "userId" in state ? state.userId : null;
}
