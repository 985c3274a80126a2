import { hostOf, parseHttpUrl } from "../company/http-url.ts";

export type ProfileUrlError = "empty" | "not-a-url" | "other-host" | "not-a-profile" | "member-id";

export type ProfileUrl =
  | { readonly ok: true; readonly publicId: string; readonly url: string }
  | { readonly ok: false; readonly reason: ProfileUrlError };

/** The site itself, its countries (`de.linkedin.com`) and its mobile form. */
const HOST = /^((www|m|[a-z]{2})\.)?linkedin\.com$/;
/** Public ids may be written in any script, and hold signs such as `®`. */
const PUBLIC_ID = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{So}_-]+$/u;
const PUBLIC_ID_LIMIT = 100;
/** What other products of the site put in a public id's place. It is told apart by case, and the services refuse it. */
const MEMBER_ID = /^AC[A-Za-z]AA[\w-]{15,}$/;

/**
 * Reads the address of a person's LinkedIn profile and gives it the one form under which it is stored and compared,
 * `https://www.linkedin.com/in/{public id}` in lower case. Scheme, country, what follows the public id, query and
 * fragment do not matter. `publicId` is decoded; in `url` it is escaped. Stricter than a browser, as `parseCompanyUrl` is.
 */
export function parseProfileUrl(text: string): ProfileUrl {
  const trimmed = text.trim();
  if (trimmed === "") return refuse("empty");
  const address = parseHttpUrl(trimmed);
  if (address === null) return refuse("not-a-url");
  if (!HOST.test(hostOf(address) ?? "")) return refuse("other-host");
  const [root, folder, id = "", ...rest] = address.path.split("/");
  if (root !== "" || folder?.toLowerCase() !== "in" || rest.some(leadsElsewhere)) return refuse("not-a-profile");
  if (MEMBER_ID.test(id)) return refuse("member-id");
  const publicId = readPublicId(id);
  return publicId === null ? refuse("not-a-profile") : { ok: true, publicId, url: profileUrl(publicId) };
}

/** The one address of a person's profile. `publicId` as `parseProfileUrl` gives it. */
export function profileUrl(publicId: string): string {
  return `https://www.linkedin.com/in/${encodeURIComponent(publicId)}`;
}

function readPublicId(escaped: string): string | null {
  const text = unescaped(escaped);
  if (text === null) return null;
  const publicId = text.normalize("NFC").toLowerCase();
  // Some foreign letters turn into ASCII ones, such as the Kelvin sign: that would be another person's id.
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

function leadsElsewhere(part: string): boolean {
  const text = part.replace(/%2e/gi, ".");
  return text === "." || text === "..";
}

function asciiCount(text: string): number {
  return text.replace(/[^\0-\x7f]/g, "").length;
}

function refuse(reason: ProfileUrlError): ProfileUrl {
  return { ok: false, reason };
}
