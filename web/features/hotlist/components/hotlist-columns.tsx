import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { investmentTypeLabel } from "#domain/funding/investment-type.ts";
import { timeInStatus } from "#domain/hotlist/entry-age.ts";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { revisitDueReason } from "#domain/hotlist/revisit.ts";
import type { HotlistSortColumn } from "#domain/hotlist/sort.ts";
import type { TeamMember } from "#web/data/team/queries.ts";
import { formatDay } from "#web/lib/dates.ts";
import { ChangedDot } from "#web/ui/changed-rows.tsx";
import type { TableColumn } from "#web/ui/data-table/types.ts";
import { hotlistMessages as messages } from "../messages.ts";
import type { EditedField } from "./entry-popover.tsx";
import { CompanyLink, RowActions, TwoLines } from "./hotlist-cells.tsx";
import { PriorityBadge } from "./priority-badge.tsx";
import { StatusButton } from "./status-button.tsx";
import classes from "./work.module.css";
import { EntryCheckbox, NextStepButton, OwnerButton, RevisitFlag } from "./work-cells.tsx";

type HotlistColumn = TableColumn<HotlistCompany> & {
  readonly id: HotlistSortColumn | "select" | "owner" | "notes" | "investors" | "actions";
};

export interface HotlistRowContext {
  readonly onDelete: (company: HotlistCompany) => void;
  readonly onEdit: (entry: HotlistCompany, field: EditedField, opener: HTMLElement) => void;
  /** Opens the details beside the list. */
  readonly onOpenPanel: (id: string) => void;
  readonly onSelect: (id: string, isRange: boolean) => void;
  readonly selected: ReadonlySet<string>;
  readonly selectAll: ReactNode;
  readonly memberOf: (id: string) => TeamMember | undefined;
  readonly notesOf: (id: string) => number;
  /** Entries that others changed since the user looked. */
  readonly changedIds: ReadonlySet<string>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly nowMs: number;
}

/** Columns of the squad's work: shown where there is room, in this order, or where the user chose them. */
export const WORK_COLUMNS: readonly string[] = ["status", "owner", "next", "since", "notes"];

/** Narrow screens show `HotlistCard` instead. */
export function hotlistColumns(context: HotlistRowContext): readonly HotlistColumn[] {
  const { onDelete, onEdit, memberOf, notesOf, changedIds, today, nowMs } = context;
  return [
    {
      id: "select",
      header: "",
      label: messages.selectAll,
      width: 30,
      head: context.selectAll,
      cell: (company) => (
        <EntryCheckbox entry={company} isSelected={context.selected.has(company.id)} onToggle={context.onSelect} />
      ),
    },
    {
      id: "name",
      header: "Company Name",
      width: 184,
      windowShare: 15,
      firstSort: "ascending",
      cell: (company) => <NameCell company={company} today={today} isChanged={changedIds.has(company.id)} />,
    },
    {
      id: "priority",
      header: "Priority",
      width: 82,
      firstSort: "descending",
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    {
      id: "status",
      header: messages.status,
      width: 112,
      firstSort: "ascending",
      cell: (company) => <StatusButton entry={company} onEdit={(opener) => onEdit(company, "status", opener)} />,
    },
    {
      id: "owner",
      header: messages.owner,
      width: 58,
      cell: (company) => (
        <OwnerButton entry={company} memberOf={memberOf} onEdit={(opener) => onEdit(company, "owner", opener)} />
      ),
    },
    {
      id: "next",
      header: messages.nextStep,
      width: 150,
      windowShare: 9,
      firstSort: "ascending",
      cell: (company) => (
        <NextStepButton entry={company} today={today} onEdit={(opener) => onEdit(company, "next", opener)} />
      ),
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
      id: "since",
      header: messages.inStatus,
      width: 84,
      firstSort: "ascending",
      cell: ({ statusSince }) => (
        <span title={formatDay(statusSince)}>{timeInStatus(nowMs - Date.parse(statusSince))}</span>
      ),
    },
    {
      id: "notes",
      header: messages.notes,
      width: 56,
      align: "end",
      cell: ({ id }) => notesOf(id) || <span className={classes.empty}>–</span>,
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

/** Where the status has no column, a small one is in the name's cell. */
export function withStatusInName(
  columns: readonly HotlistColumn[],
  { onEdit, changedIds, today }: Pick<HotlistRowContext, "onEdit" | "changedIds" | "today">,
): readonly HotlistColumn[] {
  return columns.map((column) =>
    column.id === "name"
      ? {
          ...column,
          cell: (company) => (
            <NameCell
              company={company}
              today={today}
              isChanged={changedIds.has(company.id)}
              status={<StatusButton entry={company} isSmall onEdit={(opener) => onEdit(company, "status", opener)} />}
            />
          ),
        }
      : column,
  );
}

interface NameCellProps {
  readonly company: HotlistCompany;
  readonly today: string;
  readonly isChanged: boolean;
  readonly status?: ReactNode;
}

function NameCell({ company, today, isChanged, status }: NameCellProps) {
  const isDue = revisitDueReason(company, today) !== null;
  if (status === undefined && !isDue) {
    return (
      <TwoLines second={size(company)}>
        {isChanged && <ChangedDot />}
        <CompanyLink company={company} />
      </TwoLines>
    );
  }
  return (
    <>
      <TwoLines second={null}>
        {isChanged && <ChangedDot />}
        <CompanyLink company={company} />
      </TwoLines>
      <div className={classes.second} data-second-line>
        {status}
        {isDue ? (
          <RevisitFlag entry={company} today={today} isShort />
        ) : (
          <span title={size(company) ?? undefined}>{company.employee_count}</span>
        )}
      </div>
    </>
  );
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
