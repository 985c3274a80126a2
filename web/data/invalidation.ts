import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { authenticatorAppKeys } from "./account/keys.ts";
import { companyKeys } from "./company/keys.ts";
import { companyFileKeys } from "./company-file/keys.ts";
import { companyNameKeys } from "./company-name/keys.ts";
import { duplicateKeys } from "./duplicate/keys.ts";
import { hotlistKeys } from "./hotlist/keys.ts";
import { noteKeys } from "./hotlist-note/keys.ts";
import { knownNameKeys } from "./known-name/keys.ts";
import { matchRuleKeys } from "./match-rule/keys.ts";
import { otherNameKeys } from "./other-name/keys.ts";
import { overviewKeys } from "./overview/keys.ts";
import { personKeys } from "./person/keys.ts";
import { profileKeys } from "./profile/keys.ts";
import { provenanceKeys } from "./provenance/keys.ts";
import { savedViewKeys } from "./saved-view/keys.ts";
import { sessionKeys } from "./session/keys.ts";
import { sightingKeys } from "./sighting/keys.ts";
import { universityKeys } from "./university/keys.ts";

/** The queries that show what was written. */
const DEPENDENTS = {
  // The first app ends the sessions without a code.
  authenticatorApps: [authenticatorAppKeys.all, sessionKeys.all],
  companyFacts: [
    companyKeys.table,
    duplicateKeys.all,
    sightingKeys.all,
    knownNameKeys.all,
    overviewKeys.all,
    provenanceKeys.all,
  ],
  companyFiles: [companyFileKeys.all],
  companyNames: [companyNameKeys.all, knownNameKeys.list],
  hotlistEntries: [hotlistKeys.all, noteKeys.all, sightingKeys.all, knownNameKeys.all, overviewKeys.all],
  hotlistNotes: [noteKeys.all],
  matchRules: [matchRuleKeys.all],
  matchVerdicts: [matchRuleKeys.statistics],
  linkedinRequests: [profileKeys.requestCount, profileKeys.stored, overviewKeys.all],
  otherNames: [otherNameKeys.all],
  people: [personKeys.all],
  savedViews: [savedViewKeys.all],
  sessions: [sessionKeys.all],
  universities: [universityKeys.all, knownNameKeys.list],
} as const satisfies Readonly<Record<string, readonly QueryKey[]>>;

/** After a write. The error of a failed one is not held back until the queries are fetched again. */
export async function invalidateSettled(
  queryClient: QueryClient,
  written: keyof typeof DEPENDENTS,
  error: Error | null,
): Promise<void> {
  const refetched = invalidate(queryClient, written);
  if (error === null) await refetched;
}

/** Marks the queries that depend on a written entity as stale; those on screen are refetched. */
export async function invalidate(queryClient: QueryClient, written: keyof typeof DEPENDENTS): Promise<void> {
  await Promise.all(DEPENDENTS[written].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
