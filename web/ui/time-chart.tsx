import { Text, VisuallyHidden } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconStarFilled } from "@tabler/icons-react";
import { type CSSProperties, type UIEvent, useLayoutEffect, useRef } from "react";
import classes from "./time-chart.module.css";

export interface TimeMark {
  readonly key: string;
  /** Null for an unknown amount: a dashed stub. */
  readonly value: number | null;
  /** Above the bar, where it fits. */
  readonly valueLabel: string;
  /** For screen readers and the tooltip. */
  readonly description: string;
  /** A CSS color. */
  readonly color: string;
  readonly isStarred: boolean;
}

/** A value that holds from one day to the next. */
export interface TimeStep {
  /** A fraction of the width. */
  readonly at: number;
  readonly value: number;
  readonly label: string;
}

interface StepsProps {
  readonly caption: string;
  /** Oldest first. */
  readonly list: readonly TimeStep[];
  /** Which labels fit, in a chart of a width. */
  readonly layout: (width: number) => readonly boolean[];
}

interface TimeChartProps {
  readonly caption: string;
  /** Oldest first. */
  readonly marks: readonly TimeMark[];
  /** The pixels of each mark and whether its label fits, in a chart of a width. */
  readonly layout: (width: number) => readonly { readonly left: number; readonly hasLabel: boolean }[];
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
  /** A second value over the same time, below. */
  readonly steps?: StepsProps;
}

/** The smallest width: a narrower screen scrolls, and begins at the newest. */
const MIN_WIDTH_PX = 480;
/** Room for half a label at both ends. */
const MARGIN_PX = 34;
const SMALLEST_BAR_PERCENT = 3;

/** Bars at their true distances in time. Heights are linear from zero. */
export function TimeChart({ caption, marks, layout, ticks, steps }: TimeChartProps) {
  const { ref: frame, width: frameWidth } = useElementSize<HTMLDivElement>();
  const list = useRef<HTMLOListElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const width = Math.max(frameWidth, MIN_WIDTH_PX);
  const inner = width - 2 * MARGIN_PX;
  const places = layout(inner);
  const largest = Math.max(...marks.map(({ value }) => value ?? 0), 1);
  useLayoutEffect(() => {
    list.current?.scrollTo({ left: width });
  }, [width]);

  function follow({ currentTarget }: UIEvent<HTMLElement>) {
    if (overlay.current !== null) overlay.current.style.transform = `translateX(${-currentTarget.scrollLeft}px)`;
  }

  return (
    <figure className={classes.figure}>
      <Text component="figcaption" size="xs" c="dimmed" mb="xs">
        {caption}
      </Text>
      <div ref={frame} className={classes.frame} data-steps={steps !== undefined || undefined}>
        <div ref={overlay} className={classes.overlay} style={{ width }} aria-hidden>
          {ticks.map(({ label, at }) => (
            <div key={label} className={classes.tick} style={{ left: MARGIN_PX + at * inner }}>
              <span>{label}</span>
            </div>
          ))}
          {steps !== undefined && <Steps {...steps} width={width} />}
        </div>
        <ol
          ref={list}
          className={classes.marks}
          style={{ "--end": `${width - 1}px` } as CSSProperties}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard
          tabIndex={0}
          aria-label={caption}
          onScroll={follow}
        >
          {marks.map((mark, index) => {
            const place = places[index] ?? { left: 0, hasLabel: false };
            return (
              <li
                key={mark.key}
                className={classes.mark}
                title={mark.description}
                style={{ left: MARGIN_PX + place.left }}
              >
                <VisuallyHidden>{mark.description}</VisuallyHidden>
                <span
                  className={classes.bar}
                  aria-hidden
                  data-unknown={mark.value === null || undefined}
                  style={{
                    height: heightOf(mark.value, largest),
                    ...(mark.value !== null && { background: mark.color }),
                  }}
                >
                  {place.hasLabel && <span className={classes.above}>{mark.valueLabel}</span>}
                </span>
                {mark.isStarred && <IconStarFilled size={10} className={classes.star} aria-hidden />}
              </li>
            );
          })}
        </ol>
      </div>
    </figure>
  );
}

const STEPS_HEIGHT_PX = 40;

function Steps({ caption, list, layout, width }: StepsProps & { width: number }) {
  const inner = width - 2 * MARGIN_PX;
  const largest = Math.max(...list.map(({ value }) => value), 1);
  const labels = layout(inner);
  const points = list.map(({ at, value, label }, index) => ({
    x: MARGIN_PX + at * inner,
    y: STEPS_HEIGHT_PX - (value / largest) * (STEPS_HEIGHT_PX - 4) - 1,
    label,
    hasLabel: labels[index] ?? false,
  }));
  const path = points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("");
  return (
    <div className={classes.steps}>
      <span className={classes.stepsCaption}>{caption}</span>
      <svg width={width} height={STEPS_HEIGHT_PX} className={classes.line}>
        <title>{caption}</title>
        <path d={`${path}H${width}`} fill="none" />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={2.5} />
        ))}
      </svg>
      {points
        .filter(({ hasLabel }) => hasLabel)
        .map(({ x, label }) => (
          <span key={x} className={classes.stepLabel} style={{ left: x }}>
            {label}
          </span>
        ))}
    </div>
  );
}

/** Zero has no bar; any other amount has a visible one. */
function heightOf(value: number | null, largest: number): string {
  if (value === null) return "12%";
  return value === 0 ? "0" : `${Math.max((value / largest) * 100, SMALLEST_BAR_PERCENT)}%`;
}
