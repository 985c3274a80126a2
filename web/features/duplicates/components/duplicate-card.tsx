import { Badge, Button, Card, Group, Text } from "@mantine/core";
import { IconArrowMerge, IconX } from "@tabler/icons-react";
import { type RefObject, useId } from "react";
import type { ComparedField, DuplicatePair, Side } from "#domain/company/duplicates.ts";
import { duplicateMessages as messages } from "../messages.ts";
import classes from "./duplicates.module.css";

interface DuplicateCardProps {
  readonly pair: DuplicatePair;
  readonly fields: readonly ComparedField[];
  /** By column; the presets of the others count. */
  readonly picked: Readonly<Record<string, Side>>;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly focusTarget: RefObject<HTMLElement | null> | undefined;
  readonly onFocus: () => void;
  readonly onPick: (column: string, side: Side) => void;
  readonly onMerge: () => void;
  readonly onNotSame: () => void;
}

export function DuplicateCard(props: DuplicateCardProps) {
  const { pair, fields, picked, isCurrent, isBusy, focusTarget, onFocus, onPick, onMerge, onNotSame } = props;
  const [first, second] = pair.companies;
  return (
    <Card
      component="article"
      ref={focusTarget}
      tabIndex={-1}
      aria-label={messages.pair(first.name, second.name)}
      aria-current={isCurrent ? "true" : undefined}
      className={classes.card}
      onFocus={onFocus}
    >
      <Group justify="space-between" gap="sm" mb="md">
        <Badge variant="light" color="gray" tt="none" fw={500}>
          {messages.reasons[pair.reason]}
        </Badge>
        <Group gap="xs">
          <Button variant="default" size="xs" leftSection={<IconX size={15} />} disabled={isBusy} onClick={onNotSame}>
            {messages.notSame}
          </Button>
          <Button size="xs" leftSection={<IconArrowMerge size={15} />} disabled={isBusy} onClick={onMerge}>
            {messages.merge}
          </Button>
        </Group>
      </Group>
      <div className={classes.fields}>
        {fields.map((field) => (
          <Field key={field.column} field={field} side={picked[field.column] ?? field.preset} onPick={onPick} />
        ))}
        {(first.hotlists > 0 || second.hotlists > 0) && (
          <div className={classes.field}>
            <span className={classes.label}>Hotlists</span>
            {[first, second].map(({ id, hotlists }) => (
              <Text key={id} size="sm" className={classes.value} c="dimmed">
                {messages.onHotlists(hotlists)}
              </Text>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}

interface FieldProps {
  readonly field: ComparedField;
  readonly side: Side;
  readonly onPick: (column: string, side: Side) => void;
}

// Native radios: a screenful of Mantine's takes long to render.
function Field({ field: { column, label, values, differs }, side, onPick }: FieldProps) {
  const name = useId();
  if (!differs) {
    return (
      <div className={classes.field}>
        <span className={classes.label}>{label}</span>
        <span className={classes.same}>{values[0]}</span>
      </div>
    );
  }
  return (
    <div className={classes.field} data-differs role="radiogroup" aria-label={messages.choose(label)}>
      <span className={classes.label}>{label}</span>
      {values.map((value, index) => (
        <label key={index} className={classes.value} data-picked={side === index || undefined}>
          <input
            type="radio"
            name={name}
            checked={side === index}
            onChange={() => onPick(column, index === 0 ? 0 : 1)}
          />
          <span className={value === null ? classes.empty : undefined}>{value ?? messages.empty}</span>
        </label>
      ))}
    </div>
  );
}
