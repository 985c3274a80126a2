import { type MouseEvent, useRef, useState } from "react";

/** For a button that opens a popover, and closes it when it is pressed again: the element, and what the button needs. */
export function useOpener() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  // A press outside the popover closes it before the click.
  const wasOpen = useRef(false);
  return {
    opener,
    close: () => setOpener(null),
    openerProps: {
      "aria-haspopup": "dialog",
      "aria-expanded": opener !== null,
      onPointerDown: () => {
        wasOpen.current = opener !== null;
      },
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setOpener(wasOpen.current ? null : currentTarget);
        wasOpen.current = false;
      },
    } as const,
  };
}
