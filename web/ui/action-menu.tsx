import { cloneElement, lazy, Suspense, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import type { ActionMenuProps } from "./opened-action-menu.tsx";
import { useLazyPart } from "./use-lazy-part.ts";

const loadMenu = () => loadPart(async () => ({ default: (await import("./opened-action-menu.tsx")).OpenedActionMenu }));
const OpenedActionMenu = lazy(loadMenu);

/** The menu and the library that positions it are loaded when the button is hovered, focused or clicked. */
export function ActionMenu({ opener, sections }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { wasOpened, preloadProps } = useLazyPart(isOpen, loadMenu);
  const closed = { ...preloadProps, "aria-haspopup": "menu", "aria-expanded": false, onClick: () => setOpen(true) };
  const button = cloneElement(opener, closed);
  if (!wasOpened) return button;
  return (
    <Suspense fallback={button}>
      <OpenedActionMenu opener={opener} sections={sections} />
    </Suspense>
  );
}
