import { Grid, Stack } from "@mantine/core";
import { cvHtml } from "#domain/profile/cv-html.ts";
import { formatCv } from "#domain/profile/format-cv.ts";
import type { PersonProfile } from "#domain/profile/parse-profile.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { CareerTimeline } from "./career-timeline.tsx";
import { CvText } from "./cv-text.tsx";
import { EducationList } from "./education-list.tsx";
import { ExperienceList } from "./experience-list.tsx";

interface CvViewProps {
  readonly profile: PersonProfile;
  /** Open positions end in this month. */
  readonly today: CalendarMonth;
}

export function CvView({ profile, today }: CvViewProps) {
  return (
    <>
      <CareerTimeline positions={profile.positions} today={today} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 6 }}>
          <CvText text={formatCv(profile, today)} html={cvHtml(profile, today)} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Stack gap="lg">
            <ExperienceList positions={profile.positions} today={today} />
            <EducationList educations={profile.educations} today={today} />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}
