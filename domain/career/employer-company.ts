import { asNonNegativeNumber, asObject, asText, asTexts } from "../company/parse-json.ts";
import { parseCompanyProfile } from "../company/profile.ts";
import { splitInvestors } from "../company/top-investors.ts";
import { type FundingRound, fundingRounds } from "../funding/rounds.ts";
import type { DateRange } from "../profile/date-range.ts";
import { daysOfText } from "./intervals.ts";
import { boundsOf, type FundingHistory } from "./tenure.ts";

/** What the team has about a company that may be an employer. */
export interface EmployerCompany extends FundingHistory {
  /** Of the company record. */
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  readonly linkedinSlug: string | null;
  readonly shortDescription: string | null;
  readonly categories: readonly string[];
  readonly country: string | null;
  /** `active`, `closed`, `acquired` or `ipo`. */
  readonly operatingStatus: string | null;
  readonly foundedYear: number | null;
  readonly employeeCount: string | null;
  readonly totalFunding: string | null;
  readonly topInvestors: readonly string[];
  /** ISO date and time that the facts are true of. */
  readonly factsAt: string | null;
  /** Squads whose hotlists have the company. */
  readonly squads: readonly string[];
}

/** Why a company may be the employer. */
export type LinkReason = "linkedin" | "name" | "other_name";

export interface Candidate {
  readonly company: EmployerCompany;
  readonly reason: LinkReason;
}

/** Which company an employer is. */
export type EmployerLink =
  | { readonly kind: "linked"; readonly company: EmployerCompany; readonly reason: LinkReason | "chosen" }
  /** Several companies have the name, or the only one was founded later: the user chooses. */
  | { readonly kind: "ambiguous"; readonly candidates: readonly Candidate[] }
  /** On a list of names, without facts. */
  | { readonly kind: "listed" }
  | { readonly kind: "unknown" };

/** Registers and press call a company by the year in which it was prepared. */
const FOUNDING_TOLERANCE_YEARS = 1;

/**
 * Links an employer to the best kind of candidate: by LinkedIn page, else by name, else by another name. A company whose LinkedIn page
 * is another one is not meant.
 *
 * @param dates of the positions there
 */
export function linkEmployer(
  candidates: readonly Candidate[],
  linkedinSlug: string | null,
  dates: readonly DateRange[],
  isListed: boolean,
): EmployerLink {
  const possible = candidates.filter(
    ({ company, reason }) =>
      reason === "linkedin" ||
      linkedinSlug === null ||
      company.linkedinSlug === null ||
      company.linkedinSlug === linkedinSlug,
  );
  for (const reason of ["linkedin", "name", "other_name"] as const) {
    const [first, ...others] = possible.filter((candidate) => candidate.reason === reason);
    if (first === undefined) continue;
    if (others.length > 0) return { kind: "ambiguous", candidates: [first, ...others] };
    if (isFoundedAfter(first.company, dates)) return { kind: "ambiguous", candidates: [first] };
    return { kind: "linked", company: first.company, reason };
  }
  return { kind: isListed ? "listed" : "unknown" };
}

/** Whether a company was surely founded after the end of a position. */
function isFoundedAfter({ foundedOn, foundedYear }: EmployerCompany, dates: readonly DateRange[]): boolean {
  const founded = daysOfText(foundedOn ?? (foundedYear === null ? null : `${foundedYear - FOUNDING_TOLERANCE_YEARS}`));
  return (
    founded !== null && dates.some((range) => (boundsOf(range)?.end.to ?? Number.POSITIVE_INFINITY) < founded.from)
  );
}

/** Parses the result of the database function `career_companies`: the candidates of each requested employer, best first. */
export function parseCandidates(result: unknown, count: number): readonly (readonly Candidate[])[] {
  const items: readonly unknown[] = Array.isArray(result) ? result : [];
  return Array.from({ length: count }, (_item, index) => {
    const candidates = items[index];
    return Array.isArray(candidates) ? candidates.flatMap((candidate: unknown) => parseCandidate(candidate) ?? []) : [];
  });
}

function parseCandidate(value: unknown): Candidate | null {
  const row = asObject(value);
  const reason = asText(row.reason);
  const id = asText(row.id);
  const name = asText(row.name);
  if (
    id === undefined ||
    name === undefined ||
    (reason !== "linkedin" && reason !== "name" && reason !== "other_name")
  ) {
    return null;
  }
  const foundedYear = asNonNegativeNumber(row.founded_year) ?? null;
  return {
    reason,
    company: {
      id,
      name,
      url: asText(row.url) ?? null,
      linkedinSlug: asText(row.linkedin_slug) ?? null,
      shortDescription: asText(row.short_description) ?? null,
      categories: asTexts(row.categories) ?? [],
      country: asText(row.country) ?? null,
      operatingStatus: asText(row.operating_status) ?? null,
      foundedYear,
      employeeCount: asText(row.employee_count) ?? null,
      totalFunding: asText(row.total_funding) ?? null,
      topInvestors: splitInvestors(asText(row.aaa_investors)),
      factsAt: asText(row.facts_at) ?? null,
      squads: asTexts(row.squads) ?? [],
      foundedOn: foundedOn(row.founded_on) ?? (foundedYear === null ? null : `${foundedYear}`),
      rounds: parseRounds(row.rounds),
    },
  };
}

/** Crunchbase writes `2015-01-01` with the precision `year`. */
function foundedOn(value: unknown): string | null {
  const { value: date, precision } = asObject(value);
  const written = asText(date);
  if (written === undefined || !/^\d{4}(-\d{2}){0,2}$/.test(written) || precision === "none") return null;
  const length = precision === "year" ? 4 : precision === "month" ? 7 : 10;
  return written.slice(0, length);
}

/** Newest first. */
function parseRounds(rounds: unknown): readonly FundingRound[] {
  return fundingRounds(parseCompanyProfile({ cards: { raised_funding_rounds: rounds } }));
}
