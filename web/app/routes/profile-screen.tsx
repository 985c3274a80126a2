import { Group, Skeleton } from "@mantine/core";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { monthOf } from "#domain/profile/partial-date.ts";
import type { FetchedProfile } from "#web/data/profile/linkedin.ts";
import { useSampleData } from "#web/data/sample-data/queries.ts";
import { formatterErrorMessage, formatterMessages } from "#web/features/annotated-text/formatter-messages.ts";
import { cvMessages } from "#web/features/cv-creator/messages.ts";
import { DropAnywhere } from "#web/features/documents/components/drop-anywhere.tsx";
import { FileButton } from "#web/features/documents/components/file-button.tsx";
import { useDocuments } from "#web/features/documents/use-documents.ts";
import { RequestCounter } from "#web/features/profile/components/request-counter.tsx";
import { PROFILE_SOURCES, type ProfileSource, SourceTabs } from "#web/features/profile/components/source-tabs.tsx";
import { cvErrorMessage, profileMessages } from "#web/features/profile/messages.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { paths } from "#web/paths.ts";
import { LinkSwitch } from "#web/ui/link-switch.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { ProfileFromUrl, type ProfileScreenTexts } from "./profile-from-url.tsx";

const loadCv = () => loadPart(async () => ({ default: (await import("./kept-cv.tsx")).KeptCv }));
const KeptCv = lazy(loadCv);
const loadFormatted = () =>
  loadPart(async () => ({ default: (await import("./formatted-with-career.tsx")).FormattedWithCareer }));
const FormattedWithCareer = lazy(loadFormatted);
const ProfileFromFiles = lazy(() =>
  loadPart(async () => ({ default: (await import("./profile-from-files.tsx")).ProfileFromFiles })),
);
const SavedProfiles = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/profile/components/saved-profiles.tsx")).SavedProfiles,
  })),
);

const PERSON_SKELETON = <Skeleton h={420} radius="lg" />;

const SAMPLE = " You're using sample profiles of invented people. Add an API key for live data.";

interface ScreenTexts extends ProfileScreenTexts {
  readonly title: string;
  readonly description: string;
}

const CV = {
  title: "LinkedIn CV Creator",
  description: "Paste a LinkedIn profile URL to create a CV you can copy or download.",
  action: cvMessages.generate,
  actionWhileFetching: cvMessages.generating,
  errorMessage: cvErrorMessage,
  otherScreen: { label: "Format this profile", pathOf: paths.formattedProfileOf },
  placeholder: "Paste a LinkedIn profile URL above to create a CV with experience, education and durations.",
} satisfies ScreenTexts;

const FORMATTER = {
  title: "LinkedIn Profile Formatter",
  description:
    "Paste a LinkedIn profile URL to highlight its universities and companies, with facts after each company.",
  action: formatterMessages.format,
  actionWhileFetching: formatterMessages.formatting,
  errorMessage: formatterErrorMessage,
  missingData: ({ formatted }: FetchedProfile) => (formatted === null ? formatterMessages.noText : null),
  otherScreen: { label: "Create a CV", pathOf: paths.cvOf },
  placeholder: "Paste a LinkedIn profile URL above to see the profile with its companies and universities highlighted.",
} satisfies ScreenTexts;

/**
 * `/linkedin-cv-creator` and `/linkedin-profile-formatter`: one person as a CV or as highlighted text. One component for both
 * routes, so that React keeps the files when the user switches.
 */
export function ProfileRoute() {
  const isCv = useLocation().pathname === paths.cvCreator;
  const texts = isCv ? CV : FORMATTER;
  const sampleData = useSampleData();
  const [today] = useState(() => monthOf(new Date().toISOString()));
  const { params, change } = useUrlState();
  const documents = useDocuments();
  const source = PROFILE_SOURCES.find((name) => name === params.get("from")) ?? "url";
  const url = params.get("url");
  const isPersonNear = url !== null || documents.entries.length > 0;
  // While the profile is fetched or the file is read. A failed preload is repeated, and reported, on rendering.
  useEffect(() => {
    if (isPersonNear) void (isCv ? loadCv : loadFormatted)().catch(() => undefined);
  }, [isPersonNear, isCv]);
  const links = [
    { to: viewPath(paths.cvCreator, params), label: profileMessages.views.cv },
    { to: viewPath(paths.profileFormatter, params), label: profileMessages.views.formatted },
  ];

  function showSource(next: ProfileSource) {
    change({ from: next === "url" ? null : next });
  }

  function addFiles(files: readonly File[]) {
    showSource("file");
    void documents.add(files);
  }

  return (
    <>
      <PageHeader
        isPrinted={source === "url" ? url === null : documents.selected === null}
        title={texts.title}
        description={sampleData.profiles ? texts.description + SAMPLE : texts.description}
        actions={
          <Group gap="md">
            <LinkSwitch label={profileMessages.views.label} links={links} />
            <RequestCounter />
          </Group>
        }
      />
      <SourceTabs source={source} onSource={showSource}>
        {source === "url" && (
          <>
            <DropAnywhere onFiles={addFiles} />
            <ProfileFromUrl
              key={texts.title}
              {...texts}
              alternative={<FileButton label={profileMessages.alternative} variant="filled" onFiles={addFiles} />}
            >
              {({ profile, formatted }) => (
                <Suspense fallback={PERSON_SKELETON}>
                  {isCv ? (
                    <KeptCv key={profile.url} profile={profile} today={today} source="service" />
                  ) : (
                    <FormattedWithCareer key={profile.url} text={formatted} profile={profile} today={today} />
                  )}
                </Suspense>
              )}
            </ProfileFromUrl>
          </>
        )}
        <Suspense fallback={<Skeleton h={250} radius="lg" />}>
          {(source === "file" || source === "text") && (
            <ProfileFromFiles
              documents={documents}
              isPasted={source === "text"}
              action={texts.action}
              needsProfile={isCv}
            >
              {({ text, kind, profile: readProfile }, profile) => (
                <Suspense fallback={PERSON_SKELETON}>
                  {isCv && profile !== null ? (
                    <KeptCv profile={profile} today={today} source={kind} />
                  ) : (
                    <FormattedWithCareer text={text} profile={readProfile} hasCareer={profile !== null} today={today} />
                  )}
                </Suspense>
              )}
            </ProfileFromFiles>
          )}
          {source === "saved" && <SavedProfiles pathOf={isCv ? paths.cvOf : paths.formattedProfileOf} />}
        </Suspense>
      </SourceTabs>
    </>
  );
}

function viewPath(path: string, params: URLSearchParams): string {
  return params.size === 0 ? path : `${path}?${params}`;
}
