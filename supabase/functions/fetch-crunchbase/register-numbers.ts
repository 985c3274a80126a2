/** The number of a company in its register, from GLEIF: by the LEI that Wikidata has or a colleague has chosen, never by the name alone. */
import { asObject, asText } from "../../../domain/company/parse-json.ts";
import { type GleifRecord, mayBeCompany } from "../../../domain/open-data/gleif-record.ts";
import { type Log, logBackendError, type Rest, readRowByUrl } from "../_shared/backend.ts";
import { FunctionError, ProviderError } from "../_shared/errors.ts";
import type { Candidate } from "./company-provider.ts";
import type { GleifClient } from "./gleif-client.ts";
import type { SourceEntry, SourceStore } from "./source-store.ts";

export interface RegisterNumberDeps {
  readonly gleif: GleifClient;
  readonly sources: SourceStore;
  readonly rest: Rest;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

export interface RegisterNumbers {
  /** Without an LEI, entities with the company's name and country are suggested. Stores what GLEIF says. @throws FunctionError */
  find(url: string, lei: string | null): Promise<SourceEntry>;
  /** Only by a certain LEI. Errors are stored, not thrown. */
  findQuietly(url: string, lei: string): Promise<void>;
  /** One of the suggested entities is the company. @throws FunctionError */
  choose(url: string, lei: string): Promise<SourceEntry>;
}

const SOURCE = "gleif";
const MAX_SUGGESTED = 5;

export function createRegisterNumbers({ gleif, sources, rest, now, log }: RegisterNumberDeps): RegisterNumbers {
  const at = () => new Date(now()).toISOString();

  /** Stores the result, also that GLEIF failed. */
  async function store(url: string, fetchEntry: () => Promise<SourceEntry>): Promise<SourceEntry> {
    try {
      const entry = await fetchEntry();
      await sources.write(SOURCE, [entry]);
      return entry;
    } catch (error) {
      if (error instanceof ProviderError) {
        await logBackendError(log, "an error could not be stored", sources.writeError(SOURCE, [url], error, at()));
      }
      throw error;
    }
  }

  const byLei = async (url: string, lei: string) => entryOf(url, await gleif.fetchRecord(lei), [], at());

  async function byName(url: string): Promise<SourceEntry> {
    const { company_name, country } = asObject(await readRowByUrl(rest, "company_facts", url, "company_name,country"));
    const company = { name: asText(company_name) ?? "", country: asText(country) ?? "" };
    const records =
      company.name === "" || company.country === "" ? [] : await gleif.findByLegalName(company.name.slice(0, 200));
    const candidates = records.filter((record) => mayBeCompany(record, company)).map(candidateOf);
    return entryOf(url, null, candidates.slice(0, MAX_SUGGESTED), at());
  }

  return {
    async find(url, lei) {
      const chosen = (await sources.read(SOURCE, [url]))[0]?.chosen ?? lei;
      return store(url, () => (chosen === null ? byName(url) : byLei(url, chosen)));
    },
    async findQuietly(url, lei) {
      try {
        const [stored] = await sources.read(SOURCE, [url]);
        await store(url, () => byLei(url, stored?.chosen ?? lei));
      } catch (error) {
        if (!(error instanceof FunctionError)) throw error;
        log(`a register number could not be fetched (${error.code})`);
      }
    },
    async choose(url, lei) {
      const [stored] = await sources.read(SOURCE, [url]);
      if (!stored?.candidates.some(({ id }) => id === lei)) {
        throw new FunctionError("bad_request", "This entry is not one of the company's. Choose another.");
      }
      const entry = await store(url, () => byLei(url, lei));
      await sources.writeChosen(SOURCE, url, lei);
      return entry;
    },
  };
}

function candidateOf({ lei, legalName, registerNumber, country }: GleifRecord): Candidate {
  return {
    id: lei,
    name: legalName,
    description: [registerNumber, country].filter(Boolean).join(", "),
    url: pageOf(lei),
  };
}

function entryOf(
  url: string,
  record: GleifRecord | null,
  candidates: readonly Candidate[],
  fetchedAt: string,
): SourceEntry {
  const number = record?.registerNumber ?? null;
  const updatedOn = record?.updatedOn ?? null;
  return {
    url,
    facts: number === null ? {} : { register_number: number },
    as_of: number === null || updatedOn === null ? {} : { register_number: updatedOn },
    source_url: record === null ? null : pageOf(record.lei),
    candidates,
    fetched_at: fetchedAt,
  };
}

function pageOf(lei: string): string {
  return `https://search.gleif.org/#/record/${lei}`;
}
