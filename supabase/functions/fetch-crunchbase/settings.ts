import type { BackendSettings } from "../_shared/backend.ts";
import { type Environment, readEnvironment } from "../_shared/environment.ts";
import type { CrunchbaseSettings } from "./crunchbase-provider.ts";

export interface CrunchbaseFunctionSettings {
  /** Null without an API key: the sample provider is used. */
  readonly crunchbase: CrunchbaseSettings | null;
  /** The team's own fund, added to the top investors. */
  readonly fundName: string | null;
  readonly backend: BackendSettings;
}

/** @throws EnvironmentError */
export function readCrunchbaseSettings(environment: Environment): CrunchbaseFunctionSettings {
  const reader = readEnvironment(environment);
  const apiKey = reader.apiKey("CRUNCHBASE_API_KEY");
  const baseUrl = reader.serviceUrl("CRUNCHBASE_BASE_URL", "https://api.crunchbase.com/v4");
  const backend = reader.backend();
  reader.end();
  return {
    crunchbase: apiKey === null ? null : { apiKey, baseUrl },
    fundName: reader.optional("FUND_NAME"),
    backend,
  };
}
