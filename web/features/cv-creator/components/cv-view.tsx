import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { cvHtml } from "#domain/profile/cv-html.ts";
import { formatCv } from "#domain/profile/format-cv.ts";
import type { PersonProfile } from "#domain/profile/parse-profile.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { CareerTimeline, type MarksOf } from "./career-timeline.tsx";
import { CvText } from "./cv-text.tsx";
import classes from "./cv-view.module.css";
import { EducationList } from "./education-list.tsx";
import { ExperienceList } from "./experience-list.tsx";

interface CvViewProps {
  readonly profile: PersonProfile;
  /** Open positions end in this month. */
  readonly today: CalendarMonth;
  /** What is known besides the profile. */
  readonly career?: CareerDetails | undefined;
}

interface CareerDetails {
  readonly marksOf: MarksOf;
  /** Below a position, by its index in the profile. */
  readonly renderDetails: (index: number) => ReactNode;
  /** The indexes of the positions and educations that are marked. */
  readonly marked: { readonly positions: readonly number[]; readonly educations: readonly number[] };
}

const NOTHING_MARKED: readonly number[] = [];

export function CvView({ profile, today, career }: CvViewProps) {
  return (
    <>
      <CareerTimeline positions={profile.positions} today={today} marksOf={career?.marksOf} />
      <div className={classes.columns}>
        <CvText text={formatCv(profile, today)} html={cvHtml(profile, today)} />
        <Stack gap="lg">
          <ExperienceList
            positions={profile.positions}
            today={today}
            renderDetails={career?.renderDetails}
            marked={career?.marked.positions ?? NOTHING_MARKED}
          />
          <EducationList
            educations={profile.educations}
            today={today}
            marked={career?.marked.educations ?? NOTHING_MARKED}
          />
        </Stack>
      </div>
    </>
  );
}
