/** One request to a LinkedIn service, and its error responses. */
import type { JsonObject } from "../../../domain/company/parse-json.ts";
import { parseProfile } from "../../../domain/profile/parse-profile.ts";
import { profileUrl } from "../../../domain/profile/profile-url.ts";
import { unwrapProfile } from "../../../domain/profile/unwrap-profile.ts";
import { parseJson } from "../_shared/capped-body.ts";
import { externalFetch, type Fetch } from "../_shared/external-fetch.ts";
import { withTimeLimit } from "../_shared/within-time.ts";
import { type LinkedinErrorKind, linkedinError } from "./linkedin-error.ts";
import type { LinkedinProfile, LinkedinServiceSettings } from "./profile-provider.ts";

export interface LinkedinDeps {
  readonly fetch: Fetch;
  readonly timeoutMs?: number | undefined;
}

/** What differs between the services. */
export interface LinkedinService {
  /** As shown in error messages. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Errors that this service signals in its own way; `body` is undefined if it is not JSON. */
  readError(status: number, body: unknown): LinkedinErrorKind | null;
}

/** Long, because a service may scrape the profile during the request. */
const TIMEOUT_MS = 60_000;
const MAX_BODY_BYTES = 5 * 1024 * 1024;

/**
 * The profile with the service's field names. Never retries: a failed request may cost a credit, so the user decides.
 * @throws ProviderError
 */
export async function requestProfile(
  service: LinkedinService,
  settings: LinkedinServiceSettings,
  deps: LinkedinDeps,
  publicId: string,
): Promise<JsonObject> {
  const errorOf = (kind: LinkedinErrorKind) => linkedinError(kind, service.name);
  const path = settings.path.replace("{url}", encodeURIComponent(profileUrl(publicId)));
  const result = await withTimeLimit(deps.timeoutMs ?? TIMEOUT_MS, (signal) =>
    externalFetch({
      fetch: deps.fetch,
      url: settings.baseUrl.replace(/\/+$/, "") + path,
      headers: { accept: "application/json", ...service.headers },
      signal,
      maxBodyBytes: MAX_BODY_BYTES,
    }),
  );
  switch (result.kind) {
    case "response": {
      const { response, body: text } = result;
      const body = parseJson(text);
      const errorKind = service.readError(response.status, body) ?? readError(response.status, text, body);
      if (errorKind !== null) throw errorOf(errorKind);
      const profile = unwrapProfile(body);
      if (profile === null) throw errorOf("no_profile");
      return profile;
    }
    case "unreachable":
      throw errorOf("unavailable");
    case "timeout":
      throw errorOf("timeout");
    case "too-large":
      throw errorOf("too_large");
  }
}

/** Rejects a profile without a position and a school: it would become an empty CV and count as a request. @throws ProviderError */
export function requireEntries(service: LinkedinService, profile: LinkedinProfile): LinkedinProfile {
  const { positions, educations } = parseProfile(profile);
  const hasEntries =
    positions.some(({ company, title }) => company !== null || title !== null) ||
    educations.some(({ school, degree }) => school !== null || degree !== null);
  if (!hasEntries) throw linkedinError("no_entries", service.name);
  return profile;
}

const ERROR_KIND_BY_STATUS: Readonly<Record<number, LinkedinErrorKind>> = {
  401: "unauthorized",
  402: "no_credits",
  403: "forbidden",
  404: "not_found",
  410: "withdrawn",
  429: "rate_limited",
};

function readError(status: number, text: string, body: unknown): LinkedinErrorKind | null {
  if (status >= 500) return "unavailable";
  // An HTML page instead of the service's JSON: another server responds at the configured URL.
  if (body === undefined && text.trimStart().startsWith("<")) return status === 401 ? "unauthorized" : "html_page";
  if (status < 200 || status >= 300) return ERROR_KIND_BY_STATUS[status] ?? "bad_request";
  return body === undefined ? "invalid_json" : null;
}
