/** One toast at a time: a new one replaces the last. */
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";

const KINDS = {
  success: { "data-kind": "success", color: "pine", icon: <IconCheck size={18} />, role: "status" },
  warning: { "data-kind": "warning", color: "yellow", icon: <IconAlertTriangle size={18} />, role: "status" },
  error: { "data-kind": "error", color: "red", icon: <IconAlertTriangle size={18} />, role: "alert" },
} as const;

function show(kind: keyof typeof KINDS, title: string, message: ReactNode) {
  clearToasts();
  return notifications.show({
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
  /** A success with an undo button. */
  undo: (title: string, message: string, onUndo: () => void) => withButton("success", title, message, "Undo", onUndo),
  /** An error with a button that leads further. */
  errorWithAction: (title: string, message: string, label: string, onAction: () => void) =>
    withButton("error", title, message, label, onAction),
};

function withButton(
  kind: keyof typeof KINDS,
  title: string,
  message: string,
  label: string,
  onClick: () => void,
): void {
  const id = show(
    kind,
    title,
    <>
      {message}
      <Button
        variant="light"
        size="compact-sm"
        mt={8}
        display="block"
        maw="100%"
        onClick={() => {
          notifications.hide(id);
          onClick();
        }}
      >
        {label}
      </Button>
    </>,
  );
}
