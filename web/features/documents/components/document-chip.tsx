import { ActionIcon, CloseButton, Loader, Text, Textarea } from "@mantine/core";
import { IconAlertTriangle, IconDots, IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import { ActionMenu } from "#web/ui/action-menu.tsx";
import { LazyModal } from "#web/ui/lazy-modal.tsx";
import { documentsMessages as messages } from "../messages.ts";
import type { DocumentEntry } from "../use-documents.ts";
import classes from "./documents.module.css";

interface DocumentChipProps {
  readonly entry: DocumentEntry;
  readonly isSelected: boolean;
  readonly onSelect: (() => void) | undefined;
  readonly onRemove: () => void;
  readonly onReread: (isPlainText: boolean) => void;
}

/** A file with what it was taken for, or why it cannot be read. */
export function DocumentChip({ entry, isSelected, onSelect, onRemove, onReread }: DocumentChipProps) {
  const { file, document, isPlainText } = entry;
  const [isTextShown, setTextShown] = useState(false);
  const problem = document?.problem ?? null;
  const label = (
    <>
      <span className={classes.icon} aria-hidden>
        {document === null && <Loader size={16} />}
        {document !== null &&
          (problem === null ? (
            <IconFileText size={18} stroke={1.6} />
          ) : (
            <IconAlertTriangle size={18} stroke={1.6} color="var(--mantine-color-error)" />
          ))}
      </span>
      <span className={classes.name}>
        <Text component="span" size="sm" fw={550} truncate>
          {file.name}
        </Text>
        <Text component="span" size="xs" c={problem === null ? "dimmed" : "var(--mantine-color-error)"}>
          {document === null && messages.reading}
          {problem?.message}
          {document !== null &&
            problem === null &&
            [messages.kind(document), document.notice].filter((part) => part !== null).join(". ")}
        </Text>
      </span>
    </>
  );
  const isReadable = document !== null && problem === null;
  return (
    <li className={classes.chip} data-selected={isSelected || undefined} data-failed={problem !== null || undefined}>
      {isReadable && onSelect !== undefined ? (
        <button type="button" className={classes.select} aria-pressed={isSelected} onClick={onSelect}>
          {label}
        </button>
      ) : (
        <div className={classes.select}>{label}</div>
      )}
      {isReadable && (
        <ActionMenu
          opener={
            <ActionIcon variant="subtle" color="gray" aria-label={messages.options(file.name)}>
              <IconDots size={16} />
            </ActionIcon>
          }
          sections={[
            {
              actions: [
                { label: messages.showText, onSelect: () => setTextShown(true) },
                ...(isPlainText || document.profile !== null
                  ? [
                      {
                        label: isPlainText ? messages.layout : messages.plainText,
                        onSelect: () => onReread(!isPlainText),
                      },
                    ]
                  : []),
              ],
            },
          ]}
        />
      )}
      <CloseButton size="sm" aria-label={messages.remove(file.name)} onClick={onRemove} />
      <LazyModal opened={isTextShown} onClose={() => setTextShown(false)} title={messages.textOf(file.name)} size="xl">
        <Textarea
          readOnly
          aria-label={messages.textOf(file.name)}
          value={document?.text ?? ""}
          rows={22}
          classNames={{ input: classes.text }}
        />
      </LazyModal>
    </li>
  );
}
