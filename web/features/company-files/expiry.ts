import { MAX_CV_DAYS } from "#domain/company-file/company-file.ts";

const DAY_MS = 24 * 3600 * 1000;

/** The days on which a CV that was added at a time can expire, as `2026-10-03` in UTC. */
export function expiryRange(addedMs: number): { readonly first: string; readonly last: string } {
  const dayAfter = (days: number) => new Date(addedMs + days * DAY_MS).toISOString().slice(0, 10);
  return { first: dayAfter(1), last: dayAfter(MAX_CV_DAYS) };
}

/** The end of a day in UTC. */
export function expiryMoment(day: string): string {
  return `${day}T23:59:59Z`;
}
