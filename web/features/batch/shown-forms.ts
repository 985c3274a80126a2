import { useEffect, useSyncExternalStore } from "react";
import { type BatchTarget, isSameTarget } from "#domain/batch/batch.ts";

/** The batch forms on screen: the tray hides the batch that one of them shows. */
let shown: readonly BatchTarget[] = [];
const listeners = new Set<() => void>();

function set(next: readonly BatchTarget[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** `target` must be the same object in each render. */
export function useShownForm(target: BatchTarget, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    set([...shown, target]);
    return () => set(shown.filter((other) => other !== target));
  }, [target, isShown]);
}

export function useIsFormShown(target: BatchTarget | undefined): boolean {
  const targets = useSyncExternalStore(subscribe, () => shown);
  return target !== undefined && targets.some((other) => isSameTarget(other, target));
}
