import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { authenticatorAppKeys } from "./account/keys.ts";
import { companyKeys } from "./company/keys.ts";
import { companyFileKeys } from "./company-file/keys.ts";
import { companyNameKeys } from "./company-name/keys.ts";
import { hotlistKeys } from "./hotlist/keys.ts";
import { invalidate } from "./invalidation.ts";
import { knownNameKeys } from "./known-name/keys.ts";
import { matchRuleKeys } from "./match-rule/keys.ts";
import { otherNameKeys } from "./other-name/keys.ts";
import { overviewKeys } from "./overview/keys.ts";
import { profileKeys } from "./profile/keys.ts";
import { sessionKeys } from "./session/keys.ts";
import { sightingKeys } from "./sighting/keys.ts";
import { universityKeys } from "./university/keys.ts";

const QUERIES: Readonly<Record<string, QueryKey>> = {
  "company table": companyKeys.tableOf({ search: "" }),
  "company profile": companyKeys.profile("https://www.crunchbase.com/organization/n26"),
  "company files": companyFileKeys.ofCompany("1"),
  hotlist: hotlistKeys.ofSquad("fintech"),
  "hotlist counts": hotlistKeys.counts,
  "hotlist entry": hotlistKeys.entry("1"),
  sighting: sightingKeys.of(["https://www.crunchbase.com/organization/n26"], ["N26"]),
  "known names": knownNameKeys.list,
  "known companies": knownNameKeys.companies(1),
  analysis: knownNameKeys.analysis("text"),
  overview: overviewKeys.all,
  sessions: sessionKeys.all,
  "authenticator apps": authenticatorAppKeys.all,
  universities: universityKeys.all,
  "company names": companyNameKeys.all,
  "match rules": matchRuleKeys.all,
  "match statistics": matchRuleKeys.statistics,
  "other names": otherNameKeys.all,
  profile: profileKeys.profile("https://www.linkedin.com/in/ada"),
  "request count": profileKeys.requestCount,
};

test.each([
  ["companyFacts", ["company table", "sighting", "known names", "known companies", "overview"]],
  [
    "hotlistEntries",
    ["hotlist", "hotlist counts", "hotlist entry", "sighting", "known names", "known companies", "overview"],
  ],
  ["companyFiles", ["company files"]],
  ["universities", ["known names", "universities"]],
  // The known names are patched: see known-name/patch.ts.
  ["matchRules", ["match rules"]],
  ["matchVerdicts", ["match statistics"]],
  ["otherNames", ["other names"]],
  ["authenticatorApps", ["authenticator apps", "sessions"]],
  ["sessions", ["sessions"]],
  ["companyNames", ["known names", "company names"]],
  ["linkedinRequests", ["overview", "request count"]],
] as const)("writing %s makes exactly its dependents stale", async (written, stale) => {
  const queryClient = new QueryClient();
  for (const queryKey of Object.values(QUERIES)) queryClient.setQueryData(queryKey, {});
  await invalidate(queryClient, written);
  const invalidated = Object.entries(QUERIES).flatMap(([name, queryKey]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated ? [name] : [],
  );
  expect(invalidated.toSorted()).toEqual([...stale].sort());
});
