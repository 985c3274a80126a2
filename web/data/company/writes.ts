import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { CompanyFacts } from "#domain/company/facts.ts";
import { type CompanySource, companyFactsRow } from "#domain/company/facts-row.ts";
import { asList, asNonNegativeNumber, asText } from "#domain/company/parse-json.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidate } from "../invalidation.ts";
import { fetchCompany } from "./crunchbase.ts";
import { useReadFacts } from "./facts.ts";
import { companyKeys } from "./keys.ts";
import { companyQuery } from "./queries.ts";

export interface SavedCompany {
  readonly id: string;
  /** Null if Crunchbase has no name for it. */
  readonly name: string | null;
}

interface SavedFacts {
  readonly id: string;
  /** ISO date and time that the facts are true of. */
  readonly factsAt: string;
}

export interface SourcedFacts {
  readonly facts: CompanyFacts;
  readonly source: CompanySource;
}

/** Upserts by URL, so that two colleagues who save the same company leave one row. The header says how the row changes. */
export async function upsertFacts(
  { client }: Backend,
  url: string,
  { facts, source }: SourcedFacts,
  how: { readonly name: "x-change-via" | "x-operation-id"; readonly value: string },
): Promise<SavedFacts> {
  const { data, error, status } = await client
    .from("company_facts")
    .upsert(companyFactsRow(url, facts, source), { onConflict: "url" })
    .setHeader(how.name, how.value)
    .select("id,facts_at")
    .single();
  if (error) throw toTableError(error, status);
  return { id: data.id, factsAt: data.facts_at };
}

export interface FilledCompany {
  /** Normalized. */
  readonly url: string;
  readonly name: string;
  /** The number of facts that were set. */
  readonly filled: number;
}

/**
 * Fills the blanks of the team's companies with what open data last said; at most 500 URLs. Returns those that changed. Throws
 * `BackendError`.
 */
export async function fillFromOpenData(
  { client }: Backend,
  urls: readonly string[],
  operationId: string | null = null,
): Promise<readonly FilledCompany[]> {
  const [header, value] = operationId === null ? ["x-change-via", "fetch"] : ["x-operation-id", operationId];
  const { data, error, status } = await client.rpc("fill_from_open_data", { urls: [...urls] }).setHeader(header, value);
  if (error) throw toTableError(error, status);
  const companies = asList(data, ({ url, name, filled }) => ({
    url: asText(url) ?? "",
    name: asText(name) ?? "",
    filled: asNonNegativeNumber(filled) ?? 0,
  }));
  return companies ?? [];
}

/**
 * Fetches and saves facts by the company's normalized URL. Saving invalidates the company's profile only: call
 * `useInvalidateCompanies` after the last company of a batch. Both throw `BackendError`.
 */
export function useCompanyFacts() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const readFacts = useReadFacts();
  return useMemo(
    () => ({
      fetch: async (url: string, options?: { readonly refresh?: boolean }): Promise<SourcedFacts> => {
        const { profile, source } = await fetchCompany(backend, url, { ...options, keep: false });
        return { facts: readFacts(profile), source };
      },
      save: async (url: string, facts: SourcedFacts): Promise<SavedFacts> => {
        const saved = await upsertFacts(backend, url, facts, { name: "x-change-via", value: "fetch" });
        void queryClient.invalidateQueries({ queryKey: companyKeys.profile(url) });
        return saved;
      },
    }),
    [backend, queryClient, readFacts],
  );
}

/** `useCompanyFacts` as one step. */
export function useFetchAndSave() {
  const facts = useCompanyFacts();
  return useCallback(
    async (url: string, options?: { readonly refresh?: boolean }): Promise<SavedCompany> => {
      const fetched = await facts.fetch(url, options);
      const { id } = await facts.save(url, fetched);
      return { id, name: fetched.facts.name };
    },
    [facts],
  );
}

export function useInvalidateCompanies(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => invalidate(queryClient, "companyFacts"), [queryClient]);
}

export function useAddCompany() {
  const fetchAndSave = useFetchAndSave();
  const invalidateCompanies = useInvalidateCompanies();
  return useMutation({
    mutationFn: (url: string) => fetchAndSave(url),
    onSuccess: () => void invalidateCompanies(),
  });
}

/** Deletes a company from the database, for the whole team; the trash has it then. */
export function useDeleteCompany() {
  const { client } = useBackend();
  const invalidateCompanies = useInvalidateCompanies();
  return useMutation({
    mutationFn: async (id: string) => {
      const { error, status } = await client.from("company_facts").delete().eq("id", id);
      if (error) throw toTableError(error, status);
    },
    onSuccess: () => invalidateCompanies(),
  });
}

/** Saves facts fetched from Crunchbase again. */
export function useRefreshFacts() {
  const fetchAndSave = useFetchAndSave();
  const invalidateCompanies = useInvalidateCompanies();
  return useMutation({
    mutationFn: (url: string) => fetchAndSave(url, { refresh: true }),
    onSuccess: () => void invalidateCompanies(),
  });
}

/** Fetches a company's profile from Crunchbase again and shows the new one. */
export function useRefreshCompany() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (url: string) => fetchCompany(backend, url, { refresh: true }),
    onSuccess: (company, url) => queryClient.setQueryData(companyQuery(backend, url).queryKey, company),
  });
}
