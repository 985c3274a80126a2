import { Grid, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { pressReferences } from "#domain/company/press.ts";
import { fundingRounds, knownFundingUsd } from "#domain/funding/rounds.ts";
import type { FetchedCompany } from "#web/data/company/crunchbase.ts";
import { useFacts, useTopInvestorOf } from "#web/data/company/facts.ts";
import { CompanyHeader } from "./company-header.tsx";
import { FactTiles } from "./fact-tiles.tsx";
import { FundingRounds } from "./funding-rounds.tsx";
import { PressList } from "./press-list.tsx";
import { TopInvestors } from "./top-investors.tsx";

interface CompanyProfileViewProps {
  readonly company: FetchedCompany;
  readonly url: string;
  /** False if the page heading is the company's name. */
  readonly isNamed?: boolean;
  /** The company's other names, and their editor. */
  readonly otherNames?: ReactNode;
  /** Whether something is beside it: then its own columns need a larger screen. */
  readonly isBeside?: boolean;
}

export function CompanyProfileView({
  company,
  url,
  isNamed = true,
  otherNames,
  isBeside = false,
}: CompanyProfileViewProps) {
  const { profile } = company;
  const facts = useFacts(profile);
  const topInvestorOf = useTopInvestorOf();
  const rounds = fundingRounds(profile);
  const wide = isBeside ? "xl" : "md";
  return (
    <Stack gap="lg" component="article" aria-label={facts.name ?? "Company"}>
      <CompanyHeader company={company} facts={facts} url={url} isNamed={isNamed} otherNames={otherNames} />
      <FactTiles facts={facts} latestRound={rounds[0]?.label ?? null} knownFundingUsd={knownFundingUsd(rounds)} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, [wide]: 8 }}>
          <FundingRounds rounds={rounds} topInvestorOf={topInvestorOf} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, [wide]: 4 }}>
          <Stack gap="lg">
            <TopInvestors names={facts.topInvestors} />
            <PressList references={pressReferences(profile)} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
