import { useMemo } from "react";
import { type CompanyFacts, companyFacts } from "#domain/company/facts.ts";
import type { CompanyProfile } from "#domain/company/profile.ts";
import { createTopInvestorMatcher } from "#domain/company/top-investors.ts";
import { topInvestors } from "#domain/lists/investors.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";

/** A function that reads a profile's facts, with the team's own fund among the top investors. */
export function factsReader({ config }: Backend): (profile: CompanyProfile) => CompanyFacts {
  const matcher = createTopInvestorMatcher(topInvestors, config.fundName);
  return (profile) => companyFacts(profile, matcher);
}

/** A function that returns the list's name of a top investor; null for another investor. */
export function useTopInvestorOf(): (name: string) => string | null {
  const { config } = useBackend();
  return useMemo(() => createTopInvestorMatcher(topInvestors, config.fundName).match, [config]);
}

export function useReadFacts(): (profile: CompanyProfile) => CompanyFacts {
  const backend = useBackend();
  return useMemo(() => factsReader(backend), [backend]);
}

export function useFacts(profile: CompanyProfile): CompanyFacts {
  const readFacts = useReadFacts();
  return useMemo(() => readFacts(profile), [readFacts, profile]);
}
