/** The client of the function `fetch-linkedin` (specification, section 7). */
import type { QueryClient } from "@tanstack/react-query";
import { isObject } from "#domain/company/parse-json.ts";
import { type PersonProfile, parseProfile } from "#domain/profile/parse-profile.ts";
import { unwrapProfile } from "#domain/profile/unwrap-profile.ts";
import type { Backend } from "#web/backend/client.ts";
import { BackendError, toFunctionError } from "#web/backend/errors.ts";
import { invalidate } from "../invalidation.ts";
import { profileKeys } from "./keys.ts";

export interface FetchedProfile {
  readonly profile: PersonProfile;
  /** The profile as text, as the function wrote it; null if the response has none. */
  readonly formatted: string | null;
  readonly isSample: boolean;
  /** When the provider gave this response, as an ISO timestamp; empty if unknown. */
  readonly fetchedAt: string;
  /** Served from the team's store, without counting a request. */
  readonly isStored: boolean;
}

/** Codes of `fetchProfile` that screens branch on: two of its own and one of the function's. */
export const profileErrorCodes = {
  noData: "no_data",
  provider: "api_error",
  limitReached: "request_limit_reached",
} as const;

/** Every call refetches the request count, also a failed one. Throws `BackendError`. */
export async function fetchProfile(
  { client }: Backend,
  queryClient: QueryClient,
  url: string,
  { refresh = false } = {},
): Promise<FetchedProfile> {
  const body = refresh ? { url, refresh } : { url };
  const { data, error } = await client.functions.invoke<unknown>("fetch-linkedin", { body });
  void refetchRequestCount(queryClient);
  if (error) throw await toFunctionError(error);
  return readResponse(data);
}

/** React Query would otherwise keep a first fetch of the count that started before the request. */
async function refetchRequestCount(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: profileKeys.requestCount });
  await invalidate(queryClient, "linkedinRequests");
}

function readResponse(response: unknown): FetchedProfile {
  if (!isObject(response)) throw new BackendError(profileErrorCodes.noData, "The response is empty", false);
  if (typeof response.error === "string") throw new BackendError(profileErrorCodes.provider, response.error, false);
  const profile = unwrapProfile(response);
  if (profile === null) throw new BackendError(profileErrorCodes.noData, "The response has no profile", false);
  return {
    profile: parseProfile(profile),
    formatted: typeof response.formatted === "string" && response.formatted.trim() !== "" ? response.formatted : null,
    isSample: response.source === "sample",
    fetchedAt: typeof response.fetched_at === "string" ? response.fetched_at : "",
    isStored: response.cached === true,
  };
}
