import { useEffect, useState } from "react";
import { parseProfileUrl } from "#domain/profile/profile-url.ts";
import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { useFetchProfile, useProfile } from "#web/data/profile/queries.ts";
import { useEvictProfile } from "#web/data/profile/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { type Message, profileMessages } from "./messages.ts";

interface ProfileOptions {
  readonly errorMessage: (error: Error) => Message;
  /** What the screen needs and the response does not contain; null for a complete response. */
  readonly missingData?: (person: FetchedProfile) => string | null;
}

/** The profile of the screen's `?url=`. */
export function useProfileFromUrl({ errorMessage, missingData = () => null }: ProfileOptions) {
  const { params, change } = useUrlState();
  const fetchProfile = useFetchProfile();
  const evict = useEvictProfile();
  const requestedUrl = params.get("url") ?? "";
  const parsed = parseProfileUrl(requestedUrl);
  const url = parsed.ok ? parsed.url : null;
  const person = useProfile(url);
  const [deleted, setDeleted] = useState<string | null>(null);
  // After the screen has left it: evicting a profile that is shown would fetch it again.
  useEffect(() => {
    if (deleted !== null && deleted !== url) evict(deleted);
  }, [deleted, url, evict]);

  async function request(requested: string) {
    change({ url: requested }, { push: true });
    try {
      const fetched = await fetchProfile(requested);
      const missing = missingData(fetched);
      if (missing !== null) {
        toast.error(profileMessages.errorTitle, missing);
        return;
      }
      const name = fetched.profile.fullName ?? profileMessages.unnamed;
      const retrieved = fetched.isStored ? profileMessages.retrievedFromStore : profileMessages.retrieved;
      toast.success(profileMessages.retrievedTitle, retrieved(name));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { title, message } = errorMessage(error);
      toast.error(title, message);
    }
  }

  /** Empties the screen and evicts the profile from the cache. */
  function leave(deletedUrl: string) {
    setDeleted(deletedUrl);
    change({ url: null });
  }

  return {
    requestedUrl,
    url,
    person,
    error: person.error === null ? null : errorMessage(person.error),
    request: (requested: string) => void request(requested),
    leave,
  };
}
