import { ActionIcon } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import type { Ref } from "react";
import { hotlistMessages as messages } from "../messages.ts";

interface KeysButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onOpen: (opener: HTMLElement) => void;
}

export function KeysButton({ ref, onOpen }: KeysButtonProps) {
  return (
    <ActionIcon
      ref={ref}
      variant="subtle"
      color="gray"
      size={26}
      title={messages.keys}
      aria-label={messages.keys}
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      visibleFrom="sm"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <IconKeyboard size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
