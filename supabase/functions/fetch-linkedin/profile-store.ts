import { type Rest, readRowByUrl, upsertRowByUrl } from "../_shared/backend.ts";
import type { ProfileStore } from "../_shared/cached-lookup.ts";
import type { LinkedinProfile, ProfileProvider } from "./profile-provider.ts";

const TABLE = "linkedin_profiles";

export interface LinkedinProfileStore extends ProfileStore<LinkedinProfile, ProfileProvider["source"]> {
  /** `time` is ISO 8601. @throws DatabaseCallError */
  deleteFetchedBefore(time: string): Promise<void>;
}

/** Null in rows that are older than these columns. */
interface Row {
  readonly url: string;
  readonly raw_data: LinkedinProfile | null;
  readonly source: ProfileProvider["source"] | null;
  readonly fetched_at: string;
}

export function createProfileStore(rest: Rest): LinkedinProfileStore {
  return {
    async read(url) {
      const row = (await readRowByUrl(rest, TABLE, url, "url,raw_data,source,fetched_at")) as Row | undefined;
      if (row === undefined || row.raw_data === null || row.source === null) return null;
      return { url: row.url, profile: row.raw_data, source: row.source, fetchedAt: row.fetched_at };
    },
    write({ url, profile, source, fetchedAt }) {
      const row: Row = { url, raw_data: profile, source, fetched_at: fetchedAt };
      return upsertRowByUrl(rest, TABLE, {
        ...row,
        full_name: profile.full_name ?? null,
        experiences: profile.experiences ?? [],
        educations: profile.educations ?? [],
      });
    },
    async deleteFetchedBefore(time) {
      const query = `fetched_at=lt.${encodeURIComponent(time)}`;
      await rest(`${TABLE}?${query}`, { method: "DELETE", prefer: "return=minimal" });
    },
  };
}
