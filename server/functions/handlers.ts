/** The project's functions by name, as their folders under `supabase/functions` are called. */
import {
  createHandler as createFetchCrunchbase,
  faultsOfSettings as crunchbaseFaults,
} from "#supabase/functions/fetch-crunchbase/handler.ts";
import {
  createHandler as createFetchLinkedin,
  createProfileCleanup,
  faultsOfSettings as linkedinFaults,
} from "#supabase/functions/fetch-linkedin/handler.ts";
import type { FunctionHandler } from "./routes.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface FunctionHandlerDeps {
  readonly environment: Environment;
  /** To the data services. */
  readonly fetch: typeof fetch;
  /** To this project's own gateway. */
  readonly backendFetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

export function createFunctionHandlers(deps: FunctionHandlerDeps): Readonly<Record<string, FunctionHandler>> {
  return { "fetch-crunchbase": createFetchCrunchbase(deps), "fetch-linkedin": createFetchLinkedin(deps) };
}

/** Deletes what the functions keep no longer: to be called every hour or so. */
export function createFunctionCleanup(deps: FunctionHandlerDeps): () => Promise<void> {
  return createProfileCleanup(deps);
}

/** One sentence for each setting of the functions that cannot be used. */
export function faultsOfSettings(settings: Environment): readonly string[] {
  // The project's own address and key are the server's to give, once it has them.
  const environment = { ...settings, SUPABASE_URL: "http://gateway.internal", SUPABASE_SERVICE_ROLE_KEY: "later" };
  return [...crunchbaseFaults(environment), ...linkedinFaults(environment)];
}
