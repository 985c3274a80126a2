import { isPlace, isTownInRegion } from "../words/phrases.ts";
import { readSignals } from "../words/words.ts";

/** "Acme Corp. – San Fernando": the name of a company or a school, and its town */
const NAME_AND_TOWN = /^(.*\S)\s[–—-]\s(\p{Lu}\p{Ll}[\p{L}.]*(?:[ -]\p{Lu}[\p{L}.]+){0,2}(?:, \p{Lu}[\p{L} ]+)?)$/u;

/** Where the name in a table's cell ends, before its town */
export function nameEnd(cell: string): number {
  const [, name, town = ""] = /\s[–—-]\s/.test(cell) ? (NAME_AND_TOWN.exec(cell) ?? []) : [];
  if (name === undefined) return cell.length;
  const { title, company, school, degree } = readSignals(town);
  if (title > 0 || company > 0 || school || degree) return cell.length;
  return isPlace(town) || isTownInRegion(town) || readSignals(name).company === 3 ? name.length : cell.length;
}
