/** Crunchbase's `investment_type`. */
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

/** Crunchbase's `num_employees_enum`. */
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

/** Facts that are not public are absent. */
export interface SampleRound {
  type: InvestmentType;
  /** YYYY-MM-DD */
  announcedOn: string;
  /** Whole US dollars; other currencies are converted at the press's rate of that day. */
  raisedUsd?: number;
  /** Whole US dollars, as publicly reported. */
  postMoneyUsd?: number;
  /** Spelled as in the announcement, thus sometimes a short name. */
  leads?: readonly string[];
  /** Without the leads. */
  investors?: readonly string[];
}

export interface SamplePress {
  /** YYYY-MM-DD */
  postedOn: string;
  publisher: string;
  title: string;
  /** https; the article, or the publisher's newsroom or front page if the article's URL is uncertain. */
  url: string;
}

/** A real company with public facts. */
export interface SampleCompany {
  /** The last part of the company's Crunchbase URL. */
  permalink: string;
  name: string;
  /** "2011", "2011-06" or "2011-06-01". */
  foundedOn: string;
  employees: EmployeeCode;
  /** Whole US dollars over all rounds, including debt if the rounds list it. */
  fundingTotalUsd?: number;
  /** One or two sentences. */
  description: string;
  /** The first one is the company's sector. */
  categories: readonly string[];
  website: string;
  linkedin: string;
  /** Headquarters, in Crunchbase's spelling. */
  city: string;
  region?: string;
  country: string;
  continent: string;
  /** Newest first. */
  rounds: readonly SampleRound[];
  /** Newest first. */
  press: readonly SamplePress[];
}
