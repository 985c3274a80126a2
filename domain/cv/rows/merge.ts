import { isPresent } from "../dates/dates.ts";
import { LINE_BREAK } from "../words/names.ts";
import { isLegalFormOnly } from "../words/word-classes.ts";
import { readSignals } from "../words/words.ts";
import { isEntryDate } from "./classify.ts";
import { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";
import { joinLoneDates, joinWrappedDates, withoutDuration } from "./wrapped-dates.ts";

const MAX_NAME = 120;
/** A name that goes on in the next line: "Technische Universität" above "Freiberg" */
const INCOMPLETE =
  /(?:^|[\s\u2063])(?:technische|freie|université|eidgenössische technische|vrije)\s+(?:universität|universiteit|hochschule|hogeschool|de)$|^(?:technical|technological|polytechnic|state)\s+university$|[,–—-]\s(?:universit(?:ät|é|y|à|eit)|universidade?|hochschule)$/iu;
/** Not "Wilmington, DE" */
const OPEN_END =
  /(?:\s&|\s\+|\p{L}\/|\s(?:of|the|for|and|der|des|für|und|de|du|la|et|zur|im|en|in|à|aux?|el|nel|nella)|[^,]\s(?:OF|THE|FOR|AND|DER|DES|FÜR|UND|DE|DU|ET|ZUR)|\p{L}-)$/u;

/** No longer ending is open. A regular expression would try every offset of the line. */
const MAX_OPEN_END = 6;
const LAST_OF_INCOMPLETE = /(?:universit(?:ät|é|y|à|eit)|universidad|hochschule|hogeschool|de)$/iu;

function isIncomplete(text: string): boolean {
  return LAST_OF_INCOMPLETE.test(text.slice(-12)) && INCOMPLETE.test(text);
}

/** Joins a name with its continuation on the next line ("Procter &", "Gamble"). */
export function mergeBrokenNames(text: string, rows: readonly Row[]): readonly Row[] {
  const merged: Row[] = [];
  for (const row of joinLoneDates(joinWrappedDates(rows))) {
    const previous = merged.at(-1);
    if (previous !== undefined && isStartBelowEnd(previous, row))
      merged[merged.length - 1] = joinReversed(previous, row);
    else if (previous !== undefined && isEndDate(previous, row)) merged[merged.length - 1] = joinDates(previous, row);
    else if (
      previous !== undefined &&
      (continues(previous, row) ||
        continuesEntry(previous, row) ||
        isWrappedEntry(merged.at(-2), previous, row) ||
        isWrappedDegree(previous, row) ||
        isOfSupervisor(previous, row) ||
        isLastWord(merged.at(-2), previous, row)) &&
      isNext(text, previous, row)
    )
      merged[merged.length - 1] = join(text, previous, row);
    else merged.push(row);
  }
  return merged;
}

/** Nothing of another column stands between them: the joined row would hold it. */
function isNext(text: string, previous: Row, row: Row): boolean {
  return row.start >= previous.end && !/[\p{L}\d]/u.test(text.slice(previous.end, row.start));
}

/** "Tutor at Acme, Leeds (Sep. 2019 –" above "December 2021)", "(2020 – till" above "present)" */
function isRestOfDate(previous: Row, row: Row): boolean {
  if (row.isAfterBlank || row.text.length > MAX_END || !OPEN_RANGE.test(previous.text.slice(-MAX_DATE))) return false;
  const rest = withoutDuration(row.text.replace(/[),;\s]+$/, "")).replace(/[).,;\s]+$/, "");
  const [start, ...others] = previous.dates;
  if (start === undefined || others.length > 0 || start.from < 2) return false;
  const [end] = row.dates;
  return isPresent(rest) || (end !== undefined && end.from === 0 && end.to >= rest.length && !end.isRange);
}

const MAX_DATE = 24;
/** With its duration in brackets */
const MAX_END = 48;
const OPEN_RANGE =
  /(?:(?:19|20)\d\d|['’]\d\d)(?:\s*[-–—]+\s*(?:till|until|to|bis|\p{Lu}\p{L}{2,8}\.?)?|\s(?:till|until|to|bis|tot|hasta|al|au|à))$/u;

/** "From: January 2018", "To: Present" on lines of their own. */
function isEndDate(previous: Row, row: Row): boolean {
  if (previous.label?.kind !== "date" || row.label?.kind !== "date" || row.isAfterBlank) return false;
  const [start] = previous.dates;
  if (start === undefined || previous.dates.length > 1 || start.isRange) return false;
  const value = row.text.slice(row.label.to);
  return (row.dates.length === 1 && row.dates[0]?.isRange === false) || isPresent(value);
}

/** "endDate: 2016-03", "startDate: 2012-01" of a source whose fields have no order */
function isStartBelowEnd(previous: Row, row: Row): boolean {
  if (!END_FIELD.test(previous.text) || !START_FIELD.test(row.text)) return false;
  return previous.dates.length === 1 && previous.dates[0]?.isRange === false && row.dates.length === 1;
}

const END_FIELD = /^\W*end ?date\W/i;
const START_FIELD = /^\W*start ?date\W/i;

/** One row with the earlier date first: no name is in it, so that its offsets say nothing. */
function joinReversed({ start, text, flags, label }: Row, row: Row): Row {
  const [first, last] = [
    row.text.trim().replace(/[",]+$/, ""),
    text
      .slice(label?.to)
      .trim()
      .replace(/[",]+$/, ""),
  ];
  return new Row(start, `${first} - ${last.replace(/^\W+/, "")}`, flags);
}

/** One row with both dates, at the same offsets. */
function joinDates(previous: Row, row: Row): Row {
  const [start] = previous.dates;
  const first = previous.text.slice(0, start?.to);
  const value = row.text.slice(row.label?.to);
  const gap = row.start + (row.label?.to ?? 0) - previous.start - first.length;
  return new Row(previous.start, first + " ".repeat(Math.max(3, gap)) + value, previous.flags);
}

function continues(previous: Row, row: Row): boolean {
  if (isRestOfDate(previous, row)) return true;
  if (row.isBullet || row.isAfterBlank || previous.text.length > MAX_NAME || row.text.length > MAX_NAME) return false;
  const first = row.text.charAt(0);
  if (previous.text.endsWith("-")) return /\p{Ll}$/u.test(previous.text.slice(0, -1)) && /\p{L}/u.test(first);
  // "Head of Geography,", "Calder High School" in the second column of a table
  if (
    previous.text.endsWith(",") &&
    previous.text.length < 90 &&
    row.text.length < 60 &&
    row.dates.length === 0 &&
    previous.dates.length > 0
  )
    return /^\p{Lu}/u.test(row.text) && !/[.!?:;]$/.test(row.text);
  if (isWrappedSchool(previous, row)) return true;
  if (row.text.startsWith("at ")) return CAMPUS.test(row.text) && UNIVERSITY_END.test(previous.text);
  if (OPEN_END.test(previous.text.slice(-MAX_OPEN_END)) || isIncomplete(previous.text))
    return /^[\p{Lu}\d]/u.test(previous.text) && !/[.!?]\s/.test(previous.text) && row.dates.length === 0;
  if (LETTERS_ONLY.test(row.text)) return /\p{Ll}$/u.test(previous.text) && previous.dates.length === 0;
  if (SCHOOL_TAIL.test(row.text)) return NAME_END.test(previous.text) && previous.dates.length === 0;
  return (
    row.text.length < 25 &&
    /^\p{Lu}/u.test(row.text) &&
    /\p{L}$/u.test(previous.text.slice(-2)) &&
    isLegalFormOnly(row.text)
  );
}

/** "University of Umbra" above "at Lumora Hill" */
const CAMPUS = /^at \p{Lu}[\p{L}.]+(?:[ -]\p{Lu}\p{L}+){0,2}$/u;
const UNIVERSITY_END = /(?:^|[,–—-]\s)(?:The )?(?:State )?University of (?:\p{Lu}\p{L}+ ?){1,2}$/u;

/** "Lumora School of Business," above "University of Umbra" in a narrow column */
function isWrappedSchool(previous: Row, { text, dates, isWhole }: Row): boolean {
  if (!previous.text.endsWith(",") || isWhole || dates.length > 0 || previous.dates.length > 0) return false;
  if (text.length > MAX_SCHOOL || previous.text.length > MAX_SCHOOL || text.includes(",")) return false;
  return [previous.text, text].every((name) => {
    const { school, degree, title } = readSignals(name);
    return school && !degree && title === 0;
  });
}

const MAX_SCHOOL = 50;

/** The second line of a list item that is an entry: "- Engineer, 2012 – 2014. Acme", "  Industries, Leeds." */
function continuesEntry(previous: Row, row: Row): boolean {
  const isHanging = row.isBullet && row.flags.mark === "" && previous.isBullet && previous.flags.mark !== "";
  // "• Lumora AG, Unterfeld –" above "Engineer, 2012 – 2014"
  const isOpen = previous.dates.length === 0 && /\s[–—]$/.test(previous.text.slice(-2)) && row.dates.length === 1;
  if (isHanging && !row.isAfterBlank && isOpen && row.text.length < MAX_NAME / 2) return true;
  if (!isHanging || row.isAfterBlank || row.dates.length > 0 || row.text.length > MAX_NAME / 2) return false;
  // "97 shops, 300 people" says what the person did there.
  if (/^\d/.test(row.text)) return false;
  return previous.dates.some(({ isRange }) => isRange) && isEntryDate(previous);
}

/** "2010 – 2012", "Research Fellow, Department of Physics,", "Lumora National University" in lines of a PDF */
function isWrappedEntry(above: Row | undefined, previous: Row, row: Row): boolean {
  if (row.isBullet || previous.isBullet || previous.text.length > MAX_NAME || row.text.length > MAX_NAME) return false;
  const isOpen = previous.text.endsWith(",") || (LAST_OF_SCHOOL.test(row.text) && !row.isAfterBlank);
  if (!isOpen || (row.flags.gap ?? 0) > MAX_GAP || row.dates.length > 0 || previous.dates.length > 0) return false;
  if (!/^\p{Lu}/u.test(row.text) || /[.!?:;,]$/.test(row.text)) return false;
  if (above === undefined || above.dates.length === 0 || !isDateOnly(above)) return false;
  const { title, degree } = readSignals(previous.text);
  return title > 0 || degree;
}

/** "Doctor of Philosophy - PhD, Biochemical" above "Engineering · (2007 - 2010)", as in the PDF of LinkedIn */
function isWrappedDegree(previous: Row, { text, isAfterBlank, isBullet }: Row): boolean {
  if (!text.endsWith(")") || isAfterBlank || isBullet || previous.dates.length > 0) return false;
  const at = text.search(DATES_BEHIND);
  if (at < 1 || !readSignals(previous.text).degree) return false;
  const { degree, school } = readSignals(text.slice(0, at));
  return !degree && !school;
}

const DATES_BEHIND = / · \([^()]*\d{4}[^()]*\)$/;

/** "Supervisor: Prof. Jo Example" above "(Lumora University)" */
function isOfSupervisor(previous: Row, { text, dates, isBullet, isAfterBlank }: Row): boolean {
  if (!text.startsWith("(") || !text.endsWith(")") || isBullet || isAfterBlank || dates.length > 0) return false;
  return SUPERVISOR.test(previous.text);
}

const SUPERVISOR =
  /^(?:(?:(?:co-?|first |main |thesis )?(?:supervis|advis)ors?|supervisory committee|(?:erst|zweit)?(?:betreuer|gutachter)(?:in)?|betreuung|(?:co-?)?directeurs?(?:trice)? de thèse|encadrants?|direct(?:or|ora) de tesis|tutora?|relator[ei]|orientador(?:a)?|promotor(?:en)?)(?: [^:]{1,20})?):/iu;

/** "2004–2006 Master of Physics, Université Jo et Lumora", and "Vantelo." below it */
function isLastWord(above: Row | undefined, previous: Row, row: Row): boolean {
  if (!row.text.endsWith(".") || row.text.length > MAX_LAST_WORD || row.isBullet || row.isAfterBlank) return false;
  if (previous.text.length < MIN_WRAPPED || !/,\s.*\p{L}$/u.test(previous.text) || !LAST_WORD.test(row.text))
    return false;
  const [date, ...others] = previous.dates;
  const isDated =
    date === undefined ? above !== undefined && isDateOnly(above) : date.from === 0 && others.length === 0;
  const { title, degree } = readSignals(row.text.slice(0, -1));
  return isDated && !previous.isBullet && title === 0 && !degree;
}

const MAX_LAST_WORD = 30;
const MIN_WRAPPED = 45;
const LAST_WORD = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?\.$/u;

/** Blank lines of a PDF between the lines of an entry */
const MAX_GAP = 3;
/** The last word of a name, and the place */
const LAST_OF_SCHOOL = /^(?:University|College|Institute|Hospital)(?:,|$)/u;

/** "BSc Physics - Lumora" above "University, Rochester, MI" */
/** "(LUM)" below "Lumora Machines" */
const LETTERS_ONLY = /^\(\p{Lu}[\p{L}\d&/-]{1,7}\)\s*$/u;
const SCHOOL_TAIL = /^(?:University|College|Institute)(?:,|$)/;
const NAME_END = /[,–—-]\s(?:\p{Lu}\p{Ll}+\s?){1,3}$/u;

function join(text: string, previous: Row, row: Row): Row {
  const raw = text.slice(previous.start, row.end);
  // A dash separates between blanks.
  const filler = /[–—]$/.test(previous.text.slice(-1)) ? " " : LINE_BREAK;
  const content = raw.replaceAll(/[^\S\n\r]*[\n\r][\s\u200b]*/g, (blanks) => filler.repeat(blanks.length));
  return new Row(previous.start, content, previous.flags);
}
