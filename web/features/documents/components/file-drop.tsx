import { Group, Stack, Text } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { documentsMessages as messages } from "../messages.ts";
import type { Documents } from "../use-documents.ts";
import { DocumentChip } from "./document-chip.tsx";
import classes from "./documents.module.css";
import { DropAnywhere } from "./drop-anywhere.tsx";
import { FileButton } from "./file-button.tsx";

interface FileDropProps {
  readonly documents: Documents;
  /** A line with a button instead of a field. */
  readonly isCompact?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onReread: (entry: Documents["entries"][number], isPlainText: boolean) => void;
  /** Whether a chip shows its document on the screen. */
  readonly hasSelection: boolean;
  /** Shown beside the button of a compact one. */
  readonly children?: ReactNode;
}

/** Takes files that are chosen, or dropped anywhere on the screen, and lists what they were taken for. */
export function FileDrop({ documents, isCompact = false, onFiles, onReread, hasSelection, children }: FileDropProps) {
  const { entries, selected, select, remove } = documents;
  const pending = entries.filter(({ document }) => document === null).length;
  return (
    <Stack gap="sm">
      <DropAnywhere onFiles={onFiles} />
      {isCompact ? (
        <Group gap="xs">
          <FileButton label={messages.chooseOther} variant="default" size="xs" onFiles={onFiles} />
          <Text size="xs" c="dimmed">
            {messages.shortHint}
          </Text>
          {children}
        </Group>
      ) : (
        <div className={classes.drop} data-compact={entries.length > 0 || undefined}>
          {entries.length === 0 && (
            <>
              <IconFileText size={32} stroke={1.4} aria-hidden />
              <Text fw={600}>{messages.heading}</Text>
              <Text size="sm" c="dimmed" maw={520}>
                {messages.hint}
              </Text>
            </>
          )}
          <FileButton
            label={entries.length === 0 ? messages.choose : messages.chooseOther}
            variant={entries.length === 0 ? "filled" : "default"}
            onFiles={onFiles}
          />
          {entries.length > 0 && (
            <Text size="xs" c="dimmed">
              {messages.shortHint}
            </Text>
          )}
        </div>
      )}
      <Text size="xs" c="dimmed" role="status" className={classes.status}>
        {pending > 0 && messages.readingAll(pending)}
      </Text>
      {entries.length > 0 && (
        <ul className={classes.chips} aria-label={messages.list}>
          {entries.map((entry) => (
            <DocumentChip
              key={entry.key}
              entry={entry}
              isSelected={hasSelection && entry.key === selected?.key}
              onSelect={hasSelection ? () => select(entry.key) : undefined}
              onRemove={() => remove(entry.key)}
              onReread={(isPlainText) => onReread(entry, isPlainText)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
