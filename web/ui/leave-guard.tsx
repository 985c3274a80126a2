import { lazy, Suspense, useEffect } from "react";
import { useBlocker } from "react-router";
import { loadPart } from "#web/lib/chunk.ts";

/** Loaded when a batch starts, so that it also opens offline. */
const LeaveQuestion = lazy(() =>
  loadPart(async () => ({ default: (await import("./leave-question.tsx")).LeaveQuestion })),
);

/** Asks before leaving while a batch runs: unprocessed lines are lost. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isActive]);

  const isBlocked = blocker.state === "blocked";
  if (!isActive && !isBlocked) return null;
  return (
    <Suspense>
      <LeaveQuestion isAsked={isBlocked} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />
    </Suspense>
  );
}
