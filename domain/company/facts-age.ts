const DAY_MS = 24 * 60 * 60 * 1000;

/** Facts younger than a day are not asked for again (decisions, "A profile fetched once is kept"). */
export function isFreshAge(ageMs: number): boolean {
  return ageMs < DAY_MS;
}

const STEPS = [
  { days: 365, unit: "year" },
  { days: 30, unit: "month" },
  { days: 7, unit: "week" },
  { days: 1, unit: "day" },
] as const;

/** How old facts are, in whole steps: `Today`, `1 day ago`, `2 weeks ago`. Clocks that differ count as today. */
export function formatAge(ageMs: number): string {
  for (const { days, unit } of STEPS) {
    const count = Math.floor(ageMs / (days * DAY_MS));
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "Today";
}
