import { Anchor, Box, Button, Card, Flex, Group, Stack, Text, Title } from "@mantine/core";
import { IconBrandLinkedin, IconCopy, IconExternalLink, IconMapPin, IconRefresh, IconWorld } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { CompanyFacts } from "#domain/company/facts.ts";
import { formatFacts } from "#domain/company/format-facts.ts";
import type { FetchedCompany } from "#web/data/company/crunchbase.ts";
import { useRefreshCompany } from "#web/data/company/writes.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { formatDay, formatMoment } from "#web/lib/dates.ts";
import { Tag, TagList } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.tsx";
import { companyMessages } from "../messages.ts";

interface CompanyHeaderProps {
  readonly company: FetchedCompany;
  readonly facts: CompanyFacts;
  readonly url: string;
  /** False if the page heading is the company's name. */
  readonly isNamed?: boolean;
  readonly otherNames?: ReactNode;
}

export function CompanyHeader({ company, facts, url, isNamed = true, otherNames }: CompanyHeaderProps) {
  const refresh = useRefreshCompany();
  const name = facts.name ?? "Unnamed company";

  async function copyFacts() {
    if (await copyText(formatFacts(facts))) toast.success(companyMessages.copiedTitle, companyMessages.copied);
    else toast.error(companyMessages.copyFailedTitle, companyMessages.copyFailed);
  }

  function refreshFacts() {
    refresh.mutate(url, {
      onSuccess: () => toast.success(companyMessages.refreshedTitle, companyMessages.refreshed(name)),
      onError: (error) => toast.error(companyMessages.refreshFailedTitle, error.message),
    });
  }

  return (
    <Card>
      <Flex direction={{ base: "column", sm: "row" }} justify="space-between" align="flex-start" gap="md">
        <Stack gap={6}>
          <Group gap="sm">
            {isNamed && (
              <Title order={2} fz="1.5rem">
                {name}
              </Title>
            )}
            {company.sampleAsOf !== null && (
              <Tag variant="default" title="Public facts bundled with the app, not live data">
                Sample data
              </Tag>
            )}
          </Group>
          {otherNames}
        </Stack>
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            onClick={refreshFacts}
            loading={refresh.isPending}
          >
            Refresh
          </Button>
          <Button variant="light" leftSection={<IconCopy size={16} />} onClick={copyFacts}>
            Copy facts
          </Button>
        </Group>
      </Flex>
      {facts.description !== null && (
        <Text mt="sm" maw={680}>
          {facts.description}
        </Text>
      )}
      {facts.categories.length > 0 && (
        <Box mt="md">
          <TagList label="Categories" color="gray" tags={facts.categories} />
        </Box>
      )}
      <Group gap="lg" mt="md" fz="sm">
        {facts.locations.length > 0 && (
          <Group gap={6} wrap="nowrap" align="center">
            <IconMapPin size={16} aria-label="Locations" />
            <Text size="sm">{facts.locations.join(", ")}</Text>
          </Group>
        )}
        {facts.website !== null && (
          <OutsideLink href={facts.website} icon={<IconWorld size={16} />}>
            Website
          </OutsideLink>
        )}
        {facts.linkedin !== null && (
          <OutsideLink href={facts.linkedin} icon={<IconBrandLinkedin size={16} />}>
            LinkedIn
          </OutsideLink>
        )}
        <OutsideLink href={url} icon={<IconExternalLink size={16} />}>
          Crunchbase
        </OutsideLink>
      </Group>
      <Text size="xs" c="dimmed" mt="md">
        {originOf(company)}
      </Text>
    </Card>
  );
}

function OutsideLink({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" size="sm">
      <Group gap={6} wrap="nowrap" component="span">
        {icon}
        {children}
      </Group>
    </Anchor>
  );
}

const SOURCE_NAMES = { crunchbase: "Crunchbase", wikidata: "Wikidata (CC0)" };

function originOf({ source, sampleAsOf, fetchedAt, isStored }: FetchedCompany): string {
  if (source === "sample") return `Public facts as of ${formatDay(sampleAsOf ?? "")}`;
  const when = fetchedAt === "" ? "" : `, fetched ${formatMoment(fetchedAt)}`;
  return `From ${SOURCE_NAMES[source]}${when}${isStored ? " (saved copy)" : ""}`;
}
