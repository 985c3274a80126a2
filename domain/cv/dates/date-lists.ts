import type { DatedPart } from "./dated-part.ts";

const BETWEEN = /^\s*(?:[,;&+/]\s*)?(?:(?:and|und|et|y|e|en)\s+)?$/iu;
const MIN_YEARS = 3;

/** "Summers 2017, 2018 and 2019", "2007 – 2010, 2011 – 2015": one time with breaks, from its first date to its last. */
export function joinDateLists(line: string, parts: readonly DatedPart[]): readonly DatedPart[] {
  if (parts.length < 2) return parts;
  const joined: DatedPart[] = [];
  for (let index = 0; index < parts.length; ) {
    let last = index;
    while (isNextIn(line, parts[last] as DatedPart, parts[last + 1])) last++;
    const list = parts.slice(index, last + 1);
    const isTime = list.some(({ isRange }) => isRange)
      ? list.length > 1
      : isYearList(line, list) || isEveryYear(line, list);
    if (isTime) joined.push(whole(list));
    else joined.push(...list);
    index = last + 1;
  }
  return joined;
}

/** Years beside a name may be those of events. */
function isYearList(line: string, list: readonly DatedPart[]): boolean {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined || list.length < MIN_YEARS) return false;
  return !/\p{L}/u.test(line.slice(0, first.from) + line.slice(last.to));
}

/** "July 2014, July 2015", "Summer 2012 & Summer 2013" */
function isEveryYear(line: string, list: readonly DatedPart[]): boolean {
  const [first, ...others] = list.map(({ from, to }) => line.slice(from, to).replace(/\d+$/, "").toLowerCase());
  if (first === undefined || first === "" || others.length === 0) return false;
  return others.every((month) => month === first || (month === "" && SEASONS.test(first)));
}

/** "Summers 2019, 2020" */
const SEASONS = /^(?:summers|winters|springs|autumns|falls|étés|hivers|veranos|inviernos|estati|zomers)\s/;

/** After a comma or "and", and later than the date before it */
function isNextIn(line: string, date: DatedPart, next: DatedPart | undefined): boolean {
  if (next === undefined || date.start === null || next.start === null || date.isOpen) return false;
  const between = line.slice(date.to, next.from);
  return between.trim() !== "" && BETWEEN.test(between) && (date.end ?? date.start).year <= next.start.year;
}

function whole(list: readonly DatedPart[]): DatedPart {
  const [first, last] = [list[0] as DatedPart, list.at(-1) as DatedPart];
  const end = last.isRange ? last.end : last.start;
  return { from: first.from, to: last.to, start: first.start, end, isOpen: last.isOpen, isRange: true };
}
