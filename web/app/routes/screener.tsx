import { Box, Button, Group, Stack } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import type { CompanyProfile } from "#domain/company/profile.ts";
import { type Squad, squads } from "#domain/hotlist/squads.ts";
import { withRecorded } from "#domain/provenance/recorded-facts.ts";
import type { FetchedCompany } from "#web/data/company/crunchbase.ts";
import { useFacts } from "#web/data/company/facts.ts";
import { useCompany } from "#web/data/company/queries.ts";
import { useRecordedFacts } from "#web/data/provenance/queries.ts";
import { useSampleData } from "#web/data/sample-data/queries.ts";
import { AddTo } from "#web/features/add-to/add-to.tsx";
import { CompanyProfileView } from "#web/features/company/components/company-profile-view.tsx";
import { CompanySkeleton } from "#web/features/company/components/company-skeleton.tsx";
import { AddToHotlist } from "#web/features/hotlist/components/add-to-hotlist.tsx";
import { FactSources } from "#web/features/provenance/components/fact-sources.tsx";
import { WhyBlank } from "#web/features/provenance/components/why-blank.tsx";
import { NoCompanyYet } from "#web/features/screener/components/no-company-yet.tsx";
import { ScreenerForm } from "#web/features/screener/components/screener-form.tsx";
import { SeenBefore } from "#web/features/sightings/components/seen-before.tsx";
import { paths } from "#web/paths.ts";
import { ActionMenu } from "#web/ui/action-menu.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { SimilarHere } from "./similar-here.tsx";

/** `/whole-company-screener`: one company, by `?url=`. */
export function ScreenerRoute() {
  return <Screener squad={null} />;
}

interface ScreenerProps {
  readonly squad: Squad | null;
  readonly notice?: ReactNode;
}

export function Screener({ squad, notice }: ScreenerProps) {
  const { params, change } = useUrlState();
  const sampleData = useSampleData();
  const asked = params.get("url") ?? "";
  const address = parseCompanyUrl(asked);
  const url = address.ok ? address.url : null;
  const company = useCompany(url);

  function screen(wanted: string) {
    if (wanted === url) void company.refetch();
    else change({ url: wanted }, { push: true });
  }

  return (
    <>
      <PageHeader
        isPrinted={!company.isSuccess}
        title={squad === null ? "Crunchbase company screener" : `Add a company to ${squad.name}`}
        description={
          sampleData.companies
            ? "Paste a Crunchbase company URL to see its funding, team and investors. You're using sample data for 100 companies. Add an API key for live data."
            : "Paste a Crunchbase company URL to see its funding, team and investors."
        }
        actions={squad === null && url !== null && company.isSuccess ? <SquadMenu url={url} /> : undefined}
      />
      <Stack gap="xl">
        {notice}
        <ScreenerForm key={asked} initialUrl={asked} isFetching={company.isFetching} onScreen={screen} />
        <Box aria-live="polite">
          {url === null && <NoCompanyYet />}
          {company.isFetching && <CompanySkeleton />}
          {!company.isFetching && company.isError && (
            <LoadFailed
              title="Couldn't load this company"
              message={company.error.message}
              isRetrying={false}
              onRetry={() => void company.refetch()}
            />
          )}
          {!company.isFetching && company.isSuccess && url !== null && (
            <Stack gap="lg">
              <Group justify="space-between" gap="sm">
                <SeenBefore url={url} name={nameOf(company.data.profile)} />
                {squad === null && <AddTo company={{ url, name: nameOf(company.data.profile) ?? "this company" }} />}
              </Group>
              {squad !== null && <SquadForm key={url} squad={squad} url={url} company={company.data} />}
              <CompanyProfileView
                company={company.data}
                url={url}
                renderBlank={(column) => <WhyBlank company={{ url }} column={column} />}
              />
              <SimilarHere url={url} />
              <FactSources company={{ url }} />
            </Stack>
          )}
        </Box>
      </Stack>
    </>
  );
}

function nameOf(profile: CompanyProfile): string | null {
  return profile.properties.identifier?.value ?? null;
}

/** The entry takes what the team's record has where it wins over the provider. */
function SquadForm({ squad, url, company }: { squad: Squad; url: string; company: FetchedCompany }) {
  const facts = withRecorded(useFacts(company.profile), useRecordedFacts(url, company.source));
  return <AddToHotlist squad={squad} url={url} facts={facts} />;
}

function SquadMenu({ url }: { url: string }) {
  return (
    <ActionMenu
      opener={
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          Add to a hotlist
        </Button>
      }
      sections={[{ actions: squads.map(({ id, name }) => ({ label: name, to: paths.squadScreenerOf(id, url) })) }]}
    />
  );
}
