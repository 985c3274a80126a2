import { CloseButton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./selection-bar.module.css";

interface SelectionBarProps {
  /** Accessible name. */
  readonly label: string;
  /** Such as "3 selected". */
  readonly count: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** What can be done with the selected rows. */
  readonly children: ReactNode;
}

/** Below a table with selected rows. */
export function SelectionBar({ label, count, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <div className={classes.bar} role="region" aria-label={label} data-print="hidden">
      <span className={classes.count} role="status">
        {count}
      </span>
      {children}
      <CloseButton size="sm" aria-label={clearLabel} onClick={onClear} />
    </div>
  );
}
