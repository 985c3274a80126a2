import { useState } from "react";
import { monthOf } from "#domain/profile/partial-date.ts";
import { useBackend } from "#web/backend/client.ts";
import { CvView } from "#web/features/cv-creator/components/cv-view.tsx";
import { cvMessages } from "#web/features/cv-creator/messages.ts";
import { cvErrorMessage } from "#web/features/profile/messages.ts";
import { paths } from "#web/paths.ts";
import { ProfileScreen } from "./profile-screen.tsx";

/** `/linkedin-cv-creator`: the CV of one person. */
export function CvCreatorRoute() {
  const { sampleData } = useBackend().config;
  const [today] = useState(() => monthOf(new Date().toISOString()));
  return (
    <ProfileScreen
      title="LinkedIn CV Creator"
      description={
        sampleData.profiles
          ? "Paste a profile's address and get a CV. Profiles come from the built-in sample of invented people; set an API key for live data."
          : "Paste a profile's address and get a CV to copy or download."
      }
      action={cvMessages.generate}
      actionWhileFetching={cvMessages.generating}
      errorMessage={cvErrorMessage}
      otherScreen={{ label: "Format this profile", pathOf: paths.formattedProfileOf }}
      placeholder="The CV will stand here: experience and education with their durations."
    >
      {({ profile }) => <CvView profile={profile} today={today} />}
    </ProfileScreen>
  );
}
