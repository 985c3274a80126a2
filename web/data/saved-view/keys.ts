import type { ViewScreen } from "#domain/views/fields.ts";

export const savedViewKeys = {
  all: ["saved-view"] as const,
  ofScreen: (screen: ViewScreen) => ["saved-view", screen] as const,
  /** Not below `all`: saving a view changes no choices. */
  choices: (field: string, search: string) => ["company-choices", field, search] as const,
};
