import { Grid, Stack } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import type { CompanyFacts } from "#domain/company/facts.ts";
import { pressReferences } from "#domain/company/press.ts";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import { fundingRounds, knownFundingUsd } from "#domain/funding/rounds.ts";
import { withRecorded } from "#domain/provenance/recorded-facts.ts";
import type { FetchedCompany } from "#web/data/company/crunchbase.ts";
import { useFacts, useTopInvestorOf } from "#web/data/company/facts.ts";
import { useRecordedFacts } from "#web/data/provenance/queries.ts";
import { CompanyHeader } from "./company-header.tsx";
import { FactTiles, type TileColumn } from "./fact-tiles.tsx";
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
  /** Beside a tile without a value: its reason. */
  readonly renderBlank?: (column: TileColumn) => ReactNode;
  /** Whether something is beside it: then its own columns need a larger screen. */
  readonly isBeside?: boolean;
}

export function CompanyProfileView({
  company,
  url,
  isNamed = true,
  otherNames,
  renderBlank,
  isBeside = false,
}: CompanyProfileViewProps) {
  const { profile } = company;
  const recorded = useRecordedFacts(url, company.source);
  const provided = useFacts(profile);
  const facts = useMemo(() => withRecorded(provided, recorded), [provided, recorded]);
  const topInvestorOf = useTopInvestorOf();
  const rounds = fundingRounds(profile);
  const wide = isBeside ? "xl" : "md";
  return (
    <Stack gap="lg" component="article" aria-label={facts.name ?? "Company"}>
      <CompanyHeader company={company} facts={facts} url={url} isNamed={isNamed} otherNames={otherNames} />
      <FactTiles
        facts={facts}
        latestRound={recorded.has("last_round_type") ? recordedRound(facts) : (rounds[0]?.label ?? null)}
        knownFundingUsd={recorded.has("total_funding") ? null : knownFundingUsd(rounds)}
        recorded={recorded}
        renderBlank={renderBlank}
      />
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

function recordedRound({ fundingStage }: CompanyFacts): string | null {
  return fundingStage === null ? null : investmentTypeLabel(fundingStage);
}
