import { hostOf, parseHttpUrl } from "./http-url.ts";

export type CompanyUrlError = "empty" | "not-a-url" | "other-host" | "not-a-company";

export type CompanyUrl =
  | { readonly ok: true; readonly permalink: string; readonly url: string }
  | { readonly ok: false; readonly reason: CompanyUrlError };

const HOSTS: ReadonlySet<string> = new Set(["crunchbase.com", "www.crunchbase.com"]);
/** `/company/{permalink}` is the old form of the same page. */
const COMPANY_FOLDERS: ReadonlySet<string> = new Set(["organization", "company"]);
const PERMALINK = /^(?=.*[a-z0-9])[a-z0-9_-]+$/;
/** Crunchbase also accepts entity IDs, but then one company would have two URLs. */
const ENTITY_ID = /^[a-z0-9]{8}(-[a-z0-9]{4}){3}-[a-z0-9]{12}$/;
const PERMALINK_LIMIT = 200;
/** Excludes non-ASCII letters: some, such as the Kelvin sign, become ASCII in lower case. */
const ESCAPED_OR_FOREIGN = /[^\x21-\x24\x26-\x7e]/;

/**
 * Parses a Crunchbase company URL and normalizes it to `https://www.crunchbase.com/organization/{permalink}`, the form that
 * is stored and compared (decisions, "A company URL is normalized"). Ignores scheme, `www.`, case, tabs after the permalink,
 * query and fragment. Stricter than a browser: rejects backslashes, escapes, dot segments and user names.
 */
export function parseCompanyUrl(text: string): CompanyUrl {
  const trimmed = text.trim();
  if (trimmed === "") return reject("empty");
  const parsed = parseHttpUrl(trimmed);
  if (parsed === null) return reject("not-a-url");
  if (!HOSTS.has(hostOf(parsed) ?? "")) return reject("other-host");
  const permalink = permalinkOf(parsed.path);
  if (permalink === null) return reject("not-a-company");
  return { ok: true, permalink, url: companyUrl(permalink) };
}

/** The normalized URL of a company. */
export function companyUrl(permalink: string): string {
  return `https://www.crunchbase.com/organization/${permalink}`;
}

function permalinkOf(path: string): string | null {
  if (ESCAPED_OR_FOREIGN.test(path) || path.split("/").some((part) => part === "." || part === "..")) return null;
  const [root, folder, name] = path.toLowerCase().split("/");
  if (root !== "" || !COMPANY_FOLDERS.has(folder ?? "") || name === undefined) return null;
  return isPermalink(name) ? name : null;
}

/** Whether a text in lower case is a permalink as it is stored. */
export function isPermalink(text: string): boolean {
  return text.length <= PERMALINK_LIMIT && PERMALINK.test(text) && !ENTITY_ID.test(text);
}

function reject(reason: CompanyUrlError): CompanyUrl {
  return { ok: false, reason };
}
