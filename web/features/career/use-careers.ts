import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { employerRequests, linkCareer } from "#domain/career/link-career.ts";
import type { LinkedCareer } from "#domain/career/linked-career.ts";
import { createTopInvestorMatcher } from "#domain/company/top-investors.ts";
import { topInvestors } from "#domain/lists/investors.ts";
import { useBackend } from "#web/backend/client.ts";
import { useLiveKnownNames } from "#web/data/known-name/live.ts";
import { namesVersion } from "#web/data/known-name/names-version.ts";
import { knownNamesQuery } from "#web/data/known-name/queries.ts";
import { fetchCareerCompanies } from "#web/data/person/career-companies.ts";
import { careerCompaniesKey } from "#web/data/person/keys.ts";
import { careerReader } from "./career-reader.ts";
import type { CareerInput, ReadCareer } from "./worker-messages.ts";

export interface CareerSource {
  /** Of the person: another key is another person. */
  readonly key: string;
  readonly input: CareerInput;
}

export interface CareerState {
  /** Null while it is read, and if that failed. */
  readonly linked: LinkedCareer | null;
  readonly error: Error | null;
}

const NO_CHOICES: ReadonlyMap<string, string | null> = new Map();
const NO_CANDIDATES: readonly [] = [];
// A career does not outlive its screen.
const ONE_SCREEN = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * Reads careers and links their employers, with one request for the facts and rounds of all. The request has names of the team's
 * lists only, never those of a text.
 */
export function useCareers(sources: readonly CareerSource[]) {
  const backend = useBackend();
  const names = useQuery({ ...knownNamesQuery(backend), enabled: sources.length > 0 });
  useLiveKnownNames();
  const version = namesVersion(names.data);
  const read = useQueries({
    queries: sources.map(({ key, input }) => ({
      ...ONE_SCREEN,
      queryKey: ["career", key, version],
      queryFn: () => {
        if (names.data === undefined) throw new Error("The names are not loaded");
        careerReader().setNames(names.data);
        return careerReader().read(input);
      },
      enabled: names.isSuccess,
      retry: false,
      meta: { isLocal: true },
      // While the names are loaded again.
      placeholderData: (
        previous: ReadCareer | undefined,
        query: { readonly queryKey: readonly unknown[] } | undefined,
      ) => (query?.queryKey[1] === key ? previous : undefined),
    })),
  });
  const areRead = read.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData);
  const requests = useMemo(
    () => read.map(({ data }) => (data === undefined ? [] : employerRequests(data.career, data.names))),
    [read],
  );
  const flat = requests.flat();
  const people = sources.map(({ key }) => key).join("\n");
  const companies = useQuery({
    ...ONE_SCREEN,
    queryKey: careerCompaniesKey(flat),
    queryFn: async ({ signal }) => ({ people, found: await fetchCareerCompanies(backend, flat, signal) }),
    enabled: areRead && flat.length > 0,
    placeholderData: keepPreviousData,
  });
  const isCurrent = companies.data?.people === people;
  const [chosen, setChosen] = useState(NO_CHOICES);
  const careers: CareerState[] = [];
  let offset = 0;
  for (const [index, { data, error }] of read.entries()) {
    const count = requests[index]?.length ?? 0;
    const found =
      isCurrent && companies.data !== undefined ? companies.data.found.slice(offset, offset + count) : NO_CANDIDATES;
    offset += count;
    const linked = data === undefined ? null : linkCareer(data.career, data.names, found, chosen);
    careers.push({ linked, error: error ?? names.error });
  }
  // The worker starts while the names load.
  const isNeeded = sources.length > 0;
  useEffect(() => {
    if (isNeeded) careerReader();
  }, [isNeeded]);
  return {
    careers,
    areFactsLoading: !isCurrent && flat.length > 0 && companies.error === null,
    factsError: companies.error,
    retryFacts: () => void companies.refetch(),
    /** Says which company an employer is; null for none of those found. */
    choose: (employerKey: string, companyId: string | null) =>
      setChosen((before) => new Map(before).set(employerKey, companyId)),
  };
}

export function useTopInvestors() {
  const { fundName } = useBackend().config;
  return useMemo(() => createTopInvestorMatcher(topInvestors, fundName), [fundName]);
}
