export const sightingKeys = {
  all: ["sightings"] as const,
  of: (urls: readonly string[], names: readonly string[]) => ["sightings", urls, names] as const,
  one: (url: string | null, name: string | null) => ["sightings", "one", url, name] as const,
};
