import { useCallback, useMemo } from "react";
import { type CompanyFacts, companyFacts } from "#domain/company/facts.ts";
import type { CompanyProfile } from "#domain/company/profile.ts";
import { createTopInvestorMatcher } from "#domain/company/top-investors.ts";
import { topInvestors } from "#domain/lists/investors.ts";
import { useBackend } from "#web/backend/client.ts";

/** A function that reads a profile's facts, with the team's own fund among the top investors. */
export function useReadFacts(): (profile: CompanyProfile) => CompanyFacts {
  const { fundName } = useBackend().config;
  const matcher = useMemo(() => createTopInvestorMatcher(topInvestors, fundName), [fundName]);
  return useCallback((profile) => companyFacts(profile, matcher), [matcher]);
}

export function useFacts(profile: CompanyProfile): CompanyFacts {
  const readFacts = useReadFacts();
  return useMemo(() => readFacts(profile), [readFacts, profile]);
}
