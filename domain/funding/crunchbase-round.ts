/**
 * Funding rounds as the data service answers them (specification, section 3; names and shapes are Crunchbase v4's).
 * Every field may be absent: a fact the service does not know, or the license does not cover, is left out.
 */

/** `value` is in `currency`; `value_usd` is the service's own conversion and is never made up here. */
export interface CrunchbaseMoney {
  readonly value?: number;
  readonly currency?: string;
  readonly value_usd?: number;
}

/** A reference to another entity; `value` is its display name. */
export interface CrunchbaseIdentifier {
  readonly value?: string;
  readonly permalink?: string;
}

export interface CrunchbaseRound {
  readonly investment_type?: string;
  /** `YYYY-MM-DD`. */
  readonly announced_on?: string;
  readonly money_raised?: CrunchbaseMoney;
  readonly post_money_valuation?: CrunchbaseMoney;
  readonly investor_identifiers?: readonly CrunchbaseIdentifier[];
  readonly lead_investor_identifiers?: readonly CrunchbaseIdentifier[];
}

/** The part of a company profile that this folder reads. */
export interface ProfileWithRounds {
  readonly cards?: { readonly raised_funding_rounds?: readonly CrunchbaseRound[] };
}
