import { usdOf } from "./amount.ts";
import type { CrunchbaseIdentifier, CrunchbaseRound, ProfileWithRounds } from "./crunchbase-round.ts";
import { investmentTypeLabel } from "./investment-type.ts";

interface RoundInvestor {
  readonly name: string;
  readonly isLead: boolean;
}

export interface FundingRound {
  /** As the data service names it, such as `series_a`; null where it says nothing. */
  readonly investmentType: string | null;
  /** The type in words, such as "Series A". */
  readonly label: string;
  /** `YYYY-MM-DD`, or as much of it as is known. */
  readonly announcedOn: string | null;
  readonly raisedUsd: number | null;
  readonly postMoneyUsd: number | null;
  /** Each once, those who led first. */
  readonly investors: readonly RoundInvestor[];
}

/** The rounds of a company profile, newest first; rounds without a date come last, otherwise in the service's order. */
export function fundingRounds(profile: ProfileWithRounds): readonly FundingRound[] {
  const rounds = (profile.cards?.raised_funding_rounds ?? []).map(readRound);
  return rounds.toSorted((a, b) => compareText(b.announcedOn ?? "", a.announcedOn ?? ""));
}

function readRound(round: CrunchbaseRound): FundingRound {
  const investmentType = round.investment_type ?? null;
  const announcedOn = round.announced_on ?? "";
  return {
    investmentType,
    label: investmentTypeLabel(investmentType),
    announcedOn: /^\d{4}(-\d{2}){0,2}$/.test(announcedOn) ? announcedOn : null,
    raisedUsd: usdOf(round.money_raised),
    postMoneyUsd: usdOf(round.post_money_valuation),
    investors: investorsOf(round),
  };
}

function investorsOf(round: CrunchbaseRound): readonly RoundInvestor[] {
  const leads = names(round.lead_investor_identifiers);
  const all = new Set([...leads, ...names(round.investor_identifiers)]);
  return [...all].map((name) => ({ name, isLead: leads.has(name) }));
}

function names(identifiers: readonly CrunchbaseIdentifier[] | undefined): Set<string> {
  return new Set((identifiers ?? []).flatMap(({ value }) => (value === undefined ? [] : [value])));
}

/** ISO dates sort as text; `localeCompare` would ask the machine's language. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
