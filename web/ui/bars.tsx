import { Text, VisuallyHidden } from "@mantine/core";
import { Link } from "react-router";
import classes from "./bars.module.css";

export interface Bar {
  readonly key: string;
  /** Below the bar. */
  readonly label: string;
  /** Null for an unknown amount: a dashed stub. */
  readonly value: number | null;
  /** Above the bar. */
  readonly valueLabel: string;
  /** For screen readers and the tooltip. */
  readonly description: string;
  /** A CSS color. */
  readonly color: string;
  /** Where the bar leads. */
  readonly to?: string;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly caption: string;
  /** Low, for many bars beside each other: all fit. */
  readonly isCompact?: boolean;
}

const SMALLEST_BAR_PERCENT = 3;

/** A small column chart. Heights are linear from zero. If it scrolls, the last bars are in view (`row-reverse`). */
export function Bars({ bars, caption, isCompact = false }: BarsProps) {
  const largest = Math.max(...bars.map(({ value }) => value ?? 0), 1);
  return (
    <figure className={classes.figure}>
      <Text component="figcaption" size="xs" c="dimmed" mb="xs">
        {caption}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard */}
      <ol className={classes.bars} data-compact={isCompact || undefined} tabIndex={0} aria-label={caption}>
        {bars.toReversed().map(({ key, label, value, valueLabel, description, color, to }) => (
          <li key={key} className={classes.column} title={description}>
            {to === undefined ? (
              <VisuallyHidden>{description}</VisuallyHidden>
            ) : (
              <Link to={to} className={classes.link}>
                <VisuallyHidden>{description}</VisuallyHidden>
              </Link>
            )}
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

/** Zero has no bar; any other amount has a visible one. */
function heightOf(value: number | null, largest: number): string {
  if (value === null) return "12%";
  return value === 0 ? "0" : `${Math.max((value / largest) * 100, SMALLEST_BAR_PERCENT)}%`;
}
