import { formatRoundAmount } from "#domain/funding/amount.ts";
import { badgeColor } from "#domain/funding/badge-color.ts";
import type { FundingRound } from "#domain/funding/rounds.ts";
import { formatDay } from "#web/lib/dates.ts";
import { Bars } from "#web/ui/bars.tsx";

/** Money raised by round, oldest first. Rounds without a date are in the list only. */
export function FundingChart({ rounds }: { rounds: readonly FundingRound[] }) {
  const dated = rounds.filter((round) => round.announcedOn !== null).toReversed();
  if (dated.filter((round) => round.raisedUsd !== null).length < 2) return null;
  return (
    <Bars
      caption="Amount raised per round"
      bars={dated.map((round, position) => ({
        key: `${round.announcedOn} ${position}`,
        label: round.announcedOn?.slice(0, 4) ?? "",
        value: round.raisedUsd,
        valueLabel: round.raisedUsd === null ? "–" : formatRoundAmount(round.raisedUsd),
        description: `${round.label}, ${formatDay(round.announcedOn ?? "")}: ${formatRoundAmount(round.raisedUsd)}`,
        color: `var(--mantine-color-${badgeColor(round.investmentType)}-filled)`,
      }))}
    />
  );
}
