import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useRef, useState } from "react";
import type { ReadDocument } from "#domain/documents/read-document.ts";
import { documentsMessages as messages } from "../messages.ts";
import { type DocumentEntry, useDocuments } from "../use-documents.ts";
import { FileDrop } from "./file-drop.tsx";

interface FilesIntoTextProps {
  /** Shows the text; returns a function that puts the former text back, null without one. */
  readonly onText: (text: string) => (() => void) | null;
}

/** Takes files into a field: their texts, one after the other. */
export function FilesIntoText({ onText }: FilesIntoTextProps) {
  const documents = useDocuments();
  const last = useRef("");
  // Not a toast: the result of the analysis shows one.
  const [undo, setUndo] = useState<(() => void) | null>(null);

  function show(read: readonly ReadDocument[]) {
    const text = read
      .filter(({ problem }) => problem === null)
      .map((document) => document.text)
      .join("\n\n");
    if (text === "" || text === last.current) return;
    last.current = text;
    const former = onText(text);
    setUndo(() => former);
  }

  function putBack() {
    undo?.();
    setUndo(null);
    last.current = "";
  }

  return (
    <FileDrop
      documents={documents}
      isCompact
      hasSelection={false}
      onFiles={(files) => void documents.add(files).then(show)}
      onReread={(entry: DocumentEntry, isPlainText) => void documents.read(entry, isPlainText).then(show)}
    >
      {undo !== null && (
        <Button variant="subtle" color="gray" size="xs" leftSection={<IconArrowBackUp size={14} />} onClick={putBack}>
          {messages.putBack}
        </Button>
      )}
    </FileDrop>
  );
}
