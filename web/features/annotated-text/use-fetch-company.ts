import { useCallback } from "react";
import { companyUrl } from "#domain/company/company-url.ts";
import type { CompanyFacts } from "#domain/company/facts.ts";
import { guessPermalink, isSameCompany } from "#domain/company/guess-permalink.ts";
import { useCompanyFacts } from "#web/data/company/writes.ts";
import { unknownMessages } from "./messages.ts";

export type FetchedCompany =
  | { readonly ok: true; readonly url: string; readonly facts: CompanyFacts; readonly factsAt: string }
  | { readonly ok: false; readonly reason: string };

/** Null where no Crunchbase URL can be guessed from the name. */
export function guessUrl(name: string): string | null {
  const permalink = guessPermalink(name);
  return permalink === null ? null : companyUrl(permalink);
}

/**
 * Fetches and saves the facts of a company under a guessed URL; not if the company there has none of these names. Callers call
 * `useInvalidateCompanies` after the last one. Throws `BackendError`.
 */
export function useFetchCompany() {
  const source = useCompanyFacts();
  return useCallback(
    async (names: readonly string[], url: string): Promise<FetchedCompany> => {
      const facts = await source.fetch(url);
      const { name } = facts;
      if (name === null) return { ok: false, reason: unknownMessages.unnamedCompany };
      if (!names.some((known) => isSameCompany(known, name))) {
        return { ok: false, reason: unknownMessages.otherCompany(name) };
      }
      const { factsAt } = await source.save(url, facts);
      return { ok: true, url, facts, factsAt };
    },
    [source],
  );
}
