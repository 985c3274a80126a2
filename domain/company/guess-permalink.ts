import { parseCompanyUrl } from "./company-url.ts";

/**
 * Legal forms that permalinks mostly leave out. Not those of `text/legal-forms.ts`: there a form belongs to a name as it is
 * written (`Tiffany & Co.`), here it is dropped however it is written.
 */
const LEGAL_FORM =
  /[\s,]+(?:(?:gmbh|ag|se|ug|kg|inc|llc|ltd|limited|plc|corp|corporation|oyj?|ab|bv|nv|sa|sas|spa|srl|aps)|[sn]\.\s?[av]\.|b\.\s?v\.|a\/s)\.?$/iu;

/**
 * The permalink that a company of this name most likely has on Crunchbase: `Société Générale` is `societe-generale`,
 * `AT&T` `at-t`, `Celonis SE` `celonis`. A guess: whoever uses it has to look at the name of the company it leads to. Null
 * where the name has no letter or digit that could stand in an address.
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
  const address = parseCompanyUrl(`https://www.crunchbase.com/organization/${permalink}`);
  return address.ok ? address.permalink : null;
}

/** Whether two names mean one company: case, accents, signs and legal form aside. */
export function isSameCompany(one: string, other: string): boolean {
  const guess = guessPermalink(one);
  return guess !== null && guess.replaceAll("-", "") === guessPermalink(other)?.replaceAll("-", "");
}
