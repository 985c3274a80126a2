import { usdOf } from "./amount.ts";
import type { CrunchbaseIdentifier, CrunchbaseRound, ProfileWithRounds } from "./crunchbase-round.ts";
import { investmentTypeLabel } from "./investment-type.ts";

interface RoundInvestor {
  readonly name: string;
  readonly isLead: boolean;
}

export interface FundingRound {
  /** Crunchbase's type, such as `series_a`. */
  readonly investmentType: string | null;
  /** Such as "Series A". */
  readonly label: string;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  readonly announcedOn: string | null;
  readonly raisedUsd: number | null;
  readonly postMoneyUsd: number | null;
  /** Distinct, lead investors first. */
  readonly investors: readonly RoundInvestor[];
}

/** Newest first, undated rounds last, otherwise in Crunchbase's order. */
export function fundingRounds(profile: ProfileWithRounds): readonly FundingRound[] {
  const rounds = (profile.cards?.raised_funding_rounds ?? []).map(toRound);
  return rounds.toSorted((a, b) => compareText(b.announcedOn ?? "", a.announcedOn ?? ""));
}

/** Rounds in which shareholders sell their shares: the company raises nothing. */
const SALES: ReadonlySet<string> = new Set(["secondary_market", "post_ipo_secondary"]);

/** What the rounds with a known amount raised at least; null without one. */
export function knownFundingUsd(rounds: readonly FundingRound[]): number | null {
  const amounts = rounds.flatMap(({ raisedUsd, investmentType }) =>
    raisedUsd === null || SALES.has(investmentType ?? "") ? [] : raisedUsd,
  );
  return amounts.length === 0 ? null : amounts.reduce((sum, usd) => sum + usd, 0);
}

function toRound(round: CrunchbaseRound): FundingRound {
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

/** Code unit order; `localeCompare` depends on the system's locale. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
