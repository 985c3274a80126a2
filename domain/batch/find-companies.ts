import { type CompanyUrlError, parseCompanyUrl } from "../company/company-url.ts";
import { type CompanyLookup, lookupsOf } from "./paste-lookups.ts";

interface LinePosition {
  /** Counts from 1 and includes blank lines, as in an editor. */
  readonly line: number;
  /** Counts from 0 the companies of a line. */
  readonly part: number;
  /** The whole line, or the link where a line has several companies. */
  readonly text: string;
}

/** A company of a paste, or a line without one. */
export type PastedLine = LinePosition &
  (
    | { readonly kind: "company"; readonly url: string }
    /** An earlier line has the same company. */
    | { readonly kind: "repeated"; readonly url: string; readonly firstLine: number }
    /** `lookups`: what the line may mean, for a search in the database; the likeliest first. */
    | { readonly kind: "invalid"; readonly reason: CompanyUrlError; readonly lookups: readonly CompanyLookup[] }
  );

const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f]/;
/** Not the characters that turn text around: a link that contains them is cut there. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/**
 * A Crunchbase link anywhere in a line. Without a scheme it must not be a part of another host, path, query or user name. A link
 * in the query of another one, as mail filters write it, has a scheme.
 */
const LINK =
  /(?:(?<![\p{L}\p{N}])h(?:tt|xx)ps?:\/\/|(?<![\p{L}\p{N}\p{M}._~%@:/\\?#&=+]|[\p{L}\p{N}\p{M}]-))(?:(?:www|m|mobile)\.)?crunchbase\.com(?::(?:443|80))?\/[^\s"'`<>|,;()[\]{}*\\^]*/giu;
/** A symbol that no URL has ends it: a dash, an arrow, a bullet, a curly quote. */
const FOREIGN_SYMBOL = /[^\x21-\x7e\p{L}\p{M}\p{N}]/u;
const TRAILING = /[.:!?~_…]+$/u;
/** What follows a link that is a parameter of another one. */
const NEXT_PARAMETER = /^([^?#&]*)&.*$/s;
const ESCAPED_LINK = /https?%(?:25)?3a%(?:25)?2f%(?:25)?2f[\w.]{0,8}crunchbase\.com[\w.%-]*/gi;

/**
 * The companies of a paste, in order: Crunchbase links are found in lists, tables, quotes, markdown and prose. A line that has
 * none is invalid (specification, section 5 "Batch"); a line without a letter or digit, such as a ruler, is blank.
 */
export function findCompanies(pasted: string): readonly PastedLine[] {
  const firstLines = new Map<string, number>();
  return pasted.split(LINE_END).flatMap((untrimmed, index): PastedLine[] => {
    const text = untrimmed.trim();
    if (!LETTER_OR_DIGIT.test(text)) return [];
    const line = index + 1;
    const found = companiesIn(text);
    if (!found.ok) return [{ kind: "invalid", line, part: 0, text, reason: found.reason, lookups: lookupsOf(text) }];
    const isOnly = found.companies.length === 1;
    return found.companies.map(({ url, link }, part): PastedLine => {
      const shown = isOnly ? text : link;
      const firstLine = firstLines.get(url);
      if (firstLine !== undefined) return { kind: "repeated", line, part, text: shown, url, firstLine };
      firstLines.set(url, line);
      return { kind: "company", line, part, text: shown, url };
    });
  });
}

/** A URL with blanks in it, typed as one text: its first word may be another company. */
const URL_WITH_BLANKS = /^https?:\/\/\S+(?: [\p{L}\p{N}]+)+$/iu;

/** The first company of a pasted text, as its normalized URL; otherwise why the first line has none. */
export function findCompany(
  pasted: string,
):
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: CompanyUrlError; readonly lookups: readonly CompanyLookup[] } {
  if (URL_WITH_BLANKS.test(pasted.trim())) return { ok: false, reason: "not-a-url", lookups: [] };
  const lines = findCompanies(pasted);
  const company = lines.find((line) => line.kind === "company");
  if (company !== undefined) return { ok: true, url: company.url };
  const [first] = lines;
  if (first?.kind === "invalid") return { ok: false, reason: first.reason, lookups: first.lookups };
  return { ok: false, reason: pasted.trim() === "" ? "empty" : "not-a-url", lookups: [] };
}

type LineCompanies =
  | { readonly ok: true; readonly companies: readonly { readonly url: string; readonly link: string }[] }
  | { readonly ok: false; readonly reason: CompanyUrlError };

function companiesIn(text: string): LineCompanies {
  const whole = parseCompanyUrl(text);
  if (whole.ok) return { ok: true, companies: [{ url: whole.url, link: text }] };
  const links = linksIn(text);
  const companies = new Map<string, string>();
  for (const link of links) {
    const parsed = parseCompanyUrl(
      link.replace(/^h(?:tt|xx)p(s?):/i, "http$1:").replace(/^(https?:\/\/)?(?:m|mobile)\./i, "$1"),
    );
    if (parsed.ok && !companies.has(parsed.url)) companies.set(parsed.url, link);
  }
  if (companies.size > 0) return { ok: true, companies: Array.from(companies, ([url, link]) => ({ url, link })) };
  return { ok: false, reason: links.length > 0 ? "not-a-company" : whole.reason };
}

function linksIn(text: string): readonly string[] {
  const visible = text.replaceAll(INVISIBLE, "").replaceAll(ESCAPED_LINK, (link) => ` ${unescaped(unescaped(link))} `);
  return Array.from(visible.matchAll(LINK), ([link]) => {
    const end = link.search(FOREIGN_SYMBOL);
    return (end === -1 ? link : link.slice(0, end)).replace(NEXT_PARAMETER, "$1").replace(TRAILING, "");
  });
}

/** Only the characters of a URL's structure, so that escapes in a permalink stay invalid. */
function unescaped(link: string): string {
  return link.replaceAll(/%(3a|2f|3f|26|3d|23|25)/gi, (_escape, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
