/** Compares the outline of a CV with its gold annotations. */

import { type CvOutline, type NamedSpan, readOutline } from "../../domain/cv/outline.ts";
import { cleanName } from "../../domain/cv/words/names.ts";
import { LEGAL_FORM_WORDS } from "../../domain/lists/company-words.ts";
import type { DateRange } from "../../domain/profile/date-range.ts";
import type { PartialDate } from "../../domain/profile/partial-date.ts";
import type { Cv } from "../cvs/corpus.ts";

export const MEASURES = [
  "employers",
  "schools",
  "titles",
  "dates",
  "degrees",
  "companies right",
  "schools right",
  "employers touched",
  "schools touched",
  "empty outlines",
] as const;
export type Measure = (typeof MEASURES)[number];
export interface Score {
  readonly right: number;
  readonly of: number;
}
export type Scores = Readonly<Record<Measure, Score>>;

const LEGAL_FORMS = new Set(LEGAL_FORM_WORDS.trim().split(/\s+/));

/** Case, accents, blanks, punctuation and a legal form at the end do not count. */
function fold(name: string | null | undefined): string {
  const words = cleanName(name ?? "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[.]/g, "")
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== "");
  while (words.length > 1 && LEGAL_FORMS.has((words.at(-1) as string).replace("&", ""))) words.pop();
  return words.join("");
}

const format = (date: PartialDate | null) =>
  date === null ? null : date.month === null ? `${date.year}` : `${date.year}-${`${date.month}`.padStart(2, "0")}`;
const startOf = ({ start }: DateRange) => format(start);
const endOf = ({ end, isOpen }: DateRange) => (isOpen ? "present" : format(end));

export function scoreCv(cv: Cv): { readonly scores: Scores; readonly errors: readonly string[] } {
  const outline = readOutline(cv.text);
  const errors: string[] = [];
  const count = (name: string, wanted: readonly string[], isFound: (value: string) => boolean): Score => {
    const missed = wanted.filter((value) => !isFound(value));
    errors.push(...missed.map((value) => `${name}: ${value}`));
    return { right: wanted.length - missed.length, of: wanted.length };
  };
  const companies = new Set(cv.positions.map(({ company }) => fold(company)));
  const schools = new Set(cv.educations.map(({ school }) => fold(school)));
  const foundCompanies = new Set(outline.positions.map(({ company }) => fold(company?.name)));
  const foundSchools = new Set(outline.educations.map(({ school }) => fold(school?.name)));
  const named = (names: readonly (string | null | undefined)[]) => distinct(names);
  const isEmpty = outline.positions.length === 0 && outline.educations.length === 0;
  const scores: Scores = {
    employers: count("company missed", named(cv.positions.map(({ company }) => company)), (name) =>
      foundCompanies.has(fold(name)),
    ),
    schools: count("school missed", named(cv.educations.map(({ school }) => school)), (name) =>
      foundSchools.has(fold(name)),
    ),
    ...scorePositions(cv, outline, errors),
    degrees: count(
      "degree missed",
      cv.educations.flatMap(({ degree }) => degree ?? []),
      (name) => outline.educations.some(({ degree }) => fold(degree?.name) === fold(name)),
    ),
    "companies right": count("company wrong", named(outline.positions.map(({ company }) => company?.name)), (name) =>
      companies.has(fold(name)),
    ),
    "schools right": count("school wrong", named(outline.educations.map(({ school }) => school?.name)), (name) =>
      schools.has(fold(name)),
    ),
    // Another part of the name than the gold has, such as "Grant Thornton UK, London", still shows a reader the employer.
    "employers touched": countTouched(
      cv.text,
      named(cv.positions.map(({ company }) => company)),
      outline.positions.map(({ company }) => company),
    ),
    "schools touched": countTouched(
      cv.text,
      named(cv.educations.map(({ school }) => school)),
      outline.educations.map(({ school }) => school),
    ),
    "empty outlines": cv.layout === "not-a-cv" ? { right: isEmpty ? 1 : 0, of: 1 } : { right: 0, of: 0 },
  };
  return { scores, errors };
}

/** Names of which a found one covers at least a part, at any of their places in the text. */
function countTouched(text: string, names: readonly string[], found: readonly (NamedSpan | null)[]): Score {
  const spans = found.filter((span) => span !== null);
  const isTouched = (name: string): boolean => {
    for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1))
      if (spans.some(({ start, end }) => start < from + name.length && end > from)) return true;
    return false;
  };
  return { right: names.filter(isTouched).length, of: names.length };
}

/** Titles and dates count where a position of the same company, or of the same title, has them. */
function scorePositions(cv: Cv, { positions }: CvOutline, errors: string[]): Pick<Scores, "titles" | "dates"> {
  const titles = { right: 0, of: 0 };
  const dates = { right: 0, of: 0 };
  for (const gold of cv.positions) {
    const sameCompany = positions.filter(({ company }) => fold(company?.name) === fold(gold.company));
    const candidates = sameCompany.length > 0 ? sameCompany : positions;
    const hasTitle = ({ title }: (typeof positions)[number]) => fold(title?.name) === fold(gold.title);
    if (gold.title !== null) {
      titles.of++;
      if (candidates.some(hasTitle)) titles.right++;
      else errors.push(`title missed: ${gold.title} (found ${candidates.map(({ title }) => title?.name).join("; ")})`);
    }
    const entries = candidates.some(hasTitle) ? candidates.filter(hasTitle) : sameCompany;
    for (const [wanted, read] of [
      [gold.start, startOf],
      [gold.end, endOf],
    ] as const) {
      dates.of++;
      if (entries.some((position) => read(position) === wanted)) dates.right++;
      else errors.push(`date missed: ${wanted} of ${gold.title} (found ${entries.map(read).join("; ")})`);
    }
  }
  return { titles, dates };
}

function distinct(names: readonly (string | null | undefined)[]): string[] {
  const byKey = new Map(
    names.flatMap((name) => (name === null || name === undefined ? [] : [[fold(name), name] as const])),
  );
  return [...byKey.values()];
}

export function addScores(all: readonly Scores[]): Scores {
  const sum = (measure: Measure): Score => ({
    right: all.reduce((right, scores) => right + scores[measure].right, 0),
    of: all.reduce((of, scores) => of + scores[measure].of, 0),
  });
  return Object.fromEntries(MEASURES.map((measure) => [measure, sum(measure)])) as Scores;
}

export function share({ right, of }: Score): string {
  return of === 0 ? "–" : `${((100 * right) / of).toFixed(1)} %`;
}
