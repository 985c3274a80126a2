import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { Fact, StoredFact } from "#domain/provenance/provenance.ts";
import { typedFact } from "#domain/provenance/typed-fact.ts";
import { useAuthorName } from "#web/data/team/author-name.ts";
import { FieldConflict } from "#web/ui/field-conflict.tsx";
import { useEditedText } from "#web/ui/use-edited-text.ts";
import { cardMessages as messages } from "../card-messages.ts";

interface FactEditorProps {
  readonly fact: Fact;
  readonly isSaving: boolean;
  /** The value as stored in the column. */
  readonly onSave: (value: StoredFact) => void;
  readonly onCancel: () => void;
}

export function FactEditor({ fact, isSaving, onSave, onCancel }: FactEditorProps) {
  const value = fact.value ?? "";
  const { text, setText, hasConflict, showSaved } = useEditedText(value);
  const nameOf = useAuthorName();
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
    const stored = typedFact(fact.column, text);
    if (stored === null)
      setError(text.trim() === "" ? messages.empty : (messages.invalid[fact.column] ?? messages.empty));
    else onSave(stored);
  }

  return (
    <form onSubmit={save}>
      {fact.column === "short_description" ? (
        <Textarea {...field} autosize maxRows={8} maxLength={2000} />
      ) : (
        <TextInput {...field} maxLength={300} />
      )}
      <FieldConflict
        theirs={hasConflict ? value : null}
        author={nameOf(fact.change?.actor?.email)}
        onUseTheirs={showSaved}
      />
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
