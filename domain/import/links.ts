import { companyUrl, parseCompanyUrl } from "../company/company-url.ts";
import { parseHttpUrl } from "../company/http-url.ts";
import { linkedinSlug } from "../company/linkedin-slug.ts";
import { registrableDomain } from "../company/website-domain.ts";
import { type CellResult, invalid, quoted, readTarget, valid } from "./cell-text.ts";

/** As in the data files of 2013 and in the column "permalink". */
const BARE_PERMALINK = /^\/?(?:(?:company|organization)\/)?([a-z0-9][a-z0-9_-]*)$/i;

/** A Crunchbase URL, or a permalink alone. */
export function readCompanyUrl(cell: string): CellResult<string> {
  const { value: text, problem } = readTarget(cell);
  if (text === null) return { value: null, problem };
  const permalink = BARE_PERMALINK.exec(text)?.[1];
  const parsed = parseCompanyUrl(permalink === undefined ? text : companyUrl(permalink));
  return parsed.ok ? valid(parsed.url) : invalid(`${quoted(text)} is not the Crunchbase URL of a company.`);
}

/** The company's part of its LinkedIn URL, in lower case. */
export function readLinkedin(cell: string): CellResult<string> {
  const { value: text, problem } = readTarget(cell);
  if (text === null) return { value: null, problem };
  const slug = linkedinSlug(text);
  return slug === null ? invalid(`${quoted(text)} is not the LinkedIn page of a company.`) : valid(slug);
}

/**
 * The registrable host of the first of several websites. No host is requested.
 * @param directory the host of most of the column's cells, which are pages of a directory
 */
export function readWebsite(cell: string, directory: string | null = null): CellResult<string> {
  const { value: text, problem } = readTarget(cell);
  if (text === null) return { value: null, problem };
  const [first = ""] = text.split(/[\s,;|]+/);
  const parsed = parseHttpUrl(first.includes("@") ? "" : first.replace(/^\/\//, ""));
  const domain = parsed === null ? null : registrableDomain(parsed.authority.replace(/:\d*$/, ""));
  if (domain === null) return invalid(`${quoted(text)} is not a website.`);
  return domain === "shared" || domain === directory
    ? invalid(`${quoted(text)} is a page of a site that many companies use.`)
    : valid(domain);
}

const SAMPLED_WEBSITES = 200;
const FEWEST_PAGES = 3;
/** With a path. */
const PAGE = /^(?:https?:\/\/)?[^/?#]+\/[^/?#]/i;

/** The host that most cells of a column share, as links to the pages of a directory do; null for a column of websites. */
export function directoryOf(cells: readonly string[]): string | null {
  const pages = new Set(cells.filter((cell) => cell.trim() !== "").slice(0, SAMPLED_WEBSITES));
  const counts = new Map<string, number>();
  for (const page of pages) {
    const { value } = readWebsite(page);
    if (value !== null && PAGE.test(page)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const found = [...counts].find(([, count]) => count >= FEWEST_PAGES && count * 2 > pages.size);
  return found?.[0] ?? null;
}
