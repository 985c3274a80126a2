import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { useSampleData } from "#web/data/sample-data/queries.ts";
import { FormattedProfile } from "#web/features/annotated-text/components/formatted-profile.tsx";
import { formatterErrorMessage, formatterMessages } from "#web/features/annotated-text/formatter-messages.ts";
import { paths } from "#web/paths.ts";
import { ProfileScreen } from "./profile-screen.tsx";

/** `/linkedin-profile-formatter` */
export function ProfileFormatterRoute() {
  const sampleData = useSampleData();
  return (
    <ProfileScreen
      title="LinkedIn Profile Formatter"
      description={
        sampleData.profiles
          ? "Paste a LinkedIn profile URL to highlight its universities and companies, with facts after each company. You're using sample profiles of invented people. Add an API key for live data."
          : "Paste a LinkedIn profile URL to highlight its universities and companies, with facts after each company."
      }
      action={formatterMessages.format}
      actionWhileFetching={formatterMessages.formatting}
      errorMessage={formatterErrorMessage}
      missingData={missingData}
      otherScreen={{ label: "Create a CV", pathOf: paths.cvOf }}
      placeholder="Paste a LinkedIn profile URL above to see the profile with its companies and universities highlighted."
    >
      {({ formatted }) => <FormattedProfile text={formatted} />}
    </ProfileScreen>
  );
}

function missingData({ formatted }: FetchedProfile): string | null {
  return formatted === null ? formatterMessages.noText : null;
}
