import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useCompanyFactsSource } from "#web/backend/company-facts.ts";
import { companiesKey } from "./queries.ts";

export interface SavedCompany {
  readonly id: string;
  /** Null where the data service has no name for it. */
  readonly name: string | null;
}

/**
 * Fetches a company by its normalized address and keeps its facts: one row an address, whoever else does the same at the
 * same moment. With `refresh` the data service is asked even if it was today. Fails with `BackendFault`.
 */
export function useFetchAndSave() {
  const source = useCompanyFactsSource();
  return useCallback(
    async (url: string, { refresh = false } = {}): Promise<SavedCompany> => {
      const facts = await source.fetch(url, { refresh });
      const { id } = await source.save(url, facts);
      return { id, name: facts.name };
    },
    [source],
  );
}

/** Shows what has changed in the table, and wherever else it is told of. */
export function useReloadCompanies() {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: companiesKey }),
      queryClient.invalidateQueries({ queryKey: ["sightings"] }),
    ]);
  }, [queryClient]);
}

export function useAddCompany() {
  const fetchAndSave = useFetchAndSave();
  const reload = useReloadCompanies();
  // What was saved is told at once; the table follows.
  return useMutation({ mutationFn: (url: string) => fetchAndSave(url), onSuccess: () => void reload() });
}

export function useRefreshFacts() {
  const fetchAndSave = useFetchAndSave();
  const reload = useReloadCompanies();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (url: string) => fetchAndSave(url, { refresh: true }),
    onSuccess: (_saved, url) => {
      void reload();
      void queryClient.invalidateQueries({ queryKey: ["company", url] });
    },
  });
}
