import { asObject, isObject, type JsonObject } from "../company/parse-json.ts";
import { PERSON_FIELDS, personOf } from "./service-fields.ts";

/** A profile has at least one of these fields. Not `name`, `url` and the like, which also have errors and other data. */
const PROFILE_KEYS = [
  "full_name",
  "fullName",
  "first_name",
  "firstName",
  "headline",
  "public_id",
  "public_identifier",
  "publicIdentifier",
  ...PERSON_FIELDS.experiences,
  ...PERSON_FIELDS.educations,
];

/**
 * Finds the profile in a response: under `raw.data`, `data` or `raw`, or the response itself (specification, section 3
 * "Profile data"). Null where there is none.
 */
export function unwrapProfile(response: unknown): JsonObject | null {
  const { raw, data } = asObject(response);
  return [asObject(raw).data, data, raw, response].find(isProfile) ?? null;
}

function isProfile(value: unknown): value is JsonObject {
  return isObject(value) && PROFILE_KEYS.some((key) => isFilled(personOf(value)[key]));
}

function isFilled(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  // A list of a service may be inside of an object.
  return Array.isArray(value) ? value.length > 0 : isObject(value) && Object.values(value).some(Array.isArray);
}
