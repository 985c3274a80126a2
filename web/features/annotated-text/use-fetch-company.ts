import { useCallback } from "react";
import type { CompanyFacts } from "#domain/company/facts.ts";
import { isSameCompany } from "#domain/company/guess-permalink.ts";
import { useBackend } from "#web/backend/client.ts";
import { findCompanies } from "#web/data/company/crunchbase.ts";
import { useCompanyFacts } from "#web/data/company/writes.ts";
import { guessUrl } from "./guess-url.ts";
import { unknownMessages } from "./messages.ts";
import { wasThere } from "./was-there.ts";

export type FetchedCompany =
  | { readonly ok: true; readonly url: string; readonly facts: CompanyFacts; readonly factsAt: string }
  | { readonly ok: false; readonly reason: string };

interface CompanyToFetch {
  /** Best first; the fetched company must have one of them. */
  readonly names: readonly string[];
  /** Null if no list has the company's Crunchbase URL. */
  readonly url: string | null;
  /** The year in which the text's person began to work there, if the text says so. */
  readonly since: number | null;
}

/**
 * Fetches and saves the facts of a company. Without a URL, Crunchbase's search is asked for the name, and the URL is guessed if it
 * finds none. Nothing is saved if the fetched company has another name or was founded after the person worked there. Callers
 * call `useInvalidateCompanies` after the last one. Throws `BackendError`.
 */
export function useFetchCompany() {
  const backend = useBackend();
  const source = useCompanyFacts();
  return useCallback(
    async ({ names, url: knownUrl, since }: CompanyToFetch): Promise<FetchedCompany> => {
      const [name = ""] = names;
      const search = async () => {
        const found = await findCompanies(backend, { name });
        return found.find((company) => names.some((known) => isSameCompany(known, company.name)))?.url;
      };
      const url = knownUrl ?? (await search()) ?? guessUrl(name);
      if (url === null) return { ok: false, reason: unknownMessages.noUrl };
      const fetched = await source.fetch(url);
      const { facts } = fetched;
      const reason = rejectionOf(facts, names, since);
      if (reason !== null) return { ok: false, reason };
      const { factsAt } = await source.save(url, fetched);
      return { ok: true, url, facts, factsAt };
    },
    [backend, source],
  );
}

function rejectionOf({ name, foundedYear }: CompanyFacts, names: readonly string[], since: number | null) {
  if (name === null) return unknownMessages.unnamedCompany;
  if (!names.some((known) => isSameCompany(known, name))) return unknownMessages.otherCompany(name);
  if (since !== null && foundedYear !== null && !wasThere(foundedYear, since)) {
    return unknownMessages.youngerCompany(name, foundedYear, since);
  }
  return null;
}
