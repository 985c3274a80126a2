/** An organization as Crunchbase v4 returns it, unvalidated: read it with `parseCompanyProfile`. */
export interface OrganizationResponse {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly cards: Readonly<Record<string, unknown>>;
}

export interface CompanyProvider {
  readonly source: "crunchbase" | "sample";
  /** The day (`YYYY-MM-DD`) of the sample data's facts; absent for live data. */
  readonly asOf?: string;
  /** @throws ProviderError */
  fetchCompany(permalink: string): Promise<OrganizationResponse>;
}
