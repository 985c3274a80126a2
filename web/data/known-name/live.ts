import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Tables } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { type ChangeBatch, useTableChanges } from "#web/backend/table-changes.ts";
import { fetchRules, toStoredRule } from "../match-rule/queries.ts";
import { fetchOtherNames, toStoredOtherName } from "../other-name/queries.ts";
import { knownNameKeys } from "./keys.ts";
import { type PatchedRows, patchKnownNames, replaceKnownNames } from "./patch.ts";
import { knownNamesQuery } from "./queries.ts";

const INTERVAL_MS = 250;

/** Applies colleagues' rules and other names to `knownNamesQuery`, whose data stay the same object without such changes. */
export function useLiveKnownNames(): void {
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

type NameTable = "match_rules" | "other_names";

function changedRows<Table extends NameTable>({ changes }: ChangeBatch<Table>): readonly Tables<Table>[] {
  return changes.flatMap((change) => (change.type === "DELETE" ? [] : [change.row]));
}

function deletedIds<Table extends NameTable>({ changes }: ChangeBatch<Table>): readonly string[] {
  return changes.flatMap((change) => (change.type === "DELETE" ? [change.id] : []));
}

/** Waits for a running fetch, whose response may be older than the changes. */
async function mayMissChanges<Table extends NameTable>(
  backend: Backend,
  queryClient: QueryClient,
  { isIncomplete }: ChangeBatch<Table>,
): Promise<boolean> {
  const isFetching = queryClient.isFetching({ queryKey: knownNameKeys.list }) > 0;
  if (isFetching) await queryClient.prefetchQuery({ ...knownNamesQuery(backend), staleTime: 0 });
  return (isFetching || isIncomplete) && queryClient.getQueryData(knownNameKeys.list) !== undefined;
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
