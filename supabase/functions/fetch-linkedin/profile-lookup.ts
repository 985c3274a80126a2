/** A person's profile: from the team's store where it is recent, else from the data service, which counts. */
import { profileUrl } from "../../../domain/profile/profile-url.ts";
import { BackendError } from "../_shared/backend.ts";
import { createInFlight } from "../_shared/in-flight.ts";
import type { ProfileAnswer, ProfileProvider } from "../_shared/linkedin-provider.ts";
import type { PersonStore } from "./profile-store.ts";
import type { RequestCount } from "./request-count.ts";

export interface LookupDeps {
  readonly provider: ProfileProvider;
  readonly store: PersonStore;
  readonly requests: RequestCount;
  readonly retentionDays: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** For the log: what went wrong without keeping the user from the answer. */
  readonly report: (message: string) => void;
}

interface FoundPerson {
  readonly profile: ProfileAnswer;
  readonly source: ProfileProvider["source"];
  /** ISO moment at which the data service gave the answer. */
  readonly fetchedAt: string;
  /** From the store: without a call to the data service, and without a request counted. */
  readonly isCached: boolean;
}

export interface ProfileLookup {
  /** Several who ask for one person at once cost one call. @throws ProviderError, RequestLimitError, BackendError */
  find(publicId: string, options: { readonly refresh: boolean }): Promise<FoundPerson>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a second request for a person is answered from the store. */
const RECENT_DAYS = 30;
/** Two machines' clocks may differ by this; a row from further ahead comes from a wrong clock. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/** ISO moment: what was fetched before it is to be deleted. */
export function expiryOf(retentionDays: number, nowMs: number): string {
  return new Date(nowMs - retentionDays * DAY_MS).toISOString();
}

export function createProfileLookup(deps: LookupDeps): ProfileLookup {
  const { provider, store, requests, now, report } = deps;
  const findShared = createInFlight<FoundPerson>();
  const fetchShared = createInFlight<FoundPerson>();
  const servedForMs = Math.min(RECENT_DAYS, deps.retentionDays) * DAY_MS;

  /** Work whose failure is the log's, not the user's, business. */
  async function orReport(what: string, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      report(`fetch-linkedin: ${what} (${error.message})`);
    }
  }

  async function readKept(publicId: string): Promise<FoundPerson | null> {
    const kept = await store.read(profileUrl(publicId));
    // Invented people do not stand in for real ones, nor the other way round; one real service does for another.
    if (kept === null || (kept.source === "sample") !== (provider.source === "sample")) return null;
    const fetchedAtMs = Date.parse(kept.fetchedAt);
    const ageMs = now() - fetchedAtMs;
    if (Number.isNaN(ageMs) || ageMs >= servedForMs || ageMs < -CLOCK_SKEW_MS) return null;
    const fetchedAt = new Date(fetchedAtMs).toISOString();
    return { profile: kept.profile, source: kept.source, fetchedAt, isCached: true };
  }

  async function fetchCounted(publicId: string): Promise<ProfileAnswer> {
    await requests.take();
    try {
      return await provider.fetchProfile(publicId);
    } catch (error) {
      await orReport("a failed fetch stays counted", requests.giveBack());
      throw error;
    }
  }

  async function fetchAnew(publicId: string): Promise<FoundPerson> {
    const profile = await fetchCounted(publicId);
    const person = { profile, source: provider.source, fetchedAt: new Date(now()).toISOString() };
    // The user waits for the answer, and it is here: only the next one will have to be fetched again.
    await orReport("the answer could not be kept", store.write({ url: profileUrl(publicId), ...person }));
    return { ...person, isCached: false };
  }

  const fetchOnce = (publicId: string) => fetchShared(publicId, () => fetchAnew(publicId));
  return {
    async find(publicId, { refresh }) {
      const expiry = expiryOf(deps.retentionDays, now());
      const expired = orReport("expired profiles could not be deleted", store.deleteFetchedBefore(expiry));
      const found = refresh
        ? fetchOnce(publicId)
        : findShared(publicId, async () => (await readKept(publicId)) ?? fetchOnce(publicId));
      const [person] = await Promise.all([found, expired]);
      return person;
    },
  };
}
