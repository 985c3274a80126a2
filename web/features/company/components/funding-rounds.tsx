import { Card, Group, Stack, Text, Title, UnstyledButton } from "@mantine/core";
import { useDisclosure, useId } from "@mantine/hooks";
import { IconChevronDown, IconStarFilled } from "@tabler/icons-react";
import { Fragment } from "react";
import { formatRoundAmount } from "#domain/funding/amount.ts";
import { badgeColor } from "#domain/funding/badge-color.ts";
import type { FundingRound } from "#domain/funding/rounds.ts";
import { formatDay } from "#web/lib/dates.ts";
import { Tag } from "#web/ui/tag.tsx";
import { FundingChart } from "./funding-chart.tsx";
import classes from "./funding-rounds.module.css";

interface FundingRoundsProps {
  readonly rounds: readonly FundingRound[];
  /** The list's name of a top investor; null for another. */
  readonly topInvestorOf: (name: string) => string | null;
}

export function FundingRounds({ rounds, topInvestorOf }: FundingRoundsProps) {
  const [open, { toggle }] = useDisclosure(true);
  const listId = useId();
  return (
    <Card component="section" aria-label="Funding rounds">
      <UnstyledButton onClick={toggle} aria-expanded={open} aria-controls={listId} className={classes.toggle}>
        <Title order={2}>
          Funding Rounds{" "}
          <Text span c="dimmed" fw={500}>
            {rounds.length}
          </Text>
        </Title>
        <IconChevronDown
          size={18}
          className={classes.chevron}
          data-open={open || undefined}
          data-print="hidden"
          aria-hidden
        />
      </UnstyledButton>
      <div id={listId} className={classes.list} data-closed={!open || undefined}>
        <div>
          {rounds.length === 0 ? (
            <Text c="dimmed" size="sm" mt="md">
              No funding rounds yet
            </Text>
          ) : (
            <Stack gap="lg" mt="md">
              <FundingChart rounds={rounds} topInvestorOf={topInvestorOf} />
              <ul className={classes.rounds}>
                {rounds.map((round, position) => (
                  <RoundRow
                    key={`${round.announcedOn} ${round.investmentType} ${position}`}
                    round={round}
                    topInvestorOf={topInvestorOf}
                  />
                ))}
              </ul>
            </Stack>
          )}
        </div>
      </div>
    </Card>
  );
}

function RoundRow({ round, topInvestorOf }: Pick<FundingRoundsProps, "topInvestorOf"> & { round: FundingRound }) {
  const shown = (names: readonly string[]) => <InvestorNames names={names} topInvestorOf={topInvestorOf} />;
  const leads = round.investors.filter(({ isLead }) => isLead).map(({ name }) => name);
  const others = round.investors.filter(({ isLead }) => !isLead).map(({ name }) => name);
  return (
    <li className={classes.round}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="center">
        <Group gap="sm">
          <Tag color={badgeColor(round.investmentType)}>{round.label}</Tag>
          <Text size="sm" c="dimmed">
            {round.announcedOn === null ? "Date unknown" : formatDay(round.announcedOn)}
          </Text>
        </Group>
        <Text fw={600} className={classes.amount}>
          {formatRoundAmount(round.raisedUsd)}
        </Text>
      </Group>
      {(round.investors.length > 0 || round.postMoneyUsd !== null) && (
        <Text size="sm" mt={6}>
          {leads.length > 0 && (
            <>
              <Text span c="dimmed" size="sm">
                Led by{" "}
              </Text>
              {shown(leads)}
              {others.length > 0 && (
                <Text span c="dimmed" size="sm">
                  {" "}
                  with{" "}
                </Text>
              )}
            </>
          )}
          {shown(others)}
          {round.postMoneyUsd !== null && (
            <Text span c="dimmed" size="sm">
              {round.investors.length > 0 && " · "}
              {formatRoundAmount(round.postMoneyUsd)} post-money
            </Text>
          )}
        </Text>
      )}
    </li>
  );
}

/** Joined with commas; top investors are marked. */
function InvestorNames({
  names,
  topInvestorOf,
}: Pick<FundingRoundsProps, "topInvestorOf"> & { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      {topInvestorOf(name) === null ? (
        name
      ) : (
        <strong className={classes.top} title="Top investor">
          <IconStarFilled size={10} aria-hidden /> {name}
        </strong>
      )}
    </Fragment>
  ));
}
