import type { BackendSettings } from "../_shared/backend.ts";
import { type Environment, readEnvironment } from "../_shared/environment.ts";
import type { CrunchbaseSettings } from "./crunchbase-provider.ts";
import type { GleifSettings } from "./gleif-client.ts";
import type { WikidataSettings } from "./wikidata-provider.ts";

export interface CrunchbaseFunctionSettings {
  /** Null without an API key. */
  readonly crunchbase: CrunchbaseSettings | null;
  /** Null without a contact. Used where there is no API key; the sample provider where there is neither. */
  readonly wikidata: WikidataSettings | null;
  /** Null without a contact. */
  readonly gleif: GleifSettings | null;
  /** The team's own fund, added to the top investors. */
  readonly fundName: string | null;
  readonly backend: BackendSettings;
}

/** Goes into a header: printable ASCII without spaces and brackets. */
const CONTACT = /^(?:https:\/\/[!-'*-~]+|[!-'*-?A-~]+@[!-'*-?A-~]+)$/;

/** @throws EnvironmentError */
export function readCrunchbaseSettings(environment: Environment): CrunchbaseFunctionSettings {
  const reader = readEnvironment(environment);
  const apiKey = reader.apiKey("CRUNCHBASE_API_KEY");
  const baseUrl = reader.serviceUrl("CRUNCHBASE_BASE_URL", "https://api.crunchbase.com/v4");
  const contact = reader.optional("OPEN_DATA_CONTACT");
  if (contact !== null && !CONTACT.test(contact)) {
    reader.addError("OPEN_DATA_CONTACT must be an email address or an https URL");
  }
  const apiUrl = reader.serviceUrl("WIKIDATA_API_URL", "https://www.wikidata.org/w/api.php");
  const queryUrl = reader.serviceUrl("WIKIDATA_QUERY_URL", "https://query.wikidata.org/sparql");
  const gleifUrl = reader.serviceUrl("GLEIF_API_URL", "https://api.gleif.org/api/v1");
  const backend = reader.backend();
  reader.end();
  return {
    crunchbase: apiKey === null ? null : { apiKey, baseUrl },
    wikidata: contact === null ? null : { contact, apiUrl, queryUrl },
    gleif: contact === null ? null : { contact, baseUrl: gleifUrl.replace(/\/+$/, "") },
    fundName: reader.optional("FUND_NAME"),
    backend,
  };
}
