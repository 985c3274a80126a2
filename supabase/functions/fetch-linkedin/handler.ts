/**
 * `POST {url, refresh?}` answers a person's profile: `{error: null, raw: {data}, data, formatted}` with where it came from
 * (specification, section 7); `formatted` is the CV. Failures are `{error, code, message}`: a sentence for the screen,
 * twice, and a stable code.
 */
import { isObject } from "../../../domain/company/read-json.ts";
import { cvText } from "../../../domain/profile/cv-text.ts";
import { monthOf } from "../../../domain/profile/partial-date.ts";
import { type ProfileUrlFault, readProfileUrl } from "../../../domain/profile/profile-url.ts";
import { readProfile } from "../../../domain/profile/read-profile.ts";
import { createRest } from "../_shared/backend.ts";
import { readCaller } from "../_shared/caller.ts";
import { parseJson, readCappedText } from "../_shared/capped-text.ts";
import { createEnrichLayerProvider } from "../_shared/enrich-layer.ts";
import type { Fetch } from "../_shared/external-fetch.ts";
import { type Failure, failureOf } from "../_shared/failures.ts";
import { createFreshLinkedinProvider } from "../_shared/fresh-linkedin.ts";
import { jsonAnswer, preflightAnswer } from "../_shared/json-response.ts";
import type { LinkedinDeps } from "../_shared/linkedin-call.ts";
import type { ProfileProvider } from "../_shared/linkedin-provider.ts";
import { samplePeople } from "../_shared/sample/people.ts";
import { createSamplePeopleProvider } from "../_shared/sample-people.ts";
import { refuseWithoutSecondFactor } from "../_shared/second-factor.ts";
import { type Environment, faultsOf } from "../_shared/settings-reader.ts";
import { createProfileLookup, expiryOf } from "./profile-lookup.ts";
import { createPersonStore } from "./profile-store.ts";
import { createRequestCount, RequestLimitError } from "./request-count.ts";
import { type LinkedinFunctionSettings, readLinkedinSettings } from "./settings.ts";

export interface HandlerDeps {
  readonly environment: Environment;
  /** To the data service. */
  readonly fetch: Fetch;
  /** To this project's own REST interface. */
  readonly backendFetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** For the data service's answer; a minute unless told. */
  readonly providerTimeoutMs?: number;
  /** For the log; the console unless told. */
  readonly report?: (message: string) => void;
}

const MAX_REQUEST_BYTES = 16 * 1024;
const VALID_URL = "Please enter a valid LinkedIn profile URL, such as https://www.linkedin.com/in/sample-founder";
const URL_SENTENCES: Readonly<Record<ProfileUrlFault, string>> = {
  empty: "Please enter a LinkedIn profile URL",
  "not-a-url": VALID_URL,
  "other-host": VALID_URL,
  "not-a-profile":
    "This LinkedIn address is not a person's profile. Open the profile and copy its address, such as https://www.linkedin.com/in/sample-founder",
  "member-id":
    "This address holds LinkedIn's internal number of the person, which cannot be looked up. Open the profile in a browser and copy the address with the public name.",
};

/** @throws EnvironmentError where the settings cannot be used. */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  const settings = readLinkedinSettings(deps.environment);
  const rest = createRest(settings.backend, deps.backendFetch);
  const lookup = createProfileLookup({
    provider: createProvider(settings.linkedin, {
      fetch: deps.fetch,
      ...(deps.providerTimeoutMs === undefined ? {} : { timeoutMs: deps.providerTimeoutMs }),
    }),
    store: createPersonStore(rest),
    requests: createRequestCount(rest),
    retentionDays: settings.retentionDays,
    now: deps.now,
    report: deps.report ?? ((message) => console.warn(message)),
  });

  async function answerProfile(request: Request): Promise<Response> {
    const text = await readCappedText(request, MAX_REQUEST_BYTES);
    if (text === null) {
      return failureAnswer({ status: 413, code: "too_large", message: "Send no more than an address." });
    }
    const body = parseJson(text);
    if (!isObject(body)) {
      const message = 'Send JSON such as {"url": "https://www.linkedin.com/in/sample-founder"}.';
      return failureAnswer({ status: 400, code: "bad_request", message });
    }
    const address = readProfileUrl(typeof body.url === "string" ? body.url : "");
    if (!address.ok) {
      return failureAnswer({ status: 400, code: "invalid_url", message: URL_SENTENCES[address.reason] });
    }
    const { profile, ...person } = await lookup.find(address.publicId, { refresh: body.refresh === true });
    return jsonAnswer(200, {
      error: null,
      raw: { data: profile },
      data: profile,
      // Written anew each time: what is open ends today.
      formatted: cvText(readProfile(profile), monthOf(new Date(deps.now()).toISOString())),
      source: person.source,
      fetched_at: person.fetchedAt,
      cached: person.isCached,
    });
  }

  return async (request) => {
    if (request.method === "OPTIONS") return preflightAnswer();
    if (request.method !== "POST") {
      const failure = { status: 405, code: "method_not_allowed", message: "Ask with POST." };
      return failureAnswer(failure, { allow: "POST, OPTIONS" });
    }
    const caller = readCaller(request);
    if (caller === null) {
      return failureAnswer({ status: 401, code: "not_signed_in", message: "Sign in to look up profiles." });
    }
    try {
      const refusal = await refuseWithoutSecondFactor(rest, caller);
      if (refusal !== null) return failureAnswer(refusal);
      return await answerProfile(request);
    } catch (error) {
      const failure = failureOf(error) ?? limitFailure(error);
      if (failure === null) throw error;
      return failureAnswer(failure);
    }
  };
}

/** One sentence for each of its settings that cannot be used. */
export function faultsOfSettings(environment: Environment): readonly string[] {
  return faultsOf(() => readLinkedinSettings(environment));
}

/**
 * Deletes the profiles that were fetched too long ago: to be called every hour or so. The handler does the same whenever
 * somebody asks for a profile; where nobody does, this does. The function fails with `BackendError`.
 * @throws EnvironmentError where the settings cannot be used.
 */
export function createProfileCleanup(
  deps: Pick<HandlerDeps, "environment" | "backendFetch" | "now">,
): () => Promise<void> {
  const settings = readLinkedinSettings(deps.environment);
  const store = createPersonStore(createRest(settings.backend, deps.backendFetch));
  return () => store.deleteFetchedBefore(expiryOf(settings.retentionDays, deps.now()));
}

function createProvider(linkedin: LinkedinFunctionSettings["linkedin"], deps: LinkedinDeps): ProfileProvider {
  if (linkedin === null) return createSamplePeopleProvider(samplePeople);
  return linkedin.service === "enrich-layer"
    ? createEnrichLayerProvider(linkedin, deps)
    : createFreshLinkedinProvider(linkedin, deps);
}

function limitFailure(error: unknown): Failure | null {
  if (!(error instanceof RequestLimitError)) return null;
  return { status: 429, code: "request_limit_reached", message: error.message };
}

function failureAnswer({ status, code, message }: Failure, headers: Readonly<Record<string, string>> = {}): Response {
  return jsonAnswer(status, { error: message, code, message }, headers);
}
