export const teamKeys = {
  members: ["team", "members"] as const,
};
