import { Box, Stack } from "@mantine/core";
import { useState } from "react";
import { monthOf } from "#domain/profile/partial-date.ts";
import { useBackend } from "../../backend/client.ts";
import { CvView } from "../../features/cv-creator/components/cv-view.tsx";
import { cvMessages } from "../../features/cv-creator/messages.ts";
import { NoProfileYet } from "../../features/profile/components/no-profile-yet.tsx";
import { ProfileForm } from "../../features/profile/components/profile-form.tsx";
import { ProfileHeader } from "../../features/profile/components/profile-header.tsx";
import { ProfileSkeleton } from "../../features/profile/components/profile-skeleton.tsx";
import { RequestCounter } from "../../features/profile/components/request-counter.tsx";
import { fetchFaultWords } from "../../features/profile/messages.ts";
import { useProfileInAddress } from "../../features/profile/use-profile-in-address.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { paths } from "../paths.ts";

/** `/linkedin-cv-creator`: the CV of one person by the address of the profile, which also stands in the page's own. */
export function CvCreatorRoute() {
  const { sampleData } = useBackend().config;
  const { asked, url, person, faultWords, ask, leave } = useProfileInAddress(fetchFaultWords);
  const [today] = useState(() => monthOf(new Date().toISOString()));
  return (
    <>
      <PageHeader
        isPrinted={!person.isSuccess}
        title="LinkedIn CV Creator"
        description={
          sampleData.profiles
            ? "Paste a profile's address and get a CV. Profiles come from the built-in sample of invented people; set an API key for live data."
            : "Paste a profile's address and get a CV to copy or download."
        }
        actions={<RequestCounter />}
      />
      <Stack gap="xl">
        <ProfileForm
          key={asked}
          initialUrl={asked}
          isFetching={person.isFetching}
          action={cvMessages.generate}
          actionWhileFetching={cvMessages.generating}
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
                wordsOf={fetchFaultWords}
                elsewhere={{ label: "Format this profile", to: paths.formattedProfileOf(url) }}
              />
              <CvView profile={person.data.profile} today={today} />
            </Stack>
          )}
          {url === null && (
            <NoProfileYet>The CV will stand here: experience and education with their durations.</NoProfileYet>
          )}
        </Box>
      </Stack>
    </>
  );
}
