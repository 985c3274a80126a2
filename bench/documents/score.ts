import type { ReadDocument } from "../../domain/documents/read-document.ts";
import type { SampleDocument } from "./corpus.ts";

export interface Count {
  readonly right: number;
  readonly of: number;
}

export interface DocumentScore {
  /** Company, title and both dates. */
  readonly positions: Count;
  /** School and both years. */
  readonly educations: Count;
  readonly errors: readonly string[];
}

/** What was found of a document. An entry that is found twice counts once. */
export function scoreDocument({ person }: SampleDocument, read: ReadDocument): DocumentScore {
  const profile = read.profile ?? read.textProfile;
  const foundPositions = (profile?.positions ?? []).map(({ company, title, dates }) =>
    keyOf([company, title, dateKey(dates.start), dates.isOpen ? "open" : dateKey(dates.end)]),
  );
  const expectedPositions = person.positions.map(({ company, title, start, end }) =>
    keyOf([company, title, dateKey(start), end === null ? "open" : dateKey(end)]),
  );
  const foundEducations = (profile?.educations ?? []).map(({ school, dates }) =>
    keyOf([school, `${dates.start?.year ?? ""}`, `${dates.end?.year ?? ""}`]),
  );
  const expectedEducations = person.educations.map(({ school, from, to }) => keyOf([school, `${from}`, `${to}`]));
  return {
    positions: countOf(expectedPositions, foundPositions),
    educations: countOf(expectedEducations, foundEducations),
    errors: [
      ...missing("missed position", expectedPositions, foundPositions),
      ...missing("wrong position", foundPositions, expectedPositions),
      ...missing("missed education", expectedEducations, foundEducations),
      ...missing("wrong education", foundEducations, expectedEducations),
    ],
  };
}

export function addCounts(counts: readonly Count[]): Count {
  return {
    right: counts.reduce((sum, { right }) => sum + right, 0),
    of: counts.reduce((sum, { of }) => sum + of, 0),
  };
}

function countOf(expected: readonly string[], found: readonly string[]): Count {
  return { right: expected.length - missing("", expected, found).length, of: expected.length };
}

function missing(label: string, wanted: readonly string[], available: readonly string[]): readonly string[] {
  const left = [...available];
  return wanted.flatMap((key) => {
    const at = left.indexOf(key);
    if (at !== -1) left.splice(at, 1);
    return at === -1 ? [`${label}: ${key}`] : [];
  });
}

function dateKey(date: { readonly year: number; readonly month: number | null } | null): string {
  if (date === null) return "";
  return date.month === null ? `${date.year}` : `${date.year}-${date.month}`;
}

function keyOf(parts: readonly (string | null)[]): string {
  return parts.map((part) => (part ?? "").toLowerCase().replaceAll(/\s+/g, " ").trim()).join(" | ");
}
