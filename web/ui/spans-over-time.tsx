import { Text, VisuallyHidden } from "@mantine/core";
import classes from "./spans-over-time.module.css";

interface Span {
  readonly key: string;
  /** Where it begins and how wide it is, as parts of the whole width. */
  readonly from: number;
  readonly width: number;
  /** Read out, and shown on hover. */
  readonly description: string;
}

export interface SpanRow {
  readonly key: string;
  readonly label: string;
  /** Says the same as the row above: not repeated on screen. */
  readonly isRepeated: boolean;
  readonly spans: readonly Span[];
}

interface SpansOverTimeProps {
  readonly rows: readonly SpanRow[];
  /** Marks below, left to right; `at` is a part of the width. Every other one is left out on narrow screens. */
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
  readonly caption: string;
}

/** What lasted from when to when: one bar a span on a line of time that all rows share. */
export function SpansOverTime({ rows, ticks, caption }: SpansOverTimeProps) {
  return (
    <figure className={classes.figure}>
      <Text component="figcaption" size="xs" c="dimmed" mb="sm">
        {caption}
      </Text>
      <div className={classes.chart}>
        <div className={classes.ticks} aria-hidden>
          {ticks.map(({ label, at }, position) => (
            <div
              key={label}
              className={classes.tick}
              data-minor={position % 2 === 1 || undefined}
              style={{ left: percent(at) }}
            >
              <span>{label}</span>
            </div>
          ))}
        </div>
        <ol className={classes.rows}>
          {rows.map(({ key, label, isRepeated, spans }) => (
            <li key={key} className={classes.row}>
              <span className={classes.label} data-repeated={isRepeated || undefined} title={label}>
                {isRepeated ? "" : label}
              </span>
              <span className={classes.track}>
                {spans.map((span) => (
                  <span
                    key={span.key}
                    className={classes.bar}
                    title={span.description}
                    style={{ left: percent(span.from), width: percent(span.width) }}
                  >
                    <VisuallyHidden>{span.description}</VisuallyHidden>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

function percent(part: number): string {
  return `${part * 100}%`;
}
