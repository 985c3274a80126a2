/** Who is signed in, for the screens. */
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
      const before = userId;
      userId = userIdOf(sessions.current());
      // Whoever signs in next, in whichever tab, finds nothing of what was loaded for somebody else.
      if (before !== null && before !== userId) queryClient.clear();
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
