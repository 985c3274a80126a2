import { hostOf, parseHttpUrl } from "./http-url.ts";

export type CompanyUrlError = "empty" | "not-a-url" | "other-host" | "not-a-company";

export type CompanyUrl =
  | { readonly ok: true; readonly permalink: string; readonly url: string }
  | { readonly ok: false; readonly reason: CompanyUrlError };

const HOSTS: ReadonlySet<string> = new Set(["crunchbase.com", "www.crunchbase.com"]);
/** `/company/{permalink}` is the old form of the same page. */
const COMPANY_FOLDERS: ReadonlySet<string> = new Set(["organization", "company"]);
const PERMALINK = /^(?=.*[a-z0-9])[a-z0-9_-]+$/;
/** The service answers to an entity's id too, but then one company would have two addresses. */
const ENTITY_ID = /^[a-z0-9]{8}(-[a-z0-9]{4}){3}-[a-z0-9]{12}$/;
const PERMALINK_LIMIT = 200;
/** Letters outside ASCII too: some become ASCII in lower case, such as the Kelvin sign. */
const ESCAPED_OR_FOREIGN = /[^\x21-\x24\x26-\x7e]/;

/**
 * Reads the address of a company's page on Crunchbase and gives it the one form under which it is stored and compared,
 * `https://www.crunchbase.com/organization/{permalink}` (decisions, "A company URL is normalized"). Scheme, `www.`,
 * upper case, tabs after the permalink, query and fragment do not matter. Parsed by hand, stricter than a browser: what
 * a browser would have to repair (backslashes, escapes, dots in the path, a user name) is refused.
 */
export function parseCompanyUrl(text: string): CompanyUrl {
  const trimmed = text.trim();
  if (trimmed === "") return refuse("empty");
  const address = parseHttpUrl(trimmed);
  if (address === null) return refuse("not-a-url");
  if (!HOSTS.has(hostOf(address) ?? "")) return refuse("other-host");
  const permalink = permalinkOf(address.path);
  if (permalink === null) return refuse("not-a-company");
  return { ok: true, permalink, url: companyUrl(permalink) };
}

/** The one address of a company's page. */
export function companyUrl(permalink: string): string {
  return `https://www.crunchbase.com/organization/${permalink}`;
}

function permalinkOf(path: string): string | null {
  if (ESCAPED_OR_FOREIGN.test(path) || path.split("/").some((part) => part === "." || part === "..")) return null;
  const [root, folder, name] = path.toLowerCase().split("/");
  if (root !== "" || !COMPANY_FOLDERS.has(folder ?? "") || name === undefined) return null;
  const isPermalink = name.length <= PERMALINK_LIMIT && PERMALINK.test(name) && !ENTITY_ID.test(name);
  return isPermalink ? name : null;
}

function refuse(reason: CompanyUrlError): CompanyUrl {
  return { ok: false, reason };
}
