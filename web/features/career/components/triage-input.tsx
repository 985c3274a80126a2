import { Button, Card, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconFileUpload, IconPlus } from "@tabler/icons-react";
import { type FormEvent, memo, useState } from "react";
import { DropOverlay } from "#web/ui/drop-overlay.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useFileDrop } from "#web/ui/use-file-drop.ts";
import { triageMessages } from "../triage-messages.ts";

interface TriageInputProps {
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

const ACCEPTED = ".pdf,.docx,.zip,.json,.txt,.md";

export function TriageInput({ onText, onFiles }: TriageInputProps) {
  const [text, setText] = useState("");
  const isDragged = useFileDrop((...files) => onFiles(files));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") {
      toast.error(triageMessages.nothingTitle, triageMessages.nothing);
      return;
    }
    onText(text);
    setText("");
  }

  return (
    <Card component="section" aria-label={triageMessages.paste}>
      {isDragged && <DropOverlay title={triageMessages.dropTitle} hint={triageMessages.dropHint} />}
      <form onSubmit={submit}>
        <Stack gap="sm">
          <PasteField value={text} onChange={setText} />
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="dimmed">
              {triageMessages.pasteHint}
            </Text>
            <Group gap="sm">
              <FileButton multiple accept={ACCEPTED} onChange={(files) => files.length > 0 && onFiles(files)}>
                {(props) => (
                  <Button {...props} variant="default" leftSection={<IconFileUpload size={16} />}>
                    {triageMessages.chooseFiles}
                  </Button>
                )}
              </FileButton>
              <Button type="submit" leftSection={<IconPlus size={16} />}>
                {triageMessages.read}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

interface PasteFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Measures the page at each render, so it is rendered for changes of the text only. */
const PasteField = memo(function PasteField({ value, onChange }: PasteFieldProps) {
  return (
    <Textarea
      label={triageMessages.paste}
      placeholder={triageMessages.placeholder}
      minRows={4}
      maxRows={10}
      autosize
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
});
