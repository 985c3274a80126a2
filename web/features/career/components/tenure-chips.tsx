import { Text, UnstyledButton } from "@mantine/core";
import type { LinkedCareer } from "#domain/career/linked-career.ts";
import { tenureOf } from "#domain/career/tenure.ts";
import { type TenureStatement, tenureStatements } from "#domain/career/tenure-text.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { LazyPopover } from "#web/ui/lazy-popover.tsx";
import { careerMessages } from "../messages.ts";
import { useTopInvestors } from "../use-careers.ts";
import classes from "./summary-card.module.css";

interface TenureChipsProps {
  readonly linked: LinkedCareer;
  /** Index of the position. */
  readonly index: number;
  readonly today: CalendarMonth;
}

/** The employer's funding around a position; each chip opens what it follows from. Renders nothing where nothing is known. */
export function TenureChips({ linked, index, today }: TenureChipsProps) {
  const matcher = useTopInvestors();
  const statements = statementsOf(linked, index, today, matcher);
  if (statements.length === 0) return null;
  return (
    <div className={classes.chips}>
      {statements.map(({ text, because }) => (
        <LazyPopover
          key={text}
          label={text}
          width={320}
          position="bottom-start"
          button={<UnstyledButton className={classes.chip}>{text}</UnstyledButton>}
        >
          {/* Escape works only with the focus inside. */}
          <Text size="xs" c="dimmed" mb={4} tabIndex={-1} data-autofocus style={{ outline: "none" }}>
            {careerMessages.because}
          </Text>
          {because.map((fact) => (
            <Text key={fact} size="sm">
              {fact}
            </Text>
          ))}
        </LazyPopover>
      ))}
    </div>
  );
}

export function statementsOf(
  { career, employers }: LinkedCareer,
  index: number,
  today: CalendarMonth,
  matcher: ReturnType<typeof useTopInvestors>,
): readonly TenureStatement[] {
  const employer = employers.find(({ positions }) => positions.includes(index));
  const position = career.positions[index];
  if (position === undefined || employer?.link.kind !== "linked") return [];
  const { company } = employer.link;
  const tenure = tenureOf(position.dates, company, matcher);
  if (tenure === null) return [];
  const others = employer.positions.filter((other) => other !== index);
  const isLaterRole = others.some((other) => startsBefore(career.positions[other]?.dates.start, position.dates.start));
  return tenureStatements(tenure, { dates: position.dates, company, isLaterRole, today });
}

type Start = LinkedCareer["career"]["positions"][number]["dates"]["start"] | undefined;

function startsBefore(one: Start, other: Start): boolean {
  if (!one || !other) return false;
  return one.year * 12 + (one.month ?? 1) < other.year * 12 + (other.month ?? 1);
}
