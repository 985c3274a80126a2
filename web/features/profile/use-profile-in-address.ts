import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readProfileUrl } from "#domain/profile/profile-url.ts";
import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { useFetchProfile, useProfile } from "#web/data/profile/queries.ts";
import { useEvictProfile } from "#web/data/profile/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { profileMessages, type Words } from "./messages.ts";

/**
 * The person whose address stands in the page's own (`?url=`). `wordsOf` says a failed fetch in the screen's words;
 * `ask` puts another person there and tells how it went; `lackOf` says what the screen misses in an answer, null where
 * there is all it needs.
 */
export function useProfileInAddress(
  wordsOf: (error: Error) => Words,
  lackOf: (person: FetchedProfile) => string | null = () => null,
) {
  const [search, setSearch] = useSearchParams();
  const askFor = useFetchProfile();
  const forget = useEvictProfile();
  const asked = search.get("url") ?? "";
  const address = readProfileUrl(asked);
  const url = address.ok ? address.url : null;
  const person = useProfile(url);
  const [erased, setErased] = useState<string | null>(null);
  // Not before the person is off the screen: what is forgotten while it is looked at would be fetched again.
  useEffect(() => {
    if (erased !== null && erased !== url) forget(erased);
  }, [erased, url, forget]);

  async function ask(wanted: string) {
    setSearch((current) => ({ ...Object.fromEntries(current), url: wanted }));
    try {
      const found = await askFor(wanted);
      const { profile, isStored } = found;
      const lack = lackOf(found);
      if (lack !== null) {
        toast.error(profileMessages.errorTitle, lack);
        return;
      }
      const name = profile.fullName ?? profileMessages.unnamed;
      const words = isStored ? profileMessages.retrievedFromStore : profileMessages.retrieved;
      toast.success(profileMessages.retrievedTitle, words(name));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { title, message } = wordsOf(error);
      toast.error(title, message);
    }
  }

  /** After a person is erased: an empty screen, and nothing left in the browser. */
  function leave(url: string) {
    setErased(url);
    setSearch({}, { replace: true });
  }

  return {
    asked,
    url,
    person,
    faultWords: person.error === null ? null : wordsOf(person.error),
    ask: (wanted: string) => void ask(wanted),
    leave,
  };
}
