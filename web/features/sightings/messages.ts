/** Texts of "Have we seen this?". */
export const sightingMessages = {
  title: "Have we seen this?",
  inDatabase: (day: string) => `In the database, facts from ${day}`,
  screened: (by: string | null, day: string) => (by === null ? `Screened on ${day}` : `Screened by ${by} on ${day}`),
  withFactsFrom: (day: string, isFirst: boolean) => `${isFirst ? "In" : "in"} the database with facts from ${day}`,
  since: (day: string) => `since ${day}`,
  inHotlist: (squad: string, day: string) => `${squad} hotlist, added ${day}`,
  never: "Not in the database or on any hotlist yet.",
} as const;
