import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { type Fact, type StoredFact, typedFact } from "#domain/provenance/provenance.ts";
import { provenanceMessages as messages } from "../messages.ts";

interface FactEditorProps {
  readonly fact: Fact;
  readonly isSaving: boolean;
  /** The value as stored in the column. */
  readonly onSave: (value: StoredFact) => void;
  readonly onCancel: () => void;
}

export function FactEditor({ fact, isSaving, onSave, onCancel }: FactEditorProps) {
  const [text, setText] = useState(fact.value ?? "");
  const [error, setError] = useState<string | null>(null);
  const field = {
    label: fact.label,
    value: text,
    error,
    "data-autofocus": true,
    autoFocus: true,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => setText(event.currentTarget.value),
  };

  function save(event: FormEvent) {
    event.preventDefault();
    const value = typedFact(fact.column, text);
    if (value === null)
      setError(text.trim() === "" ? messages.empty : (messages.invalid[fact.column] ?? messages.empty));
    else onSave(value);
  }

  return (
    <form onSubmit={save}>
      {fact.column === "short_description" ? (
        <Textarea {...field} autosize maxRows={8} maxLength={2000} />
      ) : (
        <TextInput {...field} maxLength={300} />
      )}
      <Group gap="xs" mt="xs">
        <Button type="submit" size="compact-sm" loading={isSaving}>
          {messages.save}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </Group>
    </form>
  );
}
