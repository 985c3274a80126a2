import { Text } from "@mantine/core";
import type { KeyboardEvent } from "react";

const IS_APPLE = /^(?:Mac|iP)/.test(navigator.platform);

/** For the submit button. */
export const SUBMIT_SHORTCUT = { "aria-keyshortcuts": IS_APPLE ? "Meta+Enter" : "Control+Enter" } as const;

/** Ctrl+Enter, or Command+Enter, submits the form of a text field. */
export function submitOnShortcut(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Beside the submit button; screen readers read it from the button. */
export function SubmitHint() {
  return (
    <Text span size="xs" c="dimmed" visibleFrom="sm" aria-hidden>
      {IS_APPLE ? "⌘ Enter" : "Ctrl+Enter"}
    </Text>
  );
}
