import { useMemo } from "react";
import { type CompanyFacts, companyFacts } from "#domain/company/facts.ts";
import { companyFactsRow } from "#domain/company/facts-row.ts";
import { readCompanyProfile } from "#domain/company/profile.ts";
import { createTopInvestorMatcher } from "#domain/company/top-investors.ts";
import { topInvestors } from "#domain/lists/investors.ts";
import { useBackend } from "./client.ts";
import { functionFault, tableFault } from "./errors.ts";

/** Fetching a company's facts by its normalized address, and keeping them. Both fail with `BackendFault`. */
export function useCompanyFactsSource() {
  const { client, config } = useBackend();
  return useMemo(() => {
    const matcher = createTopInvestorMatcher(topInvestors, config.fundName);
    return {
      /** With `refresh` the data service is asked even if it was today. */
      async fetch(url: string, { refresh = false } = {}): Promise<CompanyFacts> {
        const body = refresh ? { url, refresh } : { url };
        const fetched = await client.functions.invoke<unknown>("fetch-crunchbase", { body });
        if (fetched.error) throw await functionFault(fetched.error);
        return companyFacts(readCompanyProfile(fetched.data), matcher);
      },
      /** One row an address, whoever else does the same at the same moment. */
      async save(url: string, facts: CompanyFacts): Promise<{ readonly id: string }> {
        const { data, error, status } = await client
          .from("company_facts")
          .upsert(companyFactsRow(url, facts), { onConflict: "url" })
          .select("id")
          .single()
          .overrideTypes<{ id: string }, { merge: false }>();
        if (error) throw tableFault(error, status);
        return data;
      },
    };
  }, [client, config.fundName]);
}
