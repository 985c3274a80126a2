/** The client of the function `fetch-crunchbase` (specification, section 7). */

import type { CompanySource } from "#domain/company/facts-row.ts";
import { asList, asObject, asText } from "#domain/company/parse-json.ts";
import { type CompanyProfile, parseCompanyProfile } from "#domain/company/profile.ts";
import type { Backend } from "#web/backend/client.ts";
import { toFunctionError, toNetworkError, toResponseError } from "#web/backend/errors.ts";

export interface FetchedCompany {
  readonly profile: CompanyProfile;
  readonly source: CompanySource;
  /** The date of the sample data, `YYYY-MM-DD`; null for live data. */
  readonly sampleAsOf: string | null;
  /** When Crunchbase gave this response, as an ISO timestamp; empty if unknown. */
  readonly fetchedAt: string;
  /** Served from the team's store, without a call to Crunchbase. */
  readonly isStored: boolean;
}

const SOURCES: readonly CompanySource[] = ["crunchbase", "wikidata", "sample"];

/**
 * A company by its normalized URL. `refresh` calls Crunchbase even if the stored profile is recent. The server keeps it as
 * screened by the user, unless `keep` is false. Throws `BackendError`.
 */
export async function fetchCompany(
  { client }: Backend,
  url: string,
  { refresh = false, keep = true } = {},
): Promise<FetchedCompany> {
  const body = { url, ...(refresh && { refresh }), ...(!keep && { keep }) };
  const { data, error } = await client.functions.invoke<unknown>("fetch-crunchbase", { body });
  if (error) throw await toFunctionError(error);
  const response = asObject(data);
  const source = SOURCES.find((one) => one === response.source) ?? "crunchbase";
  return {
    profile: parseCompanyProfile(data),
    source,
    sampleAsOf: source === "sample" ? (asText(response.as_of) ?? "") : null,
    fetchedAt: asText(response.fetched_at) ?? "",
    isStored: response.cached === true,
  };
}

export interface CompanySuggestion {
  readonly name: string;
  /** Normalized. */
  readonly url: string;
}

/** What a search may go by. With `source`, only that source is searched. */
export type CompanySearch =
  | { readonly name: string; readonly source?: "wikidata" }
  | { readonly website: string; readonly source: "wikidata" };

/** The companies that a name or website may mean, the most relevant first; at most ten. Throws `BackendError`. */
export async function findCompanies({ client }: Backend, body: CompanySearch): Promise<readonly CompanySuggestion[]> {
  const { data, error } = await client.functions.invoke<unknown>("fetch-crunchbase", { body });
  if (error) throw await toFunctionError(error);
  return (
    asList(asObject(data).companies, (company) => ({
      name: asText(company.name) ?? "",
      url: asText(company.url) ?? "",
    })) ?? []
  );
}

/** What open data says about one company. */
export interface OpenDataCompany {
  /** Normalized. */
  readonly url: string;
  /** Values by column of `company_facts`; empty if open data does not have the company. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** ISO timestamp. */
  readonly fetchedAt: string;
  /** Why what open data says could not be used; null if it could. */
  readonly error: string | null;
}

/**
 * Looks up the company's register number at GLEIF, by its LEI only. `item` is the LEI of the suggested entity that a user has chosen.
 * Throws `BackendError`.
 */
export async function fetchRegisterNumber({ client }: Backend, url: string, item: string | null): Promise<void> {
  const body = { url, source: "gleif", ...(item !== null && { item }) };
  const { error } = await client.functions.invoke<unknown>("fetch-crunchbase", { body });
  if (error) throw await toFunctionError(error);
}

/** Of several entries of open data with the company's URL, this one is the company from now on. Throws `BackendError`. */
export async function chooseOpenDataEntry({ client }: Backend, url: string, item: string): Promise<void> {
  const { error } = await client.functions.invoke<unknown>("fetch-crunchbase", { body: { url, item } });
  if (error) throw await toFunctionError(error);
}

/** At most 100 URLs. Throws `BackendError`. */
export async function fetchOpenData({ client }: Backend, urls: readonly string[]): Promise<readonly OpenDataCompany[]> {
  const body = { urls, source: "wikidata" };
  const { data, error } = await client.functions.invoke<unknown>("fetch-crunchbase", { body });
  if (error) throw await toFunctionError(error);
  const companies = asList(asObject(data).companies, ({ url, facts, fetched_at, error: reason }) => ({
    url: asText(url) ?? "",
    facts: asObject(facts),
    fetchedAt: asText(fetched_at) ?? "",
    error: asText(reason) ?? null,
  }));
  return companies ?? [];
}

/** A company's facts as one flat object, by its normalized URL. Throws `BackendError`. */
export async function fetchFlatCompany(backend: Backend, url: string): Promise<unknown> {
  const { client, config, flatCompanyUrl } = backend;
  const { data } = await client.auth.getSession();
  const headers = {
    apikey: config.supabaseAnonKey,
    ...(data.session && { authorization: `Bearer ${data.session.access_token}` }),
  };
  let response: Response;
  let body: unknown;
  try {
    response = await backend.fetch(`${flatCompanyUrl}?${new URLSearchParams({ url })}`, { headers });
    if (response.ok) body = await response.json();
  } catch {
    // No response, a connection lost in its body, or a body that is not JSON, such as a captive portal's page.
    throw toNetworkError();
  }
  if (!response.ok) throw await toResponseError(response);
  return body;
}
