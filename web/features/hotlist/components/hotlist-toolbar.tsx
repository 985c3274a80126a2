import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { distinctValues } from "#domain/hotlist/filter.ts";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { useBackend } from "#web/backend/client.ts";
import { DensityMenu } from "#web/ui/data-table/density-menu.tsx";
import { ExportButton } from "#web/ui/export-button.tsx";
import { PrintButton } from "#web/ui/print-button.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { exportHotlist } from "../export-hotlist.ts";
import { hotlistMessages as messages } from "../messages.ts";
import type { useHotlistView } from "../use-hotlist-view.ts";
import type { ViewSlots } from "../work-slots.ts";
import { ValueFilter } from "./hotlist-filters.tsx";

interface HotlistToolbarProps {
  readonly squad: Squad;
  readonly all: readonly HotlistCompany[];
  readonly rows: readonly HotlistCompany[];
  readonly isPending: boolean;
  readonly filters: Pick<ReturnType<typeof useHotlistView>, "filter" | "setFilter">;
  /** How often the filters were cleared: a new search box has no text. */
  readonly clearings: number;
  readonly viewSlots: ViewSlots;
  /** Buttons beside the count. */
  readonly tools: ReactNode;
  readonly rowHeight: number;
  readonly onRowHeight: (rowHeight: number) => void;
}

/** Above the table: views, count, search and filters. */
export function HotlistToolbar(props: HotlistToolbarProps) {
  const { squad, all, rows, isPending, filters, clearings, viewSlots, tools, rowHeight, onRowHeight } = props;
  const { filter, setFilter } = filters;
  const { view, parts } = viewSlots;
  const backend = useBackend();
  return (
    <>
      <Group px="lg" pt="sm" gap="xs" wrap="nowrap" data-print="hidden">
        {parts.tabs}
        <Text size="xs" c="dimmed" role="status" lh="24px" mih={24} style={{ whiteSpace: "nowrap" }}>
          {isPending ? "" : messages.count(rows.length, all.length)}
        </Text>
        {tools}
      </Group>
      <Group px="lg" py="sm" gap="sm" data-print="hidden">
        <SearchBox
          key={clearings}
          placeholder={messages.search}
          initialValue={filter.search}
          onSearch={(search) => setFilter({ search })}
        />
        <ValueFilter
          label="Sector"
          everything="All sectors"
          values={distinctValues(all, "sector")}
          value={filter.sector}
          onChange={(sector) => setFilter({ sector })}
        />
        <ValueFilter
          label="Location"
          everything="All locations"
          values={distinctValues(all, "geography")}
          value={filter.geography}
          onChange={(location) => setFilter({ location })}
        />
        {/* Together on a phone. */}
        <Group gap={6} wrap="nowrap">
          {parts.filterButton}
          <ExportButton
            fileName={`${squad.id}-hotlist`}
            count={rows.length}
            produce={() => exportHotlist(backend, squad, { ...filter, view: view.filterText }, rows)}
          />
          <PrintButton isDisabled={rows.length === 0} />
          <DensityMenu rowHeight={rowHeight} onChoose={onRowHeight} />
        </Group>
      </Group>
      {parts.chips}
    </>
  );
}
