import { Button, Group, Stack, Text } from "@mantine/core";
import { useCallback, useMemo } from "react";
import type { MatchRule } from "#domain/match-rules/rule.ts";
import type { SpellingStatistics } from "#web/data/match-rule/statistics.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { rowsOf, type TableColumn } from "#web/ui/data-table/types.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { matchRuleMessages as messages } from "../messages.ts";

export interface ShownSpelling extends SpellingStatistics {
  readonly isMostlyWrong: boolean;
  readonly hasRule: boolean;
}

interface SpellingTableProps {
  readonly spellings: readonly ShownSpelling[];
  readonly isLoading: boolean;
  readonly isSearched: boolean;
  readonly onAddRule: (rule: MatchRule) => Promise<void>;
}

const ROW_HEIGHT_PX = 56;

export function SpellingTable({ spellings, isLoading, isSearched, onAddRule }: SpellingTableProps) {
  const columns = useMemo(() => columnsOf(onAddRule), [onAddRule]);
  const card = useCallback((row: ShownSpelling) => <SpellingCard row={row} onAddRule={onAddRule} />, [onAddRule]);
  return (
    <DataTable
      label="Right and wrong matches"
      columns={columns}
      rows={rowsOf(spellings)}
      rowId={({ key }) => key}
      rowHeight={ROW_HEIGHT_PX}
      isLoading={isLoading}
      loadingText={messages.loadingSpellings}
      empty={
        isSearched ? (
          <EmptyState title={messages.noSpellingFound} />
        ) : (
          <EmptyState title={messages.noSpellings}>{messages.noSpellingsHint}</EmptyState>
        )
      }
      card={card}
      printed={() => ({
        columns: [
          { header: "Spelling", value: ({ spelling }) => spelling },
          { header: "Right", value: ({ right }) => right },
          { header: "Wrong", value: ({ wrong }) => wrong },
          { header: "Last", value: ({ lastAt }) => formatMoment(lastAt) },
        ],
        rows: spellings,
      })}
    />
  );
}

function columnsOf(onAddRule: SpellingTableProps["onAddRule"]): readonly TableColumn<ShownSpelling>[] {
  return [
    { id: "spelling", header: "Spelling", width: 240, grows: true, cell: (row) => <Spelling row={row} /> },
    { id: "right", header: "Right", width: 80, align: "end", cell: ({ right }) => right.toLocaleString("en") },
    { id: "wrong", header: "Wrong", width: 80, align: "end", cell: ({ wrong }) => wrong.toLocaleString("en") },
    {
      id: "last",
      header: "Last",
      width: 180,
      align: "end",
      cell: ({ lastAt }) => (
        <Text size="sm" c="dimmed">
          {formatMoment(lastAt)}
        </Text>
      ),
    },
    {
      id: "actions",
      header: "Actions",
      width: 360,
      align: "end",
      cell: (row) => <Offers row={row} onAddRule={onAddRule} />,
    },
  ];
}

function Spelling({ row: { spelling, isMostlyWrong, hasRule } }: { row: ShownSpelling }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" truncate title={spelling}>
        {spelling}
      </Text>
      {isMostlyWrong && !hasRule && (
        <Tag color="red" size="sm" flex="none">
          {messages.mostlyWrong}
        </Tag>
      )}
      {hasRule && (
        <Tag color="gray" size="sm" flex="none">
          {messages.hasRule}
        </Tag>
      )}
    </Group>
  );
}

/** Rules that would stop the wrong matches. */
function Offers({
  row: { spelling, isMostlyWrong, hasRule },
  onAddRule,
}: { row: ShownSpelling } & Pick<SpellingTableProps, "onAddRule">) {
  if (!isMostlyWrong || hasRule) return null;
  const offers: readonly (readonly [label: string, rule: MatchRule])[] = [
    [messages.onlyAsWritten, { kind: "as_written", spelling }],
    [messages.notUnderSkills, { kind: "not_in_section", spelling, section: "skills" }],
    [messages.never, { kind: "never", spelling }],
  ];
  return (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      {offers.map(([label, rule]) => (
        <Button
          key={rule.kind}
          variant="default"
          size="compact-sm"
          aria-label={`${label}: ${spelling}`}
          onClick={() => void onAddRule(rule)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

function SpellingCard({ row, onAddRule }: { row: ShownSpelling } & Pick<SpellingTableProps, "onAddRule">) {
  return (
    <Stack gap={6}>
      <Spelling row={row} />
      <Text size="xs" c="dimmed">
        {row.right.toLocaleString("en")} right, {row.wrong.toLocaleString("en")} wrong, last {formatMoment(row.lastAt)}
      </Text>
      <Group justify="flex-start">
        <Offers row={row} onAddRule={onAddRule} />
      </Group>
    </Stack>
  );
}
