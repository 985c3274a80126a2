import type { TopInvestorMatcher } from "../company/top-investors.ts";
import type { CsvColumn } from "../export/csv.ts";
import { formatMonths } from "../profile/duration.ts";
import type { CalendarMonth } from "../profile/partial-date.ts";
import { describe } from "./career.ts";
import { investorsBehind } from "./investors.ts";
import type { LinkedCareer } from "./linked-career.ts";
import { roleOf } from "./roles.ts";
import { earliestJoiningStage, type JoiningStage } from "./stage-at-joining.ts";
import { type SquadSuggestion, suggestSquad } from "./suggest-squad.ts";
import { monthsWorked } from "./summary.ts";

/** A person of the triage on one row. */
export interface TriageRow {
  /** Null where the document names no person. */
  readonly person: string | null;
  readonly months: number | null;
  readonly current: string | null;
  readonly knownEmployers: readonly string[];
  readonly knownSchools: readonly string[];
  /** In the list's order. */
  readonly topInvestors: readonly string[];
  /** Of these, the own fund and those behind the compared company. */
  readonly overlap: readonly string[];
  readonly isFounder: boolean;
  readonly stage: JoiningStage | null;
  /** Employers and schools that are in no list. */
  readonly unknownNames: readonly string[];
  readonly squad: SquadSuggestion | null;
}

/** Files and pasted texts at once. */
export const TRIAGE_LIMIT = 50;

/** Whose investors are looked for behind a career. */
export interface Comparison {
  readonly fundName: string | null;
  /** Top investors of the compared company. */
  readonly investors: readonly string[];
}

export function triageRow(
  linked: LinkedCareer,
  today: CalendarMonth,
  matcher: TopInvestorMatcher,
  comparison: Comparison = { fundName: null, investors: [] },
): TriageRow {
  const { career, employers, schools } = linked;
  const current = career.positions.find(({ dates }) => dates.isOpen);
  const topInvestors = matcher.matchAll(investorsBehind(employers).flatMap(({ investors }) => investors));
  const compared = new Set(matcher.matchAll([comparison.fundName ?? "", ...comparison.investors]));
  return {
    person: career.name,
    months: monthsWorked(career.positions, today),
    current: current === undefined ? null : describe(current),
    knownEmployers: employers
      .filter(({ listed, link }) => listed?.kind === "company" || link.kind === "linked")
      .map(({ name }) => name),
    knownSchools: [...new Set(schools.flatMap((school) => school?.name ?? []))],
    topInvestors,
    overlap: topInvestors.filter((name) => compared.has(name)),
    isFounder: career.positions.some(({ title }) => roleOf(title) === "founder"),
    stage: earliestJoiningStage(linked, matcher),
    unknownNames: [
      ...employers.filter(({ link }) => link.kind === "unknown").map(({ name }) => name),
      ...new Set(
        career.educations.flatMap(({ school }, index) => (schools[index] === null && school !== null ? school : [])),
      ),
    ],
    squad: suggestSquad(linked),
  };
}

/** The texts of a paste: a line of three or more hyphens separates two people. */
export function splitPaste(text: string): readonly string[] {
  return text
    .split(/^[ \t]*-{3,}[ \t]*$/m)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A row as it is filtered, sorted and exported. */
export interface NamedTriageRow extends TriageRow {
  /** The person, or the file's name. */
  readonly name: string;
}

export type TriageColumn =
  | "person"
  | "years"
  | "current"
  | "employers"
  | "schools"
  | "investors"
  | "founder"
  | "stage"
  | "unknown"
  | "squad"
  | "overlap";

export const TRIAGE_COLUMNS: Readonly<Record<TriageColumn, string>> = {
  person: "Person",
  years: "Years",
  current: "Current",
  employers: "Known employers",
  schools: "Known schools",
  investors: "Top investors behind",
  founder: "Founder",
  stage: "Best stage at joining",
  unknown: "Unknown names",
  squad: "Suggested squad",
  overlap: "Investors in common",
};

export function triageText(row: NamedTriageRow, column: TriageColumn): string {
  switch (column) {
    case "person":
      return row.name;
    case "years":
      return row.months === null ? "" : formatMonths(row.months);
    case "current":
      return row.current ?? "";
    case "employers":
      return row.knownEmployers.join(", ");
    case "schools":
      return row.knownSchools.join(", ");
    case "investors":
      return row.topInvestors.join(", ");
    case "founder":
      return row.isFounder ? "Yes" : "";
    case "stage":
      return row.stage === null ? "" : `${row.stage.label} (${row.stage.employer})`;
    case "unknown":
      return row.unknownNames.join(", ");
    case "squad":
      return row.squad?.squad.name ?? "";
    case "overlap":
      return row.overlap.join(", ");
  }
}

export const triageCsvColumns: readonly CsvColumn<NamedTriageRow>[] = (
  Object.keys(TRIAGE_COLUMNS) as TriageColumn[]
).map((column) => ({ header: TRIAGE_COLUMNS[column], value: (row) => triageText(row, column) }));

/** Ascending: numbers by size, the earliest stage first, lists by length, texts by name. Empty values come last in both directions. */
export function compareTriageRows(
  a: NamedTriageRow,
  b: NamedTriageRow,
  column: TriageColumn,
  isDescending: boolean,
): number {
  const [one, other] = [sortValue(a, column), sortValue(b, column)];
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  const order =
    typeof one === "number" && typeof other === "number" ? one - other : COLLATOR.compare(String(one), String(other));
  return isDescending ? -order : order;
}

const COLLATOR = new Intl.Collator("en", { sensitivity: "base", numeric: true });

function sortValue(row: NamedTriageRow, column: TriageColumn): number | string | null {
  switch (column) {
    case "years":
      return row.months;
    case "employers":
      return row.knownEmployers.length;
    case "schools":
      return row.knownSchools.length;
    case "investors":
      return row.topInvestors.length;
    case "unknown":
      return row.unknownNames.length;
    case "overlap":
      return row.overlap.length;
    case "founder":
      return row.isFounder ? 1 : 0;
    case "stage":
      return row.stage?.rank ?? null;
    default:
      return triageText(row, column) || null;
  }
}
