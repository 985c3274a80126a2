import { type RefObject, useEffect } from "react";

/** Not on touch screens, where the focus opens the keyboard over the screen. */
const HAS_KEYBOARD = "(hover: hover) and (pointer: fine)";

/** Focuses the field of a screen when the screen opens. */
export function useFieldFocus(field: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted && matchMedia(HAS_KEYBOARD).matches) field.current?.focus({ preventScroll: true });
  }, [field, isWanted]);
}
