/** An organization as Crunchbase v4 returns it, unvalidated: read it with `parseCompanyProfile`. */
export interface OrganizationResponse {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly cards: Readonly<Record<string, unknown>>;
}

/** A company that a name may mean, in Crunchbase's order of relevance. */
export interface CompanySuggestion {
  readonly name: string;
  readonly permalink: string;
  /** Undefined if Crunchbase has none. */
  readonly description: string | undefined;
}

export const MAX_SUGGESTIONS = 10;

export interface CompanyProvider {
  readonly source: "crunchbase" | "wikidata" | "sample";
  /** The day (`YYYY-MM-DD`) of the sample data's facts; absent for live data. */
  readonly asOf?: string;
  /** @throws ProviderError */
  fetchCompany(permalink: string): Promise<OrganizationResponse>;
  /** Companies whose names begin like `name`, at most `MAX_SUGGESTIONS`. @throws ProviderError */
  findCompanies(name: string): Promise<readonly CompanySuggestion[]>;
}
