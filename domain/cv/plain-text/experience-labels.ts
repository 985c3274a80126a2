/** "Experience : 4 years (2012 Nov to Oct 2016)" in the form of one position: dates, and no heading of a section */
import { readDates } from "../dates/dates.ts";
import { findAll } from "../words/find-all.ts";
import { type WrittenPart, writtenOver } from "./written-over.ts";

const LABEL =
  /\n[^\S\n]*(?:[•▪●➢➤-][^\S\n]*)?((?:total |work |working )?(?:experience|exp\.?|experiencia|expérience|erfahrung))(?=[^\S\n]*[:=–-][^\S\n]*([^\n]{0,24}(?:19|20)\d\d[^\n]{0,40}))/gi;
/** What may stand beside the dates: "4 years and 2 months" */
const DURATION =
  /(?<!\p{L})(?:years?|yrs?|months?|mths?|and|total|from|since|of|jahre?|monate?|und|seit|ans?|mois|et|años?|meses|y|desde)(?!\p{L})/giu;
const DATES = "Duration";

/** The text with the label of dates in such lines. Its length stays. */
export function withExperienceDates(text: string): string {
  const parts: WrittenPart[] = [];
  for (const { index, 0: line, 1: label = "", 2: value = "" } of findAll(LABEL, text)) {
    if (!isDates(value)) continue;
    const at = index + line.length - label.length;
    parts.push({ from: at, text: DATES.padEnd(label.length).slice(0, label.length) });
  }
  return writtenOver(text, parts);
}

function isDates(value: string): boolean {
  const [date, ...others] = readDates(value);
  if (date === undefined || !date.isRange || others.length > 0) return false;
  const rest = `${value.slice(0, date.from)} ${value.slice(date.to)}`;
  return !/\p{L}/u.test(rest.replaceAll(DURATION, " "));
}
