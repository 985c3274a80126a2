import { Button, Card, Group, Stack } from "@mantine/core";
import { type FormEvent, useRef } from "react";
import { LongTextarea, type LongTextareaHandle } from "#web/ui/long-textarea.tsx";
import { SUBMIT_SHORTCUT, SubmitHint } from "#web/ui/submit-shortcut.tsx";
import { toast } from "#web/ui/toast.tsx";
import { documentsMessages as messages } from "../messages.ts";

interface PasteTextProps {
  /** Such as "Generate CV". */
  readonly action: string;
  readonly isReading: boolean;
  /** The text as a file, so that it is read as one. */
  readonly onFiles: (files: readonly File[]) => void;
}

export function PasteText({ action, isReading, onFiles }: PasteTextProps) {
  const field = useRef<LongTextareaHandle>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.read() ?? "";
    if (/\S/.test(text)) onFiles([new File([text], messages.pastedName, { type: "text/plain" })]);
    else toast.error(messages.paste, messages.pasteEmpty);
  }

  return (
    <Card component="section" aria-label={messages.paste}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <LongTextarea
            handle={field}
            isFocused
            onEdit={() => undefined}
            aria-label={messages.paste}
            placeholder={messages.pastePlaceholder}
            rows={8}
            spellCheck={false}
          />
          <Group justify="flex-end" gap="sm">
            <SubmitHint />
            <Button {...SUBMIT_SHORTCUT} type="submit" loading={isReading}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
