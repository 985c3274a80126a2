import { CloseButton, NativeSelect } from "@mantine/core";
import { OPERATOR_LABELS } from "#domain/views/describe.ts";
import { type DraftCondition, withField, withOperator } from "#domain/views/draft.ts";
import { findField, viewFields } from "#domain/views/fields.ts";
import { OPERATORS, type Operator } from "#domain/views/filter.ts";
import { OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import type { BuilderContext } from "../builder-context.ts";
import { viewMessages as messages } from "../messages.ts";
import classes from "./builder.module.css";
import { ValueEditor } from "./value-editor.tsx";

interface ConditionRowProps {
  readonly condition: DraftCondition;
  readonly context: BuilderContext;
  readonly onChange: (condition: DraftCondition) => void;
  readonly onRemove: () => void;
}

/** One condition: field, operator, value. */
export function ConditionRow({ condition, context, onChange, onRemove }: ConditionRowProps) {
  const { screen } = context;
  const field = findField(screen, condition.field);
  if (field === null) return null;
  const isDate = field.kind === "day" || field.kind === "time";
  const needsValue = condition.op !== "empty" && condition.op !== "not_empty";
  return (
    <div className={classes.row}>
      <NativeSelect
        {...OWN_ESCAPE}
        size="xs"
        data-field
        data-autofocus
        aria-label={messages.field}
        data={viewFields(screen).map(({ key, label }) => ({ value: key, label }))}
        value={field.key}
        onChange={(event) => onChange(withField(condition, screen, event.currentTarget.value))}
      />
      {field.kind === "flag" ? (
        <span className={classes.is}>{OPERATOR_LABELS.is}</span>
      ) : (
        <NativeSelect
          {...OWN_ESCAPE}
          size="xs"
          aria-label={messages.operator}
          data={OPERATORS[field.kind].map((op) => ({
            value: op,
            label: isDate && op === "gte" ? "from" : isDate && op === "lte" ? "until" : OPERATOR_LABELS[op],
          }))}
          value={condition.op}
          onChange={(event) => onChange(withOperator(condition, screen, event.currentTarget.value as Operator))}
        />
      )}
      <div className={classes.value}>
        {needsValue && (
          <ValueEditor
            key={`${field.key} ${field.kind}`}
            field={field}
            value={condition.value}
            context={context}
            onChange={(value) => onChange({ ...condition, value })}
          />
        )}
      </div>
      <CloseButton
        {...OWN_ESCAPE}
        size="sm"
        aria-label={messages.removeRow(field.label)}
        title={messages.removeRow(field.label)}
        onClick={onRemove}
      />
    </div>
  );
}
