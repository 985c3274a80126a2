import { useState } from "react";

/**
 * For a part of a screen that is loaded when it is opened, or sooner: when its opener, which gets the `approach`, is
 * pointed at or focused. Once opened it stays in the page.
 */
export function useLazyPart(isOpen: boolean, load: () => Promise<unknown>) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  // What fails now is tried again when the part is opened, and told then.
  const preload = () => void load().catch(() => undefined);
  return { wasOpened, approach: { onPointerEnter: preload, onFocus: preload } };
}
