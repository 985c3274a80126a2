import { Alert, Box, Button, Group, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import { splitInvestors } from "#domain/company/top-investors.ts";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { findSquad, type Squad } from "#domain/hotlist/squads.ts";
import { useCompany } from "#web/data/company/queries.ts";
import { useHotlistEntry } from "#web/data/hotlist/queries.ts";
import { neighborsOf } from "#web/data/hotlist/shown-entries.ts";
import { useMarkEntrySeen } from "#web/data/news/visit.ts";
import type { CompanyKey } from "#web/data/provenance/queries.ts";
import { CompanyProfileView } from "#web/features/company/components/company-profile-view.tsx";
import { CompanySkeleton } from "#web/features/company/components/company-skeleton.tsx";
import { FactTiles } from "#web/features/company/components/fact-tiles.tsx";
import { TopInvestors } from "#web/features/company/components/top-investors.tsx";
import { EntryActions } from "#web/features/entry/components/entry-actions.tsx";
import { EntryWork } from "#web/features/entry/components/entry-work.tsx";
import { NeighborLinks } from "#web/features/entry/components/neighbor-links.tsx";
import { OtherHotlists } from "#web/features/entry/components/other-hotlists.tsx";
import { Assessment } from "#web/features/hotlist/components/assessment.tsx";
import { CompanyGone } from "#web/features/hotlist/components/company-gone.tsx";
import { CompanyNotFound } from "#web/features/hotlist/components/company-not-found.tsx";
import { hotlistMessages } from "#web/features/hotlist/messages.ts";
import { useRemoveCompany } from "#web/features/hotlist/use-remove-company.ts";
import { Notes } from "#web/features/notes/components/notes.tsx";
import { CompanyOtherNames } from "#web/features/other-names/components/company-other-names.tsx";
import { WhyBlank } from "#web/features/provenance/components/why-blank.tsx";
import { SeenBefore } from "#web/features/sightings/components/seen-before.tsx";
import { formatDay } from "#web/lib/dates.ts";
import { removeRecentPage } from "#web/lib/recent-pages.ts";
import { paths } from "#web/paths.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { FullPageLoader } from "#web/ui/full-page-loader.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useRememberPage } from "#web/ui/use-remember-page.ts";
import classes from "./company.module.css";
import { CompanySections } from "./company-sections.tsx";
import { useEntryMoves } from "./entry-moves.tsx";

/** `/company/{companyId}`: one hotlist entry. */
export function CompanyRoute() {
  const { companyId = "" } = useParams();
  return <HotlistCompanyScreen key={companyId} id={companyId} />;
}

function HotlistCompanyScreen({ id }: { id: string }) {
  const company = useHotlistEntry(id);
  const lastSeen = useLastSeen(company.data);
  useRememberPage(paths.companyOf(id), company.data ? hotlistCompanyName(company.data) : null);
  useEffect(() => {
    if (company.data === null) removeRecentPage(paths.companyOf(id));
  }, [company.data, id]);
  const errorMessage = company.isLoadingError ? hotlistMessages.detailsFailed(company.error.message) : null;
  useEffect(() => {
    if (errorMessage !== null) toast.error(hotlistMessages.errorTitle, errorMessage);
  }, [errorMessage]);

  if (company.isPending) return <FullPageLoader label="Loading company" />;
  if (company.data) return <HotlistCompanyDetail company={company.data} />;
  if (company.data === null) return lastSeen === null ? <CompanyNotFound /> : <CompanyGone company={lastSeen} />;
  return (
    <>
      <Box mb="md">
        <BackLink to={paths.squadPicker} />
      </Box>
      <LoadFailed
        title="Couldn't load this company"
        message={errorMessage ?? ""}
        isRetrying={company.isFetching}
        onRetry={() => void company.refetch()}
      />
    </>
  );
}

function HotlistCompanyDetail({ company }: { company: HotlistCompany }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { move, questions } = useEntryMoves();
  const neighbors = neighborsOf(company.id);
  const squad = findSquad(company.squad_id);
  const url = normalizedUrl(company);
  const isLoading = useCompany(url).isLoading;
  // Opening an entry and coming back to its hotlist is one visit.
  useMarkEntrySeen(
    company,
    (path) => path === paths.hotlistOf(company.squad_id) || path.startsWith(`${paths.company}/`),
  );
  const added = `added ${formatDay(company.created_at)}`;
  return (
    <>
      <Group justify="space-between" mb="md" mih={32} data-print="hidden" data-wide="text">
        <BackLink to={paths.hotlistOf(company.squad_id) + searchOf(state)} />
        {neighbors !== null && (
          <NeighborLinks
            neighbors={neighbors}
            onOpen={(id) => void navigate(paths.companyOf(id), { replace: true, state })}
          />
        )}
      </Group>
      <PageHeader
        title={hotlistCompanyName(company)}
        description={squad === null ? added : `${squad.name} hotlist, ${added}`}
        actions={squad !== null && <Actions company={company} squad={squad} />}
      />
      <div className={classes.columns}>
        <Stack component="aside" gap="lg" className={classes.decision} aria-label="Your squad">
          <EntryWork entry={company} onMove={(status) => void move(company, status)} />
          <Assessment company={company} />
          <Notes entryId={company.id} />
          <OtherHotlists entry={company} />
        </Stack>
        <Stack gap="lg" miw={0}>
          <SeenBefore url={url} name={hotlistCompanyName(company)} />
          <Profile company={company} />
          <CompanySections url={url} recordId={company.companyId} entryId={company.id} isProfileLoading={isLoading} />
        </Stack>
      </div>
      {questions}
    </>
  );
}

function Actions({ company, squad }: { company: HotlistCompany; squad: Squad }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const remove = useRemoveCompany(squad, () => undefined);
  return (
    <EntryActions
      entry={company}
      onRemove={() => {
        // Before the removal: this page would report it as a colleague's.
        void navigate(paths.hotlistOf(squad.id) + searchOf(state));
        remove(company);
      }}
    />
  );
}

/** The provider's data; if the fetch fails, the facts of the hotlist entry. */
function Profile({ company }: { company: HotlistCompany }) {
  const url = normalizedUrl(company);
  const record = recordKeyOf(company);
  const profile = useCompany(url);
  if (profile.data !== undefined && url !== null)
    return (
      <CompanyProfileView
        company={profile.data}
        url={url}
        isNamed={false}
        isBeside
        otherNames={<CompanyOtherNames profile={profile.data.profile} />}
        renderBlank={(column) => <WhyBlank company={{ url }} column={column} />}
      />
    );
  if (profile.isFetching) return <CompanySkeleton />;
  return (
    <>
      <FactTiles
        facts={{
          foundedYear: company.founded_year,
          employeeCount: company.employee_count,
          totalFunding: company.total_funding,
        }}
        latestRound={company.funding_stage === null ? null : investmentTypeLabel(company.funding_stage)}
        renderBlank={record === null ? undefined : (column) => <WhyBlank company={record} column={column} />}
      />
      <TopInvestors names={splitInvestors(company.aaa_investors)} />
      <Alert variant="default" icon={<IconAlertTriangle size={18} />} title="Couldn't load funding rounds and press">
        <Stack gap="sm" align="flex-start">
          <Text size="sm">
            {profile.error?.message ?? "This company has no Crunchbase URL."} The facts above come from the hotlist.
          </Text>
          {url !== null && (
            <Button size="xs" variant="default" onClick={() => void profile.refetch()}>
              Try again
            </Button>
          )}
        </Stack>
      </Alert>
    </>
  );
}

function normalizedUrl({ company_url }: HotlistCompany): string | null {
  const address = parseCompanyUrl(company_url ?? "");
  return address.ok ? address.url : null;
}

/** The team's record of the company; null if it has none. */
function recordKeyOf(company: HotlistCompany): CompanyKey | null {
  const url = normalizedUrl(company);
  if (url !== null) return { url };
  return company.companyId === null ? null : { id: company.companyId };
}

/** The entry as last loaded, after a colleague deleted it. */
function useLastSeen(company: HotlistCompany | null | undefined): HotlistCompany | null {
  const [seen, setSeen] = useState<HotlistCompany | null>(null);
  if (company && company !== seen) setSeen(company);
  return seen;
}

/** The search parameters of the hotlist that linked here. */
function searchOf(state: unknown): string {
  const search = typeof state === "object" && state !== null && "hotlistSearch" in state ? state.hotlistSearch : "";
  return typeof search === "string" ? search : "";
}
