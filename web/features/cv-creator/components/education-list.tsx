import { Text } from "@mantine/core";
import { formatDateRange } from "#domain/profile/date-range.ts";
import { formatMonths, monthsIn, plannedSpanOf } from "#domain/profile/duration.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { newestFirst } from "#domain/profile/positions.ts";
import type { Education } from "#domain/profile/read-profile.ts";
import { Described } from "./described.tsx";
import classes from "./experience-list.module.css";
import { ScrollCard } from "./scroll-card.tsx";

interface EducationListProps {
  readonly educations: readonly Education[];
  readonly today: CalendarMonth;
}

export function EducationList({ educations, today }: EducationListProps) {
  return (
    <ScrollCard
      title="Education"
      note={educations.length === 0 ? "" : `${educations.length}`}
      none="This profile names no education."
      isEmpty={educations.length === 0}
    >
      {newestFirst(educations, today).map((education, place) => (
        <li key={`${education.school} ${place}`} className={classes.company}>
          <Text fw={650}>{education.school ?? "School not named"}</Text>
          <EducationItem education={education} today={today} />
        </li>
      ))}
    </ScrollCard>
  );
}

function EducationItem({ education, today }: { education: Education; today: CalendarMonth }) {
  const { degree, fieldOfStudy, dates, grade, activities, description } = education;
  const subject = [degree, fieldOfStudy].filter((part) => part !== null).join(", ");
  const span = plannedSpanOf(dates, today);
  return (
    <Described
      heading={subject === "" ? null : subject}
      time={formatDateRange(dates, today)}
      duration={span === null ? "" : formatMonths(monthsIn(span))}
      details={[grade === null ? null : `Grade ${grade}`, activities]}
      text={description}
    />
  );
}
