import { Card, Text, Title, VisuallyHidden } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import type { ComparedCompany } from "#domain/company/comparison.ts";
import { formatRoundAmount } from "#domain/funding/amount.ts";
import { badgeColor } from "#domain/funding/badge-color.ts";
import { fittingLabels, timeAxis } from "#domain/funding/time-axis.ts";
import { formatDay } from "#web/lib/dates.ts";
import { compareMessages as messages } from "../messages.ts";
import classes from "./compare.module.css";

const SMALLEST_BAR_PERCENT = 12;
const UNKNOWN_BAR_PERCENT = 14;
/** An amount such as $600.0M. */
const LABEL_PX = 54;

/** The rounds of all companies on one time axis and one scale of amounts. */
export function RoundLanes({ companies }: { companies: readonly ComparedCompany[] }) {
  const { ref: axisFrame, width } = useElementSize<HTMLDivElement>();
  const lanes = companies.map(({ key, name, rounds }) => ({
    key,
    name,
    rounds: rounds
      .flatMap(({ announcedOn, ...round }) => (announcedOn === null ? [] : { ...round, announcedOn }))
      .toSorted((a, b) => (a.announcedOn < b.announcedOn ? -1 : 1)),
  }));
  const days = lanes.flatMap(({ rounds }) => rounds.map(({ announcedOn }) => announcedOn));
  if (days.length === 0) return null;
  const axis = timeAxis(days);
  const labelled = lanes.map((lane) => ({
    ...lane,
    hasLabel: fittingLabels(
      lane.rounds.map(({ announcedOn }) => axis.at(announcedOn) * width),
      LABEL_PX,
    ),
  }));
  const largest = Math.max(...lanes.flatMap(({ rounds }) => rounds.map(({ raisedUsd }) => raisedUsd ?? 0)), 1);
  return (
    <Card component="section" aria-label={messages.rounds}>
      <Title order={2}>{messages.rounds}</Title>
      <Text size="xs" c="dimmed" mb="md">
        {messages.scale(formatRoundAmount(largest))}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard */}
      <div className={classes.lanes} tabIndex={0} role="group" aria-label={messages.rounds}>
        {labelled.map(({ key, name, rounds, hasLabel }) => (
          <div key={key} className={classes.laneRow}>
            <h3 className={classes.laneName}>{name}</h3>
            {rounds.length === 0 ? (
              <Text size="xs" c="dimmed" className={classes.lane}>
                {messages.noRounds}
              </Text>
            ) : (
              <ol className={classes.lane}>
                {rounds.map(({ announcedOn, label, raisedUsd, investmentType }, position) => {
                  const description = `${label}, ${formatDay(announcedOn)}: ${formatRoundAmount(raisedUsd)}`;
                  return (
                    <li
                      key={`${announcedOn} ${position}`}
                      className={classes.round}
                      title={description}
                      style={{ left: `${100 * axis.at(announcedOn)}%` }}
                    >
                      <VisuallyHidden>{description}</VisuallyHidden>
                      <span
                        aria-hidden
                        className={classes.bar}
                        data-unknown={raisedUsd === null || undefined}
                        style={{
                          height: `${raisedUsd === null ? UNKNOWN_BAR_PERCENT : Math.max((100 * raisedUsd) / largest, SMALLEST_BAR_PERCENT)}%`,
                          ...(raisedUsd !== null && {
                            background: `var(--mantine-color-${badgeColor(investmentType)}-filled)`,
                          }),
                        }}
                      >
                        {raisedUsd !== null && hasLabel[position] === true && (
                          <span className={classes.amount}>{formatRoundAmount(raisedUsd)}</span>
                        )}
                      </span>
                    </li>
                  );
                })}
              </ol>
            )}
          </div>
        ))}
        <div className={classes.laneRow} aria-hidden>
          <span />
          <div ref={axisFrame} className={classes.axis}>
            {axis.ticks.map(({ label, at }) => (
              <span key={label} style={{ left: `${100 * at}%` }}>
                {label}
              </span>
            ))}
          </div>
        </div>
      </div>
    </Card>
  );
}
