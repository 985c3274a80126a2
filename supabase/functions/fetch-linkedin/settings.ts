import type { BackendSettings } from "../_shared/backend.ts";
import { type Environment, readEnvironment } from "../_shared/environment.ts";
import { ENRICH_LAYER_DEFAULTS } from "./enrich-layer.ts";
import { FRESH_LINKEDIN_DEFAULTS } from "./fresh-linkedin.ts";
import type { LinkedinServiceSettings } from "./profile-provider.ts";

const SERVICES = { "fresh-linkedin": FRESH_LINKEDIN_DEFAULTS, "enrich-layer": ENRICH_LAYER_DEFAULTS } as const;
type ServiceName = keyof typeof SERVICES;

export interface LinkedinFunctionSettings {
  /** Null without an API key: the sample provider is used. */
  readonly linkedin: (LinkedinServiceSettings & { readonly service: ServiceName }) | null;
  readonly retentionDays: number;
  readonly backend: BackendSettings;
}

const RETENTION_DAYS = { default: 180, max: 3650 };

/** @throws EnvironmentError */
export function readLinkedinSettings(environment: Environment): LinkedinFunctionSettings {
  const reader = readEnvironment(environment);
  const names = Object.keys(SERVICES) as ServiceName[];
  const requested = reader.optional("LINKEDIN_PROVIDER")?.toLowerCase() ?? "fresh-linkedin";
  const service = names.find((name) => name === requested);
  if (service === undefined) reader.addError(`LINKEDIN_PROVIDER must be ${names.join(" or ")}`);
  const defaults = SERVICES[service ?? "fresh-linkedin"];
  const apiKey = reader.apiKey("LINKEDIN_API_KEY");
  const baseUrl = reader.serviceUrl("LINKEDIN_BASE_URL", defaults.baseUrl);
  const path = reader.optional("LINKEDIN_PATH") ?? defaults.path;
  // Only printable ASCII, and no leading `//`: the path must not lead to another host.
  if (!/^\/(?!\/)[\x21-\x7e]*\{url\}[\x21-\x7e]*$/.test(path)) {
    reader.addError(`LINKEDIN_PATH must be a path that contains {url}, such as ${defaults.path}`);
  }
  const days = reader.optional("PROFILE_RETENTION_DAYS") ?? `${RETENTION_DAYS.default}`;
  const retentionDays = /^\d{1,4}$/.test(days) ? Number(days) : 0;
  if (retentionDays < 1 || retentionDays > RETENTION_DAYS.max) {
    reader.addError(`PROFILE_RETENTION_DAYS must be a whole number of days from 1 to ${RETENTION_DAYS.max}`);
  }
  const backend = reader.backend();
  reader.end();
  return {
    linkedin: apiKey === null ? null : { service: service ?? "fresh-linkedin", apiKey, baseUrl, path },
    retentionDays,
    backend,
  };
}
