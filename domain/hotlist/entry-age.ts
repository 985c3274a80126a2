const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an entry has its status: `Today`, `1 day`, `12 days`. An unknown or negative age is `Today`. */
export function timeInStatus(ageMs: number): string {
  const days = Math.floor(ageMs / DAY_MS);
  if (!(days >= 1)) return "Today";
  return days === 1 ? "1 day" : `${days.toLocaleString("en")} days`;
}
