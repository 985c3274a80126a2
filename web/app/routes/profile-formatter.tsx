import { Box, Stack } from "@mantine/core";
import { useBackend } from "../../backend/client.ts";
import { NoProfileYet } from "../../features/profile/components/no-profile-yet.tsx";
import { ProfileForm } from "../../features/profile/components/profile-form.tsx";
import { ProfileHeader } from "../../features/profile/components/profile-header.tsx";
import { ProfileSkeleton } from "../../features/profile/components/profile-skeleton.tsx";
import { RequestCounter } from "../../features/profile/components/request-counter.tsx";
import type { FetchedProfile } from "../../features/profile/queries.ts";
import { useProfileInAddress } from "../../features/profile/use-profile-in-address.ts";
import { FormattedProfile } from "../../features/profile-formatter/components/formatted-profile.tsx";
import { formatFaultWords, formatterMessages } from "../../features/profile-formatter/messages.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { paths } from "../paths.ts";

/** `/linkedin-profile-formatter`: one person's profile read with the team's eyes. */
export function ProfileFormatterRoute() {
  const { sampleData } = useBackend().config;
  const { asked, url, person, faultWords, ask, leave } = useProfileInAddress(formatFaultWords, lackOf);
  return (
    <>
      <PageHeader
        isPrinted={!person.isSuccess}
        title="LinkedIn Profile Formatter"
        description={
          sampleData.profiles
            ? "A profile with known universities and companies highlighted, and the facts of each company. Profiles come from the built-in sample of invented people; set an API key for live data."
            : "A profile with known universities and companies highlighted, and the facts of each company."
        }
        actions={<RequestCounter />}
      />
      <Stack gap="xl">
        <ProfileForm
          key={asked}
          initialUrl={asked}
          isFetching={person.isFetching}
          action={formatterMessages.format}
          actionWhileFetching={formatterMessages.formatting}
          onAsk={ask}
        />
        <Box aria-live="polite">
          {person.isFetching && <ProfileSkeleton />}
          {!person.isFetching && faultWords !== null && (
            <LoadFailed
              title="This profile could not be fetched"
              message={faultWords.message}
              isRetrying={false}
              onRetry={() => url !== null && ask(url)}
            />
          )}
          {!person.isFetching && person.isSuccess && url !== null && (
            <Stack gap="lg" component="article" aria-label={person.data.profile.fullName ?? "Profile"}>
              <ProfileHeader
                person={person.data}
                url={url}
                onErased={leave}
                wordsOf={formatFaultWords}
                elsewhere={{ label: "Create a CV", to: paths.cvOf(url) }}
              />
              <FormattedProfile text={person.data.formatted} />
            </Stack>
          )}
          {url === null && (
            <NoProfileYet>
              The profile will stand here, with what the team knows of its companies and universities.
            </NoProfileYet>
          )}
        </Box>
      </Stack>
    </>
  );
}

function lackOf({ formatted }: FetchedProfile): string | null {
  return formatted === null ? formatterMessages.noText : null;
}
