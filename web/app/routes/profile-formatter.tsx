import { useBackend } from "#web/backend/client.ts";
import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { FormattedProfile } from "#web/features/annotated-text/components/formatted-profile.tsx";
import { formatterErrorMessage, formatterMessages } from "#web/features/annotated-text/formatter-messages.ts";
import { paths } from "#web/paths.ts";
import { ProfileScreen } from "./profile-screen.tsx";

/** `/linkedin-profile-formatter`: one person's profile read with the team's eyes. */
export function ProfileFormatterRoute() {
  const { sampleData } = useBackend().config;
  return (
    <ProfileScreen
      title="LinkedIn Profile Formatter"
      description={
        sampleData.profiles
          ? "A profile with known universities and companies highlighted, and the facts of each company. Profiles come from the built-in sample of invented people; set an API key for live data."
          : "A profile with known universities and companies highlighted, and the facts of each company."
      }
      action={formatterMessages.format}
      actionWhileFetching={formatterMessages.formatting}
      errorMessage={formatterErrorMessage}
      missingData={missingData}
      otherScreen={{ label: "Create a CV", pathOf: paths.cvOf }}
      placeholder="The profile will stand here, with what the team knows of its companies and universities."
    >
      {({ formatted }) => <FormattedProfile text={formatted} />}
    </ProfileScreen>
  );
}

function missingData({ formatted }: FetchedProfile): string | null {
  return formatted === null ? formatterMessages.noText : null;
}
