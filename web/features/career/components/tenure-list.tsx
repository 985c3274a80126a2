import { Text, Title, UnstyledButton } from "@mantine/core";
import { describe, type Evidence } from "#domain/career/career.ts";
import type { LinkedCareer } from "#domain/career/linked-career.ts";
import { formatDateRange } from "#domain/profile/date-range.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { careerMessages, REASONS } from "../messages.ts";
import { useTopInvestors } from "../use-careers.ts";
import classes from "./summary-card.module.css";
import { statementsOf, TenureChips } from "./tenure-chips.tsx";

interface TenureListProps {
  readonly linked: LinkedCareer;
  readonly today: CalendarMonth;
  readonly onShow: ((evidence: readonly Evidence[]) => void) | null;
}

/** The positions at employers whose rounds are known, for screens that do not show the positions themselves. */
export function TenureList({ linked, today, onShow }: TenureListProps) {
  const matcher = useTopInvestors();
  const known = linked.career.positions.flatMap((position, index) => {
    const employer = linked.employers.find(({ positions }) => positions.includes(index));
    if (employer?.link.kind !== "linked" || statementsOf(linked, index, today, matcher).length === 0) return [];
    return { position, index, reason: employer.link.reason };
  });
  if (known.length === 0) return null;
  return (
    <div>
      <Title order={3} size="sm" mb="xs">
        {careerMessages.employers}
      </Title>
      {known.map(({ position, index, reason }) => (
        <div key={index} className={classes.tenure}>
          <UnstyledButton
            className={classes.part}
            data-link={onShow !== null || undefined}
            title={REASONS[reason]}
            disabled={onShow === null}
            onClick={() => onShow?.([position.evidence])}
          >
            {describe(position)}
            <Text span size="sm" c="dimmed">
              {" "}
              {formatDateRange(position.dates, today)}
            </Text>
          </UnstyledButton>
          <TenureChips linked={linked} index={index} today={today} />
        </div>
      ))}
    </div>
  );
}
