export const otherNameKeys = { all: ["other-names"] as const };
