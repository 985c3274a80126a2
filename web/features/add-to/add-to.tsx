import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import type { CompanyToAdd } from "./company-to-add.ts";
import { addToMessages as messages } from "./messages.ts";

interface OpenedAddTo {
  readonly company: CompanyToAdd;
  /** The popover is beside it, and returns the focus to it. */
  readonly opener: HTMLElement;
}

const loadPopover = () =>
  loadPart(async () => ({ default: (await import("./components/add-to-popover.tsx")).AddToPopover }));
const AddToPopover = lazy(loadPopover);
// A failed preload is repeated, and reported, on opening.
const preload = () => void loadPopover().catch(() => undefined);

/** One popover for any number of openers. `open` is stable; render `popover` once. */
export function useAddTo(): {
  readonly open: (company: CompanyToAdd, opener: HTMLElement) => void;
  readonly popover: ReactNode;
} {
  const [opened, setOpened] = useState<OpenedAddTo | null>(null);
  const open = useCallback((company: CompanyToAdd, opener: HTMLElement) => setOpened({ company, opener }), []);
  const close = useCallback(() => setOpened(null), []);
  return {
    open,
    popover: opened !== null && (
      <Suspense>
        <AddToPopover company={opened.company} opener={opened.opener} onClose={close} />
      </Suspense>
    ),
  };
}

interface AddToProps {
  readonly company: CompanyToAdd;
  /** Accessible name, where several are on a screen. */
  readonly label?: string;
}

/** A button that adds a company to any squad's hotlist. */
export function AddTo({ company, label }: AddToProps) {
  const { open, popover } = useAddTo();
  return (
    <>
      <AddButton label={messages.button} name={label} onOpen={(opener) => open(company, opener)} onPreload={preload} />
      {popover}
    </>
  );
}
