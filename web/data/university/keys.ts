export const universityKeys = { all: ["universities"] as const };
