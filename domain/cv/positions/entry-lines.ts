/** Splits a line into its heading and its entries, and removes the numbers before entries. */

import { isOfOtherSection, isProse } from "../rows/classify.ts";
import { ownNameLength } from "../rows/people.ts";
import { Row } from "../rows/row.ts";
import { unitTest } from "../words/memoize.ts";
import { headingKind } from "../words/sections.ts";
import { splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import { betweenLength } from "./bracketed-roles.ts";
import { splitAtDates, whenLength } from "./dated-lists.ts";

const MIN_LINE = 20;
const MAX_LINE = 1500;
const MAX_ENTRY = 110;
const SEPARATORS = [" · ", " • ", " | ", "; ", " → ", " // "];
const MAX_LABEL = 30;
/** "1.", "(2)", "(a)", "b)", "a.", "(iii)", "IV.", and "2.1" of a numbered section */
const NUMBER =
  /^\d{1,2}\.(?=\d{1,2}\.?\s+\p{L})(\d{1,2})\.?\s+|^\(?(\d{1,2}|[a-h](?=\)|\.\s)|[A-H](?=\))|(?:[ivx]{1,4}|[IVX]{1,4})(?=[.)]))(?:[.)]\s+(?=\S)|[.)]{1,2}\s*(?=\p{Lu}|\d{2}(?:th|\+)))/u;
const isNumberStart = unitTest(/[(\da-hA-HivxIVX]/);
/** "A)", beside which most lines begin with a capital */
const isLetter = unitTest(/[A-H]/);
const CLOSE = 0x29;
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
/** Between a number and the dates of its entry are fields of a form. */
const MAX_FIELDS = 4;
/** In bold letters, the source has marks around it: "**Before:** Acme" */
const HEADING = /^\u200b*(\p{L}[\p{L} ]{3,28}?) {0,20}(?::[-–]?\u200b*|\u200b+:)\s+(?=\S)/u;
const TIME =
  /^(?:current(?:ly)?|now|today|previous(?:ly)?|before|past|earlier|(?:prior|previous|past|earlier|first|last|former) (?:engagements?|experience|employments?|positions?|jobs?|roles?|assignments?|employers?)|aktuell|heute|zuvor|vorher|davor|before that|davor noch|actuellement|avant|auparavant|antes|prima|daarvoor|eerder)$/i;

/** "Current role: Engineer, Acme (since 2014)": above the others */
const CURRENT =
  /^(?:(?:current|present|latest|last|previous) (?:role|position|job)|aktuelle (?:position|rolle|stelle)|poste actuel|puesto actual|cargo actual|ruolo attuale|posizione attuale|huidige (?:functie|rol))\s?:\s.*,\s/iu;

/** A row for each heading and each entry of a line. */
export function splitEntryLines(rows: readonly Row[]): readonly Row[] {
  const split: Row[] = [];
  const glued = gluedHeadings(rows);
  for (const [index, row] of rows.entries()) {
    const length = glued.get(row);
    if (index < MAX_TOP && isNamedEntry(row)) split.push(...withoutPerson([row]));
    else if (length === undefined && row.text.length < MIN_LINE) split.push(row);
    else
      for (const part of length === undefined ? splitHeading(row) : cutHeading(row, length))
        split.push(...splitEntries(part));
  }
  return split;
}

const MAX_TOP = 3;

/** "Jo Example, Engineer at Acme (since 2014)" at the top of a note */
function isNamedEntry({ text, dates, isBullet }: Row): boolean {
  if (isBullet || dates.length !== 1 || text.length > MAX_ENTRY) return false;
  const length = ownNameLength(text);
  return length > 0 && readSignals(text.slice(length)).title > 0;
}

/** "Experience: Engineer", "Education: BSc Physics", "Languages: German", where all headings stand before the first line below them */
function gluedHeadings(rows: readonly Row[]): ReadonlyMap<Row, number> {
  const found = new Map<Row, number>();
  let isMain = false;
  for (const row of rows) {
    if (!row.isAfterBlank || row.isBullet || row.flags.columns !== undefined) continue;
    const colon = row.text.indexOf(": ");
    if (colon < 3 || colon > MAX_GLUED) continue;
    const [heading, label] = GLUED.exec(row.text) ?? [];
    const kind = label === undefined ? null : headingKind(label);
    if (heading === undefined || kind === null || kind === "inner") continue;
    found.set(row, heading.length);
    isMain ||= kind === "experience" || kind === "education";
  }
  return isMain && found.size >= MIN_GLUED ? found : new Map();
}

const MAX_GLUED = 40;
const MIN_GLUED = 3;
const GLUED = /^(\p{Lu}[\p{L} &/,'’-]{2,39}):\s+(?=\S)/u;

function cutHeading({ start, text, flags }: Row, length: number): readonly Row[] {
  const heading = new Row(start, text.slice(0, length).trimEnd().slice(0, -1), flags);
  return [heading, new Row(start + length, text.slice(length), { ...flags, isAfterBlank: false, gap: 0 })];
}

/** "1. Acme GmbH, 2014 – 2016", "2. Lumora AG, 2016 – 2018"; a club may be called "1. FC". */
export function withoutNumbers(rows: readonly Row[]): readonly Row[] {
  const numbers = rows.map((row, index) => numberOf(rows, row, index));
  if (!numbers.some((number) => number?.value === 1) || !numbers.some((number) => number?.value === 2)) return rows;
  return rows.map((row, index) => {
    const length = numbers[index]?.length;
    return length === undefined ? row : new Row(row.start + length, row.text.slice(length), row.flags);
  });
}

function numberOf(
  rows: readonly Row[],
  row: Row,
  index: number,
): { readonly value: number; readonly length: number } | null {
  const first = row.text.charCodeAt(0);
  if (!isNumberStart(first) || (isLetter(first) && row.text.charCodeAt(1) !== CLOSE)) return null;
  // A cell of a table, whose others would move to other columns
  if (row.flags.columns !== undefined) return null;
  const match = NUMBER.exec(row.text);
  if (match === null || row.dates[0]?.from === 0) return null;
  const isEntry = row.dates.length > 0 || isAboveDates(rows, index) || isStudy(row.text);
  if (!isEntry || headingKind(row.text) !== null) return null;
  const number = match[1] ?? match[2] ?? "";
  return { value: valueOf(number.toLowerCase()), length: match[0].length };
}

function valueOf(number: string): number {
  const roman = ROMAN.indexOf(number) + 1;
  return roman > 0 ? roman : number >= "a" ? number.charCodeAt(0) - 0x60 : Number(number);
}

/** "S.L.C., Lumora School", "PGDCA from Lumora" */
function isWholeStudy(text: string): boolean {
  const { school, degree } = readSignals(text);
  return degree && (school || /\sfrom\s/i.test(text));
}

/** "2.) 12th from Lumora School" */
function isStudy(text: string): boolean {
  const { school, degree } = readSignals(text);
  return school || degree;
}

/** Dates on the next line, or below a title or fields such as "Designation: Engineer" */
function isAboveDates(rows: readonly Row[], index: number): boolean {
  for (let at = index + 1; at <= index + MAX_FIELDS; at++) {
    const row = rows[at];
    if (row === undefined || row.dates.length > 0) return row !== undefined;
    if (row.isAfterBlank || (row.label === null && (at > index + 1 || readSignals(row.text).title === 0))) return false;
  }
  return false;
}

/** "Education Doctor of Philosophy in Physics": the heading was in the margin. */
const MARGIN = /^(?:EDUCATION|Education|AUSBILDUNG|Ausbildung|STUDIUM|Studium|FORMATION|Formation)\s+(?=\p{Lu})/u;

function beginsWithDegree(text: string): boolean {
  const [first = "", second = ""] = splitWords(text.slice(0, 60));
  return readSignals(first).degree && LINK.test(second);
}

const LINK = /^(?:of|in|en|de)$/;

/** "Education: MSc, Lumora University, 2012" */
function splitHeading(row: Row): readonly Row[] {
  const margin = MARGIN.exec(row.text)?.[0];
  if (margin !== undefined && !row.isBullet && beginsWithDegree(row.text.slice(margin.length))) {
    const rest = new Row(row.start + margin.length, row.text.slice(margin.length), row.flags);
    return [new Row(row.start, margin.trim(), row.flags), rest];
  }
  const colon = row.text.indexOf(":");
  if (colon < 3 || colon >= MAX_LABEL) return [row];
  if (row.label !== null && !CURRENT.test(row.text)) return [row];
  const [found, label = ""] = HEADING.exec(row.text) ?? [""];
  if (
    found === "" ||
    row.text.length > MAX_LINE ||
    (row.dates.length === 0 && !isWholeStudy(row.text.slice(found.length)))
  )
    return [row];
  // "studies: …" of a note
  const heading = label.charAt(0).toUpperCase() + label.slice(1);
  const kind = headingKind(heading);
  const isTime = TIME.test(label);
  // "• before: Engineer, Acme, 2014 – 2016"
  if (row.isBullet && !isTime) return [row];
  if (row.dates.length === 0 && kind !== "education") return [row];
  if (!isTime && kind !== "experience" && kind !== "education") return [row];
  const entry = new Row(row.start + found.length, row.text.slice(found.length), row.flags);
  if (isTime) return [entry];
  return [new Row(row.start, heading, row.flags), entry];
}

/** "2019–2022 Engineer, Acme · 2016–2019 Analyst, Lumora · 2014–2016 Trainee, Umbra" */
function splitEntries(row: Row): readonly Row[] {
  const { text } = row;
  if (text.length < 50 || text.length > MAX_LINE || row.flags.columns !== undefined) return [row];
  if (row.dates.length < 2 || isOfOtherSection(text)) return [row];
  const numbered = text.includes("(2)") ? splitAtNumbers(row) : null;
  if (numbered !== null) return numbered;
  for (const separator of SEPARATORS) {
    if (!text.includes(separator)) continue;
    const parts: Row[] = [];
    let from = 0;
    for (const part of text.split(separator)) {
      const when = whenLength(part);
      parts.push(new Row(row.start + from + when, part.slice(when), { ...row.flags, isBullet: false }));
      from += part.length + separator.length;
    }
    const entries = parts.filter(isEntry).length;
    if (entries >= 2 && entries === parts.length) return withoutPerson(parts);
    if (entries >= 3 && entries >= 0.7 * parts.length) return withoutPerson(parts);
  }
  return splitAtDates(row) ?? splitAtStops(row) ?? splitBracketed(row);
}

/** "(1) Acme - Engineer - 2019 to 2023  (2) Lumora - Trainee - 2014 to 2019" */
function splitAtNumbers(row: Row): readonly Row[] | null {
  const marks = [...row.text.matchAll(/(?:^|\s)\((\d)\)\s+/g)];
  if (marks.length < 2 || marks[0]?.index !== 0 || marks.some((mark, index) => Number(mark[1]) !== index + 1))
    return null;
  const parts = marks.map(({ index, 0: mark }, at) => {
    const from = index + mark.length;
    const value = row.text.slice(from, marks[at + 1]?.index).replace(/[\s,;]+$/, "");
    return new Row(row.start + from, value, { ...row.flags, isBullet: false });
  });
  return parts.every(({ dates, text }) => dates.length > 0 && text.length < MAX_ENTRY) ? parts : null;
}

/** "Engineer, Acme, 2010 – 2012. Trainee, Lumora, 2008 – 2010.": each entry ends in its dates and a full stop */
function splitAtStops(row: Row): readonly Row[] | null {
  if (!row.text.includes(". ")) return null;
  const parts: Row[] = [];
  let from = 0;
  for (const { to } of row.dates) {
    const stop = STOP_AT_DATE.exec(row.text.slice(to, to + MAX_STOP))?.[0];
    if (stop === undefined) return null;
    const end = to + (stop.startsWith(")") ? 1 : 0);
    parts.push(new Row(row.start + from, row.text.slice(from, end), { ...row.flags, isBullet: false }));
    from = to + stop.length;
  }
  return from === row.text.length && parts.every((part) => isEntry(part) && part.text.includes(", ")) ? parts : null;
}

const MAX_STOP = 8;
const STOP_AT_DATE = /^\)?(?:\.\s+(?=\p{Lu})|\.?\s*$)/u;

/** "Jo Example: CFO, Lumora (2022 – now)" at the beginning of a list: the name has a row of its own. */
function withoutPerson([first, ...others]: readonly Row[]): readonly Row[] {
  if (first === undefined) return [];
  const length = ownNameLength(first.text);
  if (length === 0) return [first, ...others];
  const entry = new Row(first.start + length, first.text.slice(length), first.flags);
  return [new Row(first.start, first.text.slice(0, length), first.flags), entry, ...others];
}

/** "Analyst at Acme (2018 – 2020), Trainee at Lumora (2016 – 2018)": each with its company; roles at one company stay together. */
function splitBracketed(row: Row): readonly Row[] {
  if (!row.text.includes("(")) return [row];
  const parts: Row[] = [];
  let from = 0;
  for (const date of row.dates) {
    const close = AFTER_BRACKETS.exec(row.text.slice(date.to))?.[0].length ?? 0;
    const isAfterOpen = OPEN.test(row.text.slice(from, date.from)) || row.text.charAt(date.from) === "(";
    if (close === 0 || !isAfterOpen) return [row];
    const to = date.to + close;
    parts.push(new Row(row.start + from, row.text.slice(from, to), { ...row.flags, isBullet: false }));
    from = to + betweenLength(row.text.slice(to));
  }
  return from >= row.text.replace(/\.$/, "").length &&
    parts.every((part) => isEntry(part) && WITH_COMPANY.test(part.text))
    ? parts
    : [row];
}

/** "Lumora (CFO, 2019 – 2021)": the title may stand in the brackets, too. */
const OPEN = /\((?:[^()]{2,60},)?\s*$/;
const AFTER_BRACKETS = /^\s*\)/;
const WITH_COMPANY = /^\P{Ll}[^(]*\(\P{Ll}[^()]*, |\p{L}(?:,| at| bei| chez| bij| presso) \P{Ll}/u;

function isEntry({ text, dates }: Row): boolean {
  const [date] = dates;
  if (date === undefined || dates.length > 1 || text.length > MAX_ENTRY) return false;
  const rest = `${text.slice(0, date.from)} ${text.slice(date.to)}`;
  return /\p{L}{3}.*[\s,].*\p{L}{2}/u.test(rest) && !isProse(rest.trim());
}
