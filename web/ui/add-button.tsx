import { Button, type ButtonProps } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";

interface AddButtonProps {
  readonly label: string;
  /** Accessible name, if it says more than the label. */
  readonly name?: string | undefined;
  readonly size?: Extract<ButtonProps["size"], "xs" | "compact-xs">;
  /** Opens a popover beside the button. */
  readonly onOpen: (opener: HTMLElement) => void;
  /** Loads the popover. */
  readonly onPreload?: () => void;
}

/** A button that adds what the screen shows to something else. */
export function AddButton({ label, name, size = "xs", onOpen, onPreload }: AddButtonProps) {
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<IconPlus size={14} />}
      aria-haspopup="dialog"
      aria-label={name}
      onPointerEnter={onPreload}
      onFocus={onPreload}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {label}
    </Button>
  );
}
