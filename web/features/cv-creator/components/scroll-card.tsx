import { Card, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./scroll-card.module.css";

interface ScrollCardProps {
  readonly title: string;
  /** At the right of the title, such as a count. */
  readonly note: string;
  /** Replaces an empty list. */
  readonly none: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** Scrolls at 500 px (specification, section 9). */
export function ScrollCard({ title, note, none, isEmpty, children }: ScrollCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb="md">
        {title}{" "}
        <Text span c="dimmed" fw={500}>
          {note}
        </Text>
      </Title>
      {isEmpty ? (
        <Text c="dimmed" size="sm">
          {none}
        </Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard
        <div className={classes.scroll} tabIndex={0} role="group" aria-label={`${title} list`}>
          <ul className={classes.list}>{children}</ul>
        </div>
      )}
    </Card>
  );
}
