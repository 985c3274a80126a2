import { useQuery } from "@tanstack/react-query";
import type { Career } from "#domain/career/career.ts";
import { fromStoredCareer } from "#domain/career/stored-career.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { personKeys } from "./keys.ts";

const COLUMNS = "id,full_name,source,linkedin_url,squad_id,purpose,added_by,created_at,read_at,expires_at";

/** A kept person without the profile. */
export interface KeptPerson {
  readonly id: string;
  readonly full_name: string;
  readonly source: string;
  readonly linkedin_url: string | null;
  readonly squad_id: string | null;
  readonly purpose: string;
  readonly added_by: string | null;
  readonly created_at: string;
  readonly read_at: string;
  readonly expires_at: string;
}

export interface KeptCareer extends KeptPerson {
  readonly career: Career;
}

/** The API's limit for one response. */
const PAGE_ROWS = 1000;

/** Newest first. The browser compares people on screen with them, so that no name is sent to look somebody up. */
export function useKeptPeople() {
  const { client } = useBackend();
  return useQuery({
    queryKey: personKeys.list,
    queryFn: async ({ signal }): Promise<readonly KeptPerson[]> => {
      const people: KeptPerson[] = [];
      for (;;) {
        const { data, error, status } = await client
          .from("people")
          .select(COLUMNS)
          .order("created_at", { ascending: false })
          .order("id")
          .range(people.length, people.length + PAGE_ROWS - 1)
          .abortSignal(signal);
        if (error) throw toTableError(error, status);
        people.push(...data);
        if (data.length < PAGE_ROWS) return people;
      }
    },
  });
}

/** Null for a person who is no longer kept. */
export function useKeptPerson(id: string | null) {
  const { client } = useBackend();
  return useQuery({
    queryKey: personKeys.person(id ?? ""),
    enabled: id !== null,
    queryFn: async ({ signal }): Promise<KeptCareer | null> => {
      const { data, error, status } = await client
        .from("people")
        .select(`${COLUMNS},profile`)
        .eq("id", id ?? "")
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw toTableError(error, status);
      if (data === null) return null;
      const { profile, ...person } = data;
      return { ...person, career: fromStoredCareer(person.full_name, profile) };
    },
  });
}

/** Kept people with a position at a company. */
export function usePeopleWhoWorkedAt(companyId: string) {
  const { client } = useBackend();
  return useQuery({
    queryKey: personKeys.workedAt(companyId),
    queryFn: async ({ signal }): Promise<readonly KeptPerson[]> => {
      const { data, error, status } = await client
        .from("people")
        .select(COLUMNS)
        .contains("employer_ids", [companyId])
        .order("full_name")
        .limit(50)
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return data;
    },
  });
}
