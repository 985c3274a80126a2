import { lazy, Suspense, useSyncExternalStore } from "react";
import { batchPresence } from "#web/data/batch/batch-presence.ts";
import { loadPart } from "#web/lib/chunk.ts";

const BatchTray = lazy(() =>
  loadPart(async () => ({ default: (await import("#web/features/batch/components/batch-tray.tsx")).BatchTray })),
);

/** Loads the tray when this browser has a batch. */
export function BatchSlot() {
  const hasBatch = useSyncExternalStore(batchPresence.subscribe, batchPresence.current);
  if (!hasBatch) return null;
  return (
    <Suspense>
      <BatchTray />
    </Suspense>
  );
}
