/** "LUMORA Leeds, UK", "ACME GROUP Remote / Leeds": a name in capitals, and its place, which stood at the right edge of the page. */
import { isPlace, isRegion, isTownInRegion } from "../words/phrases.ts";

const NAME_AND_PLACE =
  /^([ \u200b]*\p{Lu}[\p{Lu}\d&.'’()™®,/-]+(?: [\p{Lu}\d&()/-][\p{Lu}\d&.'’()™®,/-]*)*)( )(\p{Lu}\p{Ll}[^\n\r\t]*?)(?=\s*$|\t| {3})/gmu;
const MIN_LINES = 2;
const MAX_PLACE = 60;

/** Writes a tab before the places, if several lines are alike. The length stays. */
export function withPlacesApart(text: string): string {
  const starts: number[] = [];
  for (const match of text.matchAll(NAME_AND_PLACE)) {
    const [, name = "", , place = ""] = match;
    if (place.length <= MAX_PLACE && isLong(name) && /[,/]/.test(place) && isBesideName(place))
      starts.push(match.index + name.length);
  }
  if (starts.length < MIN_LINES) return text;
  let result = "";
  let from = 0;
  for (const at of starts) {
    result += `${text.slice(from, at)}\t`;
    from = at + 1;
  }
  return result + text.slice(from);
}

/** Of "TU Dortmund" and "ENSAM Paris" the town is a part. */
function isLong(name: string): boolean {
  return (name.match(/\p{Lu}/gu) ?? []).length > MAX_INITIALS;
}

const MAX_INITIALS = 5;

function isBesideName(place: string): boolean {
  if (isPlace(place) || isTownInRegion(place)) return true;
  // "Medellín, Antioquia, Colombia"
  const parts = place.split(", ");
  return (
    parts.length === 3 && isRegion(parts[2] as string) && parts.every((part) => /^\p{Lu}[\p{L} .'’-]+$/u.test(part))
  );
}
