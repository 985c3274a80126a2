import { parseCompanyUrl } from "./company-url.ts";

/**
 * Legal forms that permalinks usually omit. Differs from `text/legal-forms.ts`, where a form belongs to the name as written
 * (`Tiffany & Co.`).
 */
const LEGAL_FORM =
  /[\s,]+(?:(?:gmbh|ag|se|ug|kg|inc|llc|ltd|limited|plc|corp|corporation|oyj?|ab|bv|nv|sa|sas|spa|srl|aps)|[sn]\.\s?[av]\.|b\.\s?v\.|a\/s)\.?$/iu;

/**
 * Guesses a company's Crunchbase permalink from its name: `Société Générale` is `societe-generale`, `AT&T` `at-t`,
 * `Celonis SE` `celonis`. Callers must compare the fetched company's name (`isSameCompany`). Null for a name without ASCII
 * letters or digits.
 */
export function guessPermalink(name: string): string | null {
  const bare = name.trim().replace(LEGAL_FORM, "");
  const permalink = bare
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  const parsed = parseCompanyUrl(`https://www.crunchbase.com/organization/${permalink}`);
  return parsed.ok ? parsed.permalink : null;
}

/** Whether two names are equal apart from case, accents, punctuation and legal form. */
export function isSameCompany(a: string, b: string): boolean {
  const guess = guessPermalink(a);
  return guess !== null && guess.replaceAll("-", "") === guessPermalink(b)?.replaceAll("-", "");
}
