import { lazy, Suspense, useEffect } from "react";
import { useBlocker } from "react-router";
import { loadPart } from "#web/lib/chunk.ts";

/** Loaded when the work starts, so that it also opens offline. */
const LeaveQuestion = lazy(() =>
  loadPart(async () => ({ default: (await import("./leave-question.tsx")).LeaveQuestion })),
);

interface LeaveGuardProps {
  readonly isActive: boolean;
  /** Default: the question about companies being fetched, whose unprocessed lines are lost. */
  readonly title?: string;
  readonly text?: string;
}

/** Asks before leaving while something runs that the page stops. */
export function LeaveGuard({ isActive, title, text }: LeaveGuardProps) {
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
      <LeaveQuestion
        isAsked={isBlocked}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
        title={title}
        text={text}
      />
    </Suspense>
  );
}
