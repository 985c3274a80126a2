import type { BackendSettings } from "../_shared/backend.ts";
import { ENRICH_LAYER_DEFAULTS } from "../_shared/enrich-layer.ts";
import { FRESH_LINKEDIN_DEFAULTS } from "../_shared/fresh-linkedin.ts";
import type { LinkedinServiceSettings } from "../_shared/linkedin-provider.ts";
import { type Environment, readSettings } from "../_shared/settings-reader.ts";

const SERVICES = { "fresh-linkedin": FRESH_LINKEDIN_DEFAULTS, "enrich-layer": ENRICH_LAYER_DEFAULTS } as const;
type ServiceName = keyof typeof SERVICES;

export interface LinkedinFunctionSettings {
  /** Null: no key, so that the sample provider answers. */
  readonly linkedin: (LinkedinServiceSettings & { readonly service: ServiceName }) | null;
  readonly retentionDays: number;
  readonly backend: BackendSettings;
}

const RETENTION_DAYS = { byDefault: 180, longest: 3650 };

/** @throws EnvironmentError with one sentence for every setting that cannot be used. */
export function readLinkedinSettings(environment: Environment): LinkedinFunctionSettings {
  const settings = readSettings(environment);
  const names = Object.keys(SERVICES) as ServiceName[];
  const named = settings.optional("LINKEDIN_PROVIDER")?.toLowerCase() ?? "fresh-linkedin";
  const service = names.find((name) => name === named);
  if (service === undefined) settings.fault(`LINKEDIN_PROVIDER must be ${names.join(" or ")}`);
  const defaults = SERVICES[service ?? "fresh-linkedin"];
  const apiKey = settings.key("LINKEDIN_API_KEY");
  const baseUrl = settings.serviceAddress("LINKEDIN_BASE_URL", defaults.baseUrl);
  const path = settings.optional("LINKEDIN_PATH") ?? defaults.path;
  // Nothing but visible characters, and no second slash: the path must not lead to another host.
  if (!/^\/(?!\/)[\x21-\x7e]*\{url\}[\x21-\x7e]*$/.test(path)) {
    settings.fault(`LINKEDIN_PATH must be a path with {url} in it, such as ${defaults.path}`);
  }
  const days = settings.optional("PROFILE_RETENTION_DAYS") ?? `${RETENTION_DAYS.byDefault}`;
  const retentionDays = /^\d{1,4}$/.test(days) ? Number(days) : 0;
  if (retentionDays < 1 || retentionDays > RETENTION_DAYS.longest) {
    settings.fault(`PROFILE_RETENTION_DAYS must be a whole number of days from 1 to ${RETENTION_DAYS.longest}`);
  }
  const backend = settings.backend();
  settings.end();
  return {
    linkedin: apiKey === null ? null : { service: service ?? "fresh-linkedin", apiKey, baseUrl, path },
    retentionDays,
    backend,
  };
}
