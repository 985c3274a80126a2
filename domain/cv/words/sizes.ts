/** How large a company or its part is: people and money. */

const PEOPLE =
  "employees|people|staff|fte|salariés|personnes|collaborateurs|mitarbeitende|mitarbeiter(?:innen)?|beschäftigte|empleados|personas|dipendenti|addetti|persone|medewerkers";
const ABOUT = String.raw`(?:(?:ca\.?|env\.|approx\.|~) ?)?`;

/** "Polymers, 550 people": what a company is */
export const SIZE = new RegExp(String.raw`(?:^|[\s,(])${ABOUT}\d[\d.,' ]{0,8}\+? (?:${PEOPLE})(?:[\s,)]|$)`, "iu");

/** "180 salariés", "2.1k", "85 OOO €", "2,0 Md€ CA" */
const SIZE_ALONE = new RegExp(
  String.raw`^(?:${ABOUT}\d[\d.,' ]{0,8}\+? (?:${PEOPLE})|\d+(?:[.,]\d+\p{L}?|k)|\d[\d.,]* ?(?:mio|md|mrd|m|k)?\.? ?€ \p{L}+)$|\d.*[€$£]$|O\s*[€$£]$`,
  "iu",
);

/** A number and what it counts, which names nothing */
export function isSizeAlone(text: string): boolean {
  const unit = text.charCodeAt(0);
  return (unit === 0x7e || (unit > 0x2f && unit < 0x3a) || MAY_BE_SIZE.test(text)) && SIZE_ALONE.test(text);
}

const MAY_BE_SIZE = /^(?:ca|env|approx)[. ]|[€$£]$/i;
