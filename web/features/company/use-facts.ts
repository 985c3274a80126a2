import { useMemo } from "react";
import { type CompanyFacts, companyFacts } from "#domain/company/facts.ts";
import type { CompanyProfile } from "#domain/company/profile.ts";
import { createTopInvestorMatcher } from "#domain/company/top-investors.ts";
import { topInvestors } from "#domain/lists/investors.ts";
import { useBackend } from "#web/backend/client.ts";

/** The facts of a profile, seen with the team's list of top investors. */
export function useFacts(profile: CompanyProfile): CompanyFacts {
  const { fundName } = useBackend().config;
  const matcher = useMemo(() => createTopInvestorMatcher(topInvestors, fundName), [fundName]);
  return useMemo(() => companyFacts(profile, matcher), [profile, matcher]);
}
