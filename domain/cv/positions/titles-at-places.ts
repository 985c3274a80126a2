import { part } from "../pieces/commas.ts";
import type { Piece } from "../pieces/piece.ts";
import { isPlace } from "../words/phrases.ts";

const PLACE_BEHIND = /^, (\p{Lu}[^,;:()|·\t]{2,30}?)(?=\s*(?:$|[(|·\t])|\s{2}|\s[–—-]\s)/u;

/** "Operations Lead, Leeds" below its company, which has several places: the place is a part of the title. */
export function withPlace(title: Piece): Piece {
  const [behind = "", place = ""] = PLACE_BEHIND.exec(title.row.text.slice(title.to)) ?? [];
  return behind !== "" && isPlace(place) ? (part(title, title.from, title.to + behind.length) ?? title) : title;
}
