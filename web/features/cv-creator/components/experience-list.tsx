import { Group, Text } from "@mantine/core";
import { positionEntry } from "#domain/profile/cv-entry.ts";
import { formatMonths } from "#domain/profile/duration.ts";
import type { Position } from "#domain/profile/parse-profile.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { type CompanyPositions, groupPositions, totalMonths } from "#domain/profile/positions.ts";
import { Described } from "./described.tsx";
import classes from "./experience-list.module.css";
import { ScrollCard } from "./scroll-card.tsx";

interface ExperienceListProps {
  readonly positions: readonly Position[];
  readonly today: CalendarMonth;
}

/** Positions by company, newest first; a company with several shows their total. */
export function ExperienceList({ positions, today }: ExperienceListProps) {
  const total = totalMonths(positions, today);
  return (
    <ScrollCard
      title="Experience"
      note={total === null ? "" : formatMonths(total)}
      none="No experience listed"
      isEmpty={positions.length === 0}
    >
      {groupPositions(positions, today).map((group, place) => (
        <CompanyItem key={`${group.company} ${place}`} group={group} today={today} />
      ))}
    </ScrollCard>
  );
}

function CompanyItem({ group, today }: { group: CompanyPositions; today: CalendarMonth }) {
  const { company, positions, months } = group;
  return (
    <li className={classes.company}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
        <Text fw={650}>{company ?? "Unnamed company"}</Text>
        {positions.length > 1 && months !== null && (
          <Text size="sm" fw={600} className={classes.duration}>
            {formatMonths(months)}
          </Text>
        )}
      </Group>
      <ul className={classes.positions}>
        {positions.map((position, place) => (
          <li key={`${position.title} ${place}`} className={classes.position}>
            <Described
              entry={positionEntry(position, today)}
              details={[position.location]}
              text={position.description}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
