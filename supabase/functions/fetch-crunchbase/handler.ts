/**
 * `POST {url, refresh?}` answers a company's profile, `GET ?url=` its facts in one flat object (specification,
 * section 7). Failures are `{code, message}`: a stable code and a sentence for the screen.
 */
import { type CompanyUrlFault, readCompanyUrl } from "../../../domain/company/company-url.ts";
import { companyFacts, factColumns } from "../../../domain/company/facts.ts";
import { isObject } from "../../../domain/company/read-json.ts";
import { createTopInvestorMatcher } from "../../../domain/company/top-investors.ts";
import { topInvestors } from "../../../domain/lists/investors.ts";
import { createProfileStore, createRest } from "../_shared/backend.ts";
import { createCallLimiter } from "../_shared/call-limiter.ts";
import { readCaller } from "../_shared/caller.ts";
import { parseJson, readCappedText } from "../_shared/capped-text.ts";
import { CRUNCHBASE_LIMIT, createCrunchbaseProvider } from "../_shared/crunchbase.ts";
import { readEnvironment } from "../_shared/environment.ts";
import type { Fetch } from "../_shared/external-fetch.ts";
import { failureOf } from "../_shared/failures.ts";
import { errorAnswer, jsonAnswer, preflightAnswer } from "../_shared/json-response.ts";
import { SAMPLE_DATA_AS_OF, sampleCompanies } from "../_shared/sample/index-of-companies.ts";
import { createSampleProvider } from "../_shared/sample-provider.ts";
import { refuseWithoutSecondFactor } from "../_shared/second-factor.ts";
import { type Environment, faultsOf } from "../_shared/settings-reader.ts";
import { createCompanyLookup } from "./company-lookup.ts";

export interface HandlerDeps {
  readonly environment: Environment;
  /** To the data service. */
  readonly fetch: Fetch;
  /** To this project's own REST interface. */
  readonly backendFetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** For everything one company takes at the data service; 20 seconds unless told. */
  readonly providerTimeoutMs?: number;
  /** For the log; the console unless told. */
  readonly report?: (message: string) => void;
}

const MAX_REQUEST_BYTES = 16 * 1024;
const URL_SENTENCES: Readonly<Record<CompanyUrlFault, string>> = {
  empty: "Please enter a Crunchbase URL",
  "not-a-url": "Please enter a valid Crunchbase URL",
  "other-host": "Please enter a valid Crunchbase URL",
  "not-a-company":
    "This Crunchbase address is not a company's. Open the company's page and copy its address, such as https://www.crunchbase.com/organization/stripe",
};

/** One sentence for each of its settings that cannot be used. */
export function faultsOfSettings(environment: Environment): readonly string[] {
  return faultsOf(() => readEnvironment(environment));
}

/** @throws EnvironmentError where the settings cannot be used. */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  const settings = readEnvironment(deps.environment);
  const rest = createRest(settings.backend, deps.backendFetch);
  const provider =
    settings.crunchbase === null
      ? createSampleProvider(sampleCompanies, SAMPLE_DATA_AS_OF)
      : createCrunchbaseProvider(settings.crunchbase, {
          fetch: deps.fetch,
          now: deps.now,
          sleep: deps.sleep,
          takeCall: createCallLimiter({ rest, sleep: deps.sleep, ...CRUNCHBASE_LIMIT }),
          ...(deps.providerTimeoutMs === undefined ? {} : { timeoutMs: deps.providerTimeoutMs }),
        });
  const lookup = createCompanyLookup({
    provider,
    store: createProfileStore(rest),
    now: deps.now,
    report: deps.report ?? ((message) => console.warn(message)),
  });
  const topInvestorMatcher = createTopInvestorMatcher(topInvestors, settings.fundName);

  async function answerProfile(request: Request): Promise<Response> {
    const text = await readCappedText(request, MAX_REQUEST_BYTES);
    if (text === null) return errorAnswer(413, "too_large", "Send no more than an address.");
    const body = parseJson(text);
    if (!isObject(body))
      return errorAnswer(
        400,
        "bad_request",
        'Send JSON such as {"url": "https://www.crunchbase.com/organization/stripe"}.',
      );
    const address = readCompanyUrl(typeof body.url === "string" ? body.url : "");
    if (!address.ok) return errorAnswer(400, "invalid_url", URL_SENTENCES[address.reason]);
    const company = await lookup.find(address.permalink, { refresh: body.refresh === true });
    return jsonAnswer(200, {
      ...company.profile,
      source: company.source,
      fetched_at: company.fetchedAt,
      cached: company.isCached,
      ...(provider.asOf === undefined ? {} : { as_of: provider.asOf }),
    });
  }

  async function answerFacts(request: Request): Promise<Response> {
    const address = readCompanyUrl(new URL(request.url).searchParams.get("url") ?? "");
    if (!address.ok) return errorAnswer(400, "invalid_url", URL_SENTENCES[address.reason]);
    const company = await lookup.find(address.permalink, { refresh: false });
    const facts = companyFacts(company.profile, topInvestorMatcher);
    return jsonAnswer(200, {
      name: facts.name,
      ...factColumns(facts),
      sector: facts.sector,
      geography: facts.geography,
      funding_stage: facts.fundingStage,
      url: address.url,
    });
  }

  return async (request) => {
    if (request.method === "OPTIONS") return preflightAnswer();
    if (request.method !== "GET" && request.method !== "POST") {
      return errorAnswer(405, "method_not_allowed", "Ask with GET or POST.", { allow: "GET, POST, OPTIONS" });
    }
    const caller = readCaller(request);
    if (caller === null) return errorAnswer(401, "not_signed_in", "Sign in to look up companies.");
    try {
      const refusal = await refuseWithoutSecondFactor(rest, caller);
      if (refusal !== null) return errorAnswer(refusal.status, refusal.code, refusal.message);
      return await (request.method === "POST" ? answerProfile(request) : answerFacts(request));
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== null) return errorAnswer(failure.status, failure.code, failure.message);
      throw error;
    }
  };
}
