import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type DuplicatePair, pairKey } from "#domain/company/duplicates.ts";
import { asObject, asText } from "#domain/company/parse-json.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidate } from "../invalidation.ts";
import { duplicateKeys } from "./keys.ts";

interface MergeRequest {
  readonly pair: DuplicatePair;
  readonly chosen: Readonly<Record<string, "keep" | "other">>;
}

/** Keeps the first company of the pair. Resolves to the operation's ID; null if one of the two is gone. Throws `BackendError`. */
export function useMergeCompanies() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ pair: { companies }, chosen }: MergeRequest): Promise<string | null> => {
      const [keep, other] = companies;
      const { data, error, status } = await client.rpc("merge_companies", { keep: keep.id, other: other.id, chosen });
      if (error) throw toTableError(error, status);
      return asText(asObject(data).operation_id) ?? null;
    },
    onSuccess: (_operation, { pair }) => {
      const merged = pair.companies[1].id;
      leaveOut(queryClient, ({ companies }) => companies.every(({ id }) => id !== merged));
      void invalidate(queryClient, "companyFacts");
      void invalidate(queryClient, "hotlistEntries");
      void invalidate(queryClient, "otherNames");
    },
  });
}

/** Remembers for the whole team that the two are different companies; `isUndo` takes that back. Throws `BackendError`. */
export function useNotDuplicates() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ pair, isUndo = false }: { readonly pair: DuplicatePair; readonly isUndo?: boolean }) => {
      const [a = "", b = ""] = pair.companies.map(({ id }) => id).toSorted();
      const table = client.from("not_duplicates");
      const { error, status } = isUndo
        ? await table.delete().match({ a, b })
        : await table.upsert({ a, b }, { onConflict: "a,b", ignoreDuplicates: true });
      if (error) throw toTableError(error, status);
    },
    onSuccess: (_nothing, { pair, isUndo = false }) => {
      if (!isUndo) leaveOut(queryClient, (other) => pairKey(other) !== pairKey(pair));
      return queryClient.invalidateQueries({ queryKey: duplicateKeys.all });
    },
  });
}

/** The screen moves on before the pairs are fetched again. */
function leaveOut(queryClient: QueryClient, stays: (pair: DuplicatePair) => boolean): void {
  queryClient.setQueryData<readonly DuplicatePair[]>(duplicateKeys.pairs, (pairs) => pairs?.filter(stays));
}
