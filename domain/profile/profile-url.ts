import { hostOf, parseHttpUrl } from "../company/http-url.ts";

export type ProfileUrlError = "empty" | "not-a-url" | "other-host" | "not-a-profile" | "member-id";

export type ProfileUrl =
  | { readonly ok: true; readonly publicId: string; readonly url: string }
  | { readonly ok: false; readonly reason: ProfileUrlError };

/** The main site, country sites (`de.linkedin.com`) and the mobile site. */
const HOST = /^((www|m|[a-z]{2})\.)?linkedin\.com$/;
/** Public IDs may use any script, and symbols such as `®`. */
const PUBLIC_ID = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{So}_-]+$/u;
const PUBLIC_ID_LIMIT = 100;
/** LinkedIn's other products use it in place of the public ID. Case-sensitive; the data services reject it. */
const MEMBER_ID = /^AC[A-Za-z]AA[\w-]{15,}$/;

/**
 * Parses a LinkedIn profile URL and normalizes it to `https://www.linkedin.com/in/{public id}` in lower case, the form that
 * is stored and compared. Ignores scheme, country, path after the public ID, query and fragment. `publicId` is decoded; in
 * `url` it is percent-encoded. Stricter than a browser, like `parseCompanyUrl`.
 */
export function parseProfileUrl(text: string): ProfileUrl {
  const trimmed = text.trim();
  if (trimmed === "") return reject("empty");
  const parsed = parseHttpUrl(trimmed);
  if (parsed === null) return reject("not-a-url");
  if (!HOST.test(hostOf(parsed) ?? "")) return reject("other-host");
  const [root, folder, id = "", ...rest] = parsed.path.split("/");
  if (root !== "" || folder?.toLowerCase() !== "in" || rest.some(isDotSegment)) return reject("not-a-profile");
  if (MEMBER_ID.test(id)) return reject("member-id");
  const publicId = parsePublicId(id);
  return publicId === null ? reject("not-a-profile") : { ok: true, publicId, url: profileUrl(publicId) };
}

/** @param publicId decoded, as in the result of `parseProfileUrl` */
export function profileUrl(publicId: string): string {
  return `https://www.linkedin.com/in/${encodeURIComponent(publicId)}`;
}

function parsePublicId(escaped: string): string | null {
  const text = unescaped(escaped);
  if (text === null) return null;
  const publicId = text.normalize("NFC").toLowerCase();
  // Letters such as the Kelvin sign become ASCII in lower case: that would be another person's ID.
  if (asciiCount(publicId) > asciiCount(text)) return null;
  return publicId.length <= PUBLIC_ID_LIMIT && PUBLIC_ID.test(publicId) ? publicId : null;
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function isDotSegment(part: string): boolean {
  const text = part.replace(/%2e/gi, ".");
  return text === "." || text === "..";
}

function asciiCount(text: string): number {
  return text.replace(/[^\0-\x7f]/g, "").length;
}

function reject(reason: ProfileUrlError): ProfileUrl {
  return { ok: false, reason };
}
