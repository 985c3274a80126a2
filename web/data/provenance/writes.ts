import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FactSource } from "#domain/company/facts-row.ts";
import type { FactColumn, StoredFact } from "#domain/provenance/provenance.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { chooseOpenDataEntry, fetchOpenData, fetchRegisterNumber } from "../company/crunchbase.ts";
import { companyKeys } from "../company/keys.ts";
import { fillFromOpenData } from "../company/writes.ts";
import { invalidate } from "../invalidation.ts";
import { provenanceKeys } from "./keys.ts";

interface PinnedFact {
  readonly id: string;
  readonly column: FactColumn;
  /** As stored in the column. */
  readonly value: StoredFact;
}

/** A write to one fact: refetches what shows it. */
function useFactWrite<Variables>(write: (backend: Backend, variables: Variables) => Promise<void>) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => write(backend, variables),
    onSettled: async () => {
      // While the company's profile is fetched, its sources are not read again: a read that began before this write must not pass
      // for the one after it.
      await queryClient.cancelQueries({ queryKey: provenanceKeys.all });
      await invalidate(queryClient, "companyFacts");
    },
  });
}

/** Sets a fact by hand: no fetch changes it until it is unpinned. */
export function usePinFact() {
  return useFactWrite(async ({ client }, { id, column, value }: PinnedFact) => {
    const { error, status } = await client.rpc("pin_fact", { id, fact: column, value });
    if (error) throw toTableError(error, status);
  });
}

/** Lets fetches change the fact again; the best source's value is set at once. */
export function useUnpinFact() {
  return useFactWrite(async ({ client }, { id, column }: Pick<PinnedFact, "id" | "column">) => {
    const { error, status } = await client.rpc("unpin_fact", { id, fact: column });
    if (error) throw toTableError(error, status);
  });
}

/** Asks open data about a company and fills its blanks. */
export function useAskOpenData() {
  return useFactWrite(async (backend, url: string) => {
    await fetchOpenData(backend, [url]);
    await fillFromOpenData(backend, [url]);
  });
}

/** Asks GLEIF for the company's register number and fills it in. */
export function useAskRegisterNumber() {
  return useFactWrite(async (backend, url: string) => {
    await fetchRegisterNumber(backend, url, null);
    await fillFromOpenData(backend, [url]);
  });
}

interface ChosenEntry {
  readonly url: string;
  readonly source: FactSource;
  readonly item: string;
}

/** Chooses one of several entries of open data and fills the company's blanks with it. */
export function useChooseEntry() {
  const queryClient = useQueryClient();
  return useFactWrite(async (backend, { url, source, item }: ChosenEntry) => {
    await (source === "gleif" ? fetchRegisterNumber(backend, url, item) : chooseOpenDataEntry(backend, url, item));
    await fillFromOpenData(backend, [url]);
    void queryClient.invalidateQueries({ queryKey: companyKeys.profile(url) });
  });
}
