import { leadingLegalForms, legalFormsByCountry } from "../lists/legal-forms.ts";
import { normalizeForSearch } from "./search-text.ts";

// The database function `private.name_key` has the same steps and the same legal forms; a test compares the two.

/** ASCII punctuation, and the blocks of punctuation and symbols. */
const PUNCTUATION =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- blocks, with the characters between words
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u3004\u3008-\u3030\ufe00-\ufe6f\uff01-\uff0f]+/g;
/** In the database, the column is indexed. */
const MAX_LENGTH = 300;

/** Built at the first use: few screens need it. */
let formPatterns: { readonly trailing: RegExp; readonly leading: RegExp } | null = null;

/**
 * What two spellings of one company's name have in common: folded, without punctuation and without legal forms. Null for a name
 * without a letter or digit.
 */
export function nameKey(name: string): string | null {
  formPatterns ??= {
    trailing: new RegExp(`(?: (?:${trailingFormKeys().join("|")}))+$`),
    leading: new RegExp(`^(?:${leadingFormKeys().join("|")}) `),
  };
  const key = wordsOf(name).replace(formPatterns.trailing, "").replace(formPatterns.leading, "");
  return key === "" ? null : Array.from(key).slice(0, MAX_LENGTH).join("");
}

/** Legal forms as `nameKey` sees them after a name, sorted; `private.name_key` has this list. */
export function trailingFormKeys(): readonly string[] {
  return formKeys(Object.values(legalFormsByCountry).flatMap((forms) => forms.split("|")));
}

/** The same for forms before a name. */
export function leadingFormKeys(): readonly string[] {
  return formKeys(leadingLegalForms.split("|"));
}

function formKeys(forms: readonly string[]): readonly string[] {
  return [...new Set(forms.map(wordsOf))].toSorted();
}

/** Folded words with single spaces between them. */
function wordsOf(name: string): string {
  return normalizeForSearch(name)
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("đ", "d")
    .replaceAll("ı", "i")
    .replaceAll(/[.'’‘`´ʼ]/g, "")
    .replaceAll("&", " and ")
    .replaceAll(PUNCTUATION, " ")
    .trim();
}
