import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readProfileUrl } from "#domain/profile/profile-url.ts";
import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { useFetchProfile, useProfile } from "#web/data/profile/queries.ts";
import { useEvictProfile } from "#web/data/profile/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { profileMessages, type Words } from "./messages.ts";

/**
 * The profile whose LinkedIn URL is in the page's `?url=`. `errorWords` returns the screen's toast for a failed fetch;
 * `missingData` what a fetched profile lacks on this screen, or null.
 */
export function useProfileFromUrl(
  errorWords: (error: Error) => Words,
  missingData: (person: FetchedProfile) => string | null = () => null,
) {
  const [search, setSearch] = useSearchParams();
  const fetchProfile = useFetchProfile();
  const evictProfile = useEvictProfile();
  const urlParameter = search.get("url") ?? "";
  const profileUrl = readProfileUrl(urlParameter);
  const url = profileUrl.ok ? profileUrl.url : null;
  const person = useProfile(url);
  const [erasedUrl, setErasedUrl] = useState<string | null>(null);
  // Only after the profile is off the screen: its mounted query would fetch it again.
  useEffect(() => {
    if (erasedUrl !== null && erasedUrl !== url) evictProfile(erasedUrl);
  }, [erasedUrl, url, evictProfile]);

  async function show(nextUrl: string) {
    setSearch((current) => ({ ...Object.fromEntries(current), url: nextUrl }));
    try {
      const fetched = await fetchProfile(nextUrl);
      const missing = missingData(fetched);
      if (missing !== null) {
        toast.error(profileMessages.errorTitle, missing);
        return;
      }
      const name = fetched.profile.fullName ?? profileMessages.unnamed;
      const message = fetched.isStored ? profileMessages.retrievedFromStore : profileMessages.retrieved;
      toast.success(profileMessages.retrievedTitle, message(name));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { title, message } = errorWords(error);
      toast.error(title, message);
    }
  }

  /** Empties the screen after its profile was erased. */
  function clearErased(url: string) {
    setErasedUrl(url);
    setSearch({}, { replace: true });
  }

  return {
    urlParameter,
    url,
    person,
    errorMessage: person.error === null ? null : errorWords(person.error).message,
    show: (nextUrl: string) => void show(nextUrl),
    clearErased,
  };
}
