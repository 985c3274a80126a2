import type { ViewScreen } from "#domain/views/fields.ts";

export const savedViewKeys = {
  all: ["saved-view"] as const,
  ofScreen: (screen: ViewScreen) => ["saved-view", screen] as const,
};
