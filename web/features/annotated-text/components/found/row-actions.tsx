import { Button, Kbd } from "@mantine/core";
import classes from "./found-panel.module.css";

export interface RowAction {
  /** The key that has the same effect. */
  readonly letter: string;
  readonly label: string;
  readonly run: () => void;
}

/** What can be done with the current row. */
export function RowActions({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  return (
    <div className={classes.actions} role="group" aria-label={label}>
      {actions.map(({ letter, label, run }) => (
        <Button
          key={letter}
          variant="default"
          size="compact-xs"
          aria-keyshortcuts={letter}
          rightSection={<KeyHint letter={letter} />}
          onClick={run}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

export function KeyHint({ letter }: { letter: string }) {
  return (
    <Kbd size="xs" aria-hidden className={classes.hint}>
      {letter}
    </Kbd>
  );
}
