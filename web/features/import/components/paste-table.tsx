import { Button, Stack, Textarea } from "@mantine/core";
import { IconTable } from "@tabler/icons-react";
import { useState } from "react";
import { importMessages } from "../messages.ts";

const messages = importMessages.file;

interface PasteTableProps {
  readonly isReading: boolean;
  readonly onPaste: (text: string) => void;
}

export function PasteTable({ isReading, onPaste }: PasteTableProps) {
  const [text, setText] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPaste(text);
      }}
    >
      <Stack gap="xs" align="flex-start">
        <Textarea
          label={messages.paste}
          description={messages.pasteHint}
          w="100%"
          rows={4}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          spellCheck={false}
          autoComplete="off"
          styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)", whiteSpace: "pre" } }}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconTable size={16} />}
          disabled={isReading || text.trim() === ""}
        >
          {messages.pasteButton}
        </Button>
      </Stack>
    </form>
  );
}
