import { asObject, isObject, type JsonObject } from "../company/parse-json.ts";

/** A profile has at least one of these fields (names of the specification and of the services). */
const PROFILE_KEYS = [
  "full_name",
  "first_name",
  "headline",
  "public_id",
  "public_identifier",
  "experiences",
  "experience",
  "educations",
  "education",
] as const;

/**
 * Finds the profile in a response: under `raw.data`, `data` or `raw`, or the response itself (specification, section 3
 * "Profile data"). Null where there is none.
 */
export function unwrapProfile(response: unknown): JsonObject | null {
  const { raw, data } = asObject(response);
  return [asObject(raw).data, data, raw, response].find(isProfile) ?? null;
}

function isProfile(value: unknown): value is JsonObject {
  return isObject(value) && PROFILE_KEYS.some((key) => isFilled(value[key]));
}

function isFilled(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) && value.length > 0;
}
