import type { TopInvestorMatcher } from "../company/top-investors.ts";
import type { Career, Evidence } from "./career.ts";
import type { LinkedEmployer } from "./linked-career.ts";
import { type InvestorTiming, tenureOf } from "./tenure.ts";

/** A top investor, with the employers that it backs. */
export interface InvestorExposure {
  readonly name: string;
  /** The team's own fund. */
  readonly isOwnFund: boolean;
  readonly employers: readonly BackedEmployer[];
}

interface BackedEmployer {
  readonly name: string;
  readonly companyId: string;
  /** Relative to all of the person's time there. `open`: the dates do not say. */
  readonly when: InvestorTiming;
  readonly isLead: boolean;
  readonly evidence: readonly Evidence[];
}

/** The employers that top investors back, in the career's order. */
export function investorsBehind<T extends Pick<LinkedEmployer, "link">>(
  employers: readonly T[],
): readonly { readonly employer: T; readonly investors: readonly string[] }[] {
  return employers.flatMap((employer) =>
    employer.link.kind === "linked" && employer.link.company.topInvestors.length > 0
      ? { employer, investors: employer.link.company.topInvestors }
      : [],
  );
}

/** Per top investor, in the list's order with the own fund first, the employers that it backs. */
export function exposureOf(
  career: Pick<Career, "positions">,
  employers: readonly LinkedEmployer[],
  matcher: TopInvestorMatcher,
  fundName: string | null,
): readonly InvestorExposure[] {
  const backed = new Map<string, BackedEmployer[]>();
  for (const { employer, investors } of investorsBehind(employers)) {
    if (employer.link.kind !== "linked") continue;
    const { company } = employer.link;
    const held = employer.positions.flatMap((index) => career.positions[index] ?? []);
    const tenures = held.flatMap(({ dates }) => tenureOf(dates, company, matcher) ?? []);
    for (const name of investors) {
      const entries = tenures.flatMap((tenure) => tenure.investors.filter((entry) => entry.name === name));
      const whole = {
        when: wholeTiming(entries.map(({ when }) => when)),
        isLead: entries.some(({ isLead }) => isLead),
      };
      const item = {
        name: employer.name,
        companyId: company.id,
        ...whole,
        evidence: held.map(({ evidence }) => evidence),
      };
      backed.set(name, [...(backed.get(name) ?? []), item]);
    }
  }
  const own = fundName === null ? null : matcher.match(fundName);
  return matcher
    .matchAll(backed.keys())
    .map((name) => ({ name, isOwnFund: name === own, employers: backed.get(name) ?? [] }));
}

/** Over several positions at one employer: before the first, after the last, or during one of them. */
function wholeTiming(timings: readonly InvestorTiming[]): InvestorTiming {
  if (timings.includes("during")) return "during";
  if (timings.length === 0 || timings.includes("open")) return "open";
  const [first = "open"] = timings;
  // Between two stays.
  return timings.every((timing) => timing === first) ? first : "during";
}

/** `7 top investors back 3 of 5 employers`. */
export function exposureTitle(exposure: readonly InvestorExposure[], employers: readonly LinkedEmployer[]): string {
  const backed = new Set(exposure.flatMap((investor) => investor.employers.map(({ companyId }) => companyId))).size;
  const investors = exposure.length === 1 ? "1 top investor backs" : `${exposure.length} top investors back`;
  return `${investors} ${backed} of ${employers.length} ${employers.length === 1 ? "employer" : "employers"}`;
}
