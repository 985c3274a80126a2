/** One question to a LinkedIn service: its address, the time, and the reading of its errors. */

import type { JsonObject } from "../../../domain/company/read-json.ts";
import { profileUrl } from "../../../domain/profile/profile-url.ts";
import { unwrapProfile } from "../../../domain/profile/unwrap.ts";
import { parseJson } from "./capped-text.ts";
import { askOutside, type Fetch } from "./external-fetch.ts";
import { type LinkedinTrouble, linkedinFault } from "./linkedin-faults.ts";
import type { LinkedinServiceSettings } from "./linkedin-provider.ts";

export interface LinkedinDeps {
  readonly fetch: Fetch;
  /** A minute unless told: a service may look at the profile while we wait. */
  readonly timeoutMs?: number;
}

/** What is a service's own. */
export interface LinkedinService {
  /** As sentences name it. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What a status means where this service differs from the others; `body` is its JSON, if it is some. */
  readTrouble(status: number, body: unknown): LinkedinTrouble | null;
}

const TIMEOUT_MS = 60_000;
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/**
 * The profile in a service's answer, under the service's names. Asked once: a failed call may cost a credit, and the
 * user decides about a second one. @throws ProviderError
 */
export async function askForProfile(
  service: LinkedinService,
  settings: LinkedinServiceSettings,
  deps: LinkedinDeps,
  publicId: string,
): Promise<JsonObject> {
  const path = settings.path.replace("{url}", encodeURIComponent(profileUrl(publicId)));
  const answer = await askOutside({
    fetch: deps.fetch,
    address: settings.baseUrl.replace(/\/+$/, "") + path,
    headers: { accept: "application/json", ...service.headers },
    signal: AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS),
    maxAnswerBytes: MAX_ANSWER_BYTES,
  });
  const fault = (trouble: LinkedinTrouble) => linkedinFault(trouble, service.name);
  if (answer.kind === "unreachable") throw fault("unavailable");
  if (answer.kind === "timed-out") throw fault("timeout");
  if (answer.kind !== "answer") throw fault("too_long");
  const { response, text } = answer;
  const body = parseJson(text);
  const trouble = service.readTrouble(response.status, body) ?? troubleOf(response.status, text, body);
  if (trouble !== null) throw fault(trouble);
  const profile = unwrapProfile(body);
  if (profile === null) throw fault("no_profile");
  return profile;
}

const TROUBLES: Readonly<Record<number, LinkedinTrouble>> = {
  401: "unauthorized",
  402: "no_credits",
  403: "forbidden",
  404: "not_found",
  410: "withdrawn",
  429: "rate_limited",
};

function troubleOf(status: number, text: string, body: unknown): LinkedinTrouble | null {
  if (status >= 500) return "unavailable";
  // A page instead of the service's own answer means that somebody else answers under the configured address.
  if (body === undefined && text.trimStart().startsWith("<")) return status === 401 ? "unauthorized" : "page";
  if (status < 200 || status >= 300) return TROUBLES[status] ?? "misunderstood";
  return body === undefined ? "broken" : null;
}
