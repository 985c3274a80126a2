import { lazy, Suspense, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { useLazyPart } from "../use-lazy-part.ts";
import { DensityButton } from "./density-button.tsx";

const loadMenu = () =>
  loadPart(async () => ({ default: (await import("./opened-density-menu.tsx")).OpenedDensityMenu }));
const OpenedDensityMenu = lazy(loadMenu);

interface DensityMenuProps {
  readonly rowHeight: number;
  readonly onChoose: (rowHeight: number) => void;
}

/** The menu and the library that positions it are loaded when the button is hovered, focused or clicked. */
export function DensityMenu(props: DensityMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { wasOpened, preloadProps } = useLazyPart(isOpen, loadMenu);
  const closed = { "aria-haspopup": "menu", "aria-expanded": false } as const;
  if (!wasOpened) return <DensityButton {...preloadProps} {...closed} onClick={() => setOpen(true)} />;
  return (
    <Suspense fallback={<DensityButton {...closed} aria-busy />}>
      <OpenedDensityMenu {...props} />
    </Suspense>
  );
}
