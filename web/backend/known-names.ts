import { queryOptions } from "@tanstack/react-query";
import { type KnownCompany, readKnownCompanies } from "#domain/hotlist/known-company.ts";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import type { Backend } from "./client.ts";
import { tableFault } from "./errors.ts";

/** The answer of the database function `known_names`. */
interface KnownNames {
  readonly universities: readonly string[];
  readonly company_names: readonly { readonly name: string; readonly removed: boolean }[];
  readonly company_facts: readonly string[];
}

/**
 * Every name in the database that texts are searched for: two requests, however many names. Fails with `BackendFault`;
 * that the hotlists' names are missing is only logged (specification, section 7).
 */
export function databaseNamesQuery(backend: Backend) {
  return queryOptions({
    queryKey: ["known names"],
    queryFn: async ({ signal }): Promise<DatabaseNames> => {
      const [names, hotlists] = await Promise.all([readNames(backend, signal), readHotlistNames(backend, signal)]);
      return {
        universities: names.universities,
        companyNames: names.company_names,
        companyFacts: names.company_facts,
        hotlists,
      };
    },
  });
}

/**
 * What the team knows of companies, each given by its name and aliases: one request, however many. Null where nothing is
 * known. Fails with `BackendFault`, also where the signal ends it.
 */
export async function lookUpCompanies(
  { client }: Backend,
  groups: readonly (readonly string[])[],
  signal: AbortSignal,
): Promise<readonly (KnownCompany | null)[]> {
  if (groups.length === 0) return [];
  const { data, error, status } = await client
    .rpc("company_facts_by_names", { groups: groups.map((names) => [...names]) })
    .abortSignal(signal);
  if (error) throw tableFault(error, status);
  return readKnownCompanies(data, groups.length);
}

async function readNames({ client }: Backend, signal: AbortSignal): Promise<KnownNames> {
  const { data, error, status } = await client.rpc("known_names").abortSignal(signal);
  if (error) throw tableFault(error, status);
  return data as unknown as KnownNames;
}

async function readHotlistNames({ client }: Backend, signal: AbortSignal): Promise<readonly string[]> {
  const { data, error, status } = await client.rpc("hotlist_names").abortSignal(signal);
  if (error === null) return data as readonly string[];
  // Asked for by a screen that has been left since: nothing is missing.
  signal.throwIfAborted();
  const { message } = tableFault(error, status);
  console.error("The names in the hotlists could not be loaded:", message);
  return [];
}
