import { lazy, Suspense, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { UserButton } from "./user-button.tsx";

const loadMenu = () => loadPart(async () => ({ default: (await import("./opened-user-menu.tsx")).OpenedUserMenu }));
const OpenedUserMenu = lazy(loadMenu);

/** The menu and the library that positions it are loaded when the button is hovered, focused or clicked. */
export function UserMenu() {
  const [isOpen, setOpen] = useState(false);
  const { wasOpened, preloadProps } = useLazyPart(isOpen, loadMenu);
  if (!wasOpened) {
    return <UserButton {...preloadProps} aria-haspopup="menu" aria-expanded={false} onClick={() => setOpen(true)} />;
  }
  return (
    <Suspense fallback={<UserButton aria-haspopup="menu" aria-expanded={false} aria-busy />}>
      <OpenedUserMenu />
    </Suspense>
  );
}
