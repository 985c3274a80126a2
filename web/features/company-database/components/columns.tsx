import { Group, Loader, Stack, Text } from "@mantine/core";
import { IconArrowUpRight, IconLayoutSidebarRightExpand, IconPlus, IconRefresh, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatAge } from "#domain/company/facts-age.ts";
import type { CompanyRow } from "#web/data/company/table.ts";
import { formatDay, formatMoment } from "#web/lib/dates.ts";
import { OPENS_ROW } from "#web/ui/data-table/open-row.ts";
import type { TableColumn } from "#web/ui/data-table/types.ts";
import { NewBadge } from "#web/ui/new-rows.tsx";
import { databaseMessages } from "../messages.ts";
import classes from "./columns.module.css";

export interface RowContext {
  readonly isNew: (row: CompanyRow) => boolean;
  /** When the screen was opened; ages are relative to it. */
  readonly nowMs: number;
  /** The URL that is being refreshed. */
  readonly refreshing: string | null;
  readonly onRefresh: (row: CompanyRow) => void;
  readonly onOpen: (row: CompanyRow) => void;
  readonly onDelete: (row: CompanyRow) => void;
  /** Opens "Add to…" beside the button. */
  readonly onAddTo: (row: CompanyRow, opener: HTMLElement) => void;
}

/** The specification's columns, then the facts' age and the actions. */
export function companyColumns(context: RowContext): readonly TableColumn<CompanyRow>[] {
  return [
    {
      id: "name",
      header: "Company Name",
      width: 196,
      windowShare: 15.5,
      firstSort: "ascending",
      cell: (row) => <Name row={row} context={context} />,
    },
    {
      id: "founded",
      header: "Founded Year",
      width: 72,
      align: "end",
      firstSort: "descending",
      cell: ({ founded_year }) => founded_year ?? <Unknown />,
    },
    {
      id: "employees",
      header: "Employee Count",
      width: 108,
      align: "end",
      firstSort: "descending",
      cell: ({ employee_count }) => employee_count ?? <Unknown />,
    },
    {
      id: "funding",
      header: "Total Funding",
      width: 104,
      align: "end",
      firstSort: "descending",
      cell: ({ total_funding }) => total_funding ?? <Unknown />,
    },
    {
      id: "investors",
      header: "Top Investors",
      width: 116,
      grows: true,
      firstSort: "ascending",
      cell: ({ aaa_investors }) =>
        aaa_investors === null ? (
          <Unknown />
        ) : (
          <span className={classes.investors} title={aaa_investors}>
            {aaa_investors}
          </span>
        ),
    },
    { id: "url", header: "Crunchbase URL", width: 80, cell: ({ url }) => <View url={url} /> },
    {
      id: "facts",
      header: "Facts",
      width: 98,
      firstSort: "descending",
      cell: (row) => <FactsAge row={row} nowMs={context.nowMs} />,
    },
    {
      id: "actions",
      header: "",
      label: "Actions",
      width: 140,
      align: "end",
      cell: (row) => <Actions row={row} context={context} />,
    },
  ];
}

/** A row on a narrow screen. */
export function companyCard(context: RowContext): (row: CompanyRow) => ReactNode {
  return (row) => (
    <Group gap="xs" wrap="nowrap" align="flex-start" justify="space-between">
      <Stack gap={4} miw={0}>
        <Name row={row} context={context} />
        <Text size="sm">
          {[row.founded_year, employees(row), row.total_funding?.replaceAll(" ", "\u00a0")]
            .filter(Boolean)
            .join(" · ") || "-"}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {row.aaa_investors ?? "No top investors"}
        </Text>
        <Group gap="sm" fz="xs" c="dimmed">
          <View url={row.url} />
          <span>
            Facts: <FactsAge row={row} nowMs={context.nowMs} />
          </span>
        </Group>
      </Stack>
      <Actions row={row} context={context} />
    </Group>
  );
}

function employees({ employee_count }: CompanyRow): string | null {
  return employee_count === null ? null : `${employee_count}\u00a0people`;
}

// Cells use plain elements: a fast scroll renders a screenful of rows in every frame.

function Name({ row, context }: { row: CompanyRow; context: RowContext }) {
  return (
    <div className={classes.nameCell}>
      <button
        type="button"
        className={classes.name}
        title={row.company_name}
        onClick={() => context.onOpen(row)}
        {...OPENS_ROW}
      >
        {row.company_name}
      </button>
      {context.isNew(row) && <NewBadge />}
    </div>
  );
}

function Unknown() {
  return <span className={classes.quiet}>-</span>;
}

function View({ url }: { url: string | null }) {
  if (url === null || !/^https?:\/\//i.test(url)) return <Unknown />;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={classes.view}>
      View
      <IconArrowUpRight size={14} aria-hidden />
    </a>
  );
}

function FactsAge({ row: { as_of, updated_at }, nowMs }: { row: CompanyRow; nowMs: number }) {
  const fetched = as_of === null ? `Fetched ${formatMoment(updated_at)}` : "Sample data: public facts as of this day";
  return (
    <span className={classes.quiet} title={fetched}>
      {as_of === null ? formatAge(nowMs - Date.parse(updated_at)) : formatDay(as_of)}
    </span>
  );
}

function Actions({ row, context }: { row: CompanyRow; context: RowContext }) {
  const isRefreshing = context.refreshing !== null && context.refreshing === row.url;
  const hasNoUrl = row.url === null;
  return (
    <div className={classes.actions}>
      <button
        type="button"
        className={classes.action}
        title="Add to a hotlist…"
        aria-label={databaseMessages.addTo(row.company_name)}
        aria-haspopup="dialog"
        onClick={(event) => context.onAddTo(row, event.currentTarget)}
      >
        <IconPlus size={17} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.action}
        title={hasNoUrl ? databaseMessages.noUrl : "Refresh facts"}
        aria-label={hasNoUrl ? databaseMessages.cannotRefresh(row.company_name) : `Refresh ${row.company_name}`}
        disabled={hasNoUrl || context.refreshing !== null}
        onClick={() => context.onRefresh(row)}
      >
        {isRefreshing ? <Loader size={16} /> : <IconRefresh size={17} aria-hidden />}
      </button>
      <button
        type="button"
        className={classes.action}
        title="Open full profile"
        aria-label={`Open full profile of ${row.company_name}`}
        onClick={() => context.onOpen(row)}
      >
        <IconLayoutSidebarRightExpand size={17} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.action}
        title="Delete"
        aria-label={`Delete ${row.company_name}`}
        onClick={() => context.onDelete(row)}
      >
        <IconTrash size={17} aria-hidden />
      </button>
    </div>
  );
}
