/** A company's profile: from the team's store where it is recent, else from the data service. */
import { companyUrl } from "../../../domain/company/company-url.ts";
import { type CompanyProfile, readCompanyProfile } from "../../../domain/company/profile.ts";
import { BackendError, type ProfileStore } from "../_shared/backend.ts";
import { createInFlight } from "../_shared/in-flight.ts";
import type { CompanyProvider } from "../_shared/provider.ts";

export interface LookupDeps {
  readonly provider: CompanyProvider;
  readonly store: ProfileStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** For the log: what went wrong without keeping the user from the answer. */
  readonly report: (message: string) => void;
}

interface FoundCompany {
  readonly profile: CompanyProfile;
  readonly source: CompanyProvider["source"];
  /** ISO moment at which the data service gave the answer. */
  readonly fetchedAt: string;
  /** From the store, without a call to the data service. */
  readonly isCached: boolean;
}

export interface CompanyLookup {
  /** Several who ask for one company at once cost one call. @throws ProviderError, BackendError */
  find(permalink: string, options: { readonly refresh: boolean }): Promise<FoundCompany>;
}

/** Decisions, "A profile fetched once is kept". */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
/** Two machines' clocks may differ by this; a row from further ahead comes from a wrong clock. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

export function createCompanyLookup({ provider, store, now, report }: LookupDeps): CompanyLookup {
  const findShared = createInFlight<FoundCompany>();
  const fetchShared = createInFlight<FoundCompany>();

  async function readKept(permalink: string): Promise<FoundCompany | null> {
    const row = await store.read(companyUrl(permalink));
    if (row === null || row.source !== provider.source) return null;
    const fetchedAtMs = Date.parse(row.fetched_at);
    const ageMs = now() - fetchedAtMs;
    if (Number.isNaN(ageMs) || ageMs >= KEPT_FOR_MS || ageMs < -CLOCK_SKEW_MS) return null;
    return {
      profile: readCompanyProfile(row.data),
      source: provider.source,
      fetchedAt: new Date(fetchedAtMs).toISOString(),
      isCached: true,
    };
  }

  async function fetchAnew(permalink: string): Promise<FoundCompany> {
    const profile = readCompanyProfile(await provider.fetchCompany(permalink));
    const fetchedAt = new Date(now()).toISOString();
    try {
      await store.write({ url: companyUrl(permalink), data: profile, source: provider.source, fetched_at: fetchedAt });
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      // The user waits for the answer, and it is here: only the next one will have to be fetched again.
      report(`fetch-crunchbase: the answer could not be kept (${error.message})`);
    }
    return { profile, source: provider.source, fetchedAt, isCached: false };
  }

  const fetchOnce = (permalink: string) => fetchShared(permalink, () => fetchAnew(permalink));
  return {
    find(permalink, { refresh }) {
      if (refresh) return fetchOnce(permalink);
      return findShared(permalink, async () => (await readKept(permalink)) ?? fetchOnce(permalink));
    },
  };
}
