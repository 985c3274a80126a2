import { companyUrl, parseCompanyUrl } from "../company/company-url.ts";
import { parseHttpUrl } from "../company/http-url.ts";
import { linkedinSlug } from "../company/linkedin-slug.ts";
import { registrableDomain } from "../company/website-domain.ts";
import { type CellResult, invalid, quoted, readCell, valid } from "./cell-text.ts";

/** As in the data files of 2013 and in the column "permalink". */
const BARE_PERMALINK = /^\/?(?:(?:company|organization)\/)?([a-z0-9][a-z0-9_-]*)$/i;

/** A Crunchbase URL, or a permalink alone. */
export function readCompanyUrl(cell: string): CellResult<string> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  const permalink = BARE_PERMALINK.exec(text)?.[1];
  const parsed = parseCompanyUrl(permalink === undefined ? text : companyUrl(permalink));
  return parsed.ok ? valid(parsed.url) : invalid(`${quoted(text)} is not the Crunchbase URL of a company.`);
}

/** The company's part of its LinkedIn URL, in lower case. */
export function readLinkedin(cell: string): CellResult<string> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  const slug = linkedinSlug(text);
  return slug === null ? invalid(`${quoted(text)} is not the LinkedIn page of a company.`) : valid(slug);
}

/** The registrable host of the first of several websites. No host is requested. */
export function readWebsite(cell: string): CellResult<string> {
  const { value: text, problem } = readCell(cell);
  if (text === null) return { value: null, problem };
  const [first = ""] = text.split(/[\s,;|]+/);
  const parsed = parseHttpUrl(first.includes("@") ? "" : first.replace(/^\/\//, ""));
  const domain = parsed === null ? null : registrableDomain(parsed.authority.replace(/:\d*$/, ""));
  if (domain === null) return invalid(`${quoted(text)} is not a website.`);
  return domain === "shared" ? invalid(`${quoted(text)} is a page of a site that many companies use.`) : valid(domain);
}
