/** Which companies are compared, as the URL of the screen says it. */
import { parseCompanyUrl } from "./company-url.ts";

export const COMPARED_MIN = 2;
export const COMPARED_MAX = 5;
const MAX_KEY_LENGTH = 100;

/** The keys of `?companies=`: distinct, at most `COMPARED_MAX`. */
export function parseComparedKeys(parameter: string | null): readonly string[] {
  const keys = (parameter ?? "").split(",").map((key) => key.trim().toLowerCase());
  return [...new Set(keys.filter((key) => key !== "" && key.length <= MAX_KEY_LENGTH))].slice(0, COMPARED_MAX);
}

/** The permalink, which a reader of the URL recognizes; without one, the id. */
export function comparedKey({ id, url }: { readonly id: string; readonly url: string | null }): string {
  const parsed = parseCompanyUrl(url ?? "");
  return parsed.ok && parsed.permalink.length <= MAX_KEY_LENGTH && !parsed.permalink.includes(",")
    ? parsed.permalink
    : id;
}
