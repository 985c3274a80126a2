const DAY_MS = 24 * 60 * 60 * 1000;

/** Facts younger than a day are not fetched again (decisions, "Company responses are cached for a day"). */
export function isFreshAge(ageMs: number): boolean {
  return ageMs < DAY_MS;
}

const STEPS = [
  { days: 365, unit: "year" },
  { days: 30, unit: "month" },
  { days: 7, unit: "week" },
  { days: 1, unit: "day" },
] as const;

/** `Today`, `1 day ago`, `2 weeks ago`. A negative age (clock skew) is `Today`. */
export function formatAge(ageMs: number): string {
  for (const { days, unit } of STEPS) {
    const count = Math.floor(ageMs / (days * DAY_MS));
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "Today";
}
