import type { DateRange } from "../profile/date-range.ts";
import type { Education } from "../profile/parse-profile.ts";
import { readEducationDates } from "./linkedin-dates.ts";
import { type GapLine, isLarge, joinWrapped } from "./linkedin-lines.ts";

const UNKNOWN: DateRange = { start: null, end: null, isOpen: false };
/** A wrapped school; the next one follows after 29 or more. */
const WRAP_GAP = 24;
const FULL_LINE = 480;
/** "Degree, Field · (2005 - 2009)": the separator is missing without a degree. */
const DATES = /(?:^|\s*·\s*|\s+)[(（]([^()（）]*\d{4}[^()（）]*)[)）]\s*$/;

/** Reads the lines below "Education". */
export function readLinkedinEducations(lines: readonly GapLine[]): readonly Education[] {
  const educations: Education[] = [];
  let school: string[] = [];
  let details: string[] = [];
  const close = () => {
    if (school.length > 0 || details.length > 0) educations.push(readEducation(joinWrapped(school), details));
    school = [];
    details = [];
  };
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (isLarge(line)) {
      const isWrapped = above !== undefined && isLarge(above) && isContinuation(line, above);
      if (!isWrapped) close();
      school.push(line.text);
    } else details.push(line.text);
  }
  close();
  return educations;
}

function isContinuation(line: GapLine, above: GapLine): boolean {
  return line.gap === null ? above.right > FULL_LINE : line.gap < WRAP_GAP;
}

function readEducation(school: string, lines: readonly string[]): Education {
  // The dates end the degree; activities and a description may follow.
  const last = lines.findIndex((_, index) => DATES.test(joinWrapped(lines.slice(0, index + 1))));
  const details = joinWrapped(last === -1 ? lines : lines.slice(0, last + 1));
  const activities = last === -1 ? "" : joinWrapped(lines.slice(last + 1));
  const dated = DATES.exec(details);
  const dates = dated === null ? null : readEducationDates(dated[1] as string);
  const studied = (dated === null || dates === null ? details : details.slice(0, dated.index))
    .replace(/\s*·\s*$/, "")
    .trim();
  const comma = commaOutside(studied);
  const degree = comma === -1 ? studied : studied.slice(0, comma).trim();
  const field = comma === -1 ? "" : studied.slice(comma + 1).trim();
  return {
    school: school === "" ? null : school,
    degree: degree === "" ? null : degree,
    fieldOfStudy: field === "" ? null : field,
    dates: dates ?? UNKNOWN,
    grade: null,
    activities: activities === "" ? null : activities,
    description: null,
  };
}

/** The first comma outside of parentheses. */
function commaOutside(text: string): number {
  let depth = 0;
  for (const [at, character] of [...text.matchAll(/[(),]/g)].map((match) => [match.index, match[0]] as const)) {
    if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    else if (depth <= 0) return at;
  }
  return -1;
}
