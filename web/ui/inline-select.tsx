import { Select } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FieldConflict } from "./field-conflict.tsx";

interface InlineSelectProps {
  readonly label: string;
  readonly value: string | null;
  /** Who set the value, as shown; null if unknown. */
  readonly author: string | null;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  readonly nothingFoundMessage?: string;
  readonly clearLabel: string;
  /** The saving state. */
  readonly rightSection?: ReactNode;
  readonly onSave: (value: string | null) => void;
}

/**
 * Chooses a value in place: choosing saves. If the value changes while the list is open, the typed search stays and the user
 * chooses; closing the list shows the new value.
 */
export function InlineSelect({ value, author, data, clearLabel, onSave, ...field }: InlineSelectProps) {
  const [held, setHeld] = useState<{ readonly value: string | null } | null>(null);
  const hasConflict = held !== null && held.value !== value;
  return (
    <div>
      <Select
        {...field}
        searchable
        clearable
        allowDeselect={false}
        clearButtonProps={{ "aria-label": clearLabel }}
        value={held === null ? value : held.value}
        onChange={(chosen) => {
          setHeld(null);
          onSave(chosen);
        }}
        onDropdownOpen={() => setHeld({ value })}
        onDropdownClose={() => setHeld(null)}
        data={data}
      />
      <FieldConflict
        theirs={hasConflict ? (data.find((item) => item.value === value)?.label ?? value ?? "") : null}
        author={author}
        onUseTheirs={() => setHeld(null)}
      />
    </div>
  );
}
