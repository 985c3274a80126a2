/** "Have we seen this?", in words. */
export const sightingMessages = {
  title: "Have we seen this?",
  inDatabase: (day: string) => `In the database, facts of ${day}`,
  inHotlist: (squad: string, day: string) => `${squad} hotlist, added ${day}`,
  never: "Not in the database and in no hotlist yet.",
} as const;
