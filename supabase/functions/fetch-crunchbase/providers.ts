/** The providers that the settings choose. */
import { logBackendError, type Rest } from "../_shared/backend.ts";
import type { HandlerDeps as SharedHandlerDeps } from "../_shared/request-handler.ts";
import { type CallLimiterOptions, createCallLimiter, createSlotLimiter, type HeldSlot } from "./call-limiter.ts";
import type { CompanyProvider } from "./company-provider.ts";
import { CRUNCHBASE_LIMIT, createCrunchbaseProvider } from "./crunchbase-provider.ts";
import { createGleifClient, GLEIF_LIMIT } from "./gleif-client.ts";
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
  if (wikidata === null) return null;
  const { fetch, now, sleep, providerTimeoutMs: timeoutMs, log = console.warn } = deps;
  const { takeCall, claim: claimSlot, handOver } = createSlotLimiter({ rest, sleep, ...WIKIDATA_LIMIT });
  function handOverSlot(): HeldSlot | null {
    const slot = handOver();
    // A slot that is not given back is free after its lease.
    return slot && { ...slot, release: () => logBackendError(log, "a slot could not be given back", slot.release()) };
  }
  return createWikidataProvider(wikidata, { fetch, now, sleep, timeoutMs, takeCall, claimSlot, handOverSlot });
}

/** Null if open data is off. */
export function createGleif({ gleif }: CrunchbaseFunctionSettings, deps: HandlerDeps, rest: Rest) {
  return gleif === null ? null : createGleifClient(gleif, providerDeps(deps, rest, GLEIF_LIMIT));
}

function providerDeps(
  { fetch, now, sleep, providerTimeoutMs: timeoutMs }: HandlerDeps,
  rest: Rest,
  limit: Omit<CallLimiterOptions, "rest" | "sleep">,
) {
  return { fetch, now, sleep, timeoutMs, takeCall: createCallLimiter({ rest, sleep, ...limit }) };
}
