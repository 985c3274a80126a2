import { Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./import.module.css";

interface StepHeadingProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** False for the step that the screen opens with: its page header has the focus. */
  readonly takesFocus: boolean;
}

/** Takes the focus when its step opens, so that screen readers read it. */
export function StepHeading({ title, children, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    if (takesFocus) window.scrollTo({ top: 0 });
  }, [takesFocus]);
  return (
    <Stack gap={4}>
      <Title ref={heading} order={2} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      {children !== undefined && (
        <Text size="sm" c="dimmed" maw={640}>
          {children}
        </Text>
      )}
    </Stack>
  );
}
