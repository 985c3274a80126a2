import { useState } from "react";

/**
 * For a lazy part of a screen: `preloadProps` on its opener load it on hover and focus. Once opened it stays mounted.
 */
export function useLazyPart(isOpen: boolean, load: () => Promise<unknown>) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  // A failed preload is repeated, and reported, on opening.
  const preload = () => void load().catch(() => undefined);
  return { wasOpened, preloadProps: { onPointerEnter: preload, onFocus: preload } };
}
