import { isPermalink } from "./company-url.ts";

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
  const permalink = unaccented(bare)
    .replaceAll(/['’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return isPermalink(permalink) ? permalink : null;
}

/**
 * Whether two names are equal apart from case, accents, punctuation and legal form. Letters of other scripts count: the
 * permalink omits them. False where no permalink can be guessed from `a`.
 */
export function isSameCompany(a: string, b: string): boolean {
  return guessPermalink(a) !== null && comparableName(a) === comparableName(b);
}

function comparableName(name: string): string {
  return unaccented(name.trim().replace(LEGAL_FORM, ""))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]/gu, "");
}

function unaccented(text: string): string {
  return text.replaceAll("ß", "ss").normalize("NFKD").replaceAll(/\p{M}/gu, "");
}
