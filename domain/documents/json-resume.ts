import { isObject } from "../company/parse-json.ts";

/** Whether the value has the fields of JSON Resume (jsonresume.org): `basics`, `work`, `education`. `parseProfile` reads it. */
export function isJsonResume(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isObject(value.basics) || (Array.isArray(value.work) && Array.isArray(value.education));
}
