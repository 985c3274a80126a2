/** The pages this browser opened last. Signing out deletes them (`web/backend/personal-data.ts`). */
import { onStoredElsewhere, readStored, store } from "./local-storage.ts";

export interface RecentPage {
  /** Path and query. */
  readonly path: string;
  readonly title: string;
}

const KEY = "recent-pages";
const MAX_PAGES = 8;
const listeners = new Set<() => void>();

/** Newest first. */
export function recentPages(): readonly RecentPage[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, MAX_PAGES) : [];
}

/** Moves a page to the front, with its current title. */
export function rememberPage(page: RecentPage): void {
  const [newest, ...others] = recentPages();
  if (newest?.path === page.path && newest.title === page.title) return;
  const rest = (newest === undefined ? others : [newest, ...others]).filter(({ path }) => path !== page.path);
  store(KEY, [page, ...rest].slice(0, MAX_PAGES));
  for (const listener of listeners) listener();
}

/** Removes a page whose content was deleted. */
export function removeRecentPage(removed: string): void {
  const pages = recentPages();
  const rest = pages.filter(({ path }) => path !== removed);
  if (rest.length === pages.length) return;
  store(KEY, rest);
  for (const listener of listeners) listener();
}

/** Calls the listener when this or another tab changes the list. Returns the unsubscribe function. */
export function onRecentPages(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function isRecentPage(value: unknown): value is RecentPage {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    typeof value.path === "string" &&
    value.path.startsWith("/") &&
    "title" in value &&
    typeof value.title === "string"
  );
}
