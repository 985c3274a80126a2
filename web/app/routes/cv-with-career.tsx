import { Skeleton } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { careerFromProfile, type Evidence } from "#domain/career/career.ts";
import type { LinkedCareer } from "#domain/career/linked-career.ts";
import { roundMarks } from "#domain/career/round-marks.ts";
import type { PersonProfile } from "#domain/profile/parse-profile.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { CareerOf } from "#web/features/career/components/career-of.tsx";
import { TenureChips } from "#web/features/career/components/tenure-chips.tsx";
import { CvView } from "#web/features/cv-creator/components/cv-view.tsx";

interface CvWithCareerProps {
  readonly profile: PersonProfile;
  readonly today: CalendarMonth;
  /** Below the summary, once the career is read. */
  readonly renderActions?: (linked: LinkedCareer) => ReactNode;
}

/** A profile's CV, with the career summary and the funding of the employers. */
export function CvWithCareer({ profile, today, renderActions }: CvWithCareerProps) {
  const input = useMemo(() => ({ career: careerFromProfile(profile) }), [profile]);
  const [shown, setShown] = useState<readonly Evidence[]>([]);
  const marked = useMemo(() => {
    const indexes = (list: Evidence["list"]) => shown.filter((item) => item.list === list).map(({ index }) => index);
    return { positions: indexes("positions"), educations: indexes("educations") };
  }, [shown]);
  const [personKey] = useState(() => crypto.randomUUID());
  return (
    <CareerOf input={input} personKey={personKey} today={today} onShow={setShown} hasTenures>
      {(summary, linked) => (
        <>
          {summary}
          {renderActions !== undefined &&
            (linked === null ? <Skeleton h={36} w={170} data-print="hidden" /> : renderActions(linked))}
          <CvView
            profile={profile}
            today={today}
            career={
              linked === null
                ? undefined
                : {
                    marked,
                    marksOf: (company) => roundMarks(linked, company),
                    renderDetails: (index) => <TenureChips linked={linked} index={index} today={today} />,
                  }
            }
          />
        </>
      )}
    </CareerOf>
  );
}
