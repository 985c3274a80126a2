import { Drawer, Group, Stack } from "@mantine/core";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { companyUrl, readCompanyUrl } from "#domain/company/company-url.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { useBackend } from "../../backend/client.ts";
import { CompanyProfileView } from "../../features/company/components/company-profile-view.tsx";
import { CompanySkeleton } from "../../features/company/components/company-skeleton.tsx";
import { useCompany } from "../../features/company/queries.ts";
import { AddCompanyCard } from "../../features/company-database/components/add-company-card.tsx";
import { CompanyTable } from "../../features/company-database/components/company-table.tsx";
import { SightingChips } from "../../features/sightings/components/sighting-chips.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useRowGlow } from "../../ui/use-row-glow.ts";

const drawSighting = (sighting: Sighting) => <SightingChips sighting={sighting} />;

/** `/company-list`: every company the team has fetched. An opened profile stands in the address, as `company`. */
export function CompanyDatabaseRoute() {
  const [params, setParams] = useSearchParams();
  const { sampleData } = useBackend().config;
  const { glowing, glow } = useRowGlow();
  const permalink = params.get("company");
  const address = readCompanyUrl(permalink === null ? "" : companyUrl(permalink));
  const open = useCallback(
    (url: string | null) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        const opened = readCompanyUrl(url ?? "");
        if (opened.ok) next.set("company", opened.permalink);
        else next.delete("company");
        return next;
      }),
    [setParams],
  );

  return (
    <>
      <PageHeader
        title="Company Database"
        description={
          sampleData.companies
            ? "Every company the team has fetched. New ones come from the built-in sample of 100; set an API key for live data."
            : "Every company the team has fetched."
        }
      />
      <Stack gap="xl">
        <AddCompanyCard drawSighting={drawSighting} onAdded={glow} />
        <CompanyTable glowing={glowing} glow={glow} onOpen={open} />
      </Stack>
      <Drawer.Root opened={address.ok} onClose={() => open(null)} position="right" size="min(64rem, 100%)">
        <Drawer.Overlay />
        <Drawer.Content>
          {/* The component's own header is a landmark, and the page has one already. */}
          <Group justify="space-between" px="md" py="sm">
            <Drawer.Title fw={600}>Company profile</Drawer.Title>
            <Drawer.CloseButton aria-label="Close the profile" />
          </Group>
          <Drawer.Body>{address.ok && <Profile url={address.url} />}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}

function Profile({ url }: { url: string }) {
  const company = useCompany(url);
  if (company.isFetching) return <CompanySkeleton />;
  if (company.isError) {
    return (
      <LoadFailed
        title="This company could not be fetched"
        message={company.error.message}
        isRetrying={false}
        onRetry={() => void company.refetch()}
      />
    );
  }
  return company.isSuccess ? <CompanyProfileView company={company.data} url={url} /> : null;
}
