/** One toast at a time: a new one replaces the last. */
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";

function show(kind: "success" | "error", title: string, message: ReactNode) {
  clearToasts();
  return notifications.show({
    title,
    message,
    color: kind === "success" ? "pine" : "red",
    icon: kind === "success" ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />,
    role: kind === "success" ? "status" : "alert",
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
  success: (title: string, message = "") => void show("success", title, message),
  /** "Destructive" in the specification. */
  error: (title: string, message = "") => void show("error", title, message),
  /** A success with an undo button. */
  undo: (title: string, message: string, onUndo: () => void) => {
    const id = show(
      "success",
      title,
      <>
        {message}
        <Button
          variant="light"
          size="compact-sm"
          mt={8}
          display="block"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          Undo
        </Button>
      </>,
    );
  },
};
