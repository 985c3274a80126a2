import { Box, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { NoProfileYet } from "#web/features/profile/components/no-profile-yet.tsx";
import { ProfileForm } from "#web/features/profile/components/profile-form.tsx";
import { ProfileHeader } from "#web/features/profile/components/profile-header.tsx";
import { ProfileSkeleton } from "#web/features/profile/components/profile-skeleton.tsx";
import { RequestCounter } from "#web/features/profile/components/request-counter.tsx";
import type { Words } from "#web/features/profile/messages.ts";
import { useProfileFromUrl } from "#web/features/profile/use-profile-from-url.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

interface ProfileScreenProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly actionWhileFetching: string;
  /** A failed fetch in the screen's words. */
  readonly wordsOf: (error: Error) => Words;
  /** What the screen misses in an answer; null where there is all it needs. */
  readonly lackOf?: (person: FetchedProfile) => string | null;
  /** Where the same person, by the profile's address, is shown in another way. */
  readonly elsewhere: { readonly label: string; readonly pathOf: (url: string) => string };
  /** What stands there before anybody is asked for. */
  readonly placeholder: string;
  readonly children: (person: FetchedProfile) => ReactNode;
}

/** One person by the address of the profile, which also stands in the page's own. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { title, description, action, actionWhileFetching, wordsOf, lackOf, elsewhere, placeholder, children } = props;
  const { urlParameter, url, person, errorMessage, show, clearErased } = useProfileFromUrl(wordsOf, lackOf);
  return (
    <>
      <PageHeader isPrinted={!person.isSuccess} title={title} description={description} actions={<RequestCounter />} />
      <Stack gap="xl">
        <ProfileForm
          key={urlParameter}
          initialUrl={urlParameter}
          isFetching={person.isFetching}
          action={action}
          actionWhileFetching={actionWhileFetching}
          onAsk={show}
        />
        <Box aria-live="polite">
          {person.isFetching && <ProfileSkeleton />}
          {!person.isFetching && errorMessage !== null && (
            <LoadFailed
              title="This profile could not be fetched"
              message={errorMessage}
              isRetrying={false}
              onRetry={() => url !== null && show(url)}
            />
          )}
          {!person.isFetching && person.isSuccess && url !== null && (
            <Stack gap="lg" component="article" aria-label={person.data.profile.fullName ?? "Profile"}>
              <ProfileHeader
                person={person.data}
                url={url}
                onErased={clearErased}
                wordsOf={wordsOf}
                elsewhere={{ label: elsewhere.label, to: elsewhere.pathOf(url) }}
              />
              {children(person.data)}
            </Stack>
          )}
          {url === null && <NoProfileYet>{placeholder}</NoProfileYet>}
        </Box>
      </Stack>
    </>
  );
}
