import { ActionIcon, Anchor, Group, Stack, Text } from "@mantine/core";
import { IconExternalLink, IconLayoutSidebarRightExpand, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { paths } from "#web/paths.ts";
import { OPENS_ROW } from "#web/ui/data-table/open-row.ts";
import { hotlistMessages as messages } from "../messages.ts";
import { PriorityBadge } from "./priority-badge.tsx";

/** Passes the hotlist's search parameters on, for the way back. */
export function CompanyLink({ company }: { company: HotlistCompany }) {
  const { search } = useLocation();
  return (
    <Anchor
      component={Link}
      to={paths.companyOf(company.id)}
      state={{ hotlistSearch: search }}
      c="var(--mantine-color-text)"
      fw={600}
      size="sm"
      title={hotlistCompanyName(company)}
      {...OPENS_ROW}
    >
      {hotlistCompanyName(company)}
    </Anchor>
  );
}

const WRAPPED = { lineClamp: 2, style: { whiteSpace: "normal" } } as const;

interface TwoLinesProps {
  readonly second: string | null;
  /** Whether a long second line wraps instead of being cut. */
  readonly isWrapped?: boolean;
  readonly children: ReactNode;
}

export function TwoLines({ second, isWrapped = false, children }: TwoLinesProps) {
  return (
    <Stack gap={0} lh={isWrapped ? 1.25 : 1.35}>
      <Text span size="sm" truncate>
        {children}
      </Text>
      {second !== null && (
        <Text
          span
          size="xs"
          c="dimmed"
          lh={1.2}
          title={second}
          data-second-line
          {...(isWrapped ? WRAPPED : { truncate: true })}
        >
          {second}
        </Text>
      )}
    </Stack>
  );
}

interface RowActionsProps {
  readonly company: HotlistCompany;
  readonly onDelete: (company: HotlistCompany) => void;
  /** On a card: rows open them by Enter. */
  readonly onDetails?: (id: string) => void;
}

export function RowActions({ company, onDelete, onDetails }: RowActionsProps) {
  const name = hotlistCompanyName(company);
  const address = parseCompanyUrl(company.company_url ?? "");
  return (
    <Group gap={0} justify="flex-end" wrap="nowrap">
      {onDetails !== undefined && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-haspopup="dialog"
          aria-label={messages.details(name)}
          onClick={() => onDetails(company.id)}
        >
          <IconLayoutSidebarRightExpand size={17} stroke={1.7} />
        </ActionIcon>
      )}
      {address.ok && (
        <ActionIcon
          component="a"
          href={address.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="subtle"
          color="gray"
          size={30}
          title={`${name} on Crunchbase`}
          aria-label={`${name} on Crunchbase`}
        >
          <IconExternalLink size={17} stroke={1.7} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        title={`Delete ${name}`}
        aria-label={`Delete ${name}`}
        onClick={() => onDelete(company)}
      >
        <IconTrash size={17} stroke={1.7} />
      </ActionIcon>
    </Group>
  );
}

interface HotlistCardProps extends RowActionsProps {
  /** Before the name. */
  readonly checkbox: ReactNode;
  /** Status and owner. */
  readonly work: ReactNode;
  /** Below the name: what is next, and whether to look again. */
  readonly next: ReactNode;
}

export function HotlistCard({ company, checkbox, work, next, ...actions }: HotlistCardProps) {
  const { sector, geography, total_funding, funding_stage, aaa_investors } = company;
  const stage = funding_stage === null ? null : investmentTypeLabel(funding_stage);
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
      <Stack gap={4} miw={0} flex={1}>
        <Group gap="xs">
          {checkbox}
          <CompanyLink company={company} />
          <PriorityBadge priority={company.priority} />
        </Group>
        <Group gap="xs">{work}</Group>
        {next}
        {[[sector, geography], [total_funding, stage], [aaa_investors]].map((parts, line) => {
          const text = parts.filter((part) => part !== null).join(" · ");
          return text === "" ? null : (
            <Text key={line} size="sm" c="dimmed" lineClamp={2}>
              {text}
            </Text>
          );
        })}
      </Stack>
      <RowActions company={company} {...actions} />
    </Group>
  );
}
