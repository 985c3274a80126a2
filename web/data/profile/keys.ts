export const profileKeys = {
  profile: (url: string) => ["profile", url] as const,
  requestCount: ["linkedin-request-count"] as const,
};
