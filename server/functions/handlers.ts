/** The functions by name: the names of their folders under `supabase/functions`. */
import {
  createHandler as createCrunchbaseHandler,
  settingsErrors as crunchbaseSettingsErrors,
} from "#supabase/functions/fetch-crunchbase/handler.ts";
import {
  createHandler as createLinkedinHandler,
  createProfileCleanup,
  settingsErrors as linkedinSettingsErrors,
} from "#supabase/functions/fetch-linkedin/handler.ts";
import type { FunctionHandler } from "./routes.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface FunctionHandlerDeps {
  readonly environment: Environment;
  /** Calls the data services. */
  readonly fetch: typeof fetch;
  /** Calls this project's own gateway. */
  readonly backendFetch: typeof fetch;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

export function createFunctionHandlers(deps: FunctionHandlerDeps): Readonly<Record<string, FunctionHandler>> {
  return { "fetch-crunchbase": createCrunchbaseHandler(deps), "fetch-linkedin": createLinkedinHandler(deps) };
}

/** Deletes expired data of the functions; call it every hour. */
export function createFunctionCleanup(deps: FunctionHandlerDeps): () => Promise<void> {
  return createProfileCleanup(deps);
}

/** One message for each invalid setting of the functions. */
export function functionSettingsErrors(settings: Environment): readonly string[] {
  // The server provides these two itself once it runs.
  const environment = { ...settings, SUPABASE_URL: "http://gateway.internal", SUPABASE_SERVICE_ROLE_KEY: "later" };
  return [...crunchbaseSettingsErrors(environment), ...linkedinSettingsErrors(environment)];
}
