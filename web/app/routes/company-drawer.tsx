import {
  DrawerBody,
  DrawerCloseButton,
  DrawerContent,
  DrawerOverlay,
  DrawerRoot,
  DrawerTitle,
  Group,
  Stack,
} from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import { useCompany } from "#web/data/company/queries.ts";
import { AddTo } from "#web/features/add-to/add-to.tsx";
import { CompanyProfileView } from "#web/features/company/components/company-profile-view.tsx";
import { CompanySkeleton } from "#web/features/company/components/company-skeleton.tsx";
import { CompanyOtherNames } from "#web/features/other-names/components/company-other-names.tsx";
import { WhyBlank } from "#web/features/provenance/components/why-blank.tsx";
import { SeenBefore } from "#web/features/sightings/components/seen-before.tsx";
import { paths } from "#web/paths.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { useRememberPage } from "#web/ui/use-remember-page.ts";
import { CompanyRecordView } from "./company-record.tsx";
import { CompanySections } from "./company-sections.tsx";

interface CompanyDrawerProps {
  /** The company's normalized URL, or the id of a record without one; both null close the drawer. */
  readonly url: string | null;
  readonly recordId: string | null;
  /** Closing it is one click away. */
  readonly onAboutToClose: () => void;
  readonly onClose: () => void;
}

export function CompanyDrawer({ url, recordId, onAboutToClose, onClose }: CompanyDrawerProps) {
  // Opening after the mount animates it and restores the focus on close.
  const isMounted = useMounted();
  return (
    <DrawerRoot
      opened={isMounted && (url !== null || recordId !== null)}
      onClose={onClose}
      position="right"
      size="min(64rem, 100%)"
    >
      <DrawerOverlay onPointerMove={onAboutToClose} />
      <DrawerContent>
        {/* Mantine's drawer header is a second banner landmark. */}
        <Group justify="space-between" px="md" py="sm">
          <DrawerTitle fw={600}>Company profile</DrawerTitle>
          <DrawerCloseButton aria-label="Close profile" onPointerMove={onAboutToClose} />
        </Group>
        <DrawerBody>
          {url === null && recordId !== null && <CompanyRecordView key={recordId} id={recordId} />}
          {url !== null && <CompanyByUrl key={url} url={url} />}
        </DrawerBody>
      </DrawerContent>
    </DrawerRoot>
  );
}

function CompanyByUrl({ url }: { url: string }) {
  const { isLoading } = useCompany(url);
  return (
    <Stack gap="lg">
      <Profile url={url} />
      <CompanySections url={url} isProfileLoading={isLoading} />
    </Stack>
  );
}

function Profile({ url }: { url: string }) {
  const company = useCompany(url);
  const address = parseCompanyUrl(url);
  const permalink = address.ok ? address.permalink : "";
  useRememberPage(
    `${paths.companyDatabase}?${new URLSearchParams({ company: permalink })}`,
    company.data?.profile.properties.identifier?.value ?? null,
  );
  if (company.isFetching) return <CompanySkeleton />;
  if (company.isError) {
    return (
      <LoadFailed
        title="Couldn't load this company"
        message={company.error.message}
        isRetrying={false}
        onRetry={() => void company.refetch()}
      />
    );
  }
  if (!company.isSuccess) return null;
  const { profile } = company.data;
  return (
    <>
      <Group justify="space-between" gap="sm">
        <SeenBefore url={url} name={profile.properties.identifier?.value ?? null} />
        <AddTo company={{ url, name: profile.properties.identifier?.value ?? "this company" }} />
      </Group>
      <CompanyProfileView
        company={company.data}
        url={url}
        otherNames={<CompanyOtherNames profile={profile} />}
        renderBlank={(column) => <WhyBlank company={{ url }} column={column} />}
      />
    </>
  );
}
