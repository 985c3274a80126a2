import { Text, VisuallyHidden } from "@mantine/core";
import classes from "./bars.module.css";

export interface Bar {
  readonly key: string;
  /** Below the bar: when. */
  readonly label: string;
  /** Null where the amount is not known: drawn as a dashed stub. */
  readonly value: number | null;
  /** Above the bar: how much. */
  readonly valueLabel: string;
  /** Read out, and shown on hover. */
  readonly description: string;
  /** A CSS color. */
  readonly color: string;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly caption: string;
}

const SMALLEST_BAR_PERCENT = 3;

/** A small column chart in the order given. Heights are linear from zero, so that they may be compared. */
export function Bars({ bars, caption }: BarsProps) {
  const largest = Math.max(...bars.map(({ value }) => value ?? 0), 1);
  return (
    <figure className={classes.figure}>
      <Text component="figcaption" size="xs" c="dimmed" mb="xs">
        {caption}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard */}
      <ol className={classes.bars} tabIndex={0} aria-label={caption}>
        {bars.map(({ key, label, value, valueLabel, description, color }) => (
          <li key={key} className={classes.column} title={description}>
            <VisuallyHidden>{description}</VisuallyHidden>
            <span className={classes.value} aria-hidden>
              {valueLabel}
            </span>
            <span className={classes.track} aria-hidden>
              <span
                className={classes.bar}
                data-unknown={value === null || undefined}
                style={{
                  height: heightOf(value, largest),
                  ...(value !== null && { background: color }),
                }}
              />
            </span>
            <span className={classes.label} aria-hidden>
              {label}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Nothing is no bar; the least there is can be seen. */
function heightOf(value: number | null, largest: number): string {
  if (value === null) return "12%";
  return value === 0 ? "0" : `${Math.max((value / largest) * 100, SMALLEST_BAR_PERCENT)}%`;
}
