import type { BackendSettings } from "./backend.ts";
import type { CrunchbaseSettings } from "./crunchbase.ts";
import { type Environment, readSettings } from "./settings-reader.ts";

export interface FunctionSettings {
  /** Null: no key, so that the sample provider answers. */
  readonly crunchbase: CrunchbaseSettings | null;
  /** The owner's own fund among the top investors. */
  readonly fundName: string | null;
  readonly backend: BackendSettings;
}

/** @throws EnvironmentError with one sentence for every setting that cannot be used. */
export function readEnvironment(environment: Environment): FunctionSettings {
  const settings = readSettings(environment);
  const apiKey = settings.key("CRUNCHBASE_API_KEY");
  const baseUrl = settings.serviceAddress("CRUNCHBASE_BASE_URL", "https://api.crunchbase.com/v4");
  const backend = settings.backend();
  settings.end();
  return {
    crunchbase: apiKey === null ? null : { apiKey, baseUrl },
    fundName: settings.optional("FUND_NAME"),
    backend,
  };
}
