import type { MatchRule, OtherName } from "#domain/match-rules/rule.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";

export type KnownRule = MatchRule & { readonly id: string };
/** Those without an ID come from Crunchbase. */
export type KnownOtherName = OtherName & { readonly id: string | null };

/** The names of the database, with the IDs that live changes need. */
export interface KnownNames extends DatabaseNames {
  readonly otherNames: readonly KnownOtherName[];
  readonly rules: readonly KnownRule[];
}
