import { queryOptions } from "@tanstack/react-query";
import { type KnownCompany, parseKnownCompanies } from "#domain/hotlist/known-company.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { knownNameKeys } from "./keys.ts";
import type { KnownNames } from "./known-names.ts";
import { readKnownNames, readNames } from "./read-names.ts";

/** Names that were asked for while the screen was loaded are not asked for again when it opens. */
const PRELOADED_MS = 5000;

/**
 * Every name in the database that texts are searched for, in two requests. Throws `BackendError`; a failure to load the
 * hotlists' names is only logged (specification, section 7).
 */
export function knownNamesQuery(backend: Backend) {
  return queryOptions({
    queryKey: knownNameKeys.list,
    staleTime: PRELOADED_MS,
    queryFn: async ({ signal }): Promise<KnownNames> => {
      const [names, hotlists] = await Promise.all([fetchNames(backend, signal), fetchHotlistNames(backend, signal)]);
      return { ...names, hotlists };
    },
  });
}

/**
 * What the team knows about companies, each given by its name and aliases, in one request; null for unknown companies.
 * Throws `BackendError`, also when the signal aborts.
 */
export async function fetchKnownCompanies(
  { client }: Backend,
  groups: readonly (readonly string[])[],
  signal: AbortSignal,
): Promise<readonly (KnownCompany | null)[]> {
  if (groups.length === 0) return [];
  const { data, error, status } = await client
    .rpc("company_facts_by_names", { groups: groups.map((names) => [...names]) })
    .abortSignal(signal);
  if (error) throw toTableError(error, status);
  return parseKnownCompanies(data, groups.length);
}

async function fetchNames({ client }: Backend, signal: AbortSignal): Promise<Omit<KnownNames, "hotlists">> {
  const { data, error, status } = await client.rpc("known_names").abortSignal(signal);
  if (error) throw toTableError(error, status);
  return readKnownNames(data);
}

async function fetchHotlistNames({ client }: Backend, signal: AbortSignal): Promise<readonly string[]> {
  const { data, error, status } = await client.rpc("hotlist_names").abortSignal(signal);
  if (error === null) return readNames(data);
  // An aborted request is not worth a log line.
  signal.throwIfAborted();
  const { message } = toTableError(error, status);
  console.error("Failed to load hotlist names:", message);
  return [];
}
