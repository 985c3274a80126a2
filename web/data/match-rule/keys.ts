export const matchRuleKeys = {
  all: ["match-rules"] as const,
  statistics: ["match-statistics"] as const,
};
