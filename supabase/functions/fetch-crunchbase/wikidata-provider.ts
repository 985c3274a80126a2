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
import type { ClaimSlot } from "./call-limiter.ts";
import {
  type ChosenEntries,
  type CompanyProvider,
  type CompanyResponses,
  type CompanySuggestion,
  MAX_BATCH,
  MAX_SUGGESTIONS,
  type Organization,
} from "./company-provider.ts";
import { ResponseTooLargeError, wikidataError } from "./wikidata-error.ts";
import { labelQuery, permalinkQuery, readIds, readLabels, readPermalinks, websiteQuery } from "./wikidata-query.ts";
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
export const WIKIDATA_LIMIT = {
  service: "wikidata",
  calls: 150,
  windowMs: 60_000,
  maxWaitMs: 8000,
  /** Wikimedia allows three open requests for an installation. */
  slots: 3,
  leaseMs: 90_000,
  /** A call about 100 companies has four requests. */
  ahead: 3,
};
const TIMEOUT_MS = 20_000;
/** `wbgetentities` takes no more IDs. */
const MAX_IDS = 50;

export function createWikidataProvider(settings: WikidataSettings, deps: WikidataDeps): CompanyProvider {
  const { timeoutMs = TIMEOUT_MS, claimSlot = withoutSlot, ...requestDeps } = deps;
  const { request, inCall, handOverSlot } = createWikidataRequests({ ...requestDeps, contact: settings.contact });

  async function fetchEntities(ids: readonly string[], signal: AbortSignal): Promise<Entities> {
    const companies: WikidataCompany[] = [];
    const tooLarge: string[] = [];
    for (let start = 0; start < ids.length; start += MAX_IDS) {
      const part = await fetchPart(ids.slice(start, start + MAX_IDS), signal);
      companies.push(...part.companies);
      tooLarge.push(...part.tooLarge);
    }
    // A redirect and its target are one company: both keys hold the target.
    return { companies: [...new Map(companies.map((company) => [company.id, company])).values()], tooLarge };
  }

  /** Splits a response that is too large: an entity that is too large alone is left out. */
  async function fetchPart(ids: readonly string[], signal: AbortSignal): Promise<Entities> {
    const query = {
      action: "wbgetentities",
      ids: ids.join("|"),
      props: "claims|labels|descriptions|aliases",
      languages: WIKIDATA_LANGUAGES.join("|"),
    };
    try {
      const { entities } = await request(apiUrl(query), signal);
      return {
        companies: Object.values(asObject(entities)).flatMap((one) => parseWikidataCompany(one) ?? []),
        tooLarge: [],
      };
    } catch (error) {
      if (!(error instanceof ResponseTooLargeError)) throw error;
      if (ids.length === 1) return { companies: [], tooLarge: ids };
      const middle = Math.ceil(ids.length / 2);
      const first = await fetchPart(ids.slice(0, middle), signal);
      const second = await fetchPart(ids.slice(middle), signal);
      return {
        companies: [...first.companies, ...second.companies],
        tooLarge: [...first.tooLarge, ...second.tooLarge],
      };
    }
  }

  function runQuery(query: string, signal: AbortSignal): Promise<JsonObject> {
    return request(settings.queryUrl, signal, new URLSearchParams({ query, format: "json" }));
  }

  async function fetchOrganizations(
    permalinks: readonly string[],
    chosen: ChosenEntries,
    signal: AbortSignal,
  ): Promise<CompanyResponses> {
    const result = await runQuery(permalinkQuery(permalinks), signal);
    const { companies, tooLarge } = await fetchEntities(readIds(result), signal);
    const withLargeEntity = new Set(
      (tooLarge.length === 0 ? [] : readPermalinks(result)).flatMap(({ id, permalink }) =>
        tooLarge.includes(id) ? permalink.toLowerCase() : [],
      ),
    );
    const isReadable = (permalink: string) => !withLargeEntity.has(permalink.toLowerCase());
    const byPermalink = Map.groupBy(
      companies.flatMap((company) => company.permalinks.map((permalink) => ({ permalink, company }))),
      ({ permalink }) => permalink,
    );
    // The query service is minutes behind: a permalink may have moved to another entity.
    const entries = permalinks.filter(isReadable).map((permalink) => {
      const matches = [...new Set(byPermalink.get(permalink.toLowerCase())?.map(({ company }) => company))];
      return { permalink, matches, company: matches.find(({ id }) => id === chosen.get(permalink)) ?? only(matches) };
    });
    const found = entries.flatMap(({ permalink, company }) => (company === undefined ? [] : [{ permalink, company }]));
    const ambiguous = entries.filter(({ matches, company }) => company === undefined && matches.length > 1);
    const linked = new Set(found.flatMap(({ company }) => linkedIds(company)));
    const labels = linked.size === 0 ? new Map() : readLabels(await runQuery(labelQuery([...linked]), signal));
    const responses = new Map<string, Organization>([
      ...found.map(
        ({ permalink, company }) => [permalink, organizationOf(company, permalink, (id) => labels.get(id))] as const,
      ),
      ...ambiguous.map(({ permalink, matches }) => [permalink, candidatesOf(permalink, matches)] as const),
    ]);
    const failed = permalinks.filter((permalink) => !isReadable(permalink));
    return { found: responses, errors: new Map(failed.map((permalink) => [permalink, new ResponseTooLargeError()])) };
  }

  async function fetchOrganization(
    permalink: string,
    chosen: ChosenEntries,
    signal: AbortSignal,
  ): Promise<Organization> {
    const { found, errors } = await fetchOrganizations([permalink], chosen, signal);
    const company = found.get(permalink);
    if (company === undefined) throw errors.get(permalink) ?? wikidataError("not_found");
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
    const companies = new Map((await fetchEntities(ids, signal)).companies.map((company) => [company.id, company]));
    return ids.flatMap((id) => suggestionOf(companies.get(id)));
  }

  async function findByWebsite(domain: string, signal: AbortSignal): Promise<readonly CompanySuggestion[]> {
    const ids = readIds(await runQuery(websiteQuery(domain), signal));
    const { companies } = await fetchEntities(ids.slice(0, MAX_IDS), signal);
    return companies.filter(({ website = "" }) => websiteDomain(website) === domain).flatMap(suggestionOf);
  }

  function apiUrl(query: Readonly<Record<string, string>>): string {
    // `maxlag`: Wikimedia's databases come first.
    return `${settings.apiUrl}?${new URLSearchParams({ ...query, format: "json", maxlag: "5" })}`;
  }

  const inTime = <Result>(work: (signal: AbortSignal) => Promise<Result>) =>
    withinTime(timeoutMs, () => wikidataError("timeout"), work);
  const call = <Result>(work: (signal: AbortSignal) => Promise<Result>) => inCall(() => inTime(work));

  return {
    source: "wikidata",
    fetchCompany: (permalink, chosen = NOTHING_CHOSEN) =>
      call((signal) => fetchOrganization(permalink, chosen, signal)),
    fetchCompanies: (findMissing) =>
      // From the claim on: a slot is given back also where no request follows.
      inCall(async () => {
        const { permalinks, chosen = NOTHING_CHOSEN } = await findMissing(claimSlot);
        if (permalinks.length === 0) return { found: new Map(), errors: new Map(), slot: null };
        const responses = await inTime((signal) => fetchOrganizations(permalinks.slice(0, MAX_BATCH), chosen, signal));
        return { ...responses, slot: handOverSlot() };
      }),
    findCompanies: (name) => call((signal) => findOrganizations(name, signal)),
    findByWebsite: (domain) => call((signal) => findByWebsite(domain, signal)),
  };
}

interface Entities {
  readonly companies: readonly WikidataCompany[];
  /** IDs of entities whose own response is too large. */
  readonly tooLarge: readonly string[];
}

const NOTHING_CHOSEN: ChosenEntries = new Map();

const withoutSlot: ClaimSlot = async (request) => (await request(null)).result;

function only(companies: readonly WikidataCompany[]): WikidataCompany | undefined {
  return companies.length === 1 ? companies[0] : undefined;
}

/** Several entities have the permalink: a person chooses, and until then nothing of them is taken but the name. */
function candidatesOf(permalink: string, companies: readonly WikidataCompany[]): Organization {
  const name = companies[0]?.name;
  return {
    profile: { properties: { identifier: { ...(name !== undefined && { value: name }), permalink } }, cards: {} },
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

/** The search understands quotes, `-`, `:` and others; in a name they are only characters. Some scripts have punctuation in words. */
function withoutOperators(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{M}\p{N}\s\x26.'\u200c\u200d[\p{Po}--\p{ASCII}]]/gv, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
