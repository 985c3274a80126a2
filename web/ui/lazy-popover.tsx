import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import type { AnchoredPopoverProps } from "./anchored-popover.tsx";
import { useLazyPart } from "./use-lazy-part.ts";
import { useOpener } from "./use-opener.ts";

const loadPopover = () => loadPart(async () => ({ default: (await import("./anchored-popover.tsx")).AnchoredPopover }));
const AnchoredPopover = lazy(loadPopover);

interface LazyPopoverProps extends Pick<AnchoredPopoverProps, "label" | "width" | "position"> {
  /** Opens the popover. */
  readonly button: ReactElement<object>;
  readonly children: ReactNode;
}

/** A button with a small dialog. What positions it is loaded when the button is hovered, focused or clicked. */
export function LazyPopover({ button, children, ...popover }: LazyPopoverProps) {
  const { opener, openerProps, close } = useOpener();
  const { preloadProps } = useLazyPart(opener !== null, loadPopover);
  return (
    <>
      {cloneElement(button, { ...openerProps, ...preloadProps })}
      {opener !== null && (
        <Suspense>
          <AnchoredPopover {...popover} opener={opener} onClose={close}>
            {children}
          </AnchoredPopover>
        </Suspense>
      )}
    </>
  );
}
