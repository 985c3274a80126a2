import { Button, Card, Group, Text } from "@mantine/core";
import { type ReactNode, useCallback, useMemo } from "react";
import type { ImportTarget } from "#web/data/import/target.ts";
import { usePagedRows } from "#web/data/rows/paged-rows.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { importMessages } from "../messages.ts";
import type { Importer } from "../worker/importer.ts";
import type { LineFilter, Plan, PreviewLine } from "../worker/types.ts";
import { previewCard, previewColumns, previewPrintColumns } from "./preview-columns.tsx";

const messages = importMessages.preview;
const ROW_HEIGHT_PX = 58;

interface PreviewTableProps {
  readonly importer: Importer;
  readonly target: ImportTarget;
  readonly plan: Plan;
  readonly filter: LineFilter;
  /** The number of lines that the filter shows. */
  readonly count: number;
  readonly fileKey: string;
  readonly policyMenu: ReactNode;
  readonly onInclude: (line: number, isIncluded: boolean) => void;
  readonly onIncludeAll: (isIncluded: boolean) => void;
  readonly onDecide: (line: number, decision: string | null) => void;
  readonly onEdit: (line: number, column: number, text: string) => Promise<void>;
}

/** The lines of the file. The worker holds them and sends those on screen. */
export function PreviewTable(props: PreviewTableProps) {
  const { importer, target, plan, filter, count, fileKey, policyMenu, onInclude, onIncludeAll, onDecide, onEdit } =
    props;
  const lines = usePagedRows<PreviewLine>({
    queryKey: useMemo(() => ["import", fileKey, filter, plan.version], [fileKey, filter, plan.version]),
    fetchPage: useCallback(({ offset, limit }) => importer.call("lines", filter, offset, limit), [importer, filter]),
    fetchCount: useCallback(async () => count, [count]),
  });
  const { columns: planned } = plan;
  const context = { target, columns: planned, onInclude, onDecide, onEdit };
  const columns = previewColumns(context);
  const printed = () => ({
    columns: previewPrintColumns(planned),
    rows: Array.from({ length: lines.rows.count }, (_line, index) => lines.rows.at(index)).filter(
      (line) => line !== undefined,
    ),
  });
  return (
    <Card padding={0}>
      <Group px="lg" py="xs" justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {importMessages.file.rows(count)}
        </Text>
        <Group gap="xs">
          {policyMenu}
          {filter !== "unreadable" && filter !== "possibly_same" && filter !== "same" && (
            <>
              <Button size="compact-sm" variant="subtle" onClick={() => onIncludeAll(true)}>
                {messages.includeAll(count)}
              </Button>
              <Button size="compact-sm" variant="subtle" onClick={() => onIncludeAll(false)}>
                {messages.excludeAll(count)}
              </Button>
            </>
          )}
        </Group>
      </Group>
      <DataTable
        label={messages.label}
        columns={columns}
        rows={lines.rows}
        rowId={({ line }) => String(line)}
        isLoading={lines.isLoading}
        loadingText={messages.loading}
        empty={<EmptyState title={messages.noLines} />}
        onRange={lines.onRange}
        viewKey={`${fileKey} ${filter}`}
        rowHeight={ROW_HEIGHT_PX}
        card={previewCard(context)}
        printed={printed}
        isWide
      />
    </Card>
  );
}
