/** The table `linkedin_profiles`: one row a person. */
import { type Rest, readRows } from "../_shared/backend.ts";
import type { ProfileAnswer, ProfileProvider } from "../_shared/linkedin-provider.ts";

export interface StoredPerson {
  /** The profile's normalized address. */
  readonly url: string;
  readonly profile: ProfileAnswer;
  readonly source: ProfileProvider["source"];
  /** ISO moment. */
  readonly fetchedAt: string;
}

export interface PersonStore {
  /** The row of an address, null where there is none. @throws BackendError */
  read(url: string): Promise<StoredPerson | null>;
  /** Writes the row in place of the one that is there. @throws BackendError */
  write(person: StoredPerson): Promise<void>;
  /** Deletes what was fetched before an ISO moment. @throws BackendError */
  deleteFetchedBefore(moment: string): Promise<void>;
}

interface Row {
  readonly url: string;
  readonly raw_data: ProfileAnswer | null;
  readonly source: ProfileProvider["source"] | null;
  readonly fetched_at: string;
}

export function createPersonStore(rest: Rest): PersonStore {
  return {
    async read(url) {
      const query = `url=eq.${encodeURIComponent(url)}&select=url,raw_data,source,fetched_at&limit=1`;
      const [row] = readRows(await rest(`linkedin_profiles?${query}`)) as readonly Row[];
      if (row === undefined || row.raw_data === null || row.source === null) return null;
      return { url: row.url, profile: row.raw_data, source: row.source, fetchedAt: row.fetched_at };
    },
    async write({ url, profile, source, fetchedAt }) {
      await rest("linkedin_profiles?on_conflict=url", {
        method: "POST",
        prefer: "resolution=merge-duplicates,return=minimal",
        body: {
          url,
          full_name: profile.full_name ?? null,
          experiences: profile.experiences ?? [],
          educations: profile.educations ?? [],
          raw_data: profile,
          source,
          fetched_at: fetchedAt,
        },
      });
    },
    async deleteFetchedBefore(moment) {
      await rest(`linkedin_profiles?fetched_at=lt.${encodeURIComponent(moment)}`, {
        method: "DELETE",
        prefer: "return=minimal",
      });
    },
  };
}
