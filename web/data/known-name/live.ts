import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Tables } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { type ChangeBatch, type PublishedTable, useTableChanges } from "#web/backend/table-changes.ts";
import { fetchRules, toStoredRule } from "../match-rule/queries.ts";
import { fetchOtherNames, toStoredOtherName } from "../other-name/queries.ts";
import { knownNameKeys } from "./keys.ts";
import {
  addNames,
  changeCompanyNames,
  type NameList,
  type PatchedRows,
  patchKnownNames,
  replaceKnownNames,
} from "./patch.ts";
import { knownNamesQuery } from "./queries.ts";

const INTERVAL_MS = 250;
/** Imports add thousands of names. */
const NAMES_INTERVAL_MS = 1000;
/** The channel is joined soon after the names are loaded. They are loaded again only if the connection was lost later. */
const MAX_AGE_AT_JOIN_MS = 60_000;

/**
 * Applies colleagues' names, rules and other names to `knownNamesQuery`, whose data stay the same object without such changes.
 * The former name of a renamed company or university stays until the names are loaded again.
 */
export function useLiveKnownNames(): void {
  useLiveRules();
  useLiveNames("company_facts", "companyFacts", (row) => row.company_name);
  useLiveNames("squad_hotlist_companies", "hotlists", (row) => row.company_name);
  useLiveNames("universities", "universities", (row) => row.name);
  const backend = useBackend();
  const queryClient = useQueryClient();
  useTableChanges("company_names", NAMES_INTERVAL_MS, async (batch) => {
    await waitForFetch(backend, queryClient);
    changeCompanyNames(queryClient, changedRows(batch));
    await refetchIfUnknown(queryClient, batch);
  });
}

function useLiveNames<Table extends "company_facts" | "squad_hotlist_companies" | "universities">(
  table: Table,
  list: NameList,
  nameOf: (row: Tables<Table>) => string | null,
): void {
  const backend = useBackend();
  const queryClient = useQueryClient();
  useTableChanges(table, NAMES_INTERVAL_MS, async (batch) => {
    await waitForFetch(backend, queryClient);
    addNames(
      queryClient,
      list,
      changedRows(batch).flatMap((row) => nameOf(row) ?? []),
    );
    await refetchIfUnknown(queryClient, batch);
  });
}

/** Realtime sends no names of deleted rows, and another row may have the same name. */
async function refetchIfUnknown(queryClient: QueryClient, batch: ChangeBatch<PublishedTable>): Promise<void> {
  const { dataUpdatedAt = 0 } = queryClient.getQueryState(knownNameKeys.list) ?? {};
  const isOld = Date.now() - dataUpdatedAt > MAX_AGE_AT_JOIN_MS;
  if (deletedIds(batch).length > 0 || (batch.isIncomplete && isOld)) {
    await queryClient.invalidateQueries({ queryKey: knownNameKeys.list });
  }
}

function useLiveRules(): void {
  const backend = useBackend();
  const queryClient = useQueryClient();
  useTableChanges("match_rules", INTERVAL_MS, async (batch) => {
    const added = changedRows(batch).flatMap((row) => toStoredRule(row) ?? []);
    patchKnownNames(queryClient, "rules", { added, deleted: deletedIds(batch) });
    if (await mayMissChanges(backend, queryClient, batch)) await refetch(queryClient, "rules", fetchRules(backend));
  });
  useTableChanges("other_names", INTERVAL_MS, async (batch) => {
    patchKnownNames(queryClient, "otherNames", {
      added: changedRows(batch).map(toStoredOtherName),
      deleted: deletedIds(batch),
    });
    if (await mayMissChanges(backend, queryClient, batch)) {
      await refetch(queryClient, "otherNames", fetchOtherNames(backend));
    }
  });
}

function changedRows<Table extends PublishedTable>({ changes }: ChangeBatch<Table>): readonly Tables<Table>[] {
  return changes.flatMap((change) => (change.type === "DELETE" ? [] : [change.row]));
}

function deletedIds<Table extends PublishedTable>({ changes }: ChangeBatch<Table>): readonly string[] {
  return changes.flatMap((change) => (change.type === "DELETE" ? [change.id] : []));
}

/** Waits for a running fetch, whose response may be older than the changes, and returns whether there was one. */
async function waitForFetch(backend: Backend, queryClient: QueryClient): Promise<boolean> {
  const isFetching = queryClient.isFetching({ queryKey: knownNameKeys.list }) > 0;
  if (isFetching) await queryClient.prefetchQuery({ ...knownNamesQuery(backend), staleTime: 0 });
  return isFetching;
}

async function mayMissChanges<Table extends PublishedTable>(
  backend: Backend,
  queryClient: QueryClient,
  { isIncomplete }: ChangeBatch<Table>,
): Promise<boolean> {
  const wasFetching = await waitForFetch(backend, queryClient);
  return (wasFetching || isIncomplete) && queryClient.getQueryData(knownNameKeys.list) !== undefined;
}

/** Without the 80,000 names that did not change; if that fails, all names are fetched, and the screen shows their error. */
async function refetch<Field extends keyof PatchedRows>(
  queryClient: QueryClient,
  field: Field,
  fetched: Promise<readonly PatchedRows[Field][]>,
): Promise<void> {
  await fetched.then(
    (rows) => replaceKnownNames(queryClient, field, rows),
    () => queryClient.invalidateQueries({ queryKey: knownNameKeys.list }),
  );
}
