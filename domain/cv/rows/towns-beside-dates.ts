/** "2014 – 2016, Unterdorf", "Unterdorf (2014 – 2016)": a town alone beside the dates of an entry that has its names on other lines. */

import { isPlace, isTownInRegion } from "../words/phrases.ts";
import { endsInFunction, isField, readSignals } from "../words/words.ts";
import { isProse } from "./classify.ts";
import { Row } from "./row.ts";

const MAX_LINE = 70;
const MAX_NAME = 100;
/** With fewer, an unknown town may be a company. */
const MIN_TOWNS = 2;
const MIN_SHARE = 0.6;
const MOST = 0.7;
/** A town that no list has, and perhaps its region */
const TOWN =
  /^\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}|am|an der|upon|on|de|la|le)[\p{L}'’.-]*){0,2}(?:, ?\p{Lu}[\p{L}. ]{1,20})?$/u;
const NAME = /^\p{Lu}[\p{L}\d&.'’-]*(?: (?:[\p{Lu}&][\p{L}\d&.'’-]*|of|the|de|für|und|and)){0,4}$/u;
const OPENS = /[\s,|·•;:([–—-]+$/u;
const CLOSES = /^[\s,|·•;:)\]–—-]+/u;
const SEPARATED = /[|·•;\t]|\s{2}|\s[–—-]\s|\s\p{L}+-\p{Lu}[^,]*,/u;
/** Between a title and a company on one line */
const JOINT = /, | \| | · | [–—-] |: | (?:at|bei|chez|presso|bij) |\t|\s{3}/u;

type Kind = "known" | "unknown" | null;
/** How sure it is that the lines beside the dates name both: 1 where they may, 3 where a region is behind the town, too */
type Evidence = 0 | 1 | 2 | 3;

/** "(2014 – 2016, Unterdorf)" behind the names: the place and nothing else is behind the dates. */
const BEHIND_IN_BRACKETS = /^,\s*[^(),;:\d]{2,30}\)$/u;

function withoutPlaceInBrackets(row: Row): Row {
  const { text, isBullet } = row;
  if (isBullet || text.length > MAX_NAME || !text.endsWith(")")) return row;
  const [date, ...others] = row.dates;
  if (date === undefined || others.length > 0 || !BEHIND_IN_BRACKETS.test(text.slice(date.to))) return row;
  const names = text.slice(0, date.from);
  if (!names.endsWith("(") || !JOINT.test(names) || readSignals(names).title === 0) return row;
  return new Row(row.start, `${text.slice(0, date.to)})`, row.flags);
}

/** The rows with the dates alone where a town is beside them. Offsets stay. */
export function withoutTownsBesideDates(written: readonly Row[]): readonly Row[] {
  const rows = written.map(withoutPlaceInBrackets);
  const kinds = rows.map(kindBesideDates);
  const hasKnown = kinds.includes("known");
  if (!hasKnown && !kinds.includes("unknown")) return rows;
  // With a blank line between all lines, none of them separates anything.
  const isSpaced = rows.filter((row) => row.isAfterBlank).length > MOST * rows.length;
  const named = kinds.flatMap((kind, index) => (kind === "unknown" ? [evidenceAt(rows, index, isSpaced)] : []));
  const sure = named.reduce((sum: number, evidence) => sum + Math.max(0, evidence - 1), 0);
  const areTowns =
    sure >= (hasKnown ? 1 : MIN_TOWNS) && named.filter((evidence) => evidence > 0).length >= MIN_SHARE * named.length;
  if (!hasKnown && !areTowns) return rows;
  // "Orvane, Ireland" where other entries have "Cork, Ireland"
  const isAlike = kinds.filter((kind) => kind === "known").length >= MIN_TOWNS;
  return rows.map((row, index) => {
    const kind = kinds[index];
    const isTown = kind === "unknown" && (areTowns || (isAlike && isTownInRegion(besideDates(row))));
    return kind === "known" || isTown ? datesOf(row) : row;
  });
}

function datesOf(row: Row): Row {
  const [date] = row.dates;
  if (date === undefined) return row;
  return new Row(row.start + date.from, row.text.slice(date.from, date.to), row.flags);
}

function kindBesideDates(row: Row): Kind {
  const { text, isBullet } = row;
  if (isBullet || text.length > MAX_LINE || !/\d/.test(text)) return null;
  const [date, ...others] = row.dates;
  if (date === undefined || others.length > 0 || !date.isRange) return null;
  const beside = besideDates(row);
  if (beside === "" || SEPARATED.test(beside) || row.label !== null) return null;
  if (isPlace(beside)) return "known";
  if (!TOWN.test(beside)) return null;
  if (isTownInRegion(beside)) return "unknown";
  const { title, company, school, degree } = readSignals(beside);
  return title > 0 || company > 0 || school || degree || isField(beside) || endsInFunction(beside) ? null : "unknown";
}

/** What stands on one side of the dates; nothing where both sides have something */
function besideDates({ text, dates }: Row): string {
  const [date] = dates;
  if (date === undefined) return "";
  const before = text.slice(0, date.from).replace(OPENS, "");
  const after = text.slice(date.to).replace(CLOSES, "").replace(OPENS, "");
  return before === "" || after === "" ? before + after : "";
}

/** A title and a company, or a degree and a school, on the lines above or below the dates, or on both sides */
function evidenceAt(rows: readonly Row[], index: number, isSpaced: boolean): Evidence {
  const above = namesFrom(rows, index, -1, isSpaced);
  const hasRegion = isTownInRegion(besideDates(rows[index] as Row));
  if (areBoth(above)) return hasRegion ? 3 : 2;
  // "Lumora, 2014 – 2016" above its titles
  if (above.length === 0 && rows[index]?.dates[0]?.from !== 0) return 0;
  const below = namesFrom(rows, index, 1, isSpaced);
  const near = above.length === 0 ? below : [...above.slice(0, 1), ...below.slice(0, 1)];
  if (!areBoth(near)) return 0;
  // A title above, and below a name in capitals that ends the lines of the entry
  if (above.length > 0 && below.length === 1 && NAME.test((below[0] as Row).text)) return 2;
  return near.some(isEmployer) || hasRegion ? 2 : 1;
}

/** Up to two lines beside the dates; a blank line may be above dates that stand alone. */
function namesFrom(rows: readonly Row[], index: number, step: 1 | -1, isSpaced: boolean): readonly Row[] {
  const near: Row[] = [];
  for (let at = index + step; near.length < 2; at += step) {
    const row = rows[at];
    const isApart = !isSpaced && rows[step > 0 ? at : at + 1]?.isAfterBlank === true;
    if (row === undefined || !isName(row) || (isApart && !(step < 0 && near.length === 0 && isAlone(rows, index))))
      break;
    near.push(row);
  }
  return near;
}

function isAlone(rows: readonly Row[], index: number): boolean {
  const below = rows[index + 1];
  return below === undefined || below.isAfterBlank || below.isBullet;
}

function isEmployer({ text }: Row): boolean {
  const { company, school } = readSignals(text);
  return company > 0 || school || text.split(JOINT).some((part, index) => index > 0 && isPlace(part));
}

function isName({ text, isBullet, dates }: Row): boolean {
  return !isBullet && text.length <= MAX_NAME && dates.length === 0 && !isProse(text);
}

function areBoth(near: readonly Row[]): boolean {
  if (near.length === 0) return false;
  const roles = near.filter(({ text }) => isRole(text));
  if (near.length === 1 || roles.length === near.length) return roles.some(({ text }) => namesBoth(text));
  return roles.length === 1 && near.every((row) => roles.includes(row) || !endsInFunction(row.text));
}

function isRole(text: string): boolean {
  const { title, degree } = readSignals(text);
  return title > 0 || degree;
}

function namesBoth(text: string): boolean {
  const parts = text.split(JOINT);
  return parts.some(isRole) && parts.some((part) => /^\p{Lu}/u.test(part) && !isRole(part) && !endsInFunction(part));
}
