/** Profiles from the team's store while they are recent, otherwise from the provider. */
import { type Log, logBackendError } from "./backend.ts";
import { createInFlight } from "./in-flight.ts";

export interface FetchedProfile<Profile, Source extends string> {
  readonly profile: Profile;
  readonly source: Source;
  /** ISO 8601 time of the provider's response. */
  readonly fetchedAt: string;
}

export interface StoredProfile<Profile, Source extends string> extends FetchedProfile<Profile, Source> {
  /** Normalized. */
  readonly url: string;
}

/** One row per URL. */
export interface ProfileStore<Profile, Source extends string> {
  /** @throws DatabaseCallError */
  read(url: string): Promise<StoredProfile<Profile, Source> | null>;
  /** Replaces the row of the same URL. @throws DatabaseCallError */
  write(profile: StoredProfile<Profile, Source>): Promise<void>;
}

export interface CachedLookupDeps<Profile, Source extends string> {
  readonly source: Source;
  /** Whether a stored profile of another source is as good as one of `source`. Sample data never replaces live data, nor the reverse. */
  readonly isEquivalent: (source: Source) => boolean;
  /** @throws FunctionError */
  readonly fetchProfile: (id: string) => Promise<Profile>;
  /** The normalized URL under which the profile is stored. */
  readonly urlOf: (id: string) => string;
  readonly store: ProfileStore<Profile, Source>;
  readonly maxAgeMs: number;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

interface LookupResult<Profile, Source extends string> extends FetchedProfile<Profile, Source> {
  /** Served from the store without a call to the provider. */
  readonly isCached: boolean;
}

export interface CachedLookup<Profile, Source extends string> {
  /** Concurrent lookups of one ID share one call; `refresh` skips the store. @throws FunctionError */
  find(id: string, options: { readonly refresh: boolean }): Promise<LookupResult<Profile, Source>>;
}

/** Clocks of two servers may differ by this much; a row from further in the future comes from a wrong clock. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

export function createCachedLookup<Profile, Source extends string>(
  deps: CachedLookupDeps<Profile, Source>,
): CachedLookup<Profile, Source> {
  const { source, isEquivalent, fetchProfile, urlOf, store, maxAgeMs, now, log } = deps;
  const shareFind = createInFlight<LookupResult<Profile, Source>>();
  const shareFetch = createInFlight<LookupResult<Profile, Source>>();

  async function readRecent(id: string): Promise<LookupResult<Profile, Source> | null> {
    const stored = await store.read(urlOf(id));
    if (stored === null || !isEquivalent(stored.source)) return null;
    const fetchedAtMs = Date.parse(stored.fetchedAt);
    const ageMs = now() - fetchedAtMs;
    if (Number.isNaN(ageMs) || ageMs >= maxAgeMs || ageMs < -CLOCK_SKEW_MS) return null;
    const fetchedAt = new Date(fetchedAtMs).toISOString();
    return { profile: stored.profile, source: stored.source, fetchedAt, isCached: true };
  }

  async function fetchAndStore(id: string): Promise<LookupResult<Profile, Source>> {
    const profile = await fetchProfile(id);
    const fetched = { profile, source, fetchedAt: new Date(now()).toISOString() };
    const url = urlOf(id);
    // The user gets the profile even if storing it fails: only the next lookup has to fetch it again.
    await logBackendError(log, "a fetched profile could not be stored", store.write({ url, ...fetched }));
    return { ...fetched, isCached: false };
  }

  const fetchOnce = (id: string) => shareFetch(id, () => fetchAndStore(id));
  return {
    find(id, { refresh }) {
      if (refresh) return fetchOnce(id);
      return shareFind(id, async () => (await readRecent(id)) ?? fetchOnce(id));
    },
  };
}
