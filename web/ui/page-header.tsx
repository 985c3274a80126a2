import { Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons at the right, below the title on narrow screens. */
  readonly actions?: ReactNode;
  /** One line on a wide screen, where a table below needs the height. */
  readonly isOneLine?: boolean;
  /** False if the printed record has its own heading. Default true. */
  readonly isPrinted?: boolean;
}

/** Null after a page load, which leaves the focus at the top, before the skip link. */
let shown: { readonly path: string; readonly isNavigated: boolean } | null = null;

/** Also sets the document title, and takes the focus after a navigation, so that screen readers read it. */
export function PageHeader({ title, description, actions, isOneLine = false, isPrinted = true }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const isNew = shown !== null && shown.path !== pathname;
    // A screen that is drawn again once it is loaded has another heading: the focus went with the first one.
    const isLost = shown?.isNavigated === true && document.activeElement === document.body;
    if (isNew || isLost) heading.current?.focus({ preventScroll: true });
    shown = { path: pathname, isNavigated: isNew || shown?.isNavigated === true };
  }, [pathname]);
  useEffect(() => {
    document.title = `${title} · Venture Research`;
  }, [title]);
  return (
    <Group
      justify="space-between"
      align="flex-start"
      gap="md"
      className={classes.header}
      data-one-line={isOneLine || undefined}
      data-print={isPrinted ? undefined : "hidden"}
    >
      <Stack gap={6} maw={640} className={classes.titles}>
        <Title ref={heading} order={1} tabIndex={-1} className={classes.heading}>
          {title}
        </Title>
        {description !== undefined && (
          <Text c="dimmed" size="sm" className={classes.description}>
            {description}
          </Text>
        )}
      </Stack>
      {actions}
    </Group>
  );
}
