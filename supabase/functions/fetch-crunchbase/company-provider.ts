import type { CompanySource } from "../../../domain/company/facts-row.ts";
import type { CompanyProfile } from "../../../domain/company/profile.ts";
import type { ProviderError } from "../_shared/errors.ts";
import type { ClaimSlot, HeldSlot } from "./call-limiter.ts";

/** What a provider says about a company. */
export interface Organization {
  /** Validated by the provider, once. */
  readonly profile: CompanyProfile;
  readonly provenance?: Provenance;
  /** Where the provider has several entries for the company: the profile has no facts then. */
  readonly candidates?: readonly Candidate[];
}

/** One of several entries for a company. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** Its page. */
  readonly url: string;
}

/** By permalink: the id of the entry that a colleague has chosen. */
export type ChosenEntries = ReadonlyMap<string, string>;

export interface Provenance {
  /** The page that shows the values. */
  readonly url: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` by column of `company_facts`, where the source dates its value. */
  readonly asOf: Readonly<Record<string, string>>;
  /** The company's LEI, where the source says it. */
  readonly lei?: string;
}

/** A company that a name may mean, in Crunchbase's order of relevance. */
export interface CompanySuggestion {
  readonly name: string;
  readonly permalink: string;
  /** Undefined if Crunchbase has none. */
  readonly description: string | undefined;
}

export const MAX_SUGGESTIONS = 10;
export const MAX_BATCH = 100;

/** By permalink. Unknown companies are in neither. */
export interface CompanyResponses {
  readonly found: ReadonlyMap<string, Organization>;
  /** Of single companies, where the others could be fetched. */
  readonly errors: ReadonlyMap<string, ProviderError>;
}

export interface MissingCompanies {
  /** At most `MAX_BATCH`; may be empty. */
  readonly permalinks: readonly string[];
  readonly chosen?: ChosenEntries;
}

export interface CompanyBatch extends CompanyResponses {
  /** Of the provider's limit, given back with what the caller stores; null if there is none to give back. */
  readonly slot: HeldSlot | null;
}

export interface CompanyProvider {
  readonly source: CompanySource;
  /** The day (`YYYY-MM-DD`) of the sample data's facts; absent for live data. */
  readonly asOf?: string;
  /** @throws ProviderError */
  fetchCompany(permalink: string, chosen?: ChosenEntries): Promise<Organization>;
  /**
   * Many companies at little cost. `findMissing` says which: if its request to the database also takes the slot, the call needs
   * no other request for it. @throws ProviderError, and what `findMissing` throws
   */
  readonly fetchCompanies?: (findMissing: (claim: ClaimSlot) => Promise<MissingCompanies>) => Promise<CompanyBatch>;
  /** Companies whose names begin like `name`, at most `MAX_SUGGESTIONS`. @throws ProviderError */
  findCompanies(name: string): Promise<readonly CompanySuggestion[]>;
  /** By the registrable domain of their website. @throws ProviderError */
  readonly findByWebsite?: (domain: string) => Promise<readonly CompanySuggestion[]>;
}
