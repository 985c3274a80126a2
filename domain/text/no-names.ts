import type { DatabaseNames } from "./dictionary-entries.ts";

/** Only the built-in lists are searched for. */
export const NO_NAMES: DatabaseNames = {
  universities: [],
  companyNames: [],
  companyFacts: [],
  hotlists: [],
  otherNames: [],
  rules: [],
};
