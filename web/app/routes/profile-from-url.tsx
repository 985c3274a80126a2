import { Box, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { NoProfileYet } from "#web/features/profile/components/no-profile-yet.tsx";
import { ProfileForm } from "#web/features/profile/components/profile-form.tsx";
import { ProfileHeader } from "#web/features/profile/components/profile-header.tsx";
import { ProfileSkeleton } from "#web/features/profile/components/profile-skeleton.tsx";
import type { Message } from "#web/features/profile/messages.ts";
import { useProfileFromUrl } from "#web/features/profile/use-profile-from-url.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";

/** What differs between the CV creator and the formatter. */
export interface ProfileScreenTexts {
  readonly action: string;
  readonly actionWhileFetching: string;
  readonly errorMessage: (error: Error) => Message;
  /** What the screen needs and the response does not contain; null for a complete response. */
  readonly missingData?: (person: FetchedProfile) => string | null;
  /** The other screen for the same person. */
  readonly otherScreen: { readonly label: string; readonly pathOf: (url: string) => string };
  /** Shown before the first request. */
  readonly placeholder: string;
}

interface ProfileFromUrlProps extends ProfileScreenTexts {
  /** Another way to a profile, where no profile service is set up. */
  readonly alternative: ReactNode;
  readonly children: (person: FetchedProfile) => ReactNode;
}

/** One person, by the URL of a LinkedIn profile. */
export function ProfileFromUrl(props: ProfileFromUrlProps) {
  const { action, actionWhileFetching, errorMessage, missingData, otherScreen, placeholder, alternative } = props;
  const { requestedUrl, url, person, error, request, leave } = useProfileFromUrl({ errorMessage, missingData });
  return (
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
        {url === null && <NoProfileYet alternative={alternative}>{placeholder}</NoProfileYet>}
      </Box>
    </Stack>
  );
}
