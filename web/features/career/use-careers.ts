import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Candidate } from "#domain/career/employer-company.ts";
import { type EmployerRequest, employerRequests, linkCareer } from "#domain/career/link-career.ts";
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

/** By employer key: the chosen company's ID; null for none of those found. */
type Choices = ReadonlyMap<string, string | null>;

const NO_CHOICES: Choices = new Map();
const NOTHING_CHOSEN: ReadonlyMap<string, Choices> = new Map();
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
    combine: readsOf,
  });
  const requests = useMemo(() => requestsOf(read.results.map(({ data }) => data)), [read]);
  const companies = useQuery({
    ...ONE_SCREEN,
    queryKey: careerCompaniesKey([...requests.keys()]),
    queryFn: async ({ signal }) => {
      const found = await fetchCareerCompanies(backend, [...requests.values()], signal);
      return new Map([...requests.keys()].map((key, index) => [key, found[index] ?? NO_CANDIDATES]));
    },
    enabled: read.areRead && requests.size > 0,
    placeholderData: keepPreviousData,
  });
  /** By person. */
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const link = useMemo(() => createLinker(companies.data, chosen), [companies.data, chosen]);
  const careers = useMemo(
    () =>
      read.results.map(
        ({ data, error }, index): CareerState => ({
          linked: data === undefined ? null : link(sources[index]?.key ?? "", data),
          error: error ?? names.error,
        }),
      ),
    [read, sources, link, names.error],
  );
  /** Says which company an employer of these people is; null for none of those found. */
  const choose = useCallback(
    (people: readonly string[], employerKey: string, companyId: string | null) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const key of people) next.set(key, new Map(before.get(key)).set(employerKey, companyId));
        return next;
      }),
    [],
  );
  // The worker starts while the names load.
  const isNeeded = sources.length > 0;
  useEffect(() => {
    if (isNeeded) careerReader();
  }, [isNeeded]);
  return {
    careers,
    areFactsLoading:
      requests.size > 0 && companies.error === null && (companies.data === undefined || companies.isPlaceholderData),
    factsError: companies.error,
    retryFacts: () => void companies.refetch(),
    choose,
  };
}

/** The results of the reading, equal while none of them changes. */
function readsOf(results: readonly UseQueryResult<ReadCareer>[]) {
  return {
    results: results.map(({ data, error }) => ({ data, error })),
    areRead: results.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData),
  };
}

/** Each employer once, also where several people worked there; employers of which nothing can be known are left out. */
function requestsOf(read: readonly (ReadCareer | undefined)[]): ReadonlyMap<string, EmployerRequest> {
  const requests = read.flatMap((data) => (data === undefined ? [] : employerRequests(data.career, data.names)));
  return new Map(
    requests
      .filter(({ slug, names }) => slug !== null || names.length > 0)
      .map((request) => [requestKey(request), request]),
  );
}

function requestKey({ slug, names }: EmployerRequest): string {
  return JSON.stringify([slug, names]);
}

/** Links a career once while the companies and choices are the same: a triage has fifty. */
function createLinker(
  found: ReadonlyMap<string, readonly Candidate[]> | undefined,
  chosen: ReadonlyMap<string, Choices>,
) {
  const linked = new WeakMap<ReadCareer, LinkedCareer>();
  return (person: string, data: ReadCareer): LinkedCareer => {
    const existing = linked.get(data);
    if (existing !== undefined) return existing;
    const { career, names } = data;
    const candidates = employerRequests(career, names).map(
      (request) => found?.get(requestKey(request)) ?? NO_CANDIDATES,
    );
    const result = linkCareer(career, names, candidates, chosen.get(person) ?? NO_CHOICES);
    linked.set(data, result);
    return result;
  };
}

export function useTopInvestors() {
  const { fundName } = useBackend().config;
  return useMemo(() => createTopInvestorMatcher(topInvestors, fundName), [fundName]);
}
