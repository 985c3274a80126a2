/**
 * `POST {url, refresh?}` returns a person's profile and CV (`formatted`): `{error: null, raw: {data}, data, formatted, …}`
 * (specification, section 7); `POST {source: true}` where the data come from. Errors are `{error, code, message}`; `error` repeats `message`.
 */
import { formatCv } from "../../../domain/profile/format-cv.ts";
import { parseProfile } from "../../../domain/profile/parse-profile.ts";
import { monthOf } from "../../../domain/profile/partial-date.ts";
import { type ProfileUrlError, parseProfileUrl, profileUrl } from "../../../domain/profile/profile-url.ts";
import { createRest, logBackendError } from "../_shared/backend.ts";
import { createCachedLookup } from "../_shared/cached-lookup.ts";
import { type Environment, environmentErrors } from "../_shared/environment.ts";
import { FunctionError } from "../_shared/errors.ts";
import {
  createRequestHandler,
  type HandlerDeps,
  type RequestHandler,
  readLookupBody,
} from "../_shared/request-handler.ts";
import { createEnrichLayerProvider } from "./enrich-layer.ts";
import { createFreshLinkedinProvider } from "./fresh-linkedin.ts";
import type { LinkedinDeps } from "./linkedin-request.ts";
import type { ProfileProvider } from "./profile-provider.ts";
import { createProfileStore, type LinkedinProfileStore } from "./profile-store.ts";
import { createRequestCount } from "./request-count.ts";
import { samplePeople } from "./sample/people.ts";
import { createSampleProfileProvider } from "./sample-provider.ts";
import { type LinkedinFunctionSettings, readLinkedinSettings } from "./settings.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_DAYS = 30;
const EXAMPLE_URL = profileUrl("sample-founder");
const INVALID_URL = `Please enter a valid LinkedIn profile URL, such as ${EXAMPLE_URL}`;
const URL_MESSAGES: Readonly<Record<ProfileUrlError, string>> = {
  empty: "Please enter a LinkedIn profile URL",
  "not-a-url": INVALID_URL,
  "other-host": INVALID_URL,
  "not-a-profile": `This LinkedIn URL is not a person's profile. Open the profile and copy its URL, such as ${EXAMPLE_URL}`,
  "member-id":
    "This URL contains LinkedIn's internal ID of the person, which cannot be looked up. Open the profile in a browser and copy the URL with the public name.",
};

/** One message for each invalid setting. */
export function settingsErrors(environment: Environment): readonly string[] {
  return environmentErrors(() => readLinkedinSettings(environment));
}

/** @throws EnvironmentError */
export function createHandler(deps: HandlerDeps): RequestHandler {
  const { now, log = console.warn } = deps;
  const settings = readLinkedinSettings(deps.environment);
  const rest = createRest(settings.backend, deps.backendFetch);
  const store = createProfileStore(rest);
  const requests = createRequestCount(rest, log);
  const provider = createProvider(settings.linkedin, { fetch: deps.fetch, timeoutMs: deps.providerTimeoutMs });
  const lookup = createCachedLookup({
    source: provider.source,
    // Two live services give equivalent profiles.
    isEquivalent: (source) => (source === "sample") === (provider.source === "sample"),
    fetchProfile: (publicId) => requests.count(() => provider.fetchProfile(publicId)),
    urlOf: profileUrl,
    store,
    maxAgeMs: Math.min(MAX_AGE_DAYS, settings.retentionDays) * DAY_MS,
    now,
    log,
  });

  async function respondWithProfile(request: Request): Promise<unknown> {
    const { url, refresh, asksForSource } = await readLookupBody(request, EXAMPLE_URL);
    if (asksForSource) return { source: provider.source };
    const publicId = readPublicId(url);
    const expiry = deleteExpired(store, settings.retentionDays, now());
    const [person] = await Promise.all([
      lookup.find(publicId, { refresh }),
      logBackendError(log, "expired profiles could not be deleted", expiry),
    ]);
    return {
      error: null,
      raw: { data: person.profile },
      data: person.profile,
      // Not stored: the duration of a current position ends today.
      formatted: formatCv(parseProfile(person.profile), monthOf(new Date(now()).toISOString())),
      source: person.source,
      fetched_at: person.fetchedAt,
      cached: person.isCached,
    };
  }

  return createRequestHandler({
    rest,
    methods: { POST: respondWithProfile },
    errorBody: ({ code, message }) => ({ error: message, code, message }),
  });
}

/**
 * Deletes expired profiles (`PROFILE_RETENTION_DAYS`). The handler does so on every request; without requests, call this
 * every hour. The returned function fails with `DatabaseCallError`. @throws EnvironmentError
 */
export function createProfileCleanup(
  deps: Pick<HandlerDeps, "environment" | "backendFetch" | "now">,
): () => Promise<void> {
  const settings = readLinkedinSettings(deps.environment);
  const store = createProfileStore(createRest(settings.backend, deps.backendFetch));
  return () => deleteExpired(store, settings.retentionDays, deps.now());
}

function deleteExpired(store: LinkedinProfileStore, retentionDays: number, nowMs: number): Promise<void> {
  return store.deleteFetchedBefore(new Date(nowMs - retentionDays * DAY_MS).toISOString());
}

function createProvider(linkedin: LinkedinFunctionSettings["linkedin"], deps: LinkedinDeps): ProfileProvider {
  if (linkedin === null) return createSampleProfileProvider(samplePeople);
  return linkedin.service === "enrich-layer"
    ? createEnrichLayerProvider(linkedin, deps)
    : createFreshLinkedinProvider(linkedin, deps);
}

/** @throws FunctionError */
function readPublicId(url: string): string {
  const parsed = parseProfileUrl(url);
  if (!parsed.ok) throw new FunctionError("invalid_url", URL_MESSAGES[parsed.reason]);
  return parsed.publicId;
}
