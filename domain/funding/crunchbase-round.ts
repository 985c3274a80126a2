/**
 * Funding rounds in Crunchbase's API v4 (specification, section 3). Every field is optional: Crunchbase omits facts that are
 * unknown or that the license does not cover.
 */

/** `value` is in `currency`; `value_usd` is Crunchbase's conversion. */
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

export interface ProfileWithRounds {
  readonly cards?: { readonly raised_funding_rounds?: readonly CrunchbaseRound[] };
}
