import { Paper, SimpleGrid, Text } from "@mantine/core";
import { IconPin } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { CompanyFacts } from "#domain/company/facts.ts";
import type { RecordedFacts } from "#domain/provenance/recorded-facts.ts";
import { companyMessages } from "../messages.ts";
import classes from "./fact-tiles.module.css";

const RECORDED = { role: "img", "aria-label": companyMessages.recorded, title: companyMessages.recorded };

export type TileColumn = "founded_year" | "employee_count" | "total_funding" | "last_round_type";

interface FactTilesProps {
  readonly facts: Pick<CompanyFacts, "foundedYear" | "employeeCount" | "totalFunding">;
  /** Such as "Series A". */
  readonly latestRound: string | null;
  /** What the known rounds raised, shown where the total is unknown. */
  readonly knownFundingUsd?: number | null;
  /** Values of the team's record that a provider's value does not replace. */
  readonly recorded?: RecordedFacts;
  /** Beside a tile without a value: its reason. */
  readonly renderBlank?: ((column: TileColumn) => ReactNode) | undefined;
}

const NONE: RecordedFacts = new Map();

export function FactTiles({
  facts,
  latestRound,
  knownFundingUsd = null,
  recorded = NONE,
  renderBlank,
}: FactTilesProps) {
  const known = facts.totalFunding === null && knownFundingUsd !== null ? companyMessages.known(knownFundingUsd) : null;
  const tiles = [
    { label: "Founding year", column: "founded_year", value: facts.foundedYear },
    { label: "Team size", column: "employee_count", value: facts.employeeCount },
    { label: "Total funding", column: "total_funding", value: facts.totalFunding ?? known },
    { label: "Latest round", column: "last_round_type", value: latestRound },
  ] as const;
  return (
    // By its own width: something may be beside it.
    <SimpleGrid component="dl" type="container" cols={{ base: 2, "48rem": 4 }} spacing="md" m={0}>
      {tiles.map(({ label, column, value }) => (
        <Paper key={label} withBorder radius="lg" p="md">
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <Text component="dd" className={classes.value} c={value === null ? "dimmed" : undefined}>
            {value ?? "N/A"}
            {value === null && renderBlank?.(column)}
            {recorded.has(column) && <IconPin size={15} className={classes.pin} {...RECORDED} />}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
