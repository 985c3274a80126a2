import type { DateRange } from "../profile/date-range.ts";
import type { Position } from "../profile/parse-profile.ts";
import { readDateLine } from "./linkedin-dates.ts";
import { type GapLine, isLarge, isTitle, joinWrapped, paragraphsOf } from "./linkedin-lines.ts";

const UNKNOWN: DateRange = { start: null, end: null, isOpen: false };
/** Wrapped titles are 14.4 apart, wrapped companies 18; the next role follows after 21 or more. */
const WRAP_GAP = 20;
/** After the date a location follows at 14.7, a description at 20.3 or more. */
const LOCATION_GAP = 17.5;
const MAX_LOCATION = 110;
/** A wrapped line is nearly as wide as the column, which ends at 590. */
const FULL_LINE = 480;

/** Reads the lines below "Experience". */
export function readLinkedinPositions(lines: readonly GapLine[]): readonly Position[] {
  const positions: Position[] = [];
  let company: string[] = [];
  let role: GapLine[] = [];
  let hasRole = false;
  const close = () => {
    if (hasRole) positions.push(readRole(joinWrapped(company), role));
    role = [];
    hasRole = false;
  };
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (isLarge(line)) {
      const isWrapped = above !== undefined && isLarge(above) && !hasRole;
      if (!isWrapped) {
        close();
        company = [];
      }
      company.push(line.text);
    } else if (isTitle(line)) {
      if (hasRole && above !== undefined && isTitle(above) && isContinuation(line, above)) role.push(line);
      else {
        close();
        role = [line];
        hasRole = true;
      }
    } else if (hasRole) role.push(line);
    // Otherwise the total time at the company: "11 years 5 months".
  }
  close();
  return positions;
}

function isContinuation(line: GapLine, above: GapLine): boolean {
  return line.gap === null ? above.right > FULL_LINE : line.gap < WRAP_GAP;
}

function readRole(company: string, lines: readonly GapLine[]): Position {
  const titles = lines.filter(isTitle);
  let rest = lines.slice(titles.length);
  const dated = readRoleDates(rest);
  rest = rest.slice(dated.lines);
  const location = locationLines(rest, dated.lines > 0);
  const description = paragraphsOf(rest.slice(location));
  const title = joinWrapped(titles.map(({ text }) => text));
  return {
    company: company === "" ? null : company,
    title: title === "" ? null : title,
    dates: dated.dates ?? UNKNOWN,
    location: location === 0 ? null : joinWrapped(rest.slice(0, location).map(({ text }) => text)),
    description: description === "" ? null : description,
  };
}

/** The duration may wrap to a line of its own. */
function readRoleDates(lines: readonly GapLine[]): { readonly dates: DateRange | null; readonly lines: number } {
  const [first, second] = lines;
  if (first === undefined) return { dates: null, lines: 0 };
  const dates = readDateLine(first.text);
  if (dates === null) return { dates: null, lines: 0 };
  return { dates, lines: second !== undefined && /^\([^()]*\)$/.test(second.text) ? 2 : 1 };
}

/** How many lines name the location. At the top of a page the distance to the line below decides. */
function locationLines(lines: readonly GapLine[], hasDates: boolean): number {
  const [first, second] = lines;
  if (first === undefined || first.text.length > MAX_LOCATION) return 0;
  if (first.gap === null) {
    const isApart = second === undefined || second.gap === null || (second.gap > 20 && second.gap < 24);
    return isApart && looksLikePlace(first.text) ? 1 : 0;
  }
  if (first.gap > LOCATION_GAP || (!hasDates && !looksLikePlace(first.text))) return 0;
  let count = 1;
  while (lines[count]?.gap != null && (lines[count]?.gap as number) < LOCATION_GAP) count += 1;
  return count;
}

function looksLikePlace(text: string): boolean {
  return text.length < 70 && !/[.!?:;]$|^[-•*·–]|\d{3}/.test(text);
}
