import { Text } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import classes from "./drop-overlay.module.css";

interface DropOverlayProps {
  readonly title: string;
  readonly hint: string;
}

/** Covers the window while a file is dragged over it. */
export function DropOverlay({ title, hint }: DropOverlayProps) {
  return (
    <div className={classes.overlay} data-print="hidden">
      <div className={classes.frame} role="status">
        <IconFileUpload size={32} stroke={1.5} aria-hidden />
        <Text fw={600} size="lg">
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </div>
    </div>
  );
}
