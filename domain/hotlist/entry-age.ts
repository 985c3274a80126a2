const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an entry has its status: `Today`, `1 day`, `12 days`. */
export function timeInStatus(statusSince: string, nowMs: number): string {
  const days = Math.floor((nowMs - Date.parse(statusSince)) / DAY_MS);
  if (!(days >= 1)) return "Today";
  return days === 1 ? "1 day" : `${days.toLocaleString("en")} days`;
}
