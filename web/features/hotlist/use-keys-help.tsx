import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { KeysButton } from "./components/keys-button.tsx";

const KeysPopover = lazy(() =>
  loadPart(async () => ({ default: (await import("./components/work-parts.ts")).KeysPopover })),
);

/** The button that shows the table's keys, and `?`. */
export function useKeysHelp(): {
  /** Opens it by key: the focus returns to where it was. */
  readonly show: () => void;
  readonly button: ReactNode;
  readonly popover: ReactNode;
} {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ readonly opener: HTMLElement; readonly returnTo: HTMLElement } | null>(null);
  return {
    show: () => {
      const [opener, focused] = [button.current, document.activeElement];
      if (opener === null) return;
      const hasFocus = focused instanceof HTMLElement && focused !== document.body;
      setOpened({ opener, returnTo: hasFocus ? focused : opener });
    },
    button: <KeysButton ref={button} onOpen={(opener) => setOpened({ opener, returnTo: opener })} />,
    popover: opened !== null && (
      <Suspense>
        <KeysPopover {...opened} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  };
}
