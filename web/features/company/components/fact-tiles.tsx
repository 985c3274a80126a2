import { Paper, SimpleGrid, Text } from "@mantine/core";
import type { CompanyFacts } from "#domain/company/facts.ts";
import { companyMessages } from "../messages.ts";
import classes from "./fact-tiles.module.css";

interface FactTilesProps {
  readonly facts: Pick<CompanyFacts, "foundedYear" | "employeeCount" | "totalFunding">;
  /** Such as "Series A". */
  readonly latestRound: string | null;
  /** What the known rounds raised, shown where the total is unknown. */
  readonly knownFundingUsd?: number | null;
}

export function FactTiles({ facts, latestRound, knownFundingUsd = null }: FactTilesProps) {
  const known = facts.totalFunding === null && knownFundingUsd !== null ? companyMessages.known(knownFundingUsd) : null;
  const tiles = [
    { label: "Founding year", value: facts.foundedYear },
    { label: "Team size", value: facts.employeeCount },
    { label: "Total funding", value: facts.totalFunding ?? known },
    { label: "Latest round", value: latestRound },
  ];
  return (
    // By its own width: something may be beside it.
    <SimpleGrid component="dl" type="container" cols={{ base: 2, "48rem": 4 }} spacing="md" m={0}>
      {tiles.map(({ label, value }) => (
        <Paper key={label} withBorder radius="lg" p="md">
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <Text component="dd" className={classes.value} c={value === null ? "dimmed" : undefined}>
            {value ?? "N/A"}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
