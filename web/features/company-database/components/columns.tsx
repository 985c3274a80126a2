import { Group, Stack, Text } from "@mantine/core";
import { IconArrowUpRight, IconPin } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatAge } from "#domain/company/facts-age.ts";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import type { CompanyRow } from "#web/data/company/table.ts";
import { formatDay, formatMoment } from "#web/lib/dates.ts";
import { ChangedDot } from "#web/ui/changed-rows.tsx";
import { RowCheckbox } from "#web/ui/data-table/checkboxes.tsx";
import { OPENS_ROW } from "#web/ui/data-table/open-row.ts";
import type { TableColumn } from "#web/ui/data-table/types.ts";
import { NewBadge } from "#web/ui/new-rows.tsx";
import { databaseMessages } from "../messages.ts";
import type { RowContext } from "../row-context.ts";
import classes from "./columns.module.css";
import { RowActions } from "./row-actions.tsx";

/** The specification's columns, optional ones, the facts' age and the actions. */
export function companyColumns(context: RowContext): readonly TableColumn<CompanyRow>[] {
  return [
    {
      id: "select",
      header: "",
      label: databaseMessages.selection,
      width: 30,
      cell: (row) => <Select row={row} context={context} />,
    },
    {
      id: "name",
      header: "Company Name",
      width: 184,
      windowShare: 14.4,
      firstSort: "ascending",
      cell: (row) => <Name row={row} context={context} />,
    },
    {
      id: "founded",
      header: "Founded Year",
      width: 72,
      align: "end",
      firstSort: "descending",
      cell: (row) => <Fact row={row} column="founded_year" />,
    },
    {
      id: "employees",
      header: "Employee Count",
      width: 108,
      align: "end",
      firstSort: "descending",
      cell: (row) => <Fact row={row} column="employee_count" />,
    },
    {
      id: "funding",
      header: "Total Funding",
      width: 104,
      align: "end",
      firstSort: "descending",
      cell: (row) => <Fact row={row} column="total_funding" />,
    },
    {
      id: "investors",
      header: "Top Investors",
      width: 110,
      grows: true,
      firstSort: "ascending",
      cell: ({ aaa_investors, pinned }) => cut(aaa_investors, pinned.includes("aaa_investors")),
    },
    {
      id: "categories",
      header: "Categories",
      width: 140,
      windowShare: 9,
      cell: ({ categories }) => cut(categories.join(", ")),
    },
    { id: "country", header: "Country", width: 110, cell: ({ country }) => cut(country) },
    { id: "city", header: "City", width: 110, cell: ({ city }) => cut(city) },
    {
      id: "round",
      header: "Last round",
      width: 108,
      cell: ({ last_round_type }) => cut(last_round_type && investmentTypeLabel(last_round_type)),
    },
    {
      id: "round_on",
      header: "Last round on",
      width: 108,
      cell: ({ last_round_on }) => (last_round_on === null ? <Unknown /> : formatDay(last_round_on)),
    },
    { id: "added", header: "Added", width: 108, cell: ({ created_at }) => formatDay(created_at.slice(0, 10)) },
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
      width: 130,
      align: "end",
      cell: (row) => <RowActions row={row} context={context} />,
    },
  ];
}

/** A row on a narrow screen. */
export function companyCard(context: RowContext): (row: CompanyRow) => ReactNode {
  return (row) => (
    <Group gap="xs" wrap="nowrap" align="flex-start" justify="space-between">
      <Select row={row} context={context} />
      <Stack gap={4} miw={0} flex={1}>
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
      <RowActions row={row} context={context} />
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
      {context.changedIds.has(row.id) && <ChangedDot />}
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

function Select({ row, context }: { row: CompanyRow; context: RowContext }) {
  return (
    <RowCheckbox
      label={databaseMessages.select(row.company_name)}
      isSelected={context.selected.has(row.id)}
      onToggle={(isRange) => context.onSelect(row, isRange)}
    />
  );
}

type FactColumn = "founded_year" | "employee_count" | "total_funding";

function Fact({ row, column }: { row: CompanyRow; column: FactColumn }) {
  const value = row[column];
  if (value === null) return <Unknown />;
  if (!row.pinned.includes(column)) return value;
  return (
    <>
      <Pin />
      {value}
    </>
  );
}

/** A colleague has set the value by hand. */
function Pin() {
  return <IconPin size={13} className={classes.pin} role="img" aria-label={databaseMessages.pinned} />;
}

function cut(text: string | null, isPinned = false) {
  if (text === null || text === "") return <Unknown />;
  return (
    <span className={classes.investors} title={text}>
      {isPinned && <Pin />}
      {text}
    </span>
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
