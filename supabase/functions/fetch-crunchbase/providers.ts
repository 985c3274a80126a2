/** The providers that the settings choose. */
import type { Rest } from "../_shared/backend.ts";
import type { HandlerDeps as SharedHandlerDeps } from "../_shared/request-handler.ts";
import { type CallLimiterOptions, createCallLimiter } from "./call-limiter.ts";
import type { CompanyProvider } from "./company-provider.ts";
import { CRUNCHBASE_LIMIT, createCrunchbaseProvider } from "./crunchbase-provider.ts";
import { SAMPLE_DATA_AS_OF, sampleCompanies } from "./sample/companies.ts";
import { createSampleCompanyProvider } from "./sample-provider.ts";
import type { CrunchbaseFunctionSettings } from "./settings.ts";
import { createWikidataProvider, WIKIDATA_LIMIT } from "./wikidata-provider.ts";

export interface HandlerDeps extends SharedHandlerDeps {
  readonly sleep: (milliseconds: number) => Promise<void>;
}

export function createProvider(settings: CrunchbaseFunctionSettings, deps: HandlerDeps, rest: Rest): CompanyProvider {
  const { crunchbase } = settings;
  if (crunchbase !== null) return createCrunchbaseProvider(crunchbase, providerDeps(deps, rest, CRUNCHBASE_LIMIT));
  return (
    createOpenDataProvider(settings, deps, rest) ?? createSampleCompanyProvider(sampleCompanies, SAMPLE_DATA_AS_OF)
  );
}

/** Null if open data is off. */
export function createOpenDataProvider({ wikidata }: CrunchbaseFunctionSettings, deps: HandlerDeps, rest: Rest) {
  return wikidata === null ? null : createWikidataProvider(wikidata, providerDeps(deps, rest, WIKIDATA_LIMIT));
}

function providerDeps(
  { fetch, now, sleep, providerTimeoutMs: timeoutMs }: HandlerDeps,
  rest: Rest,
  limit: Omit<CallLimiterOptions, "rest" | "sleep">,
) {
  return { fetch, now, sleep, timeoutMs, takeCall: createCallLimiter({ rest, sleep, ...limit }) };
}
