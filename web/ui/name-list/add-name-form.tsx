import { Button, Card, Flex, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";

interface AddNameFormProps {
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string;
  readonly button: string;
  /** Returns whether the name was added; then the field is cleared. */
  readonly onAdd: (typed: string) => Promise<boolean>;
}

const MAX_NAME_LENGTH = 300;

export function AddNameForm({ label, placeholder, hint, button, onAdd }: AddNameFormProps) {
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isAdded = await onAdd(typed);
    setBusy(false);
    // What was typed while it was saved is the next name.
    if (isAdded) setTyped((current) => (current === typed ? "" : current));
    field.current?.focus();
  }

  return (
    <Card component="form" onSubmit={(event) => void submit(event)} noValidate>
      <Flex gap="sm" direction={{ base: "column", xs: "row" }} align={{ xs: "flex-end" }}>
        <TextInput
          ref={field}
          flex={1}
          w="100%"
          label={label}
          description={hint}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" leftSection={<IconPlus size={16} />} loading={isBusy}>
          {button}
        </Button>
      </Flex>
    </Card>
  );
}
