/** The kinds of funding round that Crunchbase knows (its `investment_type`, 28 values). */
export type InvestmentType =
  | "pre_seed"
  | "seed"
  | "series_a"
  | "series_b"
  | "series_c"
  | "series_d"
  | "series_e"
  | "series_f"
  | "series_g"
  | "series_h"
  | "series_i"
  | "series_j"
  | "series_unknown"
  | "angel"
  | "private_equity"
  | "debt_financing"
  | "convertible_note"
  | "grant"
  | "corporate_round"
  | "equity_crowdfunding"
  | "product_crowdfunding"
  | "secondary_market"
  | "post_ipo_equity"
  | "post_ipo_debt"
  | "post_ipo_secondary"
  | "non_equity_assistance"
  | "initial_coin_offering"
  | "undisclosed";

/** The bands of staff size that Crunchbase knows (its `num_employees_enum`, 9 values). */
export type EmployeeCode =
  | "c_00001_00010"
  | "c_00011_00050"
  | "c_00051_00100"
  | "c_00101_00250"
  | "c_00251_00500"
  | "c_00501_01000"
  | "c_01001_05000"
  | "c_05001_10000"
  | "c_10001_max";

/** One funding round. What is not publicly known is left out. */
export interface SampleRound {
  type: InvestmentType;
  /** YYYY-MM-DD */
  announcedOn: string;
  /** Whole US dollars, converted at the rate the press used that day where the round was in another currency. */
  raisedUsd?: number;
  /** Whole US dollars, as publicly reported. */
  postMoneyUsd?: number;
  /** Spelled as the announcement spells them, so an investor can appear under one of its short names. */
  leads?: readonly string[];
  /** Everyone else; never repeats a lead. */
  investors?: readonly string[];
}

/** One press reference. */
export interface SamplePress {
  /** YYYY-MM-DD */
  postedOn: string;
  publisher: string;
  title: string;
  /** https; the article where its address is certain, else the newsroom or front page of its publisher. */
  url: string;
}

/** One company of the built-in sample provider: a real company and facts about it that are public. */
export interface SampleCompany {
  /** The last part of the company's Crunchbase address. */
  permalink: string;
  name: string;
  /** "2011", "2011-06" or "2011-06-01", as precise as it is known. */
  foundedOn: string;
  employees: EmployeeCode;
  /** Whole US dollars over all rounds, borrowed money included where the rounds list it. */
  fundingTotalUsd?: number;
  /** One or two sentences. */
  description: string;
  /** The first one is the company's sector. */
  categories: readonly string[];
  website: string;
  linkedin: string;
  /** Head office, spelled as Crunchbase spells places. */
  city: string;
  region?: string;
  country: string;
  continent: string;
  /** Newest first. */
  rounds: readonly SampleRound[];
  /** Newest first. */
  press: readonly SamplePress[];
}
