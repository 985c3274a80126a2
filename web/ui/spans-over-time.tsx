import { Text, VisuallyHidden } from "@mantine/core";
import classes from "./spans-over-time.module.css";

interface Span {
  readonly key: string;
  /** Start and width as fractions of the chart's width. */
  readonly from: number;
  readonly width: number;
  /** For screen readers and the tooltip. */
  readonly description: string;
}

export interface SpanRow {
  readonly key: string;
  readonly label: string;
  readonly spans: readonly Span[];
  /** Points in time; `at` is a fraction of the width. */
  readonly marks?: readonly { readonly key: string; readonly at: number; readonly description: string }[];
}

interface SpansOverTimeProps {
  readonly rows: readonly SpanRow[];
  /** `at` is a fraction of the width. Narrow screens show every other tick. */
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
  readonly caption: string;
}

/** A timeline: one bar per span on a shared axis. */
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
          {rows.map(({ key, label, spans, marks = [] }) => (
            <li key={key} className={classes.row}>
              <span className={classes.label} title={label}>
                {label}
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
                {marks.map((mark) => (
                  <span
                    key={mark.key}
                    className={classes.mark}
                    title={mark.description}
                    style={{ left: percent(mark.at) }}
                  >
                    <VisuallyHidden>{mark.description}</VisuallyHidden>
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
