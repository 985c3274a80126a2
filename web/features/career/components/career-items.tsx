import { Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { type Career, describe, type Evidence } from "#domain/career/career.ts";
import { formatDateRange } from "#domain/profile/date-range.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { careerMessages } from "../messages.ts";
import classes from "./career-items.module.css";

interface CareerItemsProps {
  readonly career: Career;
  /** The text that the career was read from, where its evidence has spans. */
  readonly text?: string | null;
  /** What a statement follows from: it is highlighted and scrolled into view. */
  readonly shown: readonly Evidence[];
  readonly today: CalendarMonth;
}

/** Positions and educations as read, for screens without a CV: a statement points at them, and at the words of the text. */
export function CareerItems({ career, text = null, shown, today }: CareerItemsProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown.length > 0) list.current?.querySelector("[data-marked]")?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const items = [
    ...career.positions.map((position) => ({ label: describe(position), ...position })),
    ...career.educations.map((education) => ({
      label: [education.school, education.degree].filter((part) => part !== null).join(", "),
      ...education,
    })),
  ];
  return (
    <section ref={list} aria-label={careerMessages.items}>
      <Title order={3} size="sm" mb="xs">
        {careerMessages.items}
      </Title>
      <ul className={classes.items}>
        {items.map(({ label, dates, evidence: { list: from, index, span } }) => {
          const isMarked = shown.some((item) => item.list === from && item.index === index);
          return (
            <li key={`${from} ${index}`} className={classes.item} data-marked={isMarked || undefined}>
              <Text size="sm">
                {label}
                <Text span size="sm" c={isMarked ? "inherit" : "dimmed"}>
                  {" "}
                  {formatDateRange(dates, today)}
                </Text>
              </Text>
              {isMarked && text !== null && span !== null && <Quote text={text} {...span} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The lines around the words. */
const LINES_AROUND = 2;
const MAX_LENGTH = 300;

function Quote({ text, start, end }: { readonly text: string; readonly start: number; readonly end: number }) {
  let from = start;
  let to = end;
  for (let line = 0; line < LINES_AROUND; line += 1) {
    from = Math.max(0, text.lastIndexOf("\n", from - 2) + 1);
    const next = text.indexOf("\n", to + 1);
    to = next === -1 ? text.length : next;
  }
  from = Math.max(from, start - MAX_LENGTH);
  to = Math.min(to, end + MAX_LENGTH);
  return (
    <blockquote className={classes.quote}>
      {text.slice(from, start)}
      <mark className={classes.mark}>{text.slice(start, end)}</mark>
      {text.slice(end, to).trimEnd()}
    </blockquote>
  );
}
