import { Anchor, Group, Stack, Title } from "@mantine/core";
import { IconArrowUpRight } from "@tabler/icons-react";
import { splitInvestors } from "#domain/company/top-investors.ts";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import { useRecord } from "#web/data/company/record.ts";
import { AddTo } from "#web/features/add-to/add-to.tsx";
import { CompanySkeleton } from "#web/features/company/components/company-skeleton.tsx";
import { FactTiles } from "#web/features/company/components/fact-tiles.tsx";
import { TopInvestors } from "#web/features/company/components/top-investors.tsx";
import { WhyBlank } from "#web/features/provenance/components/why-blank.tsx";
import { SeenBefore } from "#web/features/sightings/components/seen-before.tsx";
import { paths } from "#web/paths.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { useRememberPage } from "#web/ui/use-remember-page.ts";
import { CompanySections } from "./company-sections.tsx";

/** A company by its record: one without a Crunchbase URL has no profile to fetch. */
export function CompanyRecordView({ id }: { id: string }) {
  const record = useRecord(id);
  useRememberPage(paths.companyRecordOf(id), record.data?.company_name ?? null);
  if (record.isPending) return <CompanySkeleton />;
  if (record.isError) {
    return (
      <LoadFailed
        title="Couldn't load this company"
        message={record.error.message}
        isRetrying={record.isFetching}
        onRetry={() => void record.refetch()}
      />
    );
  }
  if (record.data === null) {
    return (
      <EmptyState title="This company is not in the database">
        It may have been deleted or merged. You can restore it under “Recently deleted”.
      </EmptyState>
    );
  }
  const company = record.data;
  const { company_name: name, url, website_domain: website } = company;
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <SeenBefore url={url} name={name} isInDatabase />
        <AddTo company={{ name, url, companyId: id }} />
      </Group>
      <Group gap="md" align="baseline">
        <Title order={1}>{name}</Title>
        {website !== null && (
          <Anchor href={`https://${website}`} target="_blank" rel="noopener noreferrer" size="sm">
            {website} <IconArrowUpRight size={14} aria-hidden />
          </Anchor>
        )}
      </Group>
      <FactTiles
        facts={{
          foundedYear: company.founded_year,
          employeeCount: company.employee_count,
          totalFunding: company.total_funding,
        }}
        latestRound={company.last_round_type === null ? null : investmentTypeLabel(company.last_round_type)}
        renderBlank={(column) => <WhyBlank company={{ id }} column={column} />}
      />
      <TopInvestors names={splitInvestors(company.aaa_investors)} />
      <CompanySections url={url} recordId={id} isRecord />
    </Stack>
  );
}
