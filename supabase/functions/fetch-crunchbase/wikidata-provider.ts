/** Wikidata: public facts (CC0) about the companies whose Crunchbase permalink it knows (P2088). */
import { asObject, asText, type JsonObject } from "../../../domain/company/parse-json.ts";
import { organizationOf } from "../../../domain/open-data/organization.ts";
import {
  parseLabel,
  parseWikidataCompany,
  WIKIDATA_LANGUAGES,
  type WikidataCompany,
} from "../../../domain/open-data/wikidata-company.ts";
import { withinTime } from "../_shared/within-time.ts";
import {
  type CompanyProvider,
  type CompanySuggestion,
  MAX_SUGGESTIONS,
  type OrganizationResponse,
} from "./company-provider.ts";
import { wikidataError } from "./wikidata-error.ts";
import { createWikidataRequests, type WikidataRequestDeps } from "./wikidata-request.ts";

export interface WikidataSettings {
  /** The operator's email address or URL. */
  readonly contact: string;
  /** `https://www.wikidata.org/w/api.php` */
  readonly apiUrl: string;
  /** `https://query.wikidata.org/sparql` */
  readonly queryUrl: string;
}

export interface WikidataDeps extends Omit<WikidataRequestDeps, "contact"> {
  /** For all requests, retries and waits of one call. */
  readonly timeoutMs?: number | undefined;
}

/** Wikimedia allows 200 requests a minute to clients that name a contact; the rest is left to other tools of the installation. */
export const WIKIDATA_LIMIT = { service: "wikidata", calls: 150, windowMs: 60_000, maxWaitMs: 8000 };
const TIMEOUT_MS = 20_000;
/** `wbgetentities` takes no more IDs. */
const MAX_IDS = 50;

export function createWikidataProvider(settings: WikidataSettings, deps: WikidataDeps): CompanyProvider {
  const { timeoutMs = TIMEOUT_MS, ...requestDeps } = deps;
  const request = createWikidataRequests({ ...requestDeps, contact: settings.contact });

  /** By ID; missing entities are left out. */
  async function fetchEntities(
    ids: readonly string[],
    props: string,
    signal: AbortSignal,
  ): Promise<readonly JsonObject[]> {
    if (ids.length === 0) return [];
    const query = { action: "wbgetentities", ids: ids.slice(0, MAX_IDS).join("|"), props };
    const { entities } = await request(apiUrl({ ...query, languages: WIKIDATA_LANGUAGES.join("|") }), signal);
    return Object.values(asObject(entities)).map(asObject);
  }

  async function fetchCompanies(ids: readonly string[], signal: AbortSignal): Promise<readonly WikidataCompany[]> {
    const entities = await fetchEntities(ids, "claims|labels|descriptions|aliases", signal);
    return entities.flatMap((entity) => parseWikidataCompany(entity) ?? []);
  }

  async function fetchOrganization(permalink: string, signal: AbortSignal): Promise<OrganizationResponse> {
    const ids = readIds(await request(sparqlUrl(permalink), signal));
    const companies = await fetchCompanies(ids, signal);
    // The query service is minutes behind: the permalink may have moved to another entity.
    const company = companies.find(({ permalinks }) => permalinks.includes(permalink.toLowerCase()));
    if (company === undefined) throw wikidataError("not_found");
    const linked = [company.cityId, company.countryId, ...company.industryIds].filter((id) => id !== null);
    const labels = new Map<unknown, string | undefined>();
    for (const entity of await fetchEntities([...new Set(linked)], "labels", signal)) {
      labels.set(entity.id, parseLabel(entity));
    }
    return organizationOf(company, permalink, (id) => labels.get(id));
  }

  async function findOrganizations(name: string, signal: AbortSignal): Promise<readonly CompanySuggestion[]> {
    // `haswbstatement` limits the search to entities with a Crunchbase permalink.
    const srsearch = `${withoutOperators(name)} haswbstatement:P2088`;
    const query = { action: "query", list: "search", srsearch, srlimit: String(MAX_SUGGESTIONS) };
    const { query: result } = await request(apiUrl(query), signal);
    const { search } = asObject(result);
    if (!Array.isArray(search)) throw wikidataError("invalid_response");
    const ids = search.flatMap((hit) => asText(asObject(hit).title) ?? []).filter((id) => /^Q\d+$/.test(id));
    const companies = new Map((await fetchCompanies(ids, signal)).map((company) => [company.id, company]));
    return ids.flatMap((id) => {
      const company = companies.get(id);
      const permalink = company?.permalinks[0];
      return company === undefined || permalink === undefined
        ? []
        : [{ name: company.name, permalink, description: company.description }];
    });
  }

  function apiUrl(query: Readonly<Record<string, string>>): string {
    // `maxlag`: Wikimedia's databases come first.
    return `${settings.apiUrl}?${new URLSearchParams({ ...query, format: "json", maxlag: "5" })}`;
  }

  function sparqlUrl(permalink: string): string {
    const query = `SELECT ?item WHERE { ?item wdt:P2088 ${JSON.stringify(permalink)} } LIMIT 5`;
    return `${settings.queryUrl}?${new URLSearchParams({ query, format: "json" })}`;
  }

  const timedOut = () => wikidataError("timeout");

  return {
    source: "wikidata",
    fetchCompany: (permalink) => withinTime(timeoutMs, timedOut, (signal) => fetchOrganization(permalink, signal)),
    findCompanies: (name) => withinTime(timeoutMs, timedOut, (signal) => findOrganizations(name, signal)),
  };
}

/** The entities of a query result, the oldest first: the one most likely to be the company itself, not a duplicate. */
function readIds(body: JsonObject): readonly string[] {
  const { bindings } = asObject(body.results);
  if (!Array.isArray(bindings)) throw wikidataError("invalid_response");
  return bindings
    .flatMap((binding) => /\/entity\/(Q\d+)$/.exec(asText(asObject(asObject(binding).item).value) ?? "")?.[1] ?? [])
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

/** The search understands quotes, `-`, `:` and others; in a name they are only characters. */
function withoutOperators(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{M}\p{N}\s&.']/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
