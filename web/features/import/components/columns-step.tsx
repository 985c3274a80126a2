import { Alert, Button, Card, Group, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconHelpCircle } from "@tabler/icons-react";
import { useMemo } from "react";
import type { Confidence } from "#domain/import/columns.ts";
import type { DateOrder } from "#domain/import/dates.ts";
import type { ColumnTarget } from "#domain/import/fields.ts";
import type { ImportTarget } from "#web/data/import/target.ts";
import { Tag } from "#web/ui/tag.tsx";
import { fieldsOf, targetLabel } from "../fields.ts";
import { importMessages } from "../messages.ts";
import { undecidedDate } from "../use-columns.ts";
import type { OpenedTable } from "../worker/types.ts";
import { DateOrderQuestion } from "./date-order-question.tsx";
import { FieldSelect } from "./field-select.tsx";
import classes from "./import.module.css";
import { StepHeading } from "./step-heading.tsx";

const messages = importMessages.columns;

interface ColumnsStepProps {
  readonly target: ImportTarget;
  readonly table: OpenedTable;
  readonly fields: readonly ColumnTarget[];
  readonly isRemembered: boolean;
  readonly dateOrder: DateOrder;
  readonly problem: string | null;
  readonly onDateOrder: (order: DateOrder) => void;
  readonly onField: (column: number, field: ColumnTarget) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

export function ColumnsStep(props: ColumnsStepProps) {
  const { target, table, fields, isRemembered, dateOrder, problem, onDateOrder, onField, onBack, onNext } = props;
  const options = useMemo(
    () => [...fieldsOf(target), "leave_out" as const].map((value) => ({ value, label: targetLabel(value, target) })),
    [target],
  );
  const note = isRemembered
    ? messages.remembered
    : table.layoutName === null
      ? null
      : messages.layout(table.layoutName);
  return (
    <Stack gap="lg">
      <StepHeading title={messages.heading} takesFocus>
        {messages.hint}
      </StepHeading>
      {note !== null && (
        <Alert variant="light" color="pine" icon={<IconCheck size={18} />} role="status">
          {note}
        </Alert>
      )}
      <Card padding={0}>
        <ul className={classes.columns} aria-label={messages.heading}>
          {table.header.map((header, column) => {
            const field = fields[column] ?? "leave_out";
            const suggested = table.suggestion[column];
            const name = header === "" ? messages.untitled(column + 1) : header;
            const undecided = undecidedDate(table, column, field);
            const confidence = suggested?.field === field && !isRemembered ? suggested.confidence : null;
            return (
              <li key={column} className={classes.column}>
                <Stack gap={2} miw={0}>
                  <Text size="sm" fw={600} truncate title={name}>
                    {name}
                  </Text>
                  <Text size="xs" c="dimmed" truncate>
                    {samplesOf(table, column)}
                  </Text>
                </Stack>
                <div className={classes.field}>
                  <FieldSelect
                    label={`${messages.field}: ${name}`}
                    options={options}
                    value={field}
                    onChange={(next) => onField(column, next)}
                  />
                  <ConfidenceMark confidence={field === "leave_out" ? null : confidence} />
                </div>
                {undecided !== null && (
                  <DateOrderQuestion sample={undecided} value={dateOrder} onChange={onDateOrder} />
                )}
              </li>
            );
          })}
        </ul>
      </Card>
      <div role="alert">
        {problem !== null && (
          <Alert color="yellow" icon={<IconAlertTriangle size={18} />}>
            {problem}
          </Alert>
        )}
      </div>
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          {importMessages.back}
        </Button>
        <Button onClick={onNext} disabled={problem !== null}>
          {importMessages.next}
        </Button>
      </Group>
    </Stack>
  );
}

function samplesOf({ samples }: OpenedTable, column: number): string {
  const values = samples[column] ?? [];
  return values.length === 0 ? messages.noSamples : values.join(" · ");
}

function ConfidenceMark({ confidence }: { confidence: Confidence | null }) {
  if (confidence === null) return <span />;
  if (confidence === "sure") {
    return (
      <Group gap={4} wrap="nowrap" c="dimmed">
        <IconCheck size={15} aria-hidden />
        <Text size="xs">{messages.sure}</Text>
      </Group>
    );
  }
  return (
    <Tag color={confidence === "likely" ? "yellow" : "gray"} icon={<IconHelpCircle size={13} aria-hidden />}>
      {messages[confidence]}
    </Tag>
  );
}
