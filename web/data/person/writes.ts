import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Career } from "#domain/career/career.ts";
import { toStoredCareer } from "#domain/career/stored-career.ts";
import { asList, asNonNegativeNumber, asObject, asText } from "#domain/company/parse-json.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidate } from "../invalidation.ts";

export interface PersonToKeep {
  /** The kept person whose profile is replaced; null for a new one. */
  readonly id: string | null;
  readonly career: Career;
  readonly name: string;
  readonly source: string;
  readonly linkedinUrl: string | null;
  readonly employerIds: readonly string[];
  readonly squadId: string | null;
  readonly purpose: string;
  /** ISO date and time. */
  readonly expiresAt: string;
}

/** Keeps a person for the team, or replaces the profile of one. */
export function useKeepPerson() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (person: PersonToKeep) => {
      const row = {
        full_name: person.name,
        profile: JSON.parse(JSON.stringify(toStoredCareer(person.career))),
        source: person.source,
        linkedin_url: person.linkedinUrl,
        employer_ids: [...person.employerIds],
        squad_id: person.squadId,
        purpose: person.purpose,
        expires_at: person.expiresAt,
      };
      const table = client.from("people");
      const { error, status } = await (person.id === null ? table.insert(row) : table.update(row).eq("id", person.id));
      if (error) throw toTableError(error, status);
    },
    onSuccess: () => invalidate(queryClient, "people"),
  });
}

/** What the database has of a person. */
export interface PersonTrace {
  /** Kept by the team, the stored response of the LinkedIn service, or a CV on a company. */
  readonly kind: "person" | "profile" | "file";
  readonly id: string;
  readonly name: string | null;
  readonly linkedinUrl: string | null;
  readonly purpose: string | null;
  /** ISO date and time. */
  readonly at: string;
}

/** Finds everything of a person by LinkedIn URL or name. */
export function usePersonTraces() {
  const { client } = useBackend();
  return async (linkedinUrl: string | null, name: string | null): Promise<readonly PersonTrace[]> => {
    // The generated types do not know that a text argument may be null.
    const search = { linkedin_url: linkedinUrl ?? "", full_name: name ?? "" };
    const { data, error, status } = await client.rpc("person_traces", search);
    if (error) throw toTableError(error, status);
    return asList(data, readTrace) ?? [];
  };
}

function readTrace(row: Readonly<Record<string, unknown>>): PersonTrace {
  return {
    kind: row.kind === "profile" || row.kind === "file" ? row.kind : "person",
    id: asText(row.id) ?? "",
    name: asText(row.full_name) ?? null,
    linkedinUrl: asText(row.linkedin_url) ?? null,
    purpose: asText(row.purpose) ?? null,
    at: asText(row.at) ?? "",
  };
}

/** Deletes them in one transaction and returns how many there were. */
export function useErasePerson() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (traces: readonly PersonTrace[]): Promise<number> => {
      const idsOf = (kind: PersonTrace["kind"]) => traces.filter((trace) => trace.kind === kind).map(({ id }) => id);
      const { data, error, status } = await client.rpc("erase_person", {
        person_ids: idsOf("person"),
        profile_ids: idsOf("profile"),
        file_ids: idsOf("file"),
      });
      if (error) throw toTableError(error, status);
      const { people, profiles, files, paths } = asObject(data);
      const removable = Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
      // What may not be removed yet, such as a colleague's upload of this hour, is removed by the hourly sweep.
      if (removable.length > 0) await client.storage.from("company-files").remove(removable);
      return [people, profiles, files].reduce<number>((sum, count) => sum + (asNonNegativeNumber(count) ?? 0), 0);
    },
    onSuccess: () => invalidate(queryClient, "people"),
  });
}
