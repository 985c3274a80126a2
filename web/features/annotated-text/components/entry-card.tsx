import { Anchor, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconFlame } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import { formatAge } from "#domain/company/facts-age.ts";
import type { KnownCompany, KnownFacts } from "#domain/hotlist/known-company.ts";
import type { NameSegment } from "#domain/text/segments.ts";
import { formatDay } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import { Tag, TagLink } from "#web/ui/tag.tsx";
import type { FoundEntry } from "../worker-messages.ts";

interface EntryCardProps {
  readonly segment: NameSegment<FoundEntry>;
  /** Null for an unknown company. */
  readonly company: KnownCompany | null;
  readonly areFactsLoading: boolean;
  /** What can be done with the match. */
  readonly actions: ReactNode;
}

const ROLES = ["", "Employer in this text.", "School in this text."];

/** The card of a highlight: the entry, the name used, the facts. */
export function EntryCard({ segment, company, areFactsLoading, actions }: EntryCardProps) {
  const { entry, text, isAlias, role } = segment;
  const isCompany = entry.kind === "company";
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text fw={650} style={{ overflowWrap: "anywhere" }}>
          {entry.name}
        </Text>
        <Tag color={isCompany ? "blue" : "yellow"} flex="none">
          {isCompany ? "Company" : "University"}
        </Tag>
      </Group>
      {isAlias && (
        <Text size="xs" c="dimmed">
          Appears here as “{text}”.
        </Text>
      )}
      {role > 0 && (
        <Text size="xs" c="dimmed">
          {ROLES[role]}
        </Text>
      )}
      {isCompany && (areFactsLoading ? <Text size="sm">Loading facts...</Text> : <Facts company={company} />)}
      {actions}
    </Stack>
  );
}

function Facts({ company }: { company: KnownCompany | null }) {
  const facts = company?.facts ?? null;
  const [nowMs] = useState(Date.now);
  return (
    <>
      {facts === null ? (
        <Text size="sm">No data yet</Text>
      ) : (
        <>
          <SimpleGrid component="dl" cols={2} spacing="xs" verticalSpacing={6} m={0}>
            <Fact term="Founded" value={facts.foundedYear} />
            <Fact term="Employees" value={facts.employeeCount} />
            <Fact term="Total funding" value={facts.totalFunding} />
            <Fact term="Top investors" value={facts.topInvestors.join(", ") || "None"} />
          </SimpleGrid>
          <WhyBlank facts={facts} url={company?.url ?? null} />
          {facts.factsAt !== null && (
            <Text size="xs" c="dimmed">
              {facts.source === "company_facts" ? "Facts" : "From a hotlist,"} as of {formatDay(facts.factsAt)} (
              {formatAge(nowMs - Date.parse(facts.factsAt)).toLowerCase()})
            </Text>
          )}
        </>
      )}
      {company !== null && company.hotlists.length > 0 && (
        <Group gap={6}>
          {company.hotlists.map(({ id, squad, addedAt }) => (
            <TagLink key={id} to={paths.companyOf(id)} icon={<IconFlame size={12} aria-hidden />}>
              {squad.name} hotlist, added {formatDay(addedAt)}
            </TagLink>
          ))}
        </Group>
      )}
    </>
  );
}

/** The company's screen says why each value is blank, and what to do about it. */
function WhyBlank({ facts, url }: { facts: KnownFacts; url: string | null }) {
  const address = parseCompanyUrl(url ?? "");
  const isComplete = facts.foundedYear !== null && facts.employeeCount !== null && facts.totalFunding !== null;
  if (isComplete) return null;
  if (!address.ok) {
    return (
      <Text size="xs" c="dimmed">
        Without a Crunchbase URL, no source can be asked.
      </Text>
    );
  }
  return (
    <Anchor component={Link} to={paths.companyProfileOf(address.permalink)} size="xs">
      Why N/A?
    </Anchor>
  );
}

function Fact({ term, value }: { term: string; value: string | number | null }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {term}
      </Text>
      <Text component="dd" m={0} size="sm">
        {value ?? "N/A"}
      </Text>
    </div>
  );
}
