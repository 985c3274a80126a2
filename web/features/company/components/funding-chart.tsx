import { formatRoundAmount } from "#domain/funding/amount.ts";
import { badgeColor } from "#domain/funding/badge-color.ts";
import type { FundingRound } from "#domain/funding/rounds.ts";
import { fittingLabels, spreadMarks, timeAxis } from "#domain/funding/time-axis.ts";
import { formatDay } from "#web/lib/dates.ts";
import { TimeChart } from "#web/ui/time-chart.tsx";

/** The pixels of a bar with the room to the next one, and of an amount such as $600.0M. */
const BAR_PX = 15;
const LABEL_PX = 58;

interface FundingChartProps {
  readonly rounds: readonly FundingRound[];
  readonly topInvestorOf: (name: string) => string | null;
}

/** Money raised by round on a time axis. Rounds without a date are in the list only. */
export function FundingChart({ rounds, topInvestorOf }: FundingChartProps) {
  const dated = rounds
    .flatMap(({ announcedOn, ...round }) => (announcedOn === null ? [] : { ...round, announcedOn }))
    .toReversed();
  if (dated.filter((round) => round.raisedUsd !== null).length < 2) return null;
  const axis = timeAxis(dated.map(({ announcedOn }) => announcedOn));
  const valuations = dated.flatMap(({ announcedOn, postMoneyUsd }) =>
    postMoneyUsd === null
      ? []
      : { at: axis.at(announcedOn), value: postMoneyUsd, label: formatRoundAmount(postMoneyUsd) },
  );
  return (
    <TimeChart
      caption="Amount raised per round"
      marks={dated.map((round, position) => {
        const top = round.investors.flatMap(({ name }) => topInvestorOf(name) ?? []);
        return {
          key: `${round.announcedOn} ${position}`,
          value: round.raisedUsd,
          valueLabel: round.raisedUsd === null ? "–" : formatRoundAmount(round.raisedUsd),
          description: describe(round, top),
          color: `var(--mantine-color-${badgeColor(round.investmentType)}-filled)`,
          isStarred: top.length > 0,
        };
      })}
      layout={(width) => {
        const lefts = spreadMarks(
          dated.map(({ announcedOn }) => axis.at(announcedOn) * width),
          BAR_PX,
        );
        const labels = fittingLabels(lefts, LABEL_PX);
        return lefts.map((left, index) => ({ left, hasLabel: labels[index] ?? false }));
      }}
      ticks={axis.ticks}
      {...(valuations.length > 0 && {
        steps: {
          caption: "Valuation after the round",
          list: valuations,
          layout: (width: number) =>
            fittingLabels(
              valuations.map(({ at }) => at * width),
              LABEL_PX,
            ),
        },
      })}
    />
  );
}

function describe(
  { label, announcedOn, raisedUsd, postMoneyUsd }: FundingRound & { readonly announcedOn: string },
  top: readonly string[],
): string {
  const parts = [
    `${label}, ${formatDay(announcedOn)}: ${formatRoundAmount(raisedUsd)}`,
    ...(postMoneyUsd === null ? [] : [`${formatRoundAmount(postMoneyUsd)} post-money`]),
    ...(top.length === 0 ? [] : [`Top investors: ${top.join(", ")}`]),
  ];
  return parts.join(". ");
}
