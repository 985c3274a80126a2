import { Box, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { NoProfileYet } from "#web/features/profile/components/no-profile-yet.tsx";
import { ProfileForm } from "#web/features/profile/components/profile-form.tsx";
import { ProfileHeader } from "#web/features/profile/components/profile-header.tsx";
import { ProfileSkeleton } from "#web/features/profile/components/profile-skeleton.tsx";
import { RequestCounter } from "#web/features/profile/components/request-counter.tsx";
import type { Message } from "#web/features/profile/messages.ts";
import { useProfileFromUrl } from "#web/features/profile/use-profile-from-url.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

interface ProfileScreenProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly actionWhileFetching: string;
  readonly errorMessage: (error: Error) => Message;
  /** What the screen needs and the response does not contain; null for a complete response. */
  readonly missingData?: (person: FetchedProfile) => string | null;
  /** The other screen for the same person. */
  readonly otherScreen: { readonly label: string; readonly pathOf: (url: string) => string };
  /** Shown before the first request. */
  readonly placeholder: string;
  readonly children: (person: FetchedProfile) => ReactNode;
}

/** A screen that shows one person, by the URL of a LinkedIn profile. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { title, description, action, actionWhileFetching, errorMessage, missingData, otherScreen, placeholder } =
    props;
  const { requestedUrl, url, person, error, request, leave } = useProfileFromUrl({ errorMessage, missingData });
  return (
    <>
      <PageHeader isPrinted={!person.isSuccess} title={title} description={description} actions={<RequestCounter />} />
      <Stack gap="xl">
        <ProfileForm
          key={requestedUrl}
          initialUrl={requestedUrl}
          isFetching={person.isFetching}
          action={action}
          actionWhileFetching={actionWhileFetching}
          onSubmit={request}
        />
        <Box aria-live="polite">
          {person.isFetching && <ProfileSkeleton />}
          {!person.isFetching && error !== null && (
            <LoadFailed
              title="Couldn't load this profile"
              message={error.message}
              isRetrying={false}
              onRetry={() => url !== null && request(url)}
            />
          )}
          {!person.isFetching && person.isSuccess && url !== null && (
            <Stack gap="lg" component="article" aria-label={person.data.profile.fullName ?? "Profile"}>
              <ProfileHeader
                person={person.data}
                url={url}
                onDeleted={leave}
                errorMessage={errorMessage}
                otherScreen={{ label: otherScreen.label, to: otherScreen.pathOf(url) }}
              />
              {props.children(person.data)}
            </Stack>
          )}
          {url === null && <NoProfileYet>{placeholder}</NoProfileYet>}
        </Box>
      </Stack>
    </>
  );
}
