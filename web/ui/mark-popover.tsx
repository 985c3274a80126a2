import { Popover } from "@mantine/core";
import type { CSSProperties, ReactNode, Ref } from "react";
import classes from "./annotated-text.module.css";

interface MarkPopoverProps {
  readonly id: string;
  /** Null closes it. */
  readonly title: string | null;
  /** The highlight's box within the area. */
  readonly place: CSSProperties | undefined;
  readonly dropdown: Ref<HTMLDivElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function MarkPopover({ id, title, place, dropdown, onClose, children }: MarkPopoverProps) {
  return (
    <Popover
      opened={title !== null}
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-start"
      width={340}
      shadow="md"
      withRoles={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      middlewares={{ flip: true, shift: { padding: 12 } }}
    >
      <Popover.Target>
        <span className={classes.anchor} style={place} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        id={id}
        role="dialog"
        aria-label={title ?? ""}
        tabIndex={-1}
        style={{ maxWidth: "calc(100vw - 24px)" }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
