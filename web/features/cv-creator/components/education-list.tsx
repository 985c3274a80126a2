import { Text } from "@mantine/core";
import { educationEntry } from "#domain/profile/cv-entry.ts";
import type { Education } from "#domain/profile/parse-profile.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { newestFirst } from "#domain/profile/positions.ts";
import { Described } from "./described.tsx";
import classes from "./experience-list.module.css";
import { ScrollCard } from "./scroll-card.tsx";

interface EducationListProps {
  readonly educations: readonly Education[];
  readonly today: CalendarMonth;
  /** Indexes. */
  readonly marked: readonly number[];
}

function scrollTo(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: "center", behavior: "smooth" });
}

export function EducationList({ educations, today, marked }: EducationListProps) {
  return (
    <ScrollCard
      title="Education"
      note={educations.length === 0 ? "" : `${educations.length}`}
      none="No education listed"
      isEmpty={educations.length === 0}
    >
      {newestFirst(educations, today).map((education, place) => (
        <li
          key={`${education.school} ${place}`}
          ref={educations.indexOf(education) === marked[0] ? scrollTo : null}
          className={classes.company}
          data-marked={marked.includes(educations.indexOf(education)) || undefined}
        >
          <Text fw={650}>{education.school ?? "Unnamed school"}</Text>
          <Described
            entry={educationEntry(education, today)}
            details={[education.grade === null ? null : `Grade ${education.grade}`, education.activities]}
            text={education.description}
          />
        </li>
      ))}
    </ScrollCard>
  );
}
