import { Text, UnstyledButton } from "@mantine/core";
import { IconBuilding, IconCircleCheck, IconSchool } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { EntryKind } from "#domain/text/dictionary.ts";
import classes from "./found-panel.module.css";

interface FoundRowProps {
  readonly kind: EntryKind;
  readonly name: string;
  /** At the right: the role. */
  readonly aside: string;
  readonly isDone?: boolean;
  readonly isCurrent: boolean;
  /** For the main button, which takes the focus of the row. */
  readonly buttonRef: (element: HTMLElement | null) => void;
  /** Shows the name in the text. */
  readonly onShow: () => void;
  readonly children: ReactNode;
}

/** One name of the panel. The rows share one tab stop. */
export function FoundRow(props: FoundRowProps) {
  const { kind, name, aside, isDone = false, isCurrent, buttonRef, onShow, children } = props;
  const Icon = kind === "company" ? IconBuilding : IconSchool;
  return (
    <div className={classes.row} data-current={isCurrent || undefined}>
      <UnstyledButton
        ref={buttonRef}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent || undefined}
        className={classes.main}
        onClick={onShow}
      >
        {isDone ? (
          <IconCircleCheck size={15} className={classes.done} aria-hidden />
        ) : (
          <Icon size={15} stroke={1.6} className={classes.icon} data-kind={kind} aria-hidden />
        )}
        <Text span size="sm" fw={550} className={classes.name} title={name}>
          {name}
        </Text>
        <Text span size="xs" c="dimmed" className={classes.aside}>
          {aside}
        </Text>
      </UnstyledButton>
      <div className={classes.details}>{children}</div>
    </div>
  );
}
