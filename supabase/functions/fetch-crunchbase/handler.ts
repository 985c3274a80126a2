/**
 * `POST {url, refresh?, keep?}` returns a company's profile, `POST {urls, source?}` what a source that costs nothing says about many
 * companies: `{source, companies: [{url, facts, as_of, source_url, fetched_at}]}`, `GET ?url=` its facts as one flat object (specification, section 7), with what the team has set by hand,
 * `POST {source: true}` where the data come from: `{source: "crunchbase" | "wikidata" | "sample"}`, `POST {name, source?}`
 * and `POST {website, source}` the companies that a name or website may mean: `{companies: [{name, url, description}]}`.
 * `POST {url, item}` chooses one of several entries of open data, `POST {url, source: "gleif", item?}` looks up the register number.
 * The company is kept as screened by the caller, unless `keep` is false. Errors are `{code, message}`.
 */
import { type CompanyUrlError, companyUrl, parseCompanyUrl } from "../../../domain/company/company-url.ts";
import { companyFacts, factColumns } from "../../../domain/company/facts.ts";
import { type CompanySource, companyFactsRow } from "../../../domain/company/facts-row.ts";
import type { CompanyProfile } from "../../../domain/company/profile.ts";
import { SEARCH_LIMIT } from "../../../domain/company/search-text.ts";
import { createTopInvestorMatcher } from "../../../domain/company/top-investors.ts";
import { websiteDomain } from "../../../domain/company/website-domain.ts";
import { topInvestors } from "../../../domain/lists/investors.ts";
import { withRecorded } from "../../../domain/provenance/recorded-facts.ts";
import { createRest, logBackendError } from "../_shared/backend.ts";
import { createCachedLookup } from "../_shared/cached-lookup.ts";
import type { Caller } from "../_shared/caller.ts";
import { type Environment, environmentErrors } from "../_shared/environment.ts";
import { FunctionError, ProviderError } from "../_shared/errors.ts";
import { createInFlight } from "../_shared/in-flight.ts";
import { createRequestHandler, type RequestHandler, readLookupBody } from "../_shared/request-handler.ts";
import { findCompanyBatch } from "./company-batch.ts";
import type { CompanyProvider, CompanySuggestion, Organization } from "./company-provider.ts";
import { createCompanyStore, keepScreenedCompany } from "./company-store.ts";
import { createGleif, createOpenDataProvider, createProvider, type HandlerDeps } from "./providers.ts";
import { createRegisterNumbers } from "./register-numbers.ts";
import { readCrunchbaseSettings } from "./settings.ts";
import { createSourceStore, type SourceEntry, sourceEntry } from "./source-store.ts";
import { readRecordedFacts } from "./team-record.ts";

/** Decisions, "Company responses are cached for a day". */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const EXAMPLE_URL = companyUrl("stripe");
const URL_MESSAGES: Readonly<Record<CompanyUrlError, string>> = {
  empty: "Please enter a Crunchbase URL",
  "not-a-url": "Please enter a valid Crunchbase URL",
  "other-host": "Please enter a valid Crunchbase URL",
  "not-a-company": `This Crunchbase URL is not a company's. Open the company's page and copy its URL, such as ${EXAMPLE_URL}`,
};

/** One message for each invalid setting. */
export function settingsErrors(environment: Environment): readonly string[] {
  return environmentErrors(() => readCrunchbaseSettings(environment));
}

/** @throws EnvironmentError */
export function createHandler(deps: HandlerDeps): RequestHandler {
  const settings = readCrunchbaseSettings(deps.environment);
  const rest = createRest(settings.backend, deps.backendFetch);
  const provider = createProvider(settings, deps, rest);
  const log = deps.log ?? console.warn;
  const openData = provider.source === "wikidata" ? provider : createOpenDataProvider(settings, deps, rest);
  const sources = createSourceStore(rest);
  const gleif = createGleif(settings, deps, rest);
  const registerNumbers = gleif && createRegisterNumbers({ gleif, sources, rest, now: deps.now, log });
  const lookup = createCachedLookup({
    source: provider.source,
    isEquivalent: (source) => source === provider.source,
    fetchProfile: fetchProfileOf,
    urlOf: companyUrl,
    store: createCompanyStore(rest, provider.asOf),
    maxAgeMs: MAX_AGE_MS,
    now: deps.now,
    log,
  });
  const topInvestorMatcher = createTopInvestorMatcher(topInvestors, settings.fundName);
  const factsOf = (profile: CompanyProfile) => companyFacts(profile, topInvestorMatcher);
  const shareFind = createInFlight<readonly CompanySuggestion[]>();

  const readEntry = (url: string, organization: Organization | undefined, fetchedAt: string, source: CompanySource) =>
    sourceEntry(
      url,
      organization === undefined ? null : companyFactsRow(url, factsOf(organization.profile), source),
      organization ?? {},
      fetchedAt,
      source === "sample" ? provider.asOf : undefined,
    );

  /** Stores what the source says, also that it failed. */
  async function fetchProfileOf(permalink: string): Promise<CompanyProfile> {
    const { source } = provider;
    const url = companyUrl(permalink);
    const at = new Date(deps.now()).toISOString();
    const write = (entry: SourceEntry) =>
      logBackendError(log, "fetched facts could not be stored", sources.write(source, [entry]));
    try {
      const organization = await provider.fetchCompany(permalink, await chosenOf(provider, permalink));
      await write(readEntry(url, organization, at, source));
      const lei = organization.provenance?.lei;
      if (lei !== undefined) await registerNumbers?.findQuietly(url, lei);
      return organization.profile;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.code === "not_found") await write(readEntry(url, undefined, at, source));
      else await logBackendError(log, "an error could not be stored", sources.writeError(source, [url], error, at));
      throw error;
    }
  }

  /** Crunchbase and the sample have one entry for a URL. */
  async function chosenOf({ source }: CompanyProvider, permalink: string) {
    if (source !== "wikidata") return undefined;
    const chosen = (await sources.read(source, [companyUrl(permalink)]))[0]?.chosen ?? null;
    return new Map(chosen === null ? [] : [[permalink, chosen]]);
  }

  /** Of several entries of open data, this one is the company from now on. */
  async function choose(url: string, item: string): Promise<unknown> {
    const chosen = providerFor("wikidata");
    const permalink = readPermalink(url);
    const found = await chosen.fetchCompany(permalink, new Map([[permalink, item]]));
    if (found.candidates !== undefined) {
      throw new FunctionError("bad_request", "This entry is not one of the company's. Choose another.");
    }
    const at = new Date(deps.now()).toISOString();
    const entry = readEntry(companyUrl(permalink), found, at, chosen.source);
    await sources.writeChosen(chosen.source, entry.url, item);
    const profiles = chosen === provider ? new Map([[entry.url, found.profile]]) : undefined;
    await sources.write(chosen.source, [entry], { profiles });
    return { source: chosen.source, companies: [entry] };
  }

  /** By the LEI that Wikidata has, which is asked first where it was not asked in the last day. */
  async function findRegisterNumber(url: string, item: string): Promise<unknown> {
    if (registerNumbers === null) throw openDataIsOff();
    const companyPage = companyUrl(readPermalink(url));
    if (item !== "") return { source: "gleif", companies: [await registerNumbers.choose(companyPage, item)] };
    const [known] = await findEntries([companyPage], "wikidata");
    return { source: "gleif", companies: [await registerNumbers.find(companyPage, known?.lei ?? null)] };
  }

  /** @throws FunctionError */
  function providerFor(wanted: string): CompanyProvider {
    const chosen = wanted === "wikidata" ? openData : provider;
    if (chosen === null) throw openDataIsOff();
    return chosen;
  }

  async function findMany(urls: readonly string[], wanted: string): Promise<unknown> {
    return { source: providerFor(wanted).source, companies: await findEntries(urls, wanted) };
  }

  function findEntries(urls: readonly string[], wanted: string): Promise<readonly SourceEntry[]> {
    const chosen = providerFor(wanted);
    const { source } = chosen;
    return findCompanyBatch(
      {
        sources,
        readEntry: (url, organization, fetchedAt) => readEntry(url, organization, fetchedAt, source),
        keepsProfiles: chosen === provider,
        maxAgeMs: MAX_AGE_MS,
        now: deps.now,
        log,
      },
      chosen,
      urls,
    );
  }

  /** The user gets the company even if keeping it fails. */
  async function keepScreened(permalink: string, profile: CompanyProfile, { userId }: Caller): Promise<void> {
    const row = companyFactsRow(companyUrl(permalink), factsOf(profile), provider.source);
    await logBackendError(log, "a screened company could not be kept", keepScreenedCompany(rest, row, userId));
  }

  async function respondWithProfile(request: Request, caller: Caller): Promise<unknown> {
    const { url, urls, name, website, item, refresh, asksForSource, source, keep } = await readLookupBody(
      request,
      EXAMPLE_URL,
    );
    if (asksForSource) return { source: provider.source, open_data: openData !== null };
    if (urls !== null) return findMany(urls, source);
    if (url === "" && website !== "") return { companies: await findByWebsite(website, source) };
    if (url === "" && name !== "") return { companies: await findCompanies(name, source) };
    if (source === "gleif") return findRegisterNumber(url, item);
    if (item !== "") return choose(url, item);
    const permalink = readPermalink(url);
    const company = await lookup.find(permalink, { refresh });
    if (keep) await keepScreened(permalink, company.profile, caller);
    return {
      ...company.profile,
      source: company.source,
      fetched_at: company.fetchedAt,
      cached: company.isCached,
      ...(provider.asOf === undefined ? {} : { as_of: provider.asOf }),
    };
  }

  async function findCompanies(name: string, wanted: string): Promise<unknown> {
    const chosen = providerFor(wanted);
    const query = name.slice(0, SEARCH_LIMIT).toWellFormed();
    return suggestions(await shareFind(`${chosen.source} ${query}`, () => chosen.findCompanies(query)));
  }

  /** The website is only text in a query: its host gets no request. */
  async function findByWebsite(website: string, wanted: string): Promise<unknown> {
    const { source, findByWebsite: find } = providerFor(wanted);
    const domain = websiteDomain(/^https?:\/\//i.test(website) ? website : `https://${website}`);
    if (find === undefined) throw new FunctionError("bad_request", "This source does not look up websites.");
    if (domain === null || !/^[a-z0-9.-]+$/.test(domain)) return [];
    return suggestions(await shareFind(`${source} website ${domain}`, () => find(domain)));
  }

  async function respondWithFacts(request: Request, caller: Caller): Promise<unknown> {
    const permalink = readPermalink(new URL(request.url).searchParams.get("url") ?? "");
    const { profile } = await lookup.find(permalink, { refresh: false });
    await keepScreened(permalink, profile, caller);
    const url = companyUrl(permalink);
    const facts = withRecorded(factsOf(profile), await readRecordedFacts(rest, url, provider.source));
    return {
      name: facts.name,
      ...factColumns(facts),
      sector: facts.sector,
      geography: facts.geography,
      funding_stage: facts.fundingStage,
      url,
    };
  }

  return createRequestHandler({ rest, methods: { GET: respondWithFacts, POST: respondWithProfile } });
}

function openDataIsOff(): FunctionError {
  return new FunctionError("bad_request", "Open data is off. Set OPEN_DATA_CONTACT to use it.");
}

function suggestions(found: readonly CompanySuggestion[]) {
  return found.map(({ name, permalink, description }) => ({ name, url: companyUrl(permalink), description }));
}

/** @throws FunctionError */
function readPermalink(url: string): string {
  const parsed = parseCompanyUrl(url);
  if (!parsed.ok) throw new FunctionError("invalid_url", URL_MESSAGES[parsed.reason]);
  return parsed.permalink;
}
