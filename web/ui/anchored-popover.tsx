import { Popover, Portal } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";

/** For focusable elements of the popover: Escape closes it, and not the drawer or dialog that it was opened from. */
export const OWN_ESCAPE = { "data-mantine-stop-propagation": "true" } as const;

export interface AnchoredPopoverProps {
  /** The popover opens beside it. It may leave the page. */
  readonly opener: HTMLElement;
  /** Gets the focus back on Escape; default `opener`. */
  readonly returnTo?: HTMLElement | undefined;
  /** Accessible name. */
  readonly label: string;
  readonly width?: number | "max-content";
  readonly position?: "bottom-start" | "bottom-end" | "top";
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small dialog beside an element of the page. Escape and a click outside close it. */
export function AnchoredPopover({
  opener,
  label,
  width = "max-content",
  position = "bottom-end",
  returnTo = opener,
  onClose,
  children,
}: AnchoredPopoverProps) {
  const [box] = useState(() => opener.getBoundingClientRect());

  function onKeyDown(event: KeyboardEvent) {
    // The keys of the screen below have no meaning here.
    event.stopPropagation();
    if (event.key !== "Escape" || event.defaultPrevented) return;
    onClose();
    returnFocus(returnTo);
  }

  return (
    <Portal>
      <Popover
        opened
        onChange={(isOpen) => !isOpen && onClose()}
        position={position}
        width={width}
        shadow="md"
        trapFocus
        withRoles={false}
        closeOnEscape={false}
        hideDetached={false}
        transitionProps={{ duration: 0 }}
        middlewares={{ flip: true, shift: { padding: 12 } }}
      >
        <Popover.Target>
          <span
            aria-hidden
            style={{
              position: "fixed",
              left: box.left,
              top: box.top,
              width: box.width,
              height: box.height,
              zIndex: -1,
            }}
          />
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-label={label}
          ref={focusAtOnce}
          // A click on its text keeps the focus in it.
          tabIndex={-1}
          {...OWN_ESCAPE}
          style={{ maxWidth: "calc(100vw - 24px)" }}
          onKeyDown={onKeyDown}
        >
          {children}
        </Popover.Dropdown>
      </Popover>
    </Portal>
  );
}

/** The focus trap takes the focus a moment later: until then Escape would close the drawer that has the opener. */
function focusAtOnce(dropdown: HTMLElement | null): void {
  dropdown?.focus({ preventScroll: true });
}

/** After the popover was closed by a key or one of its buttons. */
export function returnFocus(opener: HTMLElement): void {
  if (opener.isConnected) opener.focus();
}
