import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { amountText, parseAmount } from "#domain/views/address.ts";
import { describeDay } from "#domain/views/describe.ts";
import { OWN_ESCAPE } from "#web/ui/anchored-popover.tsx";
import type { ValueEditorProps } from "../builder-context.ts";
import { viewMessages as messages } from "../messages.ts";
import classes from "./builder.module.css";
import { ChoiceEditor } from "./choice-editor.tsx";

/** Edits a value as its field's kind needs it. */
export function ValueEditor(props: ValueEditorProps) {
  const { field, value, onChange } = props;
  const common = { ...OWN_ESCAPE, size: "xs", "aria-label": messages.value(field.label) } as const;
  switch (field.kind) {
    case "text":
      return (
        <TextInput
          {...common}
          maxLength={300}
          value={typeof value === "string" ? value : ""}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case "number":
    case "amount":
      return <NumberEditor {...props} />;
    case "day":
    case "time":
      return <DayEditor {...props} />;
    case "flag":
      return (
        <NativeSelect
          {...common}
          data={[
            { value: "true", label: messages.yes },
            { value: "false", label: messages.no },
          ]}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value === "true")}
        />
      );
    default:
      return <ChoiceEditor {...props} />;
  }
}

function NumberEditor({ field, value, onChange }: ValueEditorProps) {
  const isAmount = field.kind === "amount";
  const [typed, setTyped] = useState(() =>
    typeof value !== "number" ? "" : isAmount ? amountText(value) : String(value),
  );
  const isWrong = typed.trim() !== "" && readNumber(typed, isAmount) === null;
  return (
    <TextInput
      {...OWN_ESCAPE}
      size="xs"
      inputMode={isAmount ? "text" : "decimal"}
      aria-label={messages.value(field.label)}
      placeholder={isAmount ? messages.amountHint : undefined}
      maxLength={20}
      value={typed}
      error={isWrong ? (isAmount ? messages.notAmount : messages.notNumber) : undefined}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(readNumber(event.currentTarget.value, isAmount));
      }}
    />
  );
}

/** `$10,000,000`, `10M` and `10 m` are ten millions. */
function readNumber(text: string, isAmount: boolean): number | null {
  const plain = text.replaceAll(/[\s,$]/g, "");
  return isAmount || !/[kmb]$/i.test(plain) ? parseAmount(plain) : null;
}

const RELATIVE_DAYS = ["0d", "-7d", "-30d", "-90d", "-365d", "7d", "30d"];
const EXACT = "exact";

/** A day relative to today, or one of the calendar. */
function DayEditor({ field, value, onChange }: ValueEditorProps) {
  const text = typeof value === "string" ? value : "";
  const [isExact, setExact] = useState(() => !text.endsWith("d"));
  const days = isExact || RELATIVE_DAYS.includes(text) ? RELATIVE_DAYS : [...RELATIVE_DAYS, text];
  return (
    <div className={classes.day}>
      <NativeSelect
        {...OWN_ESCAPE}
        size="xs"
        aria-label={messages.value(field.label)}
        data={[
          ...days.map((day) => ({ value: day, label: describeDay(day) })),
          { value: EXACT, label: messages.exactDay },
        ]}
        value={isExact ? EXACT : text}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setExact(chosen === EXACT);
          onChange(chosen === EXACT ? null : chosen);
        }}
      />
      {isExact && (
        <TextInput
          {...OWN_ESCAPE}
          type="date"
          size="xs"
          aria-label={`${messages.value(field.label)}: ${messages.exactDay}`}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
