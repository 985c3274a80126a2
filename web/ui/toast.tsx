/** One toast at a time: a new one replaces the last. */
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";

const KINDS = {
  success: { "data-kind": "success", color: "pine", icon: <IconCheck size={18} />, role: "status" },
  warning: { "data-kind": "warning", color: "yellow", icon: <IconAlertTriangle size={18} />, role: "status" },
  error: { "data-kind": "error", color: "red", icon: <IconAlertTriangle size={18} />, role: "alert" },
} as const;

/** What the toast on screen can undo; a deletion soon after another adds to it. */
let undoable: readonly (() => void)[] = [];

/** Ctrl/Cmd+Z does this once, also after the toast has closed. */
let undoLast: (() => void) | null = null;

addEventListener("keydown", (event) => {
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
  if (!isUndo || event.defaultPrevented || undoLast === null || isTyping(event.target)) return;
  event.preventDefault();
  const undo = undoLast;
  clearToasts();
  undo();
});

/** A field undoes its own text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox], [type=radio]), textarea, [contenteditable]") !== null
  );
}

function show(kind: keyof typeof KINDS, title: string, message: ReactNode) {
  clearToasts();
  return notifications.show({
    onClose: () => {
      undoable = [];
    },
    title,
    message,
    ...KINDS[kind],
    closeButtonProps: { "aria-label": "Dismiss" },
    withBorder: true,
    // Mantine's gray has too little contrast for small text.
    styles: { description: { color: "var(--mantine-color-dimmed)" } },
  });
}

/** Hides the current toast at once. */
export function clearToasts(): void {
  undoable = [];
  undoLast = null;
  notifications.clean();
  notifications.cleanQueue();
}

export const toast = {
  /** The end of a batch: no success if nothing succeeded. */
  completed: (succeeded: number, title: string, message: string) =>
    void show(succeeded > 0 ? "success" : "warning", title, message),
  success: (title: string, message = "") => void show("success", title, message),
  /** "Destructive" in the specification. */
  error: (title: string, message = "") => void show("error", title, message),
  /**
   * A success with an undo button, preceded by `action`. It also offers to undo what the toast that it replaces would have
   * undone.
   */
  undo: (title: string, message: string, onUndo: () => void, action?: ToastButton) => {
    const all = [onUndo, ...undoable];
    const undoAll = () => {
      for (const undo of all) undo();
    };
    const more = all.length === 1 ? [] : [{ label: `Undo all ${all.length}`, onClick: undoAll }];
    withButtons("success", title, message, [...(action ? [action] : []), { label: "Undo", onClick: onUndo }, ...more]);
    undoable = all;
    undoLast = onUndo;
  },
  /** An error with a button that leads further. */
  errorWithAction: (title: string, message: string, label: string, onAction: () => void) =>
    withButtons("error", title, message, [{ label, onClick: onAction }]),
};

interface ToastButton {
  readonly label: string;
  readonly onClick: () => void;
}

function withButtons(kind: keyof typeof KINDS, title: string, message: string, buttons: readonly ToastButton[]): void {
  const id = show(
    kind,
    title,
    <>
      {message}
      <Group gap="xs" mt={8}>
        {buttons.map(({ label, onClick }) => (
          <Button
            key={label}
            variant="light"
            size="compact-sm"
            maw="100%"
            onClick={() => {
              undoLast = null;
              notifications.hide(id);
              onClick();
            }}
          >
            {label}
          </Button>
        ))}
      </Group>
    </>,
  );
}
