import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useCallback, useMemo } from "react";
import { describeRule } from "#domain/match-rules/describe.ts";
import type { StoredRule } from "#web/data/match-rule/queries.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { rowsOf, type TableColumn } from "#web/ui/data-table/types.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { matchRuleMessages as messages } from "../messages.ts";

export interface ShownRule {
  readonly rule: StoredRule;
  /** A newer rule contradicts it. */
  readonly isOverruled: boolean;
}

interface RuleTableProps {
  readonly rules: readonly ShownRule[];
  readonly isLoading: boolean;
  readonly isSearched: boolean;
  readonly highlighted: ReadonlySet<string>;
  readonly onDelete: (rule: StoredRule) => void;
}

const ROW_HEIGHT_PX = 56;

export function RuleTable({ rules, isLoading, isSearched, highlighted, onDelete }: RuleTableProps) {
  const columns = useMemo(() => columnsOf(onDelete), [onDelete]);
  const card = useCallback((row: ShownRule) => <RuleCard row={row} onDelete={onDelete} />, [onDelete]);
  return (
    <DataTable
      label="Rules"
      columns={columns}
      rows={rowsOf(rules)}
      rowId={({ rule }) => rule.id}
      rowHeight={ROW_HEIGHT_PX}
      isLoading={isLoading}
      loadingText={messages.loadingRules}
      empty={
        isSearched ? (
          <EmptyState title={messages.noRuleFound} />
        ) : (
          <EmptyState title={messages.noRules}>{messages.noRulesHint}</EmptyState>
        )
      }
      highlighted={highlighted}
      card={card}
      printed={() => ({
        columns: [
          { header: "Rule", value: ({ rule }) => describeRule(rule) },
          { header: "Added by", value: ({ rule }) => rule.author },
          { header: "Added", value: ({ rule }) => formatMoment(rule.createdAt) },
        ],
        rows: rules,
      })}
    />
  );
}

function columnsOf(onDelete: (rule: StoredRule) => void): readonly TableColumn<ShownRule>[] {
  return [
    { id: "rule", header: "Rule", width: 320, grows: true, cell: (row) => <Sentence row={row} /> },
    {
      id: "author",
      header: "Added by",
      width: 220,
      cell: ({ rule }) => (
        <Text size="sm" truncate title={rule.author ?? undefined}>
          {rule.author ?? messages.unknownAuthor}
        </Text>
      ),
    },
    {
      id: "added",
      header: "Added",
      width: 170,
      cell: ({ rule }) => (
        <Text size="sm" c="dimmed">
          {formatMoment(rule.createdAt)}
        </Text>
      ),
    },
    {
      id: "actions",
      header: "Actions",
      width: 92,
      align: "end",
      cell: ({ rule }) => <DeleteButton rule={rule} onDelete={onDelete} />,
    },
  ];
}

function Sentence({ row: { rule, isOverruled } }: { row: ShownRule }) {
  const sentence = describeRule(rule);
  return (
    <Group gap="sm" wrap="nowrap">
      <Text
        size="sm"
        lh={1.35}
        lineClamp={2}
        title={sentence}
        style={{ whiteSpace: "normal", overflowWrap: "anywhere" }}
      >
        {sentence}
      </Text>
      {isOverruled && (
        <Tag color="yellow" size="sm" flex="none" title={messages.overruledHint}>
          {messages.overruled}
        </Tag>
      )}
    </Group>
  );
}

function DeleteButton({ rule, onDelete }: { rule: StoredRule; onDelete: (rule: StoredRule) => void }) {
  const label = `Delete the rule that ${describeRule(rule)}`;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      title="Delete"
      aria-label={label}
      onClick={() => onDelete(rule)}
    >
      <IconTrash size={17} stroke={1.7} />
    </ActionIcon>
  );
}

function RuleCard({ row, onDelete }: { row: ShownRule; onDelete: (rule: StoredRule) => void }) {
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap">
      <Stack gap={4} miw={0}>
        <Sentence row={row} />
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {row.rule.author ?? messages.unknownAuthor}, {formatMoment(row.rule.createdAt)}
        </Text>
      </Stack>
      <DeleteButton rule={row.rule} onDelete={onDelete} />
    </Group>
  );
}
