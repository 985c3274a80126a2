/** The history of a company: years beside what happened to it, "2012 – Series A led by Acme". */

import { foldWords } from "../words/split-words.ts";
import type { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";

const MIN_EVENTS = 2;
/** At the beginning of a line, behind its date, folded */
const EVENT =
  /^(?:new |first |neue[rs]? |erste[rs]? |nouve(?:au|lle) |nueva? )?(?:found(?:ed|ation|ing)|establish(?:ed|ment)|incorporat(?:ed|ion)|series [a-f]\b|(?:pre-)?seed (?:round|funding|financing)|ipo\b|initial public offering|listed on|listing on|renamed|rebranded|rebranding|acqui(?:sition|red)|takeover|merge[rd]\b|management buyout|spin-off|opening of|opened|launch(?:ed|es)?\b|market entry|expansion|moved? to (?:the |a )?(?:new )?(?:headquarters|office)|sale of|grundung|ausgrundung|umwandlung|ubernahme|bau des|neubau|umzug|markteintritt|borsengang|fusion|umfirmierung|einweihung|eroffnung|creation d|fondation|rachat|acquisition|ouverture d|introduction en bourse|lancement|fundacion|adquisicion|compra de|apertura|lanzamiento|salida a bolsa|fondazione|acquisizione|lancio|quotazione|oprichting|overname|beursgang)/;

/**
 * Whether at least half of the dated lines begin with an event in the life of a company. The CV of a founder has such a line, too,
 * beside lines with titles.
 */
export function isCompanyHistory(rows: readonly Row[]): boolean {
  let dated = 0;
  let events = 0;
  for (const [index, row] of rows.entries()) {
    if (row.dates.length === 0) continue;
    dated++;
    if (EVENT.test(foldWords(behindDate(row, rows[index + 1])))) events++;
  }
  return events >= MIN_EVENTS && events * 2 >= dated;
}

/** The line without its date; below a date alone, the next line. */
function behindDate(row: Row, next: Row | undefined): string {
  if (isDateOnly(row)) return next?.text ?? "";
  const [date] = row.dates;
  if (date === undefined || date.from > 0) return row.text;
  return row.text.slice(date.to).replace(/^[^\p{L}]+/u, "");
}
