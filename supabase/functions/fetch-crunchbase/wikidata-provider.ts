/** Wikidata: public facts (CC0) about the companies whose Crunchbase permalink it knows (P2088). */
import { asObject, asText, type JsonObject } from "../../../domain/company/parse-json.ts";
import { websiteDomain } from "../../../domain/company/website-domain.ts";
import { organizationOf } from "../../../domain/open-data/organization.ts";
import {
  linkedIds,
  parseWikidataCompany,
  WIKIDATA_LANGUAGES,
  type WikidataCompany,
} from "../../../domain/open-data/wikidata-company.ts";
import { withinTime } from "../_shared/within-time.ts";
import {
  type ChosenEntries,
  type CompanyProvider,
  type CompanySuggestion,
  MAX_BATCH,
  MAX_SUGGESTIONS,
  type OrganizationResponse,
} from "./company-provider.ts";
import { wikidataError } from "./wikidata-error.ts";
import { labelQuery, permalinkQuery, readIds, readLabels, websiteQuery } from "./wikidata-query.ts";
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

  async function fetchCompanies(ids: readonly string[], signal: AbortSignal): Promise<readonly WikidataCompany[]> {
    const companies: WikidataCompany[] = [];
    for (let start = 0; start < ids.length; start += MAX_IDS) {
      const query = {
        action: "wbgetentities",
        ids: ids.slice(start, start + MAX_IDS).join("|"),
        props: "claims|labels|descriptions|aliases",
        languages: WIKIDATA_LANGUAGES.join("|"),
      };
      const { entities } = await request(apiUrl(query), signal);
      companies.push(...Object.values(asObject(entities)).flatMap((entity) => parseWikidataCompany(entity) ?? []));
    }
    return companies;
  }

  function runQuery(query: string, signal: AbortSignal): Promise<JsonObject> {
    return request(settings.queryUrl, signal, new URLSearchParams({ query, format: "json" }));
  }

  async function fetchOrganizations(
    permalinks: readonly string[],
    chosen: ChosenEntries,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, OrganizationResponse>> {
    const companies = await fetchCompanies(readIds(await runQuery(permalinkQuery(permalinks), signal)), signal);
    // The query service is minutes behind: a permalink may have moved to another entity.
    const entries = permalinks.map((permalink) => {
      const matches = companies.filter((one) => one.permalinks.includes(permalink.toLowerCase()));
      return { permalink, matches, company: matches.find(({ id }) => id === chosen.get(permalink)) ?? only(matches) };
    });
    const found = entries.flatMap(({ permalink, company }) => (company === undefined ? [] : [{ permalink, company }]));
    const ambiguous = entries.filter(({ matches, company }) => company === undefined && matches.length > 1);
    const linked = new Set(found.flatMap(({ company }) => linkedIds(company)));
    const labels = linked.size === 0 ? new Map() : readLabels(await runQuery(labelQuery([...linked]), signal));
    return new Map<string, OrganizationResponse>([
      ...found.map(
        ({ permalink, company }) => [permalink, organizationOf(company, permalink, (id) => labels.get(id))] as const,
      ),
      ...ambiguous.map(({ permalink, matches }) => [permalink, candidatesOf(permalink, matches)] as const),
    ]);
  }

  async function fetchOrganization(
    permalink: string,
    chosen: ChosenEntries,
    signal: AbortSignal,
  ): Promise<OrganizationResponse> {
    const company = (await fetchOrganizations([permalink], chosen, signal)).get(permalink);
    if (company === undefined) throw wikidataError("not_found");
    return company;
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
    return ids.flatMap((id) => suggestionOf(companies.get(id)));
  }

  async function findByWebsite(domain: string, signal: AbortSignal): Promise<readonly CompanySuggestion[]> {
    const ids = readIds(await runQuery(websiteQuery(domain), signal));
    const companies = await fetchCompanies(ids.slice(0, MAX_IDS), signal);
    return companies.filter(({ website = "" }) => websiteDomain(website) === domain).flatMap(suggestionOf);
  }

  function apiUrl(query: Readonly<Record<string, string>>): string {
    // `maxlag`: Wikimedia's databases come first.
    return `${settings.apiUrl}?${new URLSearchParams({ ...query, format: "json", maxlag: "5" })}`;
  }

  const timedOut = () => wikidataError("timeout");

  return {
    source: "wikidata",
    fetchCompany: (permalink, chosen = NOTHING_CHOSEN) =>
      withinTime(timeoutMs, timedOut, (signal) => fetchOrganization(permalink, chosen, signal)),
    fetchCompanies: (permalinks, chosen = NOTHING_CHOSEN) =>
      withinTime(timeoutMs, timedOut, (signal) => fetchOrganizations(permalinks.slice(0, MAX_BATCH), chosen, signal)),
    findCompanies: (name) => withinTime(timeoutMs, timedOut, (signal) => findOrganizations(name, signal)),
    findByWebsite: (domain) => withinTime(timeoutMs, timedOut, (signal) => findByWebsite(domain, signal)),
  };
}

const NOTHING_CHOSEN: ChosenEntries = new Map();

function only(companies: readonly WikidataCompany[]): WikidataCompany | undefined {
  return companies.length === 1 ? companies[0] : undefined;
}

/** Several entities have the permalink: a person chooses, and until then nothing of them is taken but the name. */
function candidatesOf(permalink: string, companies: readonly WikidataCompany[]): OrganizationResponse {
  return {
    properties: { identifier: { value: companies[0]?.name, permalink } },
    cards: {},
    candidates: companies.slice(0, MAX_SUGGESTIONS).map(({ id, name, description = null }) => ({
      id,
      name,
      description: description?.slice(0, 300) ?? null,
      url: `https://www.wikidata.org/wiki/${id}`,
    })),
  };
}

/** None without a permalink: a company's record is found by it. */
function suggestionOf(company: WikidataCompany | undefined): readonly CompanySuggestion[] {
  const permalink = company?.permalinks[0];
  if (company === undefined || permalink === undefined) return [];
  return [{ name: company.name, permalink, description: company.description }];
}

/** The search understands quotes, `-`, `:` and others; in a name they are only characters. */
function withoutOperators(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{M}\p{N}\s&.']/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
