import { useState } from "react";
import { monthOf } from "#domain/profile/partial-date.ts";
import { useSampleData } from "#web/data/sample-data/queries.ts";
import { CvView } from "#web/features/cv-creator/components/cv-view.tsx";
import { cvMessages } from "#web/features/cv-creator/messages.ts";
import { cvErrorMessage } from "#web/features/profile/messages.ts";
import { paths } from "#web/paths.ts";
import { ProfileScreen } from "./profile-screen.tsx";

/** `/linkedin-cv-creator` */
export function CvCreatorRoute() {
  const sampleData = useSampleData();
  const [today] = useState(() => monthOf(new Date().toISOString()));
  return (
    <ProfileScreen
      title="LinkedIn CV Creator"
      description={
        sampleData.profiles
          ? "Paste a LinkedIn profile URL to create a CV you can copy or download. You're using sample profiles of invented people. Add an API key for live data."
          : "Paste a LinkedIn profile URL to create a CV you can copy or download."
      }
      action={cvMessages.generate}
      actionWhileFetching={cvMessages.generating}
      errorMessage={cvErrorMessage}
      otherScreen={{ label: "Format this profile", pathOf: paths.formattedProfileOf }}
      placeholder="Paste a LinkedIn profile URL above to create a CV with experience, education and durations."
    >
      {({ profile }) => <CvView profile={profile} today={today} />}
    </ProfileScreen>
  );
}
