import { Text } from "@mantine/core";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { HotlistSortColumn } from "#domain/hotlist/sort.ts";
import { formatDay } from "#web/lib/dates.ts";
import type { TableColumn } from "#web/ui/data-table/types.ts";
import { CompanyLink, RowActions, TwoLines } from "./hotlist-cells.tsx";
import { PriorityBadge } from "./priority-badge.tsx";

type HotlistColumn = TableColumn<HotlistCompany> & { readonly id: HotlistSortColumn | "investors" | "actions" };

/** Narrow screens show `HotlistCard` instead. */
export function hotlistColumns(onDelete: (company: HotlistCompany) => void): readonly HotlistColumn[] {
  return [
    {
      id: "name",
      header: "Company Name",
      width: 196,
      windowShare: 16,
      firstSort: "ascending",
      cell: (company) => (
        <TwoLines second={size(company)}>
          <CompanyLink company={company} />
        </TwoLines>
      ),
    },
    {
      id: "priority",
      header: "Priority",
      width: 82,
      firstSort: "descending",
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    {
      id: "sector",
      header: "Sector",
      width: 104,
      windowShare: 7,
      firstSort: "ascending",
      cell: ({ sector }) => cut(sector),
    },
    {
      id: "location",
      header: "Location",
      width: 96,
      windowShare: 6,
      firstSort: "ascending",
      cell: ({ geography }) => cut(geography),
    },
    {
      id: "funding",
      header: "Total Funding",
      width: 118,
      windowShare: 8,
      firstSort: "descending",
      cell: ({ total_funding, funding_stage }) => (
        <TwoLines second={funding_stage === null ? null : investmentTypeLabel(funding_stage)} isWrapped>
          {total_funding ?? "–"}
        </TwoLines>
      ),
    },
    {
      id: "investors",
      header: "Top Investors",
      width: 100,
      grows: true,
      cell: ({ aaa_investors }) => cut(aaa_investors),
    },
    {
      id: "added",
      header: "Added",
      width: 108,
      firstSort: "descending",
      cell: ({ created_at }) => formatDay(created_at),
    },
    {
      id: "actions",
      header: "Actions",
      width: 88,
      align: "end",
      cell: (company) => <RowActions company={company} onDelete={onDelete} />,
    },
  ];
}

/** Truncates after two lines; the tooltip shows all. */
function cut(text: string | null) {
  if (text === null) return "–";
  return (
    <Text size="sm" lh={1.35} lineClamp={2} title={text} style={{ whiteSpace: "normal" }}>
      {text}
    </Text>
  );
}

function size({ founded_year, employee_count }: HotlistCompany): string | null {
  const parts = [founded_year === null ? null : String(founded_year), employee_count].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(" · ");
}
