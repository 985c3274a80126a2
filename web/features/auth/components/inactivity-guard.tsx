import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useBackend } from "#web/backend/client.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { store } from "#web/lib/local-storage.ts";
import { FullPageLoader } from "#web/ui/full-page-loader.tsx";
import { ENDED_BY_INACTIVITY, useInactivity } from "../use-inactivity.ts";

/** Lazy: first needed after almost two hours. */
const InactivityWarning = lazy(() =>
  loadPart(async () => ({ default: (await import("./inactivity-warning.tsx")).InactivityWarning })),
);

/** Ends the session after two hours of inactivity, with a warning one minute before. */
export function InactivityGuard({ sessionId, children }: { sessionId: string; children: ReactNode }) {
  const { client } = useBackend();
  const { presence, stay } = useInactivity(sessionId);
  const isExpired = presence.kind === "expired";

  useEffect(() => {
    store(ENDED_BY_INACTIVITY, isExpired || undefined);
    // Only this browser's session: the user may be active on another device.
    if (isExpired) void client.auth.signOut({ scope: "local" });
  }, [client, isExpired]);

  if (isExpired) return <FullPageLoader label="Signing you out" />;
  return (
    <>
      {children}
      {presence.kind === "warning" && (
        <Suspense>
          <InactivityWarning leftMs={presence.remainingMs} onStay={stay} />
        </Suspense>
      )}
    </>
  );
}
