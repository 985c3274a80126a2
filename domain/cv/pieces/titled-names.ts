import { isPlace } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { classesOf, DEGREE, FIELD, FUNCTION, TITLE } from "../words/word-classes.ts";
import type { Piece } from "./piece.ts";

/** "Baker McKenzie", "Gärtner Pötschke", "Baker & Finch": names that begin with an occupation and end in a name */
function isTitledName({ text, title, isAfterAt }: Piece): boolean {
  if (title === 0 || isAfterAt || !NAME.test(text)) return false;
  const words = splitWords(text);
  const [first, last] = [words[0] as string, words.at(-1) as string];
  if (words.length < 2 || words.length > 3 || (classesOf(first) & TITLE) === 0 || OF_FIELD.test(first) || isPlace(last))
    return false;
  return words.slice(1).every((word) => (classesOf(word) & (TITLE | FUNCTION | FIELD | DEGREE)) === 0);
}

/** Words with capitals only, none of which is an abbreviation: no "Consultant SAP" */
const NAME = /^\p{Lu}[\p{L}'’-]+(?: [&+]| und| et| and)?(?: \p{Lu}\p{Ll}[\p{L}'’-]+)+$/u;

/** "Praktikantin Grafik", "Manager Nordics": what a field or a region follows */
const OF_FIELD =
  /^(?:senior|junior|prakti|werkstud|stag|intern|assist|leit|respons|manag|dire[ck]|head|chef$|cheffe|chief|consult|ing|engin|teach|lehr|doz|docen|prof|sach|mitarb|medew|refer|berat|advis|techn|técn|tecn|develop|entwick|design|dével|desarr|anal|co?ord|koord|admin|vend|verk|agen|volont|trainee|azubi|auszub|aux|oper|superv|spe[cz]ia|lead|team|pro[jd]|key|sales|account|offi[cz]|exec|student|hilfs|fach|attach|charg|conseil|ejecut|jef[ea]|impieg|addett|capo|hoofd|gest)/iu;

/** "Consultant" and "Baker McKenzie": of two titles, the one that is the name of a company. Null if both or none may be. */
export function companyOfTitles(pieces: readonly Piece[]): { readonly title: Piece; readonly company: Piece } | null {
  const [first, second, ...others] = pieces;
  if (first === undefined || second === undefined || others.length > 0) return null;
  if (first.title === 0 || second.title === 0) return null;
  if (isTitledName(second) === isTitledName(first)) return null;
  return isTitledName(second) ? { title: first, company: second } : { title: second, company: first };
}
