import { Group, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
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
  /** Below a position, by its index. */
  readonly renderDetails?: ((index: number) => ReactNode) | undefined;
  /** Indexes. */
  readonly marked: readonly number[];
}

/** Positions by company, newest first; a company with several shows their total. */
export function ExperienceList({ positions, today, renderDetails, marked }: ExperienceListProps) {
  const total = totalMonths(positions, today);
  return (
    <ScrollCard
      title="Experience"
      note={total === null ? "" : formatMonths(total)}
      none="No experience listed"
      isEmpty={positions.length === 0}
    >
      {groupPositions(positions, today).map((group, place) => (
        <CompanyItem key={`${group.company} ${place}`} {...{ group, positions, today, renderDetails, marked }} />
      ))}
    </ScrollCard>
  );
}

interface CompanyItemProps extends ExperienceListProps {
  readonly group: CompanyPositions;
}

function CompanyItem({ group, positions: all, today, renderDetails, marked }: CompanyItemProps) {
  const { company, positions, months } = group;
  const list = useRef<HTMLUListElement>(null);
  const indexes = positions.map((position) => all.indexOf(position));
  const isFirstMarked = indexes.some((index) => index === marked[0]);
  useEffect(() => {
    // Another statement about the same position scrolls to it again.
    if (isFirstMarked && marked.length > 0) {
      list.current?.querySelector("[data-marked]")?.scrollIntoView({ block: "center", behavior: "smooth" });
    }
  }, [isFirstMarked, marked]);
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
      <ul ref={list} className={classes.positions}>
        {positions.map((position, place) => (
          <li
            key={`${position.title} ${place}`}
            className={classes.position}
            data-marked={marked.includes(indexes[place] as number) || undefined}
          >
            <Described
              entry={positionEntry(position, today)}
              details={[position.location]}
              text={position.description}
            />
            {renderDetails?.(indexes[place] as number)}
          </li>
        ))}
      </ul>
    </li>
  );
}
