/** Many companies of a source that costs nothing: from the team's store while they are recent, the rest in few requests. */
import { companyUrl, parseCompanyUrl } from "../../../domain/company/company-url.ts";
import { type Log, logBackendError } from "../_shared/backend.ts";
import { FunctionError, ProviderError } from "../_shared/errors.ts";
import type { ClaimSlot } from "./call-limiter.ts";
import { type CompanyProvider, MAX_BATCH, type MissingCompanies, type Organization } from "./company-provider.ts";
import type { SourceEntry, SourceStore } from "./source-store.ts";

export interface CompanyBatchDeps {
  readonly sources: SourceStore;
  readonly readEntry: (url: string, organization: Organization | undefined, fetchedAt: string) => SourceEntry;
  /** Whether the screens read the full profiles of this provider: they are stored too. */
  readonly keepsProfiles: boolean;
  readonly maxAgeMs: number;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** In the order of the URLs; URLs that are no company's and doubles are left out. @throws FunctionError */
export async function findCompanyBatch(
  { sources, readEntry, keepsProfiles, maxAgeMs, now, log }: CompanyBatchDeps,
  { source, fetchCompanies }: CompanyProvider,
  urls: readonly string[],
): Promise<readonly SourceEntry[]> {
  if (fetchCompanies === undefined) {
    throw new FunctionError("bad_request", "This source looks up one company at a time. Send one URL as `url`.");
  }
  if (urls.length > MAX_BATCH) {
    throw new FunctionError("bad_request", `Send at most ${MAX_BATCH} URLs at once.`);
  }
  const permalinks = urls.map(parseCompanyUrl).flatMap((parsed) => (parsed.ok ? [parsed.permalink] : []));
  const byUrl = new Map(permalinks.map((permalink) => [companyUrl(permalink), permalink]));
  if (byUrl.size === 0) return [];
  const sinceMs = now() - maxAgeMs;
  const entries = new Map<string, SourceEntry>();
  let missing: readonly (readonly [url: string, permalink: string])[] = [];

  async function findMissing(claim: ClaimSlot): Promise<MissingCompanies> {
    const stored = await sources.readAndClaim(source, [...byUrl.keys()], new Date(sinceMs).toISOString(), claim);
    for (const { chosen: _chosen, ...entry } of stored) {
      if (entry.error === undefined && Date.parse(entry.fetched_at) >= sinceMs) entries.set(entry.url, entry);
    }
    missing = [...byUrl].filter(([url]) => !entries.has(url));
    const chosen = new Map(
      stored.flatMap((entry) => (entry.chosen === null ? [] : [[byUrl.get(entry.url) ?? "", entry.chosen] as const])),
    );
    return { permalinks: missing.map(([, permalink]) => permalink), chosen };
  }

  const { found, errors, slot } = await fetchCompanies(findMissing).catch(async (error: unknown) => {
    if (error instanceof ProviderError) {
      const at = new Date(now()).toISOString();
      const urlsLeft = missing.map(([url]) => url);
      await logBackendError(log, "an error could not be stored", sources.writeError(source, urlsLeft, error, at));
    }
    throw error;
  });
  if (missing.length > 0) {
    const fetchedAt = new Date(now()).toISOString();
    const failed = missing.flatMap(([url, permalink]) => {
      const error = errors.get(permalink);
      return error === undefined ? [] : [{ url, error }];
    });
    const fetched = missing
      .filter(([, permalink]) => !errors.has(permalink))
      .map(([url, permalink]) => readEntry(url, found.get(permalink), fetchedAt));
    for (const entry of fetched) entries.set(entry.url, entry);
    for (const { url, error } of failed) entries.set(url, failedEntry(url, error, fetchedAt));
    const profiles = keepsProfiles
      ? new Map([...found].map(([permalink, { profile }]) => [companyUrl(permalink), profile]))
      : undefined;
    await Promise.all([
      logBackendError(log, "fetched facts could not be stored", sources.write(source, fetched, { profiles, slot })),
      ...failed.map(({ url, error }) =>
        logBackendError(log, "an error could not be stored", sources.writeError(source, [url], error, fetchedAt)),
      ),
    ]);
  }
  return [...byUrl.keys()].flatMap((url) => entries.get(url) ?? []);
}

function failedEntry(url: string, { message }: ProviderError, fetchedAt: string): SourceEntry {
  return { url, facts: {}, as_of: {}, source_url: null, candidates: [], fetched_at: fetchedAt, error: message };
}
