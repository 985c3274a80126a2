export const profileKeys = {
  profile: (url: string) => ["profile", url] as const,
  stored: ["stored-profiles"] as const,
  storedOf: (search: string) => ["stored-profiles", search] as const,
  requestCount: ["linkedin-request-count"] as const,
};
