import { Button } from "@mantine/core";
import classes from "./changed-rows.module.css";

const LABEL = "Changed since you looked";

/** On a row that somebody else changed since this person looked. */
export function ChangedDot() {
  return <span className={`${classes.dot} ${classes.ofRow}`} role="img" aria-label={LABEL} title={LABEL} />;
}

interface OnlyChangedButtonProps {
  readonly count: number;
  readonly isOnlyChanged: boolean;
  readonly onToggle: () => void;
}

/** Shows only those rows. Nothing without any. */
export function OnlyChangedButton({ count, isOnlyChanged, onToggle }: OnlyChangedButtonProps) {
  if (count === 0 && !isOnlyChanged) return null;
  return (
    <Button
      variant={isOnlyChanged ? "light" : "subtle"}
      color={isOnlyChanged ? undefined : "gray"}
      size="compact-xs"
      flex="none"
      leftSection={<span className={classes.dot} aria-hidden />}
      aria-pressed={isOnlyChanged}
      title={LABEL}
      onClick={onToggle}
    >
      <span className={classes.long}>{LABEL}</span> ({count.toLocaleString("en")})
    </Button>
  );
}
