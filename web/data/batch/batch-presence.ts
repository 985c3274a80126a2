import { PERSONAL_PREFIX } from "#web/backend/personal-data.ts";

/**
 * Whether this browser has a batch, in any tab. The shell reads it on every screen and loads the batch's code only then, so this
 * file imports nothing of it.
 */

const KEY = `${PERSONAL_PREFIX}batch`;
const listeners = new Set<() => void>();

export const batchPresence = {
  current: () => localStorage.getItem(KEY) !== null,
  subscribe(listener: () => void) {
    listeners.add(listener);
    // Of another tab.
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },
  set(isPresent: boolean) {
    if (isPresent) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
    for (const listener of listeners) listener();
  },
} as const;
